// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniquefielddefinitionnames.h"

namespace tooltray::graphql {

void UniqueFieldDefinitionNames::enter(FieldsTypeDefinition type)
{
    for (const FieldDefinition field : type.fields())
        check(type, field);
}

void UniqueFieldDefinitionNames::enter(InputObjectTypeDefinition type)
{
    for (const InputValueDefinition field : type.fields())
        check(type, field);
}

void UniqueFieldDefinitionNames::check(Node type, Node field)
{
    const auto [known, isNew] = m_byName.try_emplace({type.symbol(), field.symbol()}, field);
    if (!isNew)
        m_context.report(kName,
                         "Field \"" + std::string(type.name()) + "." + std::string(field.name())
                             + "\" can only be defined once.",
                         {m_context.nameSpan(known->second), m_context.nameSpan(field)});
}

} // namespace tooltray::graphql
