// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tooltray::engine {

class EngineThread;

// A workspace by its name, and the thread where it is open. The clients of the window and those of the command line
// each have one, so that they may work with different workspaces.
struct WorkspaceLink {
    EngineThread &thread;
    std::string name;
};

// The address of a workspace at the server with the given address: http://127.0.0.1:8665/mcp for the default one, and
// http://127.0.0.1:8665/w/team/mcp for the workspace team. Empty while nothing is served.
std::string workspaceUrl(const std::string &serverUrl, std::string_view workspace);

} // namespace tooltray::engine
