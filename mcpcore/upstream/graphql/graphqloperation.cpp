// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/graphqloperation.h"

#include "text/unicode/ascii.h"
#include "json/write.h"

#include <algorithm>
#include <utility>

namespace tooltray::upstream {

namespace {

void setDefault(Request &request, std::string name, std::string value)
{
    const bool isThere = std::ranges::any_of(
        request.fields, [&](const RequestField &field) { return equalsIgnoringAsciiCase(field.name, name); });
    if (!isThere)
        request.fields.push_back({std::move(name), std::move(value)});
}

} // namespace

std::string parametersText(const GraphQLOperation &operation)
{
    std::string text;
    text.reserve(operation.document.size() + operation.document.size() / 8 + 64);
    text += R"({"query":)";
    json::writeString(operation.document, text);
    if (!operation.variables.isNull()) {
        text += R"(,"variables":)";
        json::write(operation.variables, text);
    }
    if (!operation.operationName.empty()) {
        text += R"(,"operationName":)";
        json::writeString(operation.operationName, text);
    }
    if (!operation.extensions.isNull()) {
        text += R"(,"extensions":)";
        json::write(operation.extensions, text);
    }
    text += '}';
    return text;
}

Request graphqlRequest(const Request &endpoint, const GraphQLOperation &operation)
{
    Request request = endpoint;
    request.method = "POST";
    request.body = std::make_shared<const std::string>(parametersText(operation));
    request.repetition =
        operation.kind == GraphQLOperation::Kind::Mutation ? Repetition::Never : Repetition::Harmless;
    request.redirects = Redirects::KeepMethod;
    setDefault(request, "Content-Type", "application/json");
    setDefault(request, "Accept",
               operation.kind == GraphQLOperation::Kind::Subscription
                   ? "text/event-stream"
                   : "application/graphql-response+json, application/json;q=0.9");
    return request;
}

} // namespace tooltray::upstream
