// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace tooltray::storage {

// What a variable of the environment holds; nothing when it is not set.
using Environment = std::function<std::optional<std::string>(const std::string &name)>;

// That of this process.
Environment processEnvironment();

} // namespace tooltray::storage
