// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <string>
#include <string_view>

// The packs that the program brings along.

namespace tooltray::toolkit {

// The text of one; an error says which there are.
Result<std::string> bundledPack(std::string_view name);

// "demo, github, gitlab"
std::string bundledPackNames();

// What import_tools takes, by the kind of tool: rest, steps, switch. Small packs that can be imported as they are.
json::Value packExamples();

} // namespace tooltray::toolkit
