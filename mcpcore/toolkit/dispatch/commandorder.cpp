// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/dispatch/commandorder.h"

#include "base/text/quantity.h"
#include "execution/arguments/passedarguments.h"
#include "json/parser.h"
#include "json/pointer.h"

#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

namespace {

// The parameter that does not fit; of the arguments as a whole, none.
std::string parameterOf(const jsonschema::ValidationError &error)
{
    const auto place = json::Pointer::parse(error.instancePointer);
    if (place && !place->isRoot())
        return place->tokens().front();
    if (error.code != jsonschema::Code::Required || error.arguments.empty())
        return {};
    std::string name = error.arguments.front();
    std::erase(name, '`');
    return name;
}

} // namespace

json::Value withoutJsonTexts(const json::Value &inputSchema, json::Value arguments)
{
    for (const json::Member &property : inputSchema["properties"].members()) {
        const std::string_view type = property.value["type"].toString();
        const json::Value &argument = std::as_const(arguments)[property.name.view()];
        if (!argument.isString() || (type != "object" && type != "array"))
            continue;
        json::Parsed parsed = json::parse(argument.toString());
        if (parsed && (type == "object" ? parsed.value.isObject() : parsed.value.isArray()))
            arguments.set(property.name.view(), std::move(parsed.value));
    }
    return arguments;
}

Result<void> checkArguments(std::string_view command, const jsonschema::Schema &parameters,
                            const json::Value &arguments)
{
    const std::vector<jsonschema::ValidationError> found =
        parameters.validate(arguments, {.errors = execution::kMaxArgumentErrors});
    if (found.empty())
        return {};
    const std::string name = '"' + std::string(command) + '"';
    Error error{ErrorKind::Invalid, "arguments_invalid",
                found.size() > 1 ? "The parameters for " + name + " have "
                                 : "The parameters do not fit " + name + ": "};
    std::vector<std::string> sentences;
    json::Value problems = json::Value::array();
    for (const jsonschema::ValidationError &each : found) {
        const std::string sentence = execution::argumentSentence(each);
        sentences.push_back(sentence);
        json::Value problem = json::Value::object({{"place", each.instancePointer}, {"message", sentence}});
        if (const std::string parameter = parameterOf(each); !parameter.empty())
            problem.set("parameter", parameter);
        problems.append(std::move(problem));
    }
    error.message = error.message.text() + listedSentences(sentences, "problems").text();
    error.hint = "Correct them and call again; list_commands with names [\"" + std::string(command)
                 + "\"] and detail \"full\" has their schema.";
    error.details = json::Value::object({{"problems", std::move(problems)}});
    return error;
}

} // namespace tooltray::toolkit
