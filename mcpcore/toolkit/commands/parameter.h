// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <initializer_list>
#include <string_view>
#include <utility>

namespace tooltray::toolkit {

// Schemas of parameters, as every client understands them.
inline json::Value textParameter(std::string_view description)
{
    return json::Value::object({{"type", "string"}, {"description", description}});
}

inline json::Value choiceParameter(std::initializer_list<json::Value> values, std::string_view description)
{
    json::Value schema = textParameter(description);
    schema.set("enum", json::Value::array(values));
    return schema;
}

inline json::Value
parametersSchema(std::initializer_list<std::pair<std::string_view, json::Value>> properties,
                 std::initializer_list<json::Value> required = {})
{
    json::Value schema = json::Value::object({{"type", "object"}});
    schema.set("properties", json::Value::object(properties));
    if (required.size() != 0)
        schema.set("required", json::Value::array(required));
    schema.set("additionalProperties", false);
    return schema;
}

} // namespace tooltray::toolkit
