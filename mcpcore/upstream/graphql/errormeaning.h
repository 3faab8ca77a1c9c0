// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <chrono>
#include <optional>
#include <string_view>
#include <vector>

namespace tooltray::upstream {

// The hint for errors that have only a message, addressed to the author of the operation.
inline constexpr Template kByTheMessage =
    CORE_TEXT("Core", "Correct the operation or its variables as the message says.");

// The meaning of GraphQL errors that came with a success status.
struct ErrorMeaning {
    int status = 0; // of HTTP that says the same
    ErrorKind kind = ErrorKind::Invalid;
    Template hint;
};

// Found by the codes that servers use: `extensions.code`, `type` and the like, or the status in `extensions`; else by a
// message that says no more than that the server failed.
// Returns nothing if no error has a known one.
std::optional<ErrorMeaning> meaningOf(const json::Value &errors);

// The message of an error, or its code where it has none; empty if it says nothing.
std::string_view messageOrCode(const json::Value &error);

// What to do about errors of that meaning; without one, what their messages say, if they have any. Where waiting is the
// remedy, the delay that the server asks for goes before a general advice to wait.
Message adviceOf(const json::Value &errors, const std::optional<ErrorMeaning> &meaning,
                 std::optional<std::chrono::seconds> delay);

// The errors in words, each with its path.
std::vector<Message> sentencesOf(const json::Value &errors);

// The part of an error that is reported: all of it, except what is too long to be read.
json::Value reportedError(const json::Value &error);

} // namespace tooltray::upstream
