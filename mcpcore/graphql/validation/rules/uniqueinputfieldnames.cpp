// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniqueinputfieldnames.h"

#include <unordered_map>

namespace tooltray::graphql {

void UniqueInputFieldNames::enter(ObjectValue object)
{
    std::unordered_map<Symbol, ObjectField> byName;
    for (const ObjectField field : object.fields()) {
        const auto [known, isNew] = byName.try_emplace(field.symbol(), field);
        if (!isNew)
            m_context.report(kName, "There can be only one input field named " + inQuotes(field.name()) + ".",
                             {m_context.nameSpan(known->second), m_context.nameSpan(field)});
    }
}

} // namespace tooltray::graphql
