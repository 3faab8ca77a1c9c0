// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/enumrows.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

// The only type that all of them have; "" where there are several.
std::string_view commonType(const std::vector<EnumRow> &rows)
{
    const auto typeOf = [](const EnumRow &row) -> std::string_view {
        return row.value.isString()    ? "string"
               : row.value.isNumber()  ? "number"
               : row.value.isBoolean() ? "boolean"
                                       : "";
    };
    const bool isCommon =
        std::ranges::all_of(rows, [&](const EnumRow &row) { return typeOf(row) == typeOf(rows.front()); });
    return rows.empty() || !isCommon ? std::string_view() : typeOf(rows.front());
}

} // namespace

std::optional<std::vector<EnumRow>> enumRows(const json::Value &schema)
{
    std::vector<EnumRow> rows;
    if (!schema.isObject())
        return {};
    if (schema["enum"].isArray()) {
        for (const json::Value &value : schema["enum"].elements())
            rows.push_back({value});
        return rows;
    }
    for (const char *keyword : {"oneOf", "anyOf"}) {
        if (!schema[keyword].isArray())
            continue;
        for (const json::Value &option : schema[keyword].elements()) {
            if (!option.contains("const"))
                return {};
            rows.push_back({option["const"], std::string(option["title"].toString()),
                            std::string(option["description"].toString())});
        }
        return rows;
    }
    const bool saysNothing = std::ranges::all_of(schema.members(), [](const json::Member &member) {
        const std::string_view name = member.name;
        return name == "title" || name == "description" || name == "$schema" || name == "examples"
               || (name == "type" && member.value.toString() == "string");
    });
    return saysNothing ? std::optional(rows) : std::nullopt;
}

json::Value withEnumRows(json::Value schema, const std::vector<EnumRow> &rows)
{
    const bool hasMeanings = std::ranges::any_of(
        rows, [](const EnumRow &row) { return !row.title.empty() || !row.description.empty(); });
    json::Value values = json::Value::array();
    for (const EnumRow &row : rows) {
        if (!hasMeanings) {
            values.append(row.value);
            continue;
        }
        json::Value option = json::Value::object({{"const", row.value}});
        if (!row.title.empty())
            option.set("title", row.title);
        if (!row.description.empty())
            option.set("description", row.description);
        values.append(std::move(option));
    }
    if (schema.isNull())
        schema = json::Value::object();
    // What the type says must go on being true.
    if (const std::string_view type = commonType(rows); type.empty())
        schema.remove("type");
    else if (schema["type"].toString() != "integer" || type != "number")
        schema.set("type", type);
    const bool wasAnyOf = schema.contains("anyOf");
    const std::string_view keyword = !hasMeanings ? "enum" : wasAnyOf ? "anyOf" : "oneOf";
    for (const char *other : {"enum", "oneOf", "anyOf"}) {
        if (keyword != other)
            schema.remove(other);
    }
    schema.set(keyword, std::move(values));
    return schema;
}

} // namespace tooltray::ui
