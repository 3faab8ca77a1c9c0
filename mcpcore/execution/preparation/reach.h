// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <cstddef>
#include <string>
#include <vector>

// How far a version of a tool reaches: to the endpoints it sends to, and to the tools that its steps call.
namespace tooltray::execution {

// The endpoints whose schemas the operations of a version are checked against, each once.
std::vector<std::string> neededSchemas(const workspace::Workspace &workspace, const workspace::Tool &tool,
                                       const workspace::ToolVersion &definition);

// The endpoints that requests of the version, and of the tools that it calls, may be described at, each once.
std::vector<std::string> describedEndpoints(const workspace::Workspace &workspace, const std::string &ofTool,
                                            const workspace::ToolVersion &definition);

// Every endpoint that a call of the version may send something to, each once.
std::vector<std::string> reachedEndpoints(const workspace::Workspace &workspace, const std::string &ofTool,
                                          const workspace::ToolVersion &definition);

// About how many bytes the types and mappings of the workspace have or, when they are more than is enough to know, some
// number above that.
std::size_t sharedBytes(const workspace::Workspace &workspace, std::size_t enough);

// True if preparing it would not hold an event loop up.
bool isPreparedAtOnce(const workspace::Workspace &workspace, const workspace::ToolVersion &definition);

// The tools that the version calls, and those that they call, each once.
std::vector<workspace::DefinitionPtr> calledTools(const workspace::Workspace &workspace,
                                                  const std::string &ofTool,
                                                  const workspace::ToolVersion &definition);

} // namespace tooltray::execution
