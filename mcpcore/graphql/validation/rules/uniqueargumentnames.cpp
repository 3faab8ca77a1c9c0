// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniqueargumentnames.h"

#include "graphql/validation/duplicates.h"

#include <iterator>
#include <utility>
#include <vector>

namespace tooltray::graphql {

void UniqueArgumentNames::enter(Field field)
{
    check(field.arguments());
}

void UniqueArgumentNames::enter(Directive directive)
{
    check(directive.arguments());
}

void UniqueArgumentNames::check(Arguments arguments)
{
    const auto first = arguments.begin();
    if (first == arguments.end() || std::next(first) == arguments.end())
        return;
    for (const std::vector<Node> &group :
         duplicatesByName(arguments, [](Argument argument) { return argument; })) {
        std::vector<SourceSpan> spans;
        for (const Node argument : group)
            spans.push_back(m_context.nameSpan(argument));
        m_context.report(kName, "There can be only one argument named " + inQuotes(group[0].name()) + ".",
                         std::move(spans));
    }
}

} // namespace tooltray::graphql
