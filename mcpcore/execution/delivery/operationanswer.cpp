// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/operationanswer.h"

#include "credentials/redaction/redactor.h"
#include "execution/answers/callorder.h"
#include "execution/answers/finding.h"
#include "text/unicode/utf8.h"
#include "upstream/graphql/errormeaning.h"
#include "json/write.h"

#include <limits>
#include <string>

namespace tooltray::execution {
namespace {

constexpr std::size_t kMaxOfVariables = 1024; // bytes
constexpr std::int64_t kSecondsOfAMinute = 60;

json::Value &detailsOf(CallFailure &failure)
{
    if (!failure.error.details.isObject())
        failure.error.details = json::Value::object();
    return failure.error.details;
}

} // namespace

json::Value withoutSecrets(json::Value read, std::string_view response, const RedactorPointer &redactor)
{
    if (!redactor || !redactor->mayHold(response))
        return read;
    return redactor->withoutSecrets(read);
}

void maskSecrets(CallFailure &failure, const credentials::Redactor &redactor)
{
    failure.error.message = redactor.maskMessage(failure.error.message);
    failure.error.hint =
        failure.error.hint.withArguments([&](std::string_view text) { return redactor.mask(text); });
    failure.error.details = redactor.withoutSecrets(failure.error.details);
    failure.data = redactor.withoutSecrets(failure.data);
}

void addEndpoint(CallFailure &failure, const workspace::Endpoint &endpoint)
{
    const bool isOfCall = failure.error.code == kCallLimit;
    if ((failure.level != Level::Http && failure.level != Level::Network) || isOfCall)
        return;
    failure.error.message = {CORE_TEXT("Core", "Endpoint \"{endpoint}\": {problem}"),
                             {{"endpoint", endpoint.name}, {"problem", std::move(failure.error.message)}}};
    detailsOf(failure).set("endpoint", endpoint.name);
    const bool isOfItsRate = failure.error.code == "endpoint_busy" || failure.error.code == "timeout_queued";
    if (const auto perMinute = endpoint.limits.requestsPerMinute;
        perMinute && *perMinute > 0 && isOfItsRate && !failure.retryAfter)
        failure.retryAfter =
            std::chrono::seconds((kSecondsOfAMinute + *perMinute - 1) / *perMinute); // when one more may go
}

void addOperation(CallFailure &failure, const CheckedOperation &operation, const json::Value &variables,
                  const credentials::Redactor &redactor)
{
    if (failure.level != Level::GraphQL)
        return;
    json::Value &details = detailsOf(failure);
    const graphql::LineMap lines(operation.text());
    if (json::Value *errors = details.find("errors")) {
        for (json::Value &error : errors->elements()) {
            const json::Value &first = error["locations"][std::size_t(0)];
            const auto line = first["line"].toUInt64().value_or(0);
            const auto column = first["column"].toUInt64().value_or(1);
            // Servers may count in another text than the one they were sent.
            if (line == 0 || line > lines.lineCount() || column > std::numeric_limits<std::uint32_t>::max())
                continue;
            error.set("excerpt",
                      json::Value(redactor.mask(excerpt(
                          lines, {static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(column)}))));
        }
    }
    if (!variables.isObject() || variables.isEmpty())
        return;
    json::Value sent = shownValue(variables, redactor);
    const std::string text = json::write(sent);
    if (text.size() > kMaxOfVariables)
        sent = json::Value(std::string(truncatedUtf8(text, kMaxOfVariables)) + "... ("
                           + std::to_string(text.size()) + " bytes)");
    details.set("variables", std::move(sent));
}

void addPage(CallFailure &failure, std::uint64_t page, const std::string &cursor)
{
    Error &error = failure.error;
    error.message = {CORE_TEXT("Core", "Page {page} failed: {problem}"),
                     {{"page", page}, {"problem", std::move(error.message)}}};
    if (!error.details.isObject())
        error.details = json::Value::object();
    error.details.set("page", json::Value(page));
    if (cursor.empty())
        return;
    error.details.set("next_cursor", json::Value(cursor));
    // The same operation was right for the pages before.
    if (error.hint == upstream::kByTheMessage.english)
        error.hint = Message();
    error.hint = Message::joined(
        {error.hint,
         {CORE_TEXT("Core", "The items of the earlier pages are included; to continue from page {page}, pass "
                            "next_cursor \"{cursor}\"."),
          {{"page", page}, {"cursor", cursor}}}});
}

CallFailure withoutData(const std::string &fields, bool isMutation)
{
    return {Level::Payload,
            {ErrorKind::Unavailable,
             std::string(kNoData),
             {CORE_TEXT("Core", "{fields}: The operation returned no data."), {{"fields", fields}}},
             isMutation ? CORE_TEXT("Core", "Check whether the change was made before you try again.")
                        : CORE_TEXT("Core", "Try again later.")}};
}

std::string askedNames(const CheckedOperation &operation, const json::Value &variables)
{
    std::string names;
    for (const graphql::Field field : operation.askedFields(variables))
        names.append(names.empty() ? "" : ", ").append(field.responseName());
    return names;
}

PageEnd pageEndOf(EndpointBudget::Limit limit)
{
    switch (limit) {
    case EndpointBudget::Limit::Items: return PageEnd::CallItemLimit;
    case EndpointBudget::Limit::Time: return PageEnd::CallTimeLimit;
    case EndpointBudget::Limit::Bytes: return PageEnd::CallByteLimit;
    default: return PageEnd::CallRequestLimit;
    }
}

std::optional<EndpointBudget::Limit> limitOf(PageEnd end)
{
    switch (end) {
    case PageEnd::CallRequestLimit: return EndpointBudget::Limit::Requests;
    case PageEnd::CallItemLimit: return EndpointBudget::Limit::Items;
    case PageEnd::CallTimeLimit: return EndpointBudget::Limit::Time;
    case PageEnd::CallByteLimit: return EndpointBudget::Limit::Bytes;
    default: return std::nullopt;
    }
}

CallFailure limitFailure(const EndpointBudget &share, EndpointBudget::Limit limit)
{
    CallFailure failure{limit == EndpointBudget::Limit::Time ? Level::Network : Level::Tool,
                        share.error(limit)};
    if (limit == EndpointBudget::Limit::Time)
        failure.error.details.set("may_have_left", json::Value(true));
    return failure;
}

} // namespace tooltray::execution
