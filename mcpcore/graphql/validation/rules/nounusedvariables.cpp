// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/nounusedvariables.h"

#include <unordered_set>

namespace tooltray::graphql {

void NoUnusedVariables::check(const OperationFacts &facts)
{
    const OperationDefinition operation = facts.operation;
    if (operation.variables().isEmpty())
        return;
    std::unordered_set<Symbol> used;
    for (const auto usages : facts.usages)
        for (const VariableUsage &usage : usages)
            used.insert(m_context.document().nodes()[usage.node].name);
    for (const VariableDefinition definition : operation.variables()) {
        if (used.contains(definition.variable().symbol()))
            continue;
        const std::string subject =
            "Variable \"$" + std::string(definition.variable().name()) + "\" is never used";
        m_context.report(kName,
                         operation.isAnonymous()
                             ? subject + "."
                             : subject + " in operation " + inQuotes(operation.name()) + ".",
                         definition);
    }
}

} // namespace tooltray::graphql
