// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/builtincommand.h"

#include <memory>

// The built-in tools for what saved tools share: types and mappings.
namespace tooltray::toolkit {

std::unique_ptr<BuiltIn> createType(WorkPool pool);
std::unique_ptr<BuiltIn> listTypes();
std::unique_ptr<BuiltIn> deleteType();
std::unique_ptr<BuiltIn> setMapping(WorkPool pool);
std::unique_ptr<BuiltIn> listMappings();
std::unique_ptr<BuiltIn> deleteMapping();

} // namespace tooltray::toolkit
