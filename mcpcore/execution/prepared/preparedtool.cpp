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

namespace {

// Visits each tool once, however many steps call it.
class Reach {
public:
    explicit Reach(const workspace::Workspace &workspace) : m_workspace(workspace) {}

    void add(const std::string &ofTool, const workspace::ToolVersion &definition)
    {
        if (!ofTool.empty())
            endpoints.insert(ofTool);
        workspace::walkSteps(definition, [this](const workspace::Step &step) {
            if (!step.endpoint.empty())
                endpoints.insert(step.endpoint);
            if (const auto *call = std::get_if<workspace::ToolCall>(&step.action))
                m_next.push_back(call->tool);
        });
    }

    void follow()
    {
        while (!m_next.empty()) {
            const std::string name = std::move(m_next.back());
            m_next.pop_back();
            const auto *tool = m_workspace.find<workspace::Tool>(name);
            if (tool == nullptr || !m_seen.insert(name).second)
                continue;
            const std::string ofTool = workspace::endpointOf(m_workspace, *tool);
            for (const auto &[version, definition] : tool->versions)
                add(ofTool, tool->resolved(version));
            if (tool->pin)
                add(tool->pin->endpoint, tool->pin->definition);
        }
    }

    std::set<std::string> endpoints;

private:
    const workspace::Workspace &m_workspace;
    std::set<std::string> m_seen;
    std::vector<std::string> m_next;
};

} // namespace

std::vector<std::string> reachedEndpoints(const workspace::Workspace &workspace, const std::string &ofTool,
                                          const workspace::ToolVersion &definition)
{
    Reach reach(workspace);
    reach.add(ofTool, definition);
    reach.follow();
    return {reach.endpoints.begin(), reach.endpoints.end()};
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
