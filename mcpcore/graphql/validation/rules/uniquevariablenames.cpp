// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniquevariablenames.h"

#include "graphql/validation/duplicates.h"

#include <utility>
#include <vector>

namespace tooltray::graphql {

void UniqueVariableNames::enter(OperationDefinition operation)
{
    for (const std::vector<Node> &group : duplicatesByName(
             operation.variables(), [](VariableDefinition definition) { return definition.variable(); })) {
        std::vector<SourceSpan> spans;
        for (const Node variable : group)
            spans.push_back(m_context.nameSpan(variable));
        m_context.report(kName,
                         "There can be only one variable named \"$" + std::string(group[0].name()) + "\".",
                         std::move(spans));
    }
}

} // namespace tooltray::graphql
