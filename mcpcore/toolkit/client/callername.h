// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tooltray::toolkit {

// What a program says it is called, fit to stand in a line of a list: without what cannot be seen or turns the line
// round, and no longer than a line bears. It is a claim: fit to tell programs apart for people, never to let one in.
std::string cleanProgramName(std::string_view claimed);

// Who calls, for people. Programs that come in as the same guest have nothing but their own names to be told apart by:
// "Claude Desktop (stdio)". A client with a token of its own goes by the name in the workspace.
std::string callerName(const std::string &client, const std::string &program);

} // namespace tooltray::toolkit
