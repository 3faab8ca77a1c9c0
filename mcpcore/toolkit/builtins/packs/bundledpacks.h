// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>

// The packs that the program brings along.
namespace tooltray::toolkit {

// The text of one; an error says which there are.
Result<std::string> bundledPack(std::string_view name);

// "demo, gitlab"
std::string bundledPackNames();

} // namespace tooltray::toolkit
