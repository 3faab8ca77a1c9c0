// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/tool.h"
#include "toolkit/command/commandcontext.h"
#include "toolkit/command/commandoutcome.h"
#include "workspace/definitions/policy.h"

#include <memory>
#include <optional>

namespace tooltray::toolkit {

// Keeps a command going that answers later, and ends it without a word when it is destroyed. Null when there is
// nothing to end.
using Running = std::shared_ptr<void>;

// A tool of ours. One object for each, which serves all calls.
class BuiltIn {
public:
    virtual ~BuiltIn() = default;

    virtual const mcp::Tool &tool() const = 0;
    // Nothing: it is always there.
    virtual std::optional<workspace::BuiltInGroup> group() const = 0;
    // What a client that may only read does not get to see.
    virtual bool changesWorkspace() const = 0;
    // Whether lists of tools have it; else it is called through invoke_command alone.
    virtual bool isListed() const { return true; }
    // Whether its calls are trials, which are counted apart.
    virtual bool isTrial() const { return false; }

    // The arguments are an object and fit the tool's inputSchema. Calls back once, from within this call or later;
    // not at all once what was returned is destroyed.
    [[nodiscard]] virtual Running run(const CommandContext &context, json::Value arguments,
                                      CommandDone done) = 0;
};

} // namespace tooltray::toolkit
