// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "graphql/schema/schema.h"
#include "workspace/checks/callgraph.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The parameters that a caller may pass, besides the tool's own, for a list that a tool fetches by pages or
// for the events of a subscription.

namespace tooltray::execution {

// The place to continue from: the next_cursor of an earlier result of the tool.
inline constexpr std::string_view kResumeParameter = "next_cursor";
// The number of items wanted: no more pages are fetched than have them.
inline constexpr std::string_view kMaxItemsParameter = "max_items";
// The time for which the events of a subscription are collected.
inline constexpr std::string_view kSecondsParameter = "seconds";
inline constexpr std::int64_t kMaxSeconds = 300;

// The control that callers have over a list that is fetched by pages.
enum class Paging : std::uint8_t {
    None,
    Limited,   // how many items, and no more: going on would run what changes something again
    Resumable, // where to go on as well
};

// The lists that tools fetch. Each tool is looked at once, however many others call it, for as long as the workspace
// stays the same.
class PagedTools {
public:
    // For composite tools: all lists that the steps fetch, themselves or by the tools that they call, except
    // those that steps with other lists use. These are fetched whole each time, or the other lists would change.
    Paging of(const workspace::Workspace &workspace, const workspace::ToolVersion &version);
    // The share of each step in that, where it has one.
    std::map<const workspace::Step *, Paging> ofSteps(const workspace::Workspace &workspace,
                                                      const workspace::ToolVersion &version);
    // Those of the parameters above that the version takes: it has such a list or subscription, and no parameter of
    // that name.
    std::vector<std::string_view> parametersOf(const workspace::Workspace &workspace,
                                               const workspace::ToolVersion &version);

private:
    void turnTo(const workspace::Workspace &workspace);
    Paging of(const workspace::ToolVersion &version);
    Paging of(const workspace::Step &step);
    Paging ofCalled(const workspace::ToolInvocation &call);
    std::vector<const workspace::Step *> listsOf(const workspace::Sequence &sequence);
    Paging reachOf(const workspace::ToolVersion &version);

    const workspace::Workspace *m_workspace = nullptr; // turned to last
    workspace::Revision m_revision = 0;
    workspace::CallGraph m_graph;
    std::map<std::pair<std::string, std::optional<workspace::Version>>, Paging> m_called;
};

// Adds these parameters to the schema that the version takes.
void addListParameters(const workspace::ToolVersion &version, std::span<const std::string_view> parameters,
                       json::Value &schema);

// The case that the arguments pick. It lies in the switch.
Result<const workspace::Switch::Case *> chosenCase(const workspace::Switch &choice,
                                                   const json::Value &arguments);

// The JSON Schema of what a caller passes to a tool: takenParameters() and, of a tool that fetches pages, those of
// addListParameters().
Result<json::Value> toolParameters(const workspace::Workspace &workspace,
                                   const workspace::ToolVersion &version, const graphql::Schema *schema,
                                   PagedTools &paged);

} // namespace tooltray::execution
