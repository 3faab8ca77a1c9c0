// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/builtincommand.h"

#include <memory>

// The built-in tools of the schema group, each in the file of its name.
namespace tooltray::toolkit {

std::unique_ptr<BuiltIn> getSchemaInfo(WorkPool pool);
std::unique_ptr<BuiltIn> listEndpoints();
std::unique_ptr<BuiltIn> searchSchema();
std::unique_ptr<BuiltIn> refreshSchema(WorkPool pool);
std::unique_ptr<BuiltIn> validateQuery(WorkPool pool);

} // namespace tooltray::toolkit
