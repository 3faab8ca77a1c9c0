// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/possibletypeextensions.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tooltray::graphql {

namespace {

struct Kinds {
    NodeKind definition;
    NodeKind extension;
    std::string_view name;
};

constexpr Kinds kKinds[] = {
    {NodeKind::ScalarTypeDefinition, NodeKind::ScalarTypeExtension, "scalar"},
    {NodeKind::ObjectTypeDefinition, NodeKind::ObjectTypeExtension, "object"},
    {NodeKind::InterfaceTypeDefinition, NodeKind::InterfaceTypeExtension, "interface"},
    {NodeKind::UnionTypeDefinition, NodeKind::UnionTypeExtension, "union"},
    {NodeKind::EnumTypeDefinition, NodeKind::EnumTypeExtension, "enum"},
    {NodeKind::InputObjectTypeDefinition, NodeKind::InputObjectTypeExtension, "input object"},
};

} // namespace

void PossibleTypeExtensions::enter(Definition extension)
{
    const auto *kinds = std::find_if(std::begin(kKinds), std::end(kKinds), [&](const Kinds &candidate) {
        return extension.is(candidate.extension);
    });
    if (kinds == std::end(kKinds))
        return;
    findDefinedTypes();
    const auto defined = m_defined.find(extension.symbol());
    if (defined == m_defined.end())
        return m_context.report(kName,
                                "Cannot extend type " + inQuotes(extension.name())
                                    + " because it is not defined."
                                    + m_context.suggest(extension.name(), m_names),
                                {m_context.nameSpan(extension)});
    if (!defined->second.is(kinds->definition))
        m_context.report(kName,
                         "Cannot extend non-" + std::string(kinds->name) + " type "
                             + inQuotes(extension.name()) + ".",
                         {m_context.span(defined->second), m_context.span(extension)});
}

void PossibleTypeExtensions::findDefinedTypes()
{
    if (std::exchange(m_hasLooked, true))
        return;
    for (const Node definition : m_context.document().definitions()) {
        if (!isTypeDefinition(definition.kind()))
            continue;
        if (!m_defined.contains(definition.symbol()))
            m_names.push_back(definition.name());
        m_defined[definition.symbol()] = definition;
    }
}

} // namespace tooltray::graphql
