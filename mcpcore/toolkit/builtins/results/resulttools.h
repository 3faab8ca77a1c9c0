// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/builtincommand.h"

#include <memory>

// The built-in tools that look at what was called before, each in the file of its name.
namespace tooltray::toolkit {

std::unique_ptr<BuiltIn> readResult();
std::unique_ptr<BuiltIn> getRecentCalls();

} // namespace tooltray::toolkit
