// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// The facts about an answer that are known when a rule is evaluated.
struct AnswerFacts {
    const json::Value *data = nullptr; // null: none came
    std::vector<std::string> messages; // of GraphQL and payload errors
    int httpStatus = 0;                // 0: none
    // The status is one that the tool expects: only rules that name their step are about it and what comes with it.
    bool isExpected = false;
    std::string apiMessage = {}; // for messages of rules; empty: the messages
};

// The rules that judge the answer of a step, or without a step the tool's result.
std::vector<workspace::ErrorRule> rulesFor(const std::vector<workspace::ErrorRule> &rules,
                                           std::string_view step = {});

// The message in the JSON body of a refused request, or else its error. Empty: there is none.
std::string messageOfBody(const json::Value &body);

struct RuledError {
    int status = 0;  // what it is like; 0: not said
    Message message; // empty: the API's own
    std::string hint = {};
};

// The first rule whose conditions all hold, those of the tool before those of the endpoint. {parameter} in its message
// stands for the argument, {api_message} for what the API says.
std::optional<RuledError> applyRules(std::span<const workspace::ErrorRule> toolRules,
                                     std::span<const workspace::ErrorRule> endpointRules,
                                     const AnswerFacts &facts, const json::Value &arguments);

// True for data of which nothing came.
bool isAllNull(const json::Value &data);

// True for the data of several changes, of which some may have been made where one failed.
bool hasSeveralPayloads(const json::Value &data);

// True if the data of a mutation has something beside the errors that were found in it, which the mutation may have made
// all the same: an object, a list or an id. The errors are in the order of the data; one of them may be the payload.
bool mayBeMade(const json::Value &data, std::span<const json::Value> errors);

} // namespace tooltray::execution
