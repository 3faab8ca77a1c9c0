// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/restmessage.h"

#include "http/routing/httpexchange.h"
#include "text/encoding/encoding.h"
#include "text/unicode/utf8.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace tooltray::toolkit {
namespace {

using execution::CallFailure;
using execution::Level;

std::optional<std::string> decoded(std::string_view text)
{
    std::string spaced(text);
    std::ranges::replace(spaced, '+', ' ');
    auto result = decodePercent(spaced);
    return result && isValidUtf8(*result) ? result : std::nullopt;
}

constexpr int kUnauthorized = 401;

http::Response failed(const CallFailure &failure, const FailedTool &tool)
{
    http::Response response =
        http::Response::json(httpStatus(failure), json::write(failureJson(failure, tool)));
    // Every 401 comes with a challenge (RFC 9110, 15.5.2). By its scheme clients see that it is not their own token that
    // was refused, which a challenge of the scheme Bearer would say.
    if (response.status == kUnauthorized)
        response.headers.add("WWW-Authenticate", "Endpoint-Credential");
    if (failure.retryAfter)
        response.headers.add("Retry-After", std::to_string(failure.retryAfter->count()));
    return response;
}
} // namespace

Result<QueryParameters> QueryParameters::parse(std::string_view query)
{
    QueryParameters parameters;
    while (!query.empty()) {
        const std::size_t end = std::min(query.find('&'), query.size());
        const std::string_view pair = query.substr(0, end);
        query.remove_prefix(std::min(end + 1, query.size()));
        if (pair.empty())
            continue;
        const std::size_t equals = std::min(pair.find('='), pair.size());
        auto name = decoded(pair.substr(0, equals));
        auto value = decoded(pair.substr(std::min(equals + 1, pair.size())));
        if (!name || !value)
            return Error{ErrorKind::Invalid, "query_malformed",
                         "The query of the URL is not percent-encoded UTF-8: " + repairedUtf8(pair) + ".",
                         "Encode names and values as in a form."};
        parameters.m_values.emplace_back(*std::move(name), *std::move(value));
    }
    return parameters;
}

std::optional<std::string> QueryParameters::value(std::string_view name) const
{
    const auto found = std::ranges::find(m_values, name, [](const auto &pair) { return pair.first; });
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

Result<json::Value> requestBody(std::string_view body)
{
    if (body.empty())
        return json::Value::object();
    json::Parsed parsed = json::parse(body);
    if (!parsed)
        return Error{ErrorKind::Invalid, "body_malformed",
                     "The body is not JSON. Line " + std::to_string(parsed.error->line) + ", column "
                         + std::to_string(parsed.error->column) + ": " + parsed.error->message,
                     "Send the parameters as a JSON object."};
    if (!parsed.value.isObject())
        return Error{ErrorKind::Invalid, "body_malformed", "The body is not a JSON object.",
                     "Send the parameters as a JSON object."};
    return std::move(parsed.value);
}

http::Response restAnswer(const CommandAnswer &answer)
{
    if (const auto *failure = std::get_if<CallFailure>(&answer.outcome)) {
        // Never details of the machine.
        if (failure->level == Level::Internal)
            return failed({Level::Internal,
                           Error{ErrorKind::Internal, "internal", "The server failed to answer this request.",
                                 "Try again, and report it if it happens again."}},
                          answer.tool);
        return failed(*failure, answer.tool);
    }
    const auto &result = std::get<CallResult>(answer.outcome);
    // Data that came with errors, where the tool says that this is an error.
    constexpr int kUnprocessable = 422;
    const int status = result.isError ? kUnprocessable : 200;
    if (!result.whole.isNull())
        return http::Response::json(status, json::write(result.whole));
    if (!result.structured.isNull())
        return http::Response::json(status, result.isTextJson ? result.text : json::write(result.structured));
    json::Value text = json::Value::object({{"text", result.text}});
    for (const json::Member &member : result.meta.members())
        text.set(member.name, member.value);
    return http::Response::json(status, json::write(text));
}

void refuse(http::HttpExchange &exchange, Error error)
{
    exchange.reply(restAnswer({execution::toolFailure(std::move(error))}));
}

} // namespace tooltray::toolkit
