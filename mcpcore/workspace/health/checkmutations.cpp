// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/health/checkmutations.h"

#include <optional>
#include <string>
#include <variant>

namespace tooltray::workspace {

void checkMutations(const Workspace &workspace, const ToolVersion &version, CallGraph &graph,
                    ToolProblems &problems)
{
    const auto *sequence = version.operation ? std::get_if<Sequence>(&*version.operation) : nullptr;
    if (sequence == nullptr || version.behaviour.allowMultipleMutations)
        return;
    const std::optional<std::size_t> surplus = graph.surplusMutation(workspace, version);
    if (!surplus)
        return;
    problems.push_back(
        {"multiple_mutations", "/operation/steps/" + std::to_string(*surplus), std::nullopt,
         "With the step \"" + sequence->steps[*surplus].name
             + "\" every call makes more than one mutation, and one runs in a call of this tool. "
               "Give all but one of them a condition, or let a person allow several "
               "(allow_multiple_mutations)."});
}

void checkCallDepth(const Workspace &workspace, const ToolVersion &version, CallGraph &graph,
                    ToolProblems &problems)
{
    const bool isComposite = version.operation
                             && (std::holds_alternative<Sequence>(*version.operation)
                                 || std::holds_alternative<Switch>(*version.operation));
    if (!isComposite || graph.of(workspace, version).depth <= kMaxCallDepth)
        return;
    problems.push_back({"call_depth", "/operation", std::nullopt,
                        "The tools that this tool calls go in a circle or are nested too deep. At most "
                            + std::to_string(kMaxCallDepth) + " tools can call each other in a row."});
}

} // namespace tooltray::workspace
