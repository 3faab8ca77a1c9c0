// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/providedrequiredargumentsondirectives.h"

#include "graphql/language/printer.h"

namespace tooltray::graphql {

void ProvidedRequiredArgumentsOnDirectives::enter(Directive directive)
{
    const auto require = [&](std::string_view name, std::string_view type) {
        for (const Argument argument : directive.arguments())
            if (argument.name() == name)
                return;
        m_context.report(kName,
                         "Argument \"@" + std::string(directive.name()) + "(" + std::string(name)
                             + ":)\" of type " + inQuotes(type) + " is required, but it was not provided.",
                         directive);
    };
    if (const DirectiveDefinition own = m_context.directiveDefinition(directive.symbol())) {
        for (const InputValueDefinition argument : own.arguments())
            if (argument.type().isNonNull() && !argument.defaultValue())
                require(argument.name(), print(argument.type()));
    } else if (const SchemaDirective known = m_context.facts().directive(directive)) {
        for (const SchemaInput argument : known.arguments())
            if (argument.isRequired())
                require(argument.name(), m_context.schema().print(argument.type()));
    }
}

} // namespace tooltray::graphql
