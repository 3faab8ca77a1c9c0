// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/noundefinedvariables.h"

#include <unordered_set>

namespace tooltray::graphql {

void NoUndefinedVariables::check(const OperationFacts &facts)
{
    const OperationDefinition operation = facts.operation;
    std::unordered_set<Symbol> defined;
    for (const VariableDefinition definition : operation.variables())
        defined.insert(definition.variable().symbol());
    for (const auto usages : facts.usages) {
        for (const VariableUsage &usage : usages) {
            const Node variable = m_context.document().node(usage.node);
            if (defined.contains(variable.symbol()))
                continue;
            const std::string subject = "Variable \"$" + std::string(variable.name()) + "\" is not defined";
            m_context.report(kName,
                             operation.isAnonymous()
                                 ? subject + "."
                                 : subject + " by operation " + inQuotes(operation.name()) + ".",
                             {m_context.span(variable), m_context.span(operation)});
        }
    }
}

} // namespace tooltray::graphql
