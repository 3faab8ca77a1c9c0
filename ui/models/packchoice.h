// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "workspace/exchange/pack.h"

#include <set>
#include <string>
#include <string_view>

namespace tooltray::ui {

// From a file. The error says where in it something is wrong.
Result<workspace::Pack> readPack(std::string_view content);

// The tools of these names, and of all else in the pack what they need.
workspace::Pack chosenFrom(const workspace::Pack &pack, const std::set<std::string> &tools);

// That the tools call, and that have to be here.
std::set<std::string> endpointsOf(const workspace::Pack &pack);

} // namespace tooltray::ui
