// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/builtincommand.h"

#include <memory>

// The built-in tools that curate saved ones, each in the file of its name.
namespace tooltray::toolkit {

std::unique_ptr<BuiltIn> createTool(WorkPool pool);
std::unique_ptr<BuiltIn> updateTool(WorkPool pool);
std::unique_ptr<BuiltIn> deleteTool(WorkPool pool);
std::unique_ptr<BuiltIn> listTools();
std::unique_ptr<BuiltIn> describeTool();

} // namespace tooltray::toolkit
