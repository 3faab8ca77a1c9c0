// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/graphqlanswer.h"

#include "base/quantity.h"
#include "upstream/graphql/brokenanswer.h"
#include "upstream/graphql/errormeaning.h"
#include "upstream/policy/httperror.h"
#include "json/parse.h"

#include <algorithm>
#include <utility>

namespace tooltray::upstream {

namespace {

using Kind = JsonOutline::Kind;

enum Member : std::size_t { Data, Errors, Extensions };

constexpr std::size_t kMaxReportedErrors = 20;
constexpr std::string_view kByTheMessage = "Correct the operation or its variables by what the message says.";

// Statuses that tell more than the body: who may, what is there, how often, and who failed. The others come with errors
// about the document as well.
bool tellsMore(int status)
{
    constexpr int kBadRequest = 400;
    constexpr int kUnprocessable = 422;
    return status > kBadRequest && status != kUnprocessable;
}

bool isOneOf(const JsonOutline::Part &part, std::initializer_list<Kind> kinds)
{
    return std::ranges::find(kinds, part.kind) != kinds.end();
}

// "[]" with any space inside.
bool isEmptyArray(std::string_view array)
{
    return array.find_first_not_of("[] \t\r\n") == std::string_view::npos;
}

void addErrors(const json::Value &errors, json::Value &details)
{
    json::Value list = json::Value::array();
    for (const json::Value &error : errors.elements()) {
        if (list.size() < kMaxReportedErrors)
            list.append(reportedError(error));
    }
    details.set("count", errors.size());
    details.set("errors", std::move(list));
}

GraphQLError read(const json::Value &value)
{
    GraphQLError error;
    error.message = value["message"].toString();
    if (error.message.empty())
        error.message = value.isString() ? value.toString() : "The server gives no message.";
    error.path = value["path"];
    error.extensions = value["extensions"];
    error.code = error.extensions["code"].toString();
    for (const json::Value &location : value["locations"].elements()) {
        const auto line = location["line"].toUInt64();
        const auto column = location["column"].toUInt64();
        if (line && column)
            error.locations.emplace_back(*line, *column);
    }
    return error;
}

} // namespace

JsonOutline GraphQLAnswer::outline()
{
    return JsonOutline({"data", "errors", "extensions"});
}

GraphQLAnswer::GraphQLAnswer(Response response, const JsonOutline &outline)
    : m_response(std::move(response))
    , m_data(outline.part(Data))
    , m_extensions(outline.part(Extensions))
{
    const JsonOutline::Part &errors = outline.part(Errors);
    if (errors.kind == Kind::Array && !isEmptyArray(errors.of(m_response.body)))
        m_errors = errors;
}

std::vector<GraphQLError> readErrors(const GraphQLAnswer &answer)
{
    std::vector<GraphQLError> errors;
    if (!answer.hasErrors())
        return errors;
    const json::Parsed parsed = json::parse(answer.errors());
    for (const json::Value &error : parsed.value.elements())
        errors.push_back(read(error));
    return errors;
}

CallError graphqlError(const GraphQLAnswer &answer)
{
    const json::Value errors = json::parse(answer.errors()).value;
    const std::optional<ErrorMeaning> meaning = meaningOf(errors);
    CallError error{.level = Level::GraphQL,
                    .error = {meaning ? meaning->kind : ErrorKind::Invalid, "graphql_errors",
                              listedSentences(sentencesOf(errors), "errors"),
                              meaning ? std::string(meaning->hint) : std::string(kByTheMessage),
                              json::Value::object({{"status", answer.status()}})},
                    .report = answer.response().report,
                    .status = meaning ? meaning->status : answer.status()};
    addErrors(errors, error.error.details);
    return error;
}

GraphQLOutcome classify(const Request &request, Response response, JsonOutline outline, WallTime now)
{
    const bool isRead = outline.end();
    const bool isObject = isRead && outline.kind() == Kind::Object;
    const auto fits = [&](Member member, std::initializer_list<Kind> kinds) {
        return isOneOf(outline.part(member), kinds);
    };
    const bool hasErrors = isObject && fits(Errors, {Kind::Array});
    const bool hasData = isObject && fits(Data, {Kind::Object, Kind::Null});
    const bool fit = fits(Data, {Kind::None, Kind::Object, Kind::Null})
                     && fits(Errors, {Kind::None, Kind::Null, Kind::Array})
                     && fits(Extensions, {Kind::None, Kind::Null, Kind::Object});
    if ((hasErrors || hasData) && fit) {
        GraphQLAnswer answer(std::move(response), outline);
        if (answer.hasErrors() && !answer.hasData() && tellsMore(answer.status())) {
            CallError refused = httpError(request, answer.response().head, answer.body(), now);
            refused.report = answer.response().report;
            addErrors(json::parse(answer.errors()).value, refused.error.details);
            return refused;
        }
        // "errors": [] beside a null, or alone, says nothing at all.
        if (answer.hasErrors() || answer.hasData() || (hasData && answer.status() / 100 == 2))
            return answer;
        response = Response{
            .head = answer.response().head, .body = answer.takeBody(), .report = answer.response().report};
    }
    CallError error = brokenAnswer(request, response.head, response.body, outline, now);
    error.report = response.report;
    return error;
}

} // namespace tooltray::upstream
