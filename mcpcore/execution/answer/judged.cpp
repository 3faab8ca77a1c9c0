// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/answer/judged.h"

#include "execution/answer/errorrules.h"
#include "execution/answer/payloaderrors.h"

#include <algorithm>
#include <utility>

namespace tooltray::execution {
namespace {

using workspace::ErrorRule;

ErrorKind kindOf(int status)
{
    switch (status) {
    case 401:
    case 403: return ErrorKind::Denied;
    case 404:
    case 410: return ErrorKind::NotFound;
    case 409: return ErrorKind::Conflict;
    default: return ErrorKind::Invalid;
    }
}

void addMessages(const json::Value &errors, std::vector<std::string> &messages)
{
    for (const json::Value &error : errors.elements())
        messages.emplace_back(error["message"].toString());
}

// Where no data came at all, a place that is empty says nothing.
std::vector<ErrorRule> withoutPlaces(const std::vector<ErrorRule> &rules)
{
    std::vector<ErrorRule> others;
    std::ranges::copy_if(rules, std::back_inserter(others),
                         [](const ErrorRule &rule) { return rule.nullAt.empty(); });
    return others;
}

OperationOutcome judgedAnswer(OperationAnswer answer, const Judgement &judgement)
{
    const std::vector<PayloadError> payload =
        judgement.isMutation ? findPayloadErrors(answer.data) : std::vector<PayloadError>();
    AnswerFacts facts{.data = &answer.data, .messages = {}, .httpStatus = 0};
    addMessages(answer.errors, facts.messages);
    for (const PayloadError &error : payload)
        facts.messages.push_back(error.message);
    const std::optional<RuledError> ruled =
        applyRules(judgement.toolRules, judgement.endpointRules, facts, judgement.arguments);
    if (!ruled && payload.empty())
        return answer;

    CallFailure failure;
    failure.level = answer.errors.isEmpty() ? Level::Payload : Level::GraphQL;
    failure.error = {ErrorKind::Invalid,
                     payload.empty() ? "error_rule" : "payload_errors",
                     {},
                     "Correct the parameters by what the message says, and call again."};
    json::Value entries = json::Value::array();
    for (const PayloadError &error : payload)
        entries.append(error.entry);
    for (const json::Value &error : answer.errors.elements())
        entries.append(error);
    failure.error.details = json::Value::object({{"errors", std::move(entries)}});
    if (ruled) {
        failure.status = ruled->status;
        failure.error.kind = kindOf(ruled->status);
        failure.error.message = ruled->message;
    }
    if (failure.error.message.empty())
        failure.error.message = payload.empty() ? std::string() : payloadMessage(payload);
    if (failure.error.message.empty() && !facts.messages.empty())
        failure.error.message = facts.messages.front();
    if (failure.error.message.empty())
        failure.error.message = "The API answered without what the tool is about.";
    failure.data = std::move(answer.data);
    return failure;
}

OperationOutcome judgedFailure(CallFailure failure, const Judgement &judgement)
{
    const bool hasData = !failure.data.isNull();
    AnswerFacts facts{.data = hasData ? &failure.data : nullptr,
                      .messages = {failure.error.message},
                      .httpStatus = failure.status};
    addMessages(failure.error.details["errors"], facts.messages);
    const std::optional<RuledError> ruled =
        hasData ? applyRules(judgement.toolRules, judgement.endpointRules, facts, judgement.arguments)
                : applyRules(withoutPlaces(judgement.toolRules), withoutPlaces(judgement.endpointRules),
                             facts, judgement.arguments);
    if (!ruled)
        return failure;
    if (!ruled->message.empty()) {
        if (!failure.error.details.isObject())
            failure.error.details = json::Value::object();
        failure.error.details.set("api_message",
                                  json::Value(std::exchange(failure.error.message, ruled->message)));
    }
    if (ruled->status != 0) {
        failure.status = ruled->status;
        failure.error.kind = kindOf(ruled->status);
    }
    return failure;
}

} // namespace

OperationOutcome judged(OperationOutcome outcome, const Judgement &judgement)
{
    if (auto *answer = std::get_if<OperationAnswer>(&outcome))
        return judgedAnswer(std::move(*answer), judgement);
    return judgedFailure(std::get<CallFailure>(std::move(outcome)), judgement);
}

} // namespace tooltray::execution
