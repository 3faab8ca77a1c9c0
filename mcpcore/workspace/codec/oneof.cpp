// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/oneof.h"

#include <string>
#include <utility>

namespace tooltray::workspace {

std::optional<FoundMember> findOneOf(json::ObjectReader &object, std::span<const std::string_view> names)
{
    std::optional<FoundMember> found;
    std::size_t count = 0;
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (const std::optional<json::Reader> value = object.find(names[i])) {
            found.emplace(FoundMember{i, *value});
            ++count;
        }
        list.append(i == 0 ? "\"" : ", \"").append(names[i]).append("\"");
    }
    if (count == 1)
        return found;
    if (object.reader().value().isObject())
        object.reader().report((count == 0 ? "one of " : "only one of ") + list + " must be given");
    return std::nullopt;
}

} // namespace tooltray::workspace
