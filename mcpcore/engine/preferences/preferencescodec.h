// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/preferences/preferences.h"

#include <string>
#include <string_view>

namespace tooltray::engine {

// Whether all of it can be: names of hosts that are some, sizes within their bounds.
Result<void> check(const Preferences &preferences);

// What the file says.
std::string encodePreferences(const Preferences &preferences);
Result<Preferences> decodePreferences(std::string_view text);

} // namespace tooltray::engine
