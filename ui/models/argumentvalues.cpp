// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/argumentvalues.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kDeepest = 8;

std::string_view typeOf(const json::Value &schema)
{
    const json::Value &type = schema["type"];
    return type.isArray() ? type[std::size_t(0)].toString() : type.toString();
}

// Nothing for what only a person can know: left empty, it is missing rather than 0, false or an empty text.
std::optional<json::Value> blank(const json::Value &schema, int depth)
{
    if (schema.contains("default"))
        return schema["default"];
    if (schema.contains("const"))
        return schema["const"];
    if (schema["enum"].size() > 0)
        return schema["enum"].size() == 1 ? std::optional(schema["enum"][std::size_t(0)]) : std::nullopt;
    const std::string_view type = typeOf(schema);
    if (type == "array")
        return json::Value::array();
    if (type != "object" || depth >= kDeepest)
        return {};
    json::Value object = json::Value::object();
    for (const json::Value &name : schema["required"].elements()) {
        if (auto part = blank(schema["properties"][name.toString()], depth + 1))
            object.set(name.toString(), std::move(*part));
    }
    return object;
}

using DifferenceKind = ArgumentDifference::Kind;

std::string joined(const std::string &path, std::string_view name)
{
    return path.empty() ? std::string(name) : path + '.' + std::string(name);
}

void compare(const json::Value &value, const json::Value &last, const std::string &path,
             std::vector<ArgumentDifference> &found)
{
    if (!value.isObject() || !last.isObject() || (!path.empty() && (value.isEmpty() || last.isEmpty()))) {
        found.push_back({value == last ? DifferenceKind::Same : DifferenceKind::Changed, path, value, last});
        return;
    }
    for (const json::Member &member : value.members()) {
        const std::string name = joined(path, std::string_view(member.name));
        if (const json::Value *before = last.find(std::string_view(member.name)))
            compare(member.value, *before, name, found);
        else
            found.push_back({DifferenceKind::Added, name, member.value, std::nullopt});
    }
    for (const json::Member &member : last.members()) {
        if (!value.contains(std::string_view(member.name)))
            found.push_back({DifferenceKind::Removed, joined(path, std::string_view(member.name)),
                             std::nullopt, member.value});
    }
}

} // namespace

json::Value firstValueOf(const json::Value &schema)
{
    if (schema.contains("default"))
        return schema["default"];
    if (schema["enum"].size() > 0)
        return schema["enum"][std::size_t{0}];
    const std::string_view type = schema["type"].toString();
    if (type == "string")
        return "";
    if (type == "boolean")
        return false;
    if (type == "integer" || type == "number")
        return schema["minimum"].isNumber() ? schema["minimum"] : json::Value(0);
    if (type == "array")
        return json::Value::array();
    return type == "object" ? json::Value::object() : json::Value();
}

std::vector<json::Value> allowedValues(const json::Value &schema, const json::Value &fixed)
{
    const auto listed = schema["enum"].elements();
    std::vector<json::Value> values(listed.begin(), listed.end());
    if (values.empty() && schema["type"].toString() == "boolean")
        values = {json::Value(true), json::Value(false)};
    if (!values.empty() && !fixed.isNull() && std::ranges::find(values, fixed) == values.end())
        values.insert(values.begin(), fixed);
    return values;
}

json::Value noArguments()
{
    return json::Value::object({{"type", "object"}, {"properties", json::Value::object()}});
}

json::Value blankArguments(const json::Value &schema)
{
    json::Value arguments = json::Value::object();
    for (const json::Member &property : schema["properties"].members()) {
        const auto required = schema["required"].elements();
        const bool isRequired = std::ranges::any_of(
            required, [&](const json::Value &name) { return name.toString() == property.name.view(); });
        if (!isRequired && !property.value.contains("default"))
            continue;
        if (auto value = blank(property.value, 0))
            arguments.set(property.name, std::move(*value));
    }
    return arguments;
}

std::vector<ArgumentDifference> differences(const json::Value &arguments,
                                            const std::optional<json::Value> &last)
{
    std::vector<ArgumentDifference> found;
    if (last) {
        compare(arguments, *last, {}, found);
        return found;
    }
    for (const json::Member &member : arguments.members())
        found.push_back(
            {DifferenceKind::Same, std::string(std::string_view(member.name)), member.value, std::nullopt});
    return found;
}

} // namespace tooltray::ui
