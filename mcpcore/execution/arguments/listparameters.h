// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstdint>
#include <string_view>

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

// For composite tools: all lists that the steps fetch, themselves or by the tools that they call, except
// those that steps with other lists use. These are fetched whole each time, or the other lists would change.
Paging pagingOf(const workspace::Workspace &workspace, const workspace::ToolVersion &version);
// The share of one step in that.
Paging pagingOf(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                const workspace::Step &step);

// True if the version takes the parameter: it has such a list or subscription, and no parameter of that name.
bool takesOfList(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                 std::string_view parameter);

// Adds those of them to the schema that the version takes. For one case of a switch, pass its step.
void addListParameters(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                       json::Value &schema, const workspace::Step *chosen = nullptr);

} // namespace tooltray::execution
