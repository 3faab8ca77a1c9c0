// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/tool.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/commands/commandoutcome.h"
#include "workspace/definitions/policy.h"

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

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
    // A client that may only read does not get to see such a tool.
    virtual bool changesWorkspace() const = 0;
    // Whether lists of tools have it; else it is called through invoke_command alone.
    virtual bool isListed() const { return true; }
    // Whether an automatic surface lists it; the others are called through invoke_command there.
    virtual bool isEssential() const { return false; }
    // True where its calls are trials, which are counted apart.
    virtual bool isTrial() const { return false; }
    // A sentence added to its description where an endpoint has the description of a REST API.
    virtual std::string_view restNote() const { return {}; }

    // The arguments are an object and fit the tool's inputSchema. Calls back once, from within this call or later;
    // not at all once what was returned is destroyed.
    [[nodiscard]] virtual Running run(const CommandContext &context, json::Value arguments,
                                      CommandDone done) = 0;
};

// A built-in tool made of what it says of itself and a function.
class BuiltInCommand final : public BuiltIn {
public:
    struct Traits {
        std::optional<workspace::BuiltInGroup> group = {};
        bool changesWorkspace = false;
        bool isTrial = false;
        bool isListed = true;
        bool isEssential = false;
        std::string_view restNote = {};
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
    bool isEssential() const override { return m_traits.isEssential; }
    std::string_view restNote() const override { return m_traits.restNote; }
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

// Handed by a command that answers later to who keeps it going: while it is there, callbacks come.
using Guard = std::shared_ptr<QObject>;

inline Guard makeGuard()
{
    return std::make_shared<QObject>();
}

// The callback, without effect once the guard is gone.
template <typename F>
auto whileKept(const Guard &guard, F callback)
{
    return [kept = std::weak_ptr<QObject>(guard), callback = std::move(callback)](auto &&...values) mutable {
        if (const Guard still = kept.lock())
            callback(std::forward<decltype(values)>(values)...);
    };
}

} // namespace tooltray::toolkit
