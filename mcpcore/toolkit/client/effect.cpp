// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/client/effect.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"

#include <algorithm>
#include <variant>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

// Tools that call tools that call tools: deeper is refused when it is called, and counts as a change here.
constexpr int kMaxDepth = 8;

Effect effectWithin(const Workspace &workspace, const Operation &operation, int depth);

Effect effectWithin(const GraphqlOperation &operation)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    const graphql::OperationDefinition definition = graphql::findOperation(document, operation.operationName);
    if (!definition || !document.errors().empty())
        return Effect::Changes;
    return definition.operation() == graphql::OperationType::Mutation ? Effect::Changes : Effect::Reads;
}

Effect effectWithin(const RestRequest &request)
{
    using enum RestRequest::Method;
    switch (request.method) {
    case Get:
    case Head: return Effect::Reads;
    case Put:
    case Delete: return Effect::Replaces;
    case Post:
    case Patch: break;
    }
    return Effect::Changes;
}

Effect effectWithin(const Workspace &workspace, const ToolCall &call, int depth)
{
    const auto *tool = workspace.find<Tool>(call.tool);
    if (tool == nullptr || depth == kMaxDepth)
        return Effect::Changes;
    if (tool->pin && !call.version) {
        const auto &pinned = tool->pin->definition.operation;
        return pinned ? effectWithin(workspace, *pinned, depth + 1) : Effect::Changes;
    }
    const Version version = call.version.value_or(tool->active);
    if (!tool->versions.contains(version))
        return Effect::Changes;
    const ToolVersion called = tool->resolved(version);
    return called.operation ? effectWithin(workspace, *called.operation, depth + 1) : Effect::Changes;
}

Effect effectWithin(const Workspace &workspace, const Step &step, int depth)
{
    if (const auto *operation = std::get_if<GraphqlOperation>(&step.action))
        return effectWithin(*operation);
    if (const auto *request = std::get_if<RestRequest>(&step.action))
        return effectWithin(*request);
    return effectWithin(workspace, std::get<ToolCall>(step.action), depth);
}

Effect effectWithin(const Workspace &workspace, const Operation &operation, int depth)
{
    if (const auto *plain = std::get_if<GraphqlOperation>(&operation))
        return effectWithin(*plain);
    if (const auto *request = std::get_if<RestRequest>(&operation))
        return effectWithin(*request);
    Effect strongest = Effect::Reads;
    if (const auto *sequence = std::get_if<Sequence>(&operation)) {
        for (const Step &step : sequence->steps)
            strongest = std::max(strongest, effectWithin(workspace, step, depth));
    } else {
        for (const Switch::Case &one : std::get<Switch>(operation).cases)
            strongest = std::max(strongest, effectWithin(workspace, one.step, depth));
    }
    return strongest;
}

} // namespace

Effect effectOf(const Workspace &workspace, const Operation &operation)
{
    return effectWithin(workspace, operation, 0);
}

Effect effectOf(const Workspace &workspace, const Tool &tool)
{
    if (tool.pin)
        return tool.pin->definition.operation ? effectOf(workspace, *tool.pin->definition.operation)
                                              : Effect::Changes;
    const ToolVersion active = tool.resolved(tool.active);
    return active.operation ? effectOf(workspace, *active.operation) : Effect::Changes;
}

} // namespace tooltray::toolkit
