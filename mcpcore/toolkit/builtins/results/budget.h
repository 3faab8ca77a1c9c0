// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/command/commandcontext.h"
#include "toolkit/command/commandoutcome.h"
#include "json/value.h"

#include <string>

// Answers that may be larger than what the client takes: they are cut where that leaves something whole, say so, and
// carry a handle for read_result.
namespace tooltray::toolkit {

// An object loses whole items; "left_out" tells of it.
CommandResult withinBudget(const CommandContext &context, json::Value answer);
// A text ends behind a line.
CommandResult withinBudget(const CommandContext &context, std::string text);

// The handle under which a value is kept for the client; empty when it is more than is kept at all.
std::string keptForLater(const CommandContext &context, json::Value value, std::size_t bytes);

} // namespace tooltray::toolkit
