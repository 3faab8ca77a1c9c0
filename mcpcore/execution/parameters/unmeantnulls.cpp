// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/parameters/unmeantnulls.h"

#include "json/pointer.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace tooltray::execution {
namespace {

bool mustBeThere(const json::Value &document, std::string_view name)
{
    return std::ranges::any_of(document["required"].elements(),
                               [&](const json::Value &required) { return required.toString() == name; });
}

} // namespace

json::Value withoutUnmeantNulls(const jsonschema::Schema &schema, const json::Value &document,
                                json::Value arguments)
{
    const bool hasNulls = std::ranges::any_of(
        arguments.members(), [](const json::Member &member) { return member.value.isNull(); });
    if (!hasNulls)
        return arguments;
    for (const jsonschema::ValidationError &error : schema.validate(arguments)) {
        const auto place = json::Pointer::parse(error.instancePointer);
        if (!place || place->tokens().size() != 1)
            continue;
        const std::string &name = place->tokens().front();
        const json::Value *argument = arguments.find(name);
        if (argument != nullptr && argument->isNull() && !mustBeThere(document, name)
            && document["properties"].contains(name))
            arguments.remove(name);
    }
    return arguments;
}

} // namespace tooltray::execution
