// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/graphqlrequest.h"

#include "base/percent.h"
#include "json/parse.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tooltray::demo {

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
                return badRequest("The parameter " + *name + " is no JSON: " + parsed.error->message);
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
        return badRequest("The body is no JSON: " + parsed.error->message);
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
