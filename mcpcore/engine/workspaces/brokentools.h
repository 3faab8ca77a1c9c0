// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace tooltray::engine {

// The line of the program's own log, one for all of them: a schema that changed breaks ten thousand tools at once.
// Precondition: there is a tool.
std::string brokenToolsLine(const std::vector<std::string> &tools, const std::string &workspace);

} // namespace tooltray::engine
