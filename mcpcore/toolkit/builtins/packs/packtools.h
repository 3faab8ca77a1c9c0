// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/builtincommand.h"

#include <memory>

// The built-in tools that hand on saved ones.
namespace tooltray::toolkit {

std::unique_ptr<BuiltIn> exportTools(WorkPool pool);
std::unique_ptr<BuiltIn> importTools(WorkPool pool);

} // namespace tooltray::toolkit
