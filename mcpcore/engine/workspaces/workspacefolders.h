// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

// Where the workspaces of a data folder are.

namespace tooltray::engine {

// workspaces/NAME below the data folder.
std::filesystem::path workspaceFolder(const std::filesystem::path &dataFolder, std::string_view name);

// What this computer alone knows about its workspaces: never a part of one.
std::filesystem::path stateFolder(const std::filesystem::path &dataFolder);

// Small letters, digits, - and _, as in a URL; at most 64 of them.
bool isWorkspaceName(std::string_view name);

// The workspaces that there are, in order; the default one is always among them. What else is in the folder is
// left alone.
std::vector<std::string> workspaceNames(const std::filesystem::path &dataFolder);

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
