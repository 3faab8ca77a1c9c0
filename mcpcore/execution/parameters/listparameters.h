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
inline constexpr std::int64_t kMostSeconds = 300;

// The step whose list that is: the only one that fetches pages, itself or by the tool that it calls, of a tool that
// only reads, as going on runs all steps again. Of a switch whichever step is chosen. Null: there is no such list.
const workspace::Step *pagedStep(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                                 const workspace::Step *chosen = nullptr);

// Whether callers may say it of the version: there is such a list or subscription, and the tool has no parameter of that name itself.
bool takesOfList(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                 std::string_view parameter);

// Adds those of them to the schema that the version takes. Of one case of a switch: with its step.
void addListParameters(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                       json::Value &schema, const workspace::Step *chosen = nullptr);

} // namespace tooltray::execution
