// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniqueenumvaluenames.h"

namespace tooltray::graphql {

void UniqueEnumValueNames::enter(EnumTypeDefinition type)
{
    for (const EnumValueDefinition value : type.values()) {
        const auto [known, isNew] = m_byName.try_emplace({type.symbol(), value.symbol()}, value);
        if (!isNew)
            m_context.report(kName,
                             "Enum value \"" + std::string(type.name()) + "." + std::string(value.name())
                                 + "\" can only be defined once.",
                             {m_context.nameSpan(known->second), m_context.nameSpan(value)});
    }
}

} // namespace tooltray::graphql
