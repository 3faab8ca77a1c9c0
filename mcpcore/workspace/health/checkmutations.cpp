// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/health/checkmutations.h"

#include "workspace/health/mutates.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>

namespace tooltray::workspace {
namespace {

// Deeper calls are refused when they are made.
constexpr int kDeepestCall = 8;

std::size_t sureMutations(const Workspace &workspace, const Operation &operation, int depth);

std::size_t sureMutations(const Workspace &workspace, const ToolCall &call, int depth)
{
    const auto *tool = workspace.find<Tool>(call.tool);
    if (tool == nullptr || depth == kDeepestCall)
        return 0;
    if (tool->pin && !call.version) {
        const auto &approved = tool->pin->definition.operation;
        return approved ? sureMutations(workspace, *approved, depth + 1) : 0;
    }
    const Version version = call.version.value_or(tool->active);
    if (!tool->versions.contains(version))
        return 0;
    const ToolVersion called = tool->resolved(version);
    return called.operation ? sureMutations(workspace, *called.operation, depth + 1) : 0;
}

std::size_t sureMutations(const Workspace &workspace, const Step &step, int depth)
{
    if (step.when)
        return 0;
    if (const auto *operation = std::get_if<GraphqlOperation>(&step.action))
        return mutates(*operation) ? 1 : 0;
    if (const auto *request = std::get_if<RestRequest>(&step.action))
        return mutates(*request) ? 1 : 0;
    return sureMutations(workspace, std::get<ToolCall>(step.action), depth);
}

std::size_t sureMutations(const Workspace &workspace, const Operation &operation, int depth)
{
    if (const auto *plain = std::get_if<GraphqlOperation>(&operation))
        return mutates(*plain) ? 1 : 0;
    if (const auto *request = std::get_if<RestRequest>(&operation))
        return mutates(*request) ? 1 : 0;
    if (const auto *sequence = std::get_if<Sequence>(&operation)) {
        std::size_t count = 0;
        for (const Step &step : sequence->steps)
            count += sureMutations(workspace, step, depth);
        return count;
    }
    std::optional<std::size_t> least;
    for (const Switch::Case &one : std::get<Switch>(operation).cases) {
        const std::size_t count = sureMutations(workspace, one.step, depth);
        least = std::min(least.value_or(count), count);
    }
    return least.value_or(0);
}

} // namespace

void checkMutations(const Workspace &workspace, const ToolVersion &version, ToolProblems &problems)
{
    const auto *sequence = version.operation ? std::get_if<Sequence>(&*version.operation) : nullptr;
    if (sequence == nullptr || version.behaviour.allowMultipleMutations)
        return;
    std::size_t count = 0;
    for (std::size_t i = 0; i < sequence->steps.size(); ++i) {
        const Step &step = sequence->steps[i];
        count += sureMutations(workspace, step, 0);
        if (count <= 1)
            continue;
        problems.push_back(
            {"multiple_mutations", "/operation/steps/" + std::to_string(i), std::nullopt,
             "With the step \"" + step.name
                 + "\" every call makes more than one mutation, and one runs in a call of this tool. "
                   "Give all but one of them a condition, or let a person allow several "
                   "(allow_multiple_mutations)."});
        return;
    }
}

} // namespace tooltray::workspace
