// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/knowntypenames.h"

#include "graphql/schema/builtins.h"

#include <utility>

namespace tooltray::graphql {

void KnownTypeNames::enter(TypeReference type)
{
    const bool isInSchema = m_context.knowsSchema() && m_context.facts().namedType(type);
    if (isInSchema || type.symbol() == Symbol::None)
        return;
    findDefinedTypes();
    const std::string_view name = type.name();
    if (m_definedSet.contains(name))
        return;
    const bool isTypeSystem = isWithinTypeSystem(type);
    if (isTypeSystem && isBuiltInType(type.symbol()))
        return;
    std::string suggestion;
    if (m_context.showsSuggestions()) {
        std::vector<std::string_view> names;
        if (isTypeSystem)
            for (std::uint32_t i = 1; i < kKnownSymbolCount; ++i)
                if (isBuiltInType(static_cast<Symbol>(i)))
                    names.push_back(kKnownSymbolTexts[i]);
        if (m_context.knowsSchema())
            for (const SchemaType known : m_context.schema().types())
                names.push_back(known.name());
        names.insert(names.end(), m_definedNames.begin(), m_definedNames.end());
        suggestion = m_context.suggest(name, names);
    }
    m_context.report(kName, "Unknown type " + inQuotes(name) + "." + suggestion, type);
}

void KnownTypeNames::findDefinedTypes()
{
    if (std::exchange(m_hasLooked, true))
        return;
    for (const Node definition : m_context.document().definitions())
        if (isTypeDefinition(definition.kind()) && m_definedSet.insert(definition.name()).second)
            m_definedNames.push_back(definition.name());
}

bool KnownTypeNames::isWithinTypeSystem(TypeReference type) const
{
    Node definition = type;
    for (Node node = type; !node.is(NodeKind::Document); node = m_context.facts().parent(node))
        definition = node;
    return !isExecutableDefinition(definition.kind());
}

} // namespace tooltray::graphql
