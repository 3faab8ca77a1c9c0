// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/answers/callresult.h"
#include "journal/entries/logentry.h"
#include "json/value.h"

#include <cstdint>
#include <string>

namespace tooltray::toolkit {

// The tool that a failure is about, as far as that is known.
struct FailedTool {
    std::string name = {};
    std::string version = {}; // of a saved one

    bool operator==(const FailedTool &) const = default;
};

// Whom a failure is told. What only a person can do, an agent is told to ask for.
enum class FailureReader : std::uint8_t { Agent, Person };

// {error: {level, code, message, hint, tool?, details?}}, and data where some came all the same. The only place
// that knows this form.
json::Value failureJson(const execution::CallFailure &failure, const FailedTool &tool,
                        FailureReader reader = FailureReader::Agent);

// The same to read: what went wrong, what to do next, and the data.
std::string failureText(const execution::CallFailure &failure, FailureReader reader = FailureReader::Agent);

// The error in the words for a person, to be shown in the language of the window.
Error errorForPerson(Error error);

// The one table of the levels.
journal::EntryLevel journalLevel(execution::Level level);
int httpStatus(const execution::CallFailure &failure);

// Why a schema could not be fetched, at the level where it happened: its error tells of no level, but of a status or
// of a step that failed. What never came to a request is the tool's.
execution::CallFailure upstreamFailure(Error error);

} // namespace tooltray::toolkit
