// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/invokedtools.h"

#include "graphql/language/parse.h"
#include "workspace/checks/pinning.h"
#include "workspace/checks/takenparameters.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "json/write.h"

#include <variant>

namespace tooltray::workspace {

namespace {

// By the schema of the tool's endpoint.
std::vector<const GraphqlOperation *> typingOperations(const ToolVersion &version)
{
    std::vector<const GraphqlOperation *> operations;
    if (!version.parameters.isNull())
        return operations;
    if (const auto *single = std::get_if<GraphqlOperation>(&*version.operation))
        operations.push_back(single);
    walkSteps(version, [&](const Step &step) {
        const auto *operation = std::get_if<GraphqlOperation>(&step.action);
        if (operation != nullptr && step.endpoint.empty())
            operations.push_back(operation);
    });
    return operations;
}

} // namespace

const InvokedTools::InvokedTool *InvokedTools::find(const Workspace &workspace, const ToolInvocation &call)
{
    const auto [place, isNew] = m_called.try_emplace({call.tool, call.version});
    std::optional<InvokedTool> &called = place->second;
    const Tool *tool = isNew ? workspace.find<Tool>(call.tool) : nullptr;
    if (tool != nullptr) {
        const Tool meant = call.version ? *tool : served(*tool);
        const Version version = call.version.value_or(meant.active);
        if (meant.versions.contains(version)) {
            called.emplace(InvokedTool{
                .version = meant.resolved(version), .endpoint = endpointOf(workspace, meant), .typings = {}});
            if (called->version.operation)
                called->typings = typingOperations(called->version);
            called->hasReferences = json::write(called->version.parameters).find("$ref") != std::string::npos;
        }
    }
    return called ? &*called : nullptr;
}

const Result<json::Value> &InvokedTools::taken(const Workspace &workspace, const InvokedTool &called,
                                               const graphql::Schema *schema)
{
    const Key key{&called, schema};
    auto place = m_taken.find(key);
    if (place == m_taken.end())
        place = m_taken.emplace(key, takenParameters(workspace, called.version, schema)).first;
    return place->second;
}

const json::Value &InvokedTools::named(const Workspace &workspace, const InvokedTool &called,
                                       const graphql::Schema *schema)
{
    const auto [place, isNew] = m_named.try_emplace(Key{&called, schema});
    if (isNew)
        place->second = namedParameters(workspace, called.version, schema);
    return place->second;
}

const jsonschema::Schema *InvokedTools::compiled(const Workspace &workspace, const json::Value &taken)
{
    const auto [place, isNew] = m_compiled.try_emplace(&taken);
    if (isNew)
        place->second = compileParameters(workspace, taken).schema;
    return place->second ? &*place->second : nullptr;
}

const std::vector<graphql::UsedParts> &InvokedTools::uses(const InvokedTool &called,
                                                          const graphql::Schema &schema)
{
    const auto [place, isNew] = m_uses.try_emplace(Key{&called, &schema});
    if (isNew) {
        for (const GraphqlOperation *operation : called.typings)
            place->second.emplace_back(graphql::parseDocument(operation->document), schema);
    }
    return place->second;
}

} // namespace tooltray::workspace
