// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/cache/cachekey.h"

#include "json/write.h"

#include <algorithm>

namespace tooltray::execution {
namespace {

// Numbers that mean the same are written alike: 1.0 and 1, 10e-1 and 1. Those beyond integers keep their text, so that
// at worst the same call is made twice.
json::Value canonicalNumber(const json::Value &number)
{
    if (const auto integer = number.toInt64())
        return json::Value(*integer);
    return number;
}

json::Value canonical(const json::Value &value)
{
    if (value.isNumber())
        return canonicalNumber(value);
    if (value.isArray()) {
        json::Value list = json::Value::array();
        for (const json::Value &element : value.elements())
            list.append(canonical(element));
        return list;
    }
    if (!value.isObject())
        return value;
    std::vector<std::string_view> names;
    for (const json::Member &member : value.members())
        names.push_back(member.name.view());
    std::ranges::sort(names);
    json::Value object = json::Value::object();
    for (const std::string_view name : names)
        object.set(name, canonical(value[name]));
    return object;
}

} // namespace

std::string cacheKey(const CacheScope &scope, const json::Value &variables,
                     const std::vector<std::string> &keyParameters)
{
    json::Value counted = variables;
    if (!keyParameters.empty()) {
        counted = json::Value::object();
        for (const std::string &name : keyParameters) {
            if (const json::Value *value = variables.find(name))
                counted.set(name, *value);
        }
    }
    return json::write(
        json::Value::array({json::Value(scope.tool), json::Value(scope.version), json::Value(scope.endpoint),
                            json::Value(scope.credential), canonical(counted)}));
}

} // namespace tooltray::execution
