// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/graphqlanswer.h"

#include "upstream/graphql/brokenanswer.h"
#include "upstream/policy/httperror.h"
#include "json/parse.h"

#include <algorithm>
#include <utility>

namespace tooltray::upstream {

namespace {

using Kind = JsonOutline::Kind;

enum Member : std::size_t { Data, Errors, Extensions };

constexpr std::size_t kMaxReportedErrors = 20;

bool isOneOf(const JsonOutline::Part &part, std::initializer_list<Kind> kinds)
{
    return std::ranges::find(kinds, part.kind) != kinds.end();
}

// "[]" with any space inside.
bool isEmptyArray(std::string_view array)
{
    return array.find_first_not_of("[] \t\r\n") == std::string_view::npos;
}

json::Value reported(const GraphQLError &error)
{
    json::Value value = json::Value::object({{"message", error.message}});
    if (!error.path.isNull())
        value.set("path", error.path);
    if (!error.locations.empty()) {
        json::Value &locations = value.set("locations", json::Value::array());
        for (const auto &[line, column] : error.locations)
            locations.append(json::Value::object({{"line", line}, {"column", column}}));
    }
    if (!error.code.empty())
        value.set("code", error.code);
    return value;
}

std::string pathText(const json::Value &path)
{
    std::string text;
    for (const json::Value &step : path.elements()) {
        if (step.isNumber())
            text += '[' + std::string(step.numberText()) + ']';
        else
            text += (text.empty() ? "" : ".") + std::string(step.toString());
    }
    return text;
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
    const std::vector<GraphQLError> errors = readErrors(answer);
    const GraphQLError &first = errors.front();
    std::string message = first.message;
    if (const std::string path = pathText(first.path); !path.empty())
        message += " (at " + path + ")";
    if (errors.size() > 1)
        message += " And " + std::to_string(errors.size() - 1) + " more.";
    json::Value list = json::Value::array();
    for (const GraphQLError &error : errors) {
        if (list.size() < kMaxReportedErrors)
            list.append(reported(error));
    }
    return {
        .level = Level::GraphQL,
        .error = {ErrorKind::Invalid, "graphql_errors", std::move(message),
                  answer.hasData() ? "Part of the data is there; ask without the fields that failed, or "
                                     "correct their arguments."
                                   : "Correct the operation or its variables by what the message says.",
                  json::Value::object(
                      {{"status", answer.status()}, {"count", errors.size()}, {"errors", std::move(list)}})},
        .report = answer.response().report,
        .status = answer.status()};
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
