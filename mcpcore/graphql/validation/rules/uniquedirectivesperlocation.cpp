// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniquedirectivesperlocation.h"

#include <iterator>

namespace tooltray::graphql {

bool UniqueDirectivesPerLocation::isUnique(Directive directive) const
{
    if (const DirectiveDefinition own = m_context.directiveDefinition(directive.symbol()))
        return !own.isRepeatable();
    const SchemaDirective known = m_context.facts().directive(directive);
    return known && !known.isRepeatable();
}

void UniqueDirectivesPerLocation::enterAny(Node node)
{
    const NodeKind kind = node.kind();
    if (kind == NodeKind::SchemaDefinition || kind == NodeKind::SchemaExtension)
        return check(node, m_onSchema);
    if (isTypeDefinition(kind) || isTypeExtension(kind))
        return check(node, m_onTypes[node.symbol()]);
    if (kind == NodeKind::DirectiveDefinition || kind == NodeKind::DirectiveExtension)
        return check(node, m_onDirectives[node.symbol()]);
    // Nearly everything else has no directive or one.
    const Directives directives(node.children());
    const auto first = directives.begin();
    if (first == directives.end() || std::next(first) == directives.end())
        return;
    Seen seen;
    check(node, seen);
}

void UniqueDirectivesPerLocation::check(Node owner, Seen &seen)
{
    for (const Directive directive : Directives(owner.children())) {
        if (!isUnique(directive))
            continue;
        const auto [known, isNew] = seen.try_emplace(directive.symbol(), directive);
        if (!isNew)
            m_context.report(kName,
                             "The directive " + inQuotes("@" + std::string(directive.name()))
                                 + " can only be used once at this location.",
                             {m_context.span(known->second), m_context.span(directive)});
    }
}

} // namespace tooltray::graphql
