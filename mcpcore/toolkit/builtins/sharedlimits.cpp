// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/sharedlimits.h"

#include "base/text/quantity.h"
#include "json/write.h"

#include <string>

namespace tooltray::toolkit {

bool isTooLargeType(const json::Value &definition)
{
    return json::writtenSize(definition, kMaxTypeBytes) > kMaxTypeBytes;
}

std::optional<Error> tooLargeObject(const workspace::Pack &pack)
{
    for (const auto &[key, object] : pack.objects) {
        const auto *type = std::get_if<workspace::CustomType>(&object);
        if (type != nullptr && isTooLargeType(type->schema))
            return Error{ErrorKind::Invalid, "type_invalid",
                         "The type \"" + key.name + "\" of the pack is larger than "
                             + formatByteCount(kMaxTypeBytes) + '.',
                         "Leave out what no tool needs, or define several types."};
        const auto *mapping = std::get_if<workspace::Mapping>(&object);
        if (mapping != nullptr && mapping->entries.size() > kMaxMappingEntries)
            return Error{ErrorKind::Invalid, "mapping_invalid",
                         "The mapping \"" + key.name + "\" of the pack has "
                             + formatCount(mapping->entries.size()) + " entries, and at most "
                             + formatCount(kMaxMappingEntries) + " can be imported.",
                         "Leave out what no tool needs, or define several mappings."};
    }
    return std::nullopt;
}

} // namespace tooltray::toolkit
