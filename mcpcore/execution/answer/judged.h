// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/call/operationrun.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <string_view>
#include <vector>

namespace tooltray::execution {

// The error's code where a mutation came back without data and without errors.
inline constexpr std::string_view kNoData = "no_data";

// An answer whose errors left nothing of its data, as the failure that it is; it keeps what data there is.
bool hasOnlyErrors(const OperationAnswer &answer);
CallFailure failureOf(OperationAnswer answer);

// By what an outcome is judged.
struct Judgement {
    bool isMutation = false; // whose payload may say that it went wrong, and whose null is no answer
    const std::vector<workspace::ErrorRule> &toolRules;
    const std::vector<workspace::ErrorRule> &endpointRules;
    const json::Value &arguments;                // that messages of rules name
    const CheckedOperation *operation = nullptr; // null: unknown, or a request
};

// What an outcome comes to once the rules of tool and endpoint have had their say: an answer that means that it went
// wrong becomes a failure, which keeps the data; a failure may get another status and clearer words.
OperationOutcome judged(OperationOutcome outcome, const Judgement &judgement);

} // namespace tooltray::execution
