// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/health/toolsbroken.h"

#include "graphql/changes/affectedoperations.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "workspace/definitions/walk.h"
#include "workspace/health/checkversion.h"
#include "workspace/pin/pinning.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <variant>

namespace tooltray::workspace {
namespace {

using graphql::ChangeImpact;

ToolVersion servedVersion(const Tool &tool)
{
    return tool.pin ? tool.pin->definition : tool.resolved(tool.active);
}

// The changes that break the operation, by their index.
void addBreaking(const GraphqlOperation &operation, const SchemaStep &step, std::set<std::size_t> &breaking)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    if (!document.isValid())
        return;
    const auto meant = graphql::findOperation(document, operation.operationName);
    if (!meant)
        return;
    for (const graphql::AffectedOperation &affected :
         graphql::findAffectedOperations(step.before, step.after, step.changes, document)) {
        if (affected.node != meant.index())
            continue;
        std::ranges::copy_if(
            affected.changes, std::inserter(breaking, breaking.end()),
            [&](std::size_t index) { return step.changes[index].impact() == ChangeImpact::Breaking; });
    }
}

std::set<std::size_t> breakingChanges(const ToolVersion &version, const std::string &ownEndpoint,
                                      std::string_view endpoint, const SchemaStep &step)
{
    std::set<std::size_t> breaking;
    if (version.operation && ownEndpoint == endpoint) {
        if (const auto *single = std::get_if<GraphqlOperation>(&*version.operation))
            addBreaking(*single, step, breaking);
    }
    walkSteps(version, [&](const Step &each) {
        const std::string &asked = each.endpoint.empty() ? ownEndpoint : each.endpoint;
        const auto *operation = std::get_if<GraphqlOperation>(&each.action);
        if (operation != nullptr && asked == endpoint)
            addBreaking(*operation, step, breaking);
    });
    return breaking;
}

} // namespace

ToolsBroken toolsBroken(const Workspace &workspace, std::string_view endpoint, const SchemaStep &step)
{
    ToolsBroken broken;
    const bool breaksSomething = std::ranges::any_of(step.changes, [](const graphql::SchemaChange &change) {
        return change.impact() == ChangeImpact::Breaking;
    });
    if (!breaksSomething)
        return broken;
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Tool)) {
        const auto &tool = std::get<Tool>(entry.object());
        if (!tool.enabled || (!tool.pin && !tool.versions.contains(tool.active)))
            continue;
        const std::string own = tool.pin ? endpointOf(workspace, served(tool)) : endpointOf(workspace, tool);
        for (const std::size_t change : breakingChanges(servedVersion(tool), own, endpoint, step))
            broken[change].push_back(name);
    }
    return broken;
}

} // namespace tooltray::workspace
