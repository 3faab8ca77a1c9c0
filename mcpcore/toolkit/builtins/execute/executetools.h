// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/builtincommand.h"

#include <memory>

// The built-in tools that run operations, each in the file of its name.
namespace tooltray::toolkit {

std::unique_ptr<BuiltIn> executeQuery();
std::unique_ptr<BuiltIn> testTool();

} // namespace tooltray::toolkit
