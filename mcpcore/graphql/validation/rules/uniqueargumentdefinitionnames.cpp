// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniqueargumentdefinitionnames.h"

#include "graphql/validation/duplicates.h"

#include <utility>
#include <vector>

namespace tooltray::graphql {

void UniqueArgumentDefinitionNames::enter(FieldsTypeDefinition type)
{
    for (const FieldDefinition field : type.fields())
        check(std::string(type.name()) + "." + std::string(field.name()), field.arguments());
}

void UniqueArgumentDefinitionNames::enter(DirectiveDefinition directive)
{
    if (directive.is(NodeKind::DirectiveDefinition))
        check("@" + std::string(directive.name()), directive.arguments());
}

void UniqueArgumentDefinitionNames::check(const std::string &owner, InputValueDefinitions arguments)
{
    for (const std::vector<Node> &group :
         duplicatesByName(arguments, [](InputValueDefinition argument) { return argument; })) {
        std::vector<SourceSpan> spans;
        for (const Node argument : group)
            spans.push_back(m_context.nameSpan(argument));
        m_context.report(kName,
                         "Argument \"" + owner + "(" + std::string(group[0].name())
                             + ":)\" can only be defined once.",
                         std::move(spans));
    }
}

} // namespace tooltray::graphql
