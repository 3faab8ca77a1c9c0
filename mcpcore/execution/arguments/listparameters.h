// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstdint>
#include <string_view>

// What a caller may say of the list that a tool fetches by pages, or of the events of a subscription, beside the tool's
// own parameters.

namespace tooltray::execution {

// Where to go on: what an earlier result of the tool had as its next_cursor.
inline constexpr std::string_view kResumeParameter = "next_cursor";
// How many items are wanted: no more pages are fetched than have them.
inline constexpr std::string_view kMaxItemsParameter = "max_items";
// Of a subscription: how long events are collected.
inline constexpr std::string_view kSecondsParameter = "seconds";
inline constexpr std::int64_t kMaxSeconds = 300;

// What callers can say of what is fetched by pages.
enum class Paging : std::uint8_t {
    None,
    Limited,   // how many items, and no more: going on would run what changes something again
    Resumable, // where to go on as well
};

// Of a composite tool all lists that its steps fetch, themselves or by the tools that they call, but those that the
// steps with other lists are made of: they are fetched whole each time, as those would not be the same otherwise.
Paging pagingOf(const workspace::Workspace &workspace, const workspace::ToolVersion &version);
// The share of one step in that.
Paging pagingOf(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                const workspace::Step &step);

// Whether callers may say it of the version: there is such a list or subscription, and the tool has no parameter of that name itself.
bool takesOfList(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                 std::string_view parameter);

// Adds those of them to the schema that the version takes. Of one case of a switch: with its step.
void addListParameters(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                       json::Value &schema, const workspace::Step *chosen = nullptr);

} // namespace tooltray::execution
