// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/argumentsschema.h"

#include "base/text/quantity.h"

#include <algorithm>
#include <utility>

namespace tooltray::toolkit {

namespace {

json::Value typed(std::string_view type, std::string_view description)
{
    return json::Value::object({{"type", type}, {"description", description}});
}

} // namespace

json::Value closedSchema(json::Value properties, json::Value required)
{
    json::Value schema = json::Value::object({{"type", "object"}});
    schema.set("properties", std::move(properties));
    if (!required.isEmpty())
        schema.set("required", std::move(required));
    schema.set("additionalProperties", json::Value(false));
    return schema;
}

json::Value argumentsSchema(std::initializer_list<CommandArgument> arguments)
{
    json::Value properties = json::Value::object();
    json::Value required = json::Value::array();
    for (const CommandArgument &argument : arguments) {
        properties.set(argument.name, argument.schema);
        if (argument.need == CommandArgument::Need::Required)
            required.append(json::Value(argument.name));
    }
    return closedSchema(std::move(properties), std::move(required));
}

bool isRequired(const json::Value &schema, std::string_view name)
{
    const auto required = schema["required"].elements();
    return std::ranges::any_of(required, [&](const json::Value &one) { return one.toString() == name; });
}

json::Value textArgument(std::string_view description)
{
    return typed("string", description);
}

json::Value textsArgument(std::string_view description)
{
    json::Value schema = typed("array", description);
    schema.set("items", json::Value::object({{"type", "string"}}));
    return schema;
}

json::Value flagArgument(std::string_view description)
{
    return typed("boolean", description);
}

json::Value choiceArgument(std::initializer_list<std::string_view> values, std::string_view description)
{
    json::Value schema = typed("string", description);
    json::Value &list = schema.set("enum", json::Value::array());
    for (const std::string_view value : values)
        list.append(json::Value(value));
    return schema;
}

json::Value objectArgument(std::string_view description)
{
    json::Value schema = typed("object", description);
    schema.set("additionalProperties", json::Value(true));
    return schema;
}

json::Value endpointArgument()
{
    return textArgument("If there are several.");
}

json::Value integerArgument(std::int64_t least, std::int64_t most, std::string_view description)
{
    json::Value schema = typed("integer", description);
    schema.set("minimum", json::Value(least));
    schema.set("maximum", json::Value(most));
    return schema;
}

std::string listedErrors(std::string_view unfit, std::string_view has,
                         const std::vector<json::DecodeError> &errors)
{
    std::vector<Message> sentences;
    for (const json::DecodeError &error : errors)
        sentences.push_back(error.message.ends_with("?")
                                ? Message::from("{^problem}", {{"problem", error.message}})
                                : error.message.asSentence());
    const std::string list = listedSentences(sentences, "problems");
    return std::string(sentences.size() > 1 ? has : unfit) + ' ' + list;
}

} // namespace tooltray::toolkit
