// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/builtincommand.h"

#include <memory>

// The built-in tools for the prompts of a workspace; they are called through invoke_command alone.
namespace tooltray::toolkit {

std::unique_ptr<BuiltIn> setPrompt();
std::unique_ptr<BuiltIn> listPrompts();
std::unique_ptr<BuiltIn> deletePrompt();

} // namespace tooltray::toolkit
