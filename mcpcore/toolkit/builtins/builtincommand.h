// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/command/builtin.h"

#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace tooltray::toolkit {

// A built-in tool made of what it says of itself and a function.
class BuiltInCommand final : public BuiltIn {
public:
    struct Traits {
        std::optional<workspace::BuiltInGroup> group = {};
        bool changesWorkspace = false;
        bool isTrial = false;
        bool isListed = true;
    };
    using Run = std::function<Running(const CommandContext &, const json::Value &arguments, CommandDone)>;

    BuiltInCommand(mcp::Tool tool, Traits traits, Run run)
        : m_tool(std::move(tool))
        , m_traits(traits)
        , m_run(std::move(run))
    {}

    const mcp::Tool &tool() const override { return m_tool; }
    std::optional<workspace::BuiltInGroup> group() const override { return m_traits.group; }
    bool changesWorkspace() const override { return m_traits.changesWorkspace; }
    bool isTrial() const override { return m_traits.isTrial; }
    bool isListed() const override { return m_traits.isListed; }
    Running run(const CommandContext &context, json::Value arguments, CommandDone done) override
    {
        return m_run(context, arguments, std::move(done));
    }

private:
    mcp::Tool m_tool;
    Traits m_traits;
    Run m_run;
};

// For what would hold up the event loop; shared by the built-in tools of a workspace.
using WorkPool = std::shared_ptr<QThreadPool>;

// The hints of tools that are like this; all four are always said.
inline constexpr mcp::ToolHints kReadsHere{true, false, true, false};
inline constexpr mcp::ToolHints kReadsUpstream{true, false, true, true};
inline constexpr mcp::ToolHints kAdds{false, false, false, false};
inline constexpr mcp::ToolHints kReplaces{false, true, true, false};

inline CommandOutcome answered(json::Value structured)
{
    CommandResult result;
    result.structured = std::move(structured);
    return result;
}

inline CommandOutcome refused(Error error)
{
    return execution::toolFailure(std::move(error));
}

} // namespace tooltray::toolkit
