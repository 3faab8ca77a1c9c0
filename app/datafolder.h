// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>

namespace tooltray::app {

// The folder given, or "tooltray" in the platform's place for application data; made when missing, and
// proven writable. Absolute on return.
Result<std::string> openDataFolder(const std::optional<std::string> &given);

} // namespace tooltray::app
