// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/cancellation.h"
#include "mcp/server/outlet.h"
#include "mcp/types/failure.h"
#include "mcp/types/tool.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/dispatch/commandorder.h"

#include <QObject>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace tooltray::toolkit {

// What a command came to, in the words of MCP: in the forms that the client reads. name: as the client called it
mcp::Outcome<mcp::ToolResult> toolAnswer(CommandAnswer answer, std::string_view name);

// The tool calls that are not answered yet, each with the duty to answer and what works on it.
class RunningTools {
public:
    using Id = std::uint64_t;

    Id add(std::string tool, mcp::Reply<mcp::ToolResult> reply);
    // Ends with the call as soon as the token is cancelled.
    void keep(Id id, Running running, const CancellationToken &cancellation);
    void answer(Id id, CommandAnswer answer);
    // Soon, and without an answer of ours.
    void drop(Id id);
    std::size_t size() const { return m_calls.size(); }

private:
    struct Entry {
        std::string tool;
        mcp::Reply<mcp::ToolResult> reply;
        Running running = {};
        CancellationCallback onCancel = {};
    };

    std::map<Id, Entry> m_calls;
    Id m_last = 0;
    QObject m_context;
};

} // namespace tooltray::toolkit
