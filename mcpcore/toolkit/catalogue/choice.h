// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "workspace/snapshot/workspace.h"

#include <functional>
#include <string>
#include <string_view>

namespace tooltray::toolkit {

// The endpoint that is named, or, where none is, the only one there is or the one called "default". The error is that
// of workspace::resolvedEndpoint() in terms of the command's arguments.
Result<std::string> chosenEndpoint(const CommandContext &context, std::string_view named);

// The run of a command whose argument "endpoint" names one, which begins when that is chosen.
using EndpointRun = std::function<Running(const CommandContext &, const json::Value &arguments,
                                          std::string endpoint, CommandDone)>;
BuiltInCommand::Run forEndpoint(EndpointRun run);

// How the person can add an endpoint to a workspace that has none.
Message noEndpointHint(std::string_view workspace);

// The names of a document's operations where it has several, as a sentence lists them; empty where it has one or
// none, cannot be read, or is too long to be read here.
std::string severalOperations(std::string_view document);

// The saved tool that a caller names, by its name or an alias, with a version behind an @ or without. One that the
// client may not know of is as unknown as one that never was. It lies in the context's workspace. The argument is
// what an error says that the name was passed as.
Result<workspace::Workspace::NamedTool> chosenTool(const CommandContext &context, std::string_view name,
                                                   std::string_view argument = "tool_name");

} // namespace tooltray::toolkit
