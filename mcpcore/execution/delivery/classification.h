// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/delivery/operationrun.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// What a mutation's payload says went wrong, where GraphQL knows of no error: {"createIssue": {"errors": ["..."]}}.
struct PayloadError {
    std::string field;   // the response name of the mutation's field
    std::string message; // of one entry
    json::Value entry;   // as it came
};

// Of each field of the data the entries of `errors`, `userErrors` and the like, which are texts or objects with a
// message, in a list or a connection. Empty lists and null are none. Else the whole payload, where it says that it was
// no success. With the operation come its variables, and more is told: `ok` is as `success` is, aliases hide no names,
// and each item of a list is a payload. By its schema the member of a union stands for a failure, and only what no
// query returns is a payload: it may have an `error`, `problems` or payloads inside, at any depth. Without a schema
// payloads may be inside of whatever has no id. Without an operation (null), the data may be the body of any request.
std::vector<PayloadError> findPayloadErrors(const json::Value &data,
                                            const CheckedOperation *operation = nullptr,
                                            const json::Value *variables = nullptr);

// "createIssue: Title can't be blank", each on a line of its own.
std::string payloadMessage(const std::vector<PayloadError> &errors);

// An answer whose errors left nothing of its data, as the failure that it is; it keeps what data there is.
bool hasOnlyErrors(const OperationAnswer &answer);
CallFailure failureOf(OperationAnswer answer);

// Gives advice to the caller of a saved tool, who has its arguments only, in place of advice to the author of the
// operation.
void adviseCaller(CallFailure &failure);

// The facts that the classification of an outcome depends on.
struct OutcomeContext {
    bool isMutation = false; // whose payload may say that it went wrong, and whose null is no answer
    const std::vector<workspace::ErrorRule> &toolRules;
    const std::vector<workspace::ErrorRule> &endpointRules;
    const json::Value &arguments; // that messages of rules name
    // What was asked for; null: unknown, or a request.
    const CheckedOperation *operation = nullptr;
    const json::Value *variables = nullptr; // of the operation
};

// The detail of a failure with what the API says, where a rule says something else in its place.
inline constexpr std::string_view kApiMessageDetail = "api_message";

// What an outcome comes to once the rules of tool and endpoint have had their say: an answer that means that it went
// wrong becomes a failure, which keeps the data; a failure may get another status and clearer words.
OperationOutcome classifyOutcome(OperationOutcome outcome, const OutcomeContext &context);

} // namespace tooltray::execution
