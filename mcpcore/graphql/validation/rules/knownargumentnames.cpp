// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/knownargumentnames.h"

#include <vector>

namespace tooltray::graphql {

void KnownArgumentNames::enter(Argument argument)
{
    const Node owner = m_context.facts().parent(argument);
    if (!owner.is(NodeKind::Field) || m_context.facts().input(argument))
        return;
    const SchemaField field = m_context.facts().field(Field(owner));
    if (!field)
        return;
    std::vector<std::string_view> names;
    for (const SchemaInput known : field.arguments())
        names.push_back(known.name());
    m_context.report(kName,
                     "Unknown argument " + inQuotes(argument.name()) + " on field "
                         + inQuotes(field.coordinate()) + "." + m_context.suggest(argument.name(), names),
                     argument);
}

} // namespace tooltray::graphql
