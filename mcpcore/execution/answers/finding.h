// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "graphql/language/document.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::execution {

// Something wrong with an operation or its variables, as it is told to who wrote it.
struct Finding {
    enum class Level : std::uint8_t { Syntax, Schema, Variables };

    Level level = Level::Schema;
    Message message = {};
    std::uint32_t line = 0; // from 1; 0: not about a place in the text
    std::uint32_t column = 0;
    std::string excerpt = {};  // the line and, below, a caret at the column
    Message suggestion = {};   // "Did you mean ...?"; no part of the message then
    Message advice = {};       // what to do; empty: correct the operation or the variables
    bool isOfSchema = false;   // the schema shows how to correct it
    std::string variable = {}; // whose value is wrong; empty: none's

    bool operator==(const Finding &) const = default;
};

using Findings = std::vector<Finding>;

json::Value toJson(const Findings &findings);

// Its message, with its place in the text.
Message placed(const Finding &finding);

// All of them in words, each with its place and its suggestion.
Message listed(const Findings &findings);

// The findings as one error. Precondition: there is something wrong.
Error findingsError(const Findings &findings);

// The line of the location and a caret below its column. Of a long line a piece around the column.
std::string excerpt(const graphql::LineMap &lines, graphql::Location location);

} // namespace tooltray::execution
