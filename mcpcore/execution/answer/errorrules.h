// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/errorrule.h"
#include "json/value.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tooltray::execution {

// What is known of an answer when a rule is asked.
struct AnswerFacts {
    const json::Value *data = nullptr; // null: none came
    std::vector<std::string> messages; // of GraphQL and payload errors
    int httpStatus = 0;                // 0: none
};

struct RuledError {
    int status = 0;      // what it is like; 0: not said
    std::string message; // empty: the API's own
};

// The first rule whose conditions all hold, those of the tool before those of the endpoint. {parameter} in its message
// stands for the argument.
std::optional<RuledError> applyRules(std::span<const workspace::ErrorRule> toolRules,
                                     std::span<const workspace::ErrorRule> endpointRules,
                                     const AnswerFacts &facts, const json::Value &arguments);

} // namespace tooltray::execution
