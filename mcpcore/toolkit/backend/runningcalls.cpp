// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/backend/runningcalls.h"

#include "base/post.h"
#include "toolkit/backend/toolanswer.h"

#include <utility>
#include <variant>

namespace tooltray::toolkit {

RunningCalls::Id RunningCalls::add(std::string tool, mcp::Reply<mcp::ToolResult> reply)
{
    const Id id = ++m_last;
    m_calls.emplace(id, Entry{std::move(tool), std::move(reply)});
    return id;
}

void RunningCalls::keep(Id id, Running running, const CancellationToken &cancellation)
{
    const auto found = m_calls.find(id);
    if (found == m_calls.end())
        return; // answered already
    found->second.running = std::move(running);
    found->second.onCancel = cancellation.onCancel([this, id] { drop(id); });
}

void RunningCalls::answer(Id id, CommandAnswer answer)
{
    auto entry = m_calls.extract(id);
    if (entry.empty())
        return;
    Entry &call = entry.mapped();
    auto outcome = toolAnswer(std::move(answer), call.tool);
    if (auto *failure = std::get_if<mcp::Failure>(&outcome))
        call.reply.fail(std::move(*failure));
    else
        call.reply.send(std::get<mcp::ToolResult>(std::move(outcome)));
}

void RunningCalls::drop(Id id)
{
    // What is to go may be what calls here.
    post(&m_context, [this, id] { m_calls.extract(id); });
}

} // namespace tooltray::toolkit
