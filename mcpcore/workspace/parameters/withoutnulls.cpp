// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/parameters/withoutnulls.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tooltray::workspace {
namespace {

bool isNullSchema(const json::Value &schema)
{
    return schema["type"].toString() == "null";
}

template <typename IsNull>
json::Value othersOf(const json::Value &choices, IsNull isNull)
{
    json::Value others = json::Value::array();
    for (const json::Value &choice : choices.elements()) {
        if (!isNull(choice))
            others.append(choice);
    }
    return others;
}

void takeNullFromTypes(json::Value &property)
{
    if (!property["type"].isArray())
        return;
    json::Value types =
        othersOf(property["type"], [](const json::Value &type) { return type.toString() == "null"; });
    if (types.size() == 1)
        property.set("type", json::Value(types.elements().front()));
    else if (!types.isEmpty())
        property.set("type", std::move(types));
}

void takeNullFromValues(json::Value &property)
{
    if (!property["enum"].isArray())
        return;
    json::Value values = othersOf(property["enum"], [](const json::Value &value) { return value.isNull(); });
    if (!values.isEmpty())
        property.set("enum", std::move(values));
}

// The only choice that is left takes the place of the choice; what is said beside the choice goes first.
void takeNullFromChoices(json::Value &property, std::string_view keyword)
{
    if (!property[keyword].isArray())
        return;
    json::Value choices = othersOf(property[keyword], isNullSchema);
    if (choices.size() != 1) {
        if (!choices.isEmpty())
            property.set(keyword, std::move(choices));
        return;
    }
    const json::Value only = choices.elements().front();
    property.remove(keyword);
    for (const auto &[name, value] : only.members()) {
        if (!property.contains(name))
            property.set(name, value);
    }
}

} // namespace

json::Value withoutNulls(json::Value schema)
{
    json::Value *properties = schema.find("properties");
    if (properties == nullptr)
        return schema;
    for (auto &[name, property] : properties->members()) {
        takeNullFromTypes(property);
        takeNullFromValues(property);
        takeNullFromChoices(property, "anyOf");
        takeNullFromChoices(property, "oneOf");
    }
    return schema;
}

} // namespace tooltray::workspace
