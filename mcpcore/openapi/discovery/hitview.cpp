// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/discovery/hitview.h"

#include "openapi/discovery/sample.h"
#include "openapi/discovery/signature.h"
#include "openapi/schema/plaintext.h"

#include <string>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kHitDescription = 120;
constexpr std::size_t kHitArguments = 300;

std::string hitDescription(const Operation &operation)
{
    std::string text = plainText(operation.summary, kHitDescription);
    if (text.empty())
        text = firstSentences(plainText(operation.description, 2 * kHitDescription), kHitDescription);
    return operation.isDeprecated ? "Deprecated. " + text : text;
}

} // namespace

json::Value hitView(const Api &api, const Operation &operation, const terms::SaidWords &said)
{
    json::Value view = json::Value::object({{"coordinate", coordinateOf(operation)}});
    const auto add = [&](std::string_view name, const std::string &text) {
        if (!text.empty())
            view.set(name, text);
    };
    add("description", hitDescription(operation));
    if (!operation.tags.empty())
        view.set("path", operation.tags.front());
    const Arguments arguments = argumentsOf(api, operation);
    add("arguments", argumentsText(arguments, kHitArguments));
    add("answers", answerText(api, operation));
    if (json::Value values = sampleArguments(api, operation, arguments, said); !values.isEmpty())
        view.set("example_variables", std::move(values));
    return view;
}

} // namespace tooltray::openapi
