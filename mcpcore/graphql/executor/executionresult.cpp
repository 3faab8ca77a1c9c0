// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/executionresult.h"

#include "json/write.h"

#include <utility>

namespace tooltray::graphql {

namespace {

json::Value toValue(const ExecutionError &error)
{
    json::Value value = json::Value::object({{"message", error.message}});
    if (!error.locations.empty()) {
        json::Value &locations = value.set("locations", json::Value::array());
        for (const Location &location : error.locations)
            locations.append(json::Value::object({{"line", location.line}, {"column", location.column}}));
    }
    if (!error.path.isNull())
        value.set("path", error.path);
    if (!error.extensions.isNull())
        value.set("extensions", error.extensions);
    return value;
}

} // namespace

std::string toJson(const ExecutionResult &result)
{
    std::string out = "{";
    if (!result.errors.empty()) {
        out += "\"errors\":";
        char separator = '[';
        for (const ExecutionError &error : result.errors) {
            out += separator;
            json::write(toValue(error), out);
            separator = ',';
        }
        out += ']';
    }
    if (!result.data.empty())
        out.append(result.errors.empty() ? "\"data\":" : ",\"data\":").append(result.data);
    return out += '}';
}

ExecutionResult requestError(std::string message)
{
    return {{}, {{std::move(message), {}, {}, {}}}};
}

ExecutionResult requestErrors(const Diagnostics &diagnostics, const Document &document)
{
    ExecutionResult result;
    const LineMap lines = document.lineMap();
    for (const Diagnostic &diagnostic : diagnostics) {
        ExecutionError &error = result.errors.emplace_back();
        error.message = diagnostic.message;
        for (const SourceSpan &span : diagnostic.spans)
            error.locations.push_back(lines.at(span.start));
    }
    return result;
}

ExecutionResult syntaxErrors(const Document &document)
{
    ExecutionResult result;
    const LineMap lines = document.lineMap();
    for (const SyntaxError &error : document.errors())
        result.errors.push_back({message(error, document.text()), {lines.at(error.offset)}, {}, {}});
    return result;
}

} // namespace tooltray::graphql
