// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/commands/commandoutcome.h"
#include "json/value.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

// Cursors of lists in the order of names. They say behind which name to go on, so that a page neither repeats nor
// skips anything when that one is gone meanwhile, and cannot be taken for a name.

namespace tooltray::toolkit {

std::string cursorBehind(std::string_view name);

// Empty for an empty one: from the beginning.
Result<std::string> nameInCursor(std::string_view cursor);

// The error for a query that would take too long to answer; nothing for any other.
std::optional<Error> tooLongQuery(std::string_view query);
// Tells of a cursor that is none of ours.
Error wrongCursor();

// Answers that may be larger than what the client takes: they are cut where that leaves something whole, say so, and
// carry a handle for read_result. What others wrote is in them without the characters that nobody can see.

// An object loses whole items; "left_out" tells of it.
CallResult withinBudget(const CommandContext &context, json::Value answer);
// A page of a list that goes on behind a cursor: what of the list does not fit comes with the next page, so that whoever
// follows the cursors gets every item once. The cursor behind an item is made from it and from how many of the page
// there are up to it; the answer's own next_cursor counts where all of the page fits.
using CursorBehind = std::function<std::string(const json::Value &item, std::size_t count)>;
CallResult pageWithinBudget(const CommandContext &context, json::Value answer, std::string_view list,
                            const CursorBehind &cursorBehind);
// A text ends behind a line.
CallResult withinBudget(const CommandContext &context, std::string text);

// The handle under which a value is kept for the client; empty when it is more than is kept at all.
std::string keptForLater(const CommandContext &context, json::Value value, std::size_t bytes);

// A schema of parameters in about so many bytes, for readers who pay for each: what is optional and lies deepest goes
// first, then descriptions, then optional parameters. Takes all that the schema itself takes, and says in its
// description that describe_tool has the rest. What has to be passed stays, however large it is.
json::Value outlined(json::Value schema, std::size_t bytes);

} // namespace tooltray::toolkit
