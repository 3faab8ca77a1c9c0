// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/knownargumentnamesondirectives.h"

#include <algorithm>
#include <vector>

namespace tooltray::graphql {

void KnownArgumentNamesOnDirectives::enter(Directive directive)
{
    const DirectiveDefinition own = m_context.directiveDefinition(directive.symbol());
    const SchemaDirective known = m_context.facts().directive(directive);
    if ((!own && !known) || directive.arguments().isEmpty())
        return;
    std::vector<std::string_view> names;
    if (own) {
        for (const InputValueDefinition argument : own.arguments())
            names.push_back(argument.name());
    } else {
        for (const SchemaInput argument : known.arguments())
            names.push_back(argument.name());
    }
    for (const Argument argument : directive.arguments())
        if (std::find(names.begin(), names.end(), argument.name()) == names.end())
            m_context.report(kName,
                             "Unknown argument " + inQuotes(argument.name()) + " on directive "
                                 + inQuotes("@" + std::string(directive.name())) + "."
                                 + m_context.suggest(argument.name(), names),
                             argument);
}

} // namespace tooltray::graphql
