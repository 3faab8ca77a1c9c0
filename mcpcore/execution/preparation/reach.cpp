// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/preparation/reach.h"

#include "workspace/definitions/walk.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "json/write.h"

#include <set>
#include <string_view>
#include <utility>
#include <variant>

namespace tooltray::execution {

using workspace::GraphqlOperation;
using workspace::RestRequest;

namespace {

// Bytes of its operations, and of the types and mappings that it may use: checking more would hold the event loop up.
constexpr std::size_t kPreparedAtOnce = 32 * 1024;
// The work for a step whatever it does, in bytes of an operation.
constexpr std::size_t kStepBytes = 128;

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
            if (const auto *call = std::get_if<workspace::ToolInvocation>(&step.action))
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
            called.push_back(m_workspace.find({workspace::ObjectKind::Tool, name})->definition());
            const std::string ofTool = workspace::endpointOf(m_workspace, *tool);
            for (const auto &[version, definition] : tool->versions)
                add(ofTool, tool->resolved(version));
            if (tool->pin)
                add(tool->pin->endpoint, tool->pin->definition);
        }
    }

    std::set<std::string> endpoints;
    std::vector<workspace::DefinitionPtr> called;

private:
    const workspace::Workspace &m_workspace;
    std::set<std::string> m_seen;
    std::vector<std::string> m_next;
};

} // namespace

std::size_t sharedBytes(const workspace::Workspace &workspace, std::size_t enough)
{
    constexpr std::size_t kValueBytes = 16; // about
    std::size_t bytes = 0;
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Mapping)) {
        for (const auto &[label, value] : std::get<workspace::Mapping>(entry.object()).entries) {
            bytes += label.size() + kValueBytes;
            if (bytes > enough)
                return bytes;
        }
    }
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Type)) {
        bytes += json::writtenSize(std::get<workspace::CustomType>(entry.object()).schema, enough - bytes);
        if (bytes > enough)
            return bytes;
    }
    return bytes;
}

namespace {

// Calls back with the version and those of the tools that it calls, each as it is saved, and with their endpoints, for as
// long as that returns true.
template <typename F>
void walkVersions(const workspace::Workspace &workspace, const std::string &ofTool,
                  const workspace::ToolVersion &definition, F visit)
{
    std::set<std::string_view> called;
    std::vector<std::pair<std::string, const workspace::ToolVersion *>> next{{ofTool, &definition}};
    const auto follow = [&](const std::string &name) {
        const auto *tool = workspace.find<workspace::Tool>(name);
        if (tool == nullptr || !called.insert(name).second)
            return;
        const std::string endpoint = workspace::endpointOf(workspace, *tool);
        for (const auto &[version, versionDefinition] : tool->versions)
            next.emplace_back(endpoint, &versionDefinition);
        if (tool->pin)
            next.emplace_back(tool->pin->endpoint, &tool->pin->definition);
    };
    while (!next.empty()) {
        const auto [endpoint, version] = std::move(next.back());
        next.pop_back();
        if (!visit(endpoint, *version))
            return;
        workspace::walkSteps(*version, [&](const workspace::Step &step) {
            if (const auto *call = std::get_if<workspace::ToolInvocation>(&step.action))
                follow(call->tool);
        });
    }
}

} // namespace

bool isPreparedAtOnce(const workspace::Workspace &workspace, const workspace::ToolVersion &definition)
{
    std::size_t bytes = sharedBytes(workspace, kPreparedAtOnce);
    const auto add = [&bytes](const GraphqlOperation *operation) {
        bytes += kStepBytes + (operation == nullptr ? 0 : operation->document.size());
    };
    // The tools that it calls are checked along with it.
    walkVersions(workspace, {}, definition, [&](const std::string &, const workspace::ToolVersion &version) {
        if (version.operation)
            add(std::get_if<GraphqlOperation>(&*version.operation));
        workspace::walkSteps(
            version, [&](const workspace::Step &step) { add(std::get_if<GraphqlOperation>(&step.action)); });
        return bytes <= kPreparedAtOnce;
    });
    return bytes <= kPreparedAtOnce;
}

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

std::vector<std::string> describedEndpoints(const workspace::Workspace &workspace, const std::string &ofTool,
                                            const workspace::ToolVersion &definition)
{
    std::set<std::string> endpoints;
    walkVersions(workspace, ofTool, definition,
                 [&](const std::string &own, const workspace::ToolVersion &version) {
                     if (version.operation && std::holds_alternative<RestRequest>(*version.operation))
                         endpoints.insert(own);
                     workspace::walkSteps(version, [&](const workspace::Step &step) {
                         if (std::holds_alternative<RestRequest>(step.action))
                             endpoints.insert(step.endpoint.empty() ? own : step.endpoint);
                         else if (!step.endpoint.empty()
                                  && std::holds_alternative<workspace::ToolInvocation>(step.action))
                             endpoints.insert(step.endpoint); // where the called tool runs
                     });
                     return true;
                 });
    return {endpoints.begin(), endpoints.end()};
}

std::vector<std::string> reachedEndpoints(const workspace::Workspace &workspace, const std::string &ofTool,
                                          const workspace::ToolVersion &definition)
{
    Reach reach(workspace);
    reach.add(ofTool, definition);
    reach.follow();
    return {reach.endpoints.begin(), reach.endpoints.end()};
}

std::vector<workspace::DefinitionPtr> calledTools(const workspace::Workspace &workspace,
                                                  const std::string &ofTool,
                                                  const workspace::ToolVersion &definition)
{
    Reach reach(workspace);
    reach.add(ofTool, definition);
    reach.follow();
    return std::move(reach.called);
}

} // namespace tooltray::execution
