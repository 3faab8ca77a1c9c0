// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/lint/rules.h"
#include "workspace/parameters/parameters.h"

#include <algorithm>

namespace tooltray::workspace {

// A variable that nothing fills fails every call until somebody sets a context variable of its name.
void lintUnfilledVariables(LintSubject &subject)
{
    const graphql::OperationDefinition operation = subject.operation();
    if (!operation || !subject.hasOwnParameters())
        return;
    const ToolVersion &version = subject.definition();
    for (const graphql::VariableDefinition variable : operation.variables()) {
        const std::string name(variable.variable().name());
        const bool isRequired = variable.type().isNonNull() && !variable.defaultValue();
        const bool isBound =
            std::ranges::find(version.bindings, name, &NamedBinding::name) != version.bindings.end();
        if (!isRequired || isBound || mayHaveParameter(version.parameters, name)
            || subject.workspace().contextFor(name) != nullptr)
            continue;
        subject.report("variable_unfilled", LintSeverity::Warning, "/operation/document",
                       "Nothing fills the required variable \"$" + name + "\".",
                       "Make it a parameter, bind it, or set a context variable of that name.");
    }
}

} // namespace tooltray::workspace
