// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "mcp/server/backend.h"
#include "mcp/server/outlet.h"
#include "mcp/types/subscription.h"
#include "mcp/types/tool.h"

#include <functional>
#include <string>
#include <vector>

namespace tooltray::conformance {

using ToolReply = mcp::Reply<mcp::ToolResult>;

// A tool that the conformance suite calls by its name, and what it does then.
struct FixtureTool {
    mcp::Tool tool;
    std::function<void(const mcp::RequestContext &, const json::Value &arguments, ToolReply)> run;
};

// What the tools can do beside answering.
struct FixtureWorld {
    Clock &clock;
    std::function<void(mcp::ServerChange::Kind)> change; // of a list
};

// JSON in the source: always well-formed.
json::Value parsed(std::string_view text);
mcp::Tool describe(std::string name, std::string description, std::string_view properties = {});
mcp::ToolResult textResult(std::string text);
mcp::Content pngImage();

// Runs the steps one after the other, 50 ms apart.
void runSteps(Clock &clock, std::vector<std::function<void()>> steps);

// Content, errors, progress, logging, schemas, headers and changes of lists.
std::vector<FixtureTool> plainTools(const FixtureWorld &world);
// What takes long, for clients that take tasks.
std::vector<FixtureTool> taskTools(Clock &clock);
// Everything that asks the client.
std::vector<FixtureTool> askingTools();

} // namespace tooltray::conformance
