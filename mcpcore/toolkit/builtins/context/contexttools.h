// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/builtincommand.h"

#include <memory>

// The built-in tools of the context group.
namespace tooltray::toolkit {

std::unique_ptr<BuiltIn> setContext(WorkPool pool);
std::unique_ptr<BuiltIn> listContext(WorkPool pool);
std::unique_ptr<BuiltIn> clearContext(WorkPool pool);

} // namespace tooltray::toolkit
