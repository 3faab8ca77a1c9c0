// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/prepared/preparedtool.h"

#include "execution/prepared/toolpreparation.h"
#include "workspace/definitions/walk.h"

#include <set>
#include <utility>

namespace tooltray::execution {

using workspace::GraphqlOperation;

std::vector<std::string> neededSchemas(const workspace::Workspace &workspace, const workspace::Tool &tool,
                                       const workspace::ToolVersion &definition)
{
    std::set<std::string> endpoints;
    const std::string ofTool = workspace::endpointOf(workspace, tool);
    if (definition.operation && std::holds_alternative<GraphqlOperation>(*definition.operation))
        endpoints.insert(ofTool);
    workspace::walkSteps(definition, [&](const workspace::Step &step) {
        if (std::holds_alternative<GraphqlOperation>(step.action))
            endpoints.insert(step.endpoint.empty() ? ofTool : step.endpoint);
    });
    return {endpoints.begin(), endpoints.end()};
}

std::variant<PreparedTool::Pointer, BrokenTool> prepareTool(const workspace::Workspace &workspace,
                                                            workspace::Schemas schemas,
                                                            std::shared_ptr<const workspace::Tool> tool,
                                                            workspace::Version version)
{
    auto prepared = std::make_shared<PreparedTool>();
    prepared->definition = tool->resolved(version);
    prepared->endpoint = workspace::endpointOf(workspace, *tool);
    prepared->tool = std::move(tool);
    prepared->version = version;
    prepared->schemas = std::move(schemas);
    if (std::optional<BrokenTool> broken = ToolPreparation(workspace, *prepared).run())
        return *std::move(broken);
    return PreparedTool::Pointer(std::move(prepared));
}

} // namespace tooltray::execution
