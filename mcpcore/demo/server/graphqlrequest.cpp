// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/server/graphqlserver.h"

#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace tooltray::demo {

namespace {

constexpr std::array kTypes{MediaType::GraphqlResponse, MediaType::Json, MediaType::EventStream};

// The part before the separator, which is taken off the text with it.
std::string_view cut(std::string_view &text, char separator)
{
    const std::size_t at = text.find(separator);
    const std::string_view part = trimmed(text.substr(0, at));
    text = at == std::string_view::npos ? std::string_view() : text.substr(at + 1);
    return part;
}

// How closely a range names a type: 0 not at all, 3 exactly.
int closeness(std::string_view range, std::string_view type)
{
    if (range == type)
        return 3;
    if (range == "*/*")
        return 1;
    const std::string_view major = range.substr(0, range.find('/'));
    return range.ends_with("/*") && type.starts_with(std::string(major) + "/") ? 2 : 0;
}

struct Weight {
    int closeness = 0;
    double quality = 0;
};

double qualityIn(std::string_view parameters)
{
    while (!parameters.empty()) {
        const std::string parameter = asciiLower(cut(parameters, ';'));
        if (!parameter.starts_with("q="))
            continue;
        double quality = 0;
        std::from_chars(parameter.data() + 2, parameter.data() + parameter.size(), quality);
        return quality;
    }
    return 1;
}

} // namespace

std::string_view nameOf(MediaType type)
{
    switch (type) {
    case MediaType::GraphqlResponse: return "application/graphql-response+json";
    case MediaType::Json: return "application/json";
    case MediaType::EventStream: break;
    }
    return "text/event-stream";
}

std::optional<MediaType> preferredType(std::optional<std::string_view> accept)
{
    if (!accept || trimmed(*accept).empty())
        return kTypes.front();
    std::array<Weight, kTypes.size()> weights;
    std::string_view rest = *accept;
    while (!rest.empty()) {
        std::string_view item = cut(rest, ',');
        const std::string range = asciiLower(cut(item, ';'));
        const double quality = qualityIn(item);
        for (std::size_t i = 0; i < kTypes.size(); ++i)
            if (const int close = closeness(range, nameOf(kTypes[i])); close > weights[i].closeness)
                weights[i] = {close, quality};
    }
    std::optional<MediaType> best;
    double bestQuality = 0;
    for (std::size_t i = 0; i < kTypes.size(); ++i) {
        if (weights[i].quality <= bestQuality)
            continue;
        best = kTypes[i];
        bestQuality = weights[i].quality;
    }
    return best;
}

namespace {

Error badRequest(std::string message)
{
    return {ErrorKind::Usage, "bad_request", std::move(message), {}};
}

// The parameters of a query string, written as forms are (WHATWG URL, 5.1).
Result<json::Value> parametersOf(std::string_view query)
{
    json::Value parameters = json::Value::object();
    while (!query.empty()) {
        const std::string_view pair = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), pair.size() + 1));
        const std::size_t equals = std::min(pair.find('='), pair.size());
        std::string spaced(pair.substr(std::min(pair.size(), equals + 1)));
        std::ranges::replace(spaced, '+', ' ');
        const std::optional<std::string> name = decodePercent(pair.substr(0, equals));
        const std::optional<std::string> value = decodePercent(spaced);
        if (!name || !value)
            return badRequest("The query string has a percent sign without two hexadecimal digits.");
        if (*name == "variables" || *name == "extensions") {
            json::Parsed parsed = json::parse(*value);
            if (!parsed)
                return badRequest("The parameter " + *name + " is not valid JSON: " + parsed.error->message);
            parameters.set(*name, std::move(parsed.value));
        } else {
            parameters.set(*name, *value);
        }
    }
    return parameters;
}

Result<json::Value> parametersOfBody(std::string_view body)
{
    json::Parsed parsed = json::parse(body);
    if (!parsed)
        return badRequest("The body is not valid JSON: " + parsed.error->message);
    if (parsed.value.isArray())
        return badRequest("The body is a list of requests. Send them one by one.");
    if (!parsed.value.isObject())
        return badRequest("The body has to be an object with the member query.");
    return std::move(parsed.value);
}

} // namespace

Result<GraphqlRequest> readGraphqlRequest(const http::Request &request)
{
    const Result<json::Value> read =
        request.method == "POST" ? parametersOfBody(request.body) : parametersOf(request.query());
    if (!read)
        return read.error();
    const json::Value &parameters = *read;
    if (!parameters["query"].isString())
        return badRequest("The request needs the member query with a GraphQL document.");
    GraphqlRequest asked;
    asked.query = parameters["query"].toString();
    const json::Value &name = parameters["operationName"];
    if (!name.isNull() && !name.isString())
        return badRequest("operationName has to be a text or null.");
    if (name.isString() && !name.toString().empty()) // empty is how some clients say none
        asked.operationName = std::string(name.toString());
    for (const std::string_view object : {"variables", "extensions"})
        if (!parameters[object].isNull() && !parameters[object].isObject())
            return badRequest(std::string(object) + " has to be an object or null.");
    asked.variables = parameters["variables"];
    return asked;
}

} // namespace tooltray::demo
