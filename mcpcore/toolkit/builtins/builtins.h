// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/command/builtin.h"

#include <memory>
#include <vector>

namespace tooltray::toolkit {

// The built-in tools but for the two that run others, in the order in which they are listed.
std::vector<std::unique_ptr<BuiltIn>> builtIns();

} // namespace tooltray::toolkit
