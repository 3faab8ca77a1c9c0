// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/showntool.h"

#include "base/hiddentext.h"
#include "execution/arguments/toolparameters.h"
#include "execution/arguments/variableplan.h"
#include "graphql/language/parse.h"
#include "toolkit/catalogue/answerschema.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/restparameters.h"

#include <set>
#include <utility>
#include <variant>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

using Names = std::set<std::string, std::less<>>;

struct Parameters {
    json::Value schema; // null: nobody knows
    Names hidden = {};  // injected
    std::vector<std::string> injected = {};

    void inject(const std::string &name)
    {
        injected.push_back(name);
        hidden.insert(name);
    }
};

Parameters parametersOf(const Workspace &workspace, const ToolVersion &version,
                        const graphql::SchemaPointer &schema)
{
    Parameters parameters{
        execution::toolParameters(workspace, version, schema.get()).valueOr(version.parameters)};
    if (version.parameters.isNull())
        parameters.schema = plainTypes(std::move(parameters.schema));
    const auto *request = version.operation ? std::get_if<RestRequest>(&*version.operation) : nullptr;
    if (request != nullptr) {
        for (const std::string &name : openPlaceholders(*request, version.bindings)) {
            if (workspace.contextFor(name) != nullptr && !version.parameters["properties"].contains(name))
                parameters.inject(name);
        }
        return parameters;
    }
    const auto *operation = version.operation ? std::get_if<GraphqlOperation>(&*version.operation) : nullptr;
    if (operation == nullptr)
        return parameters;
    const graphql::Document document = graphql::parseDocument(operation->document);
    const graphql::OperationDefinition definition =
        graphql::findOperation(document, operation->operationName);
    if (!definition || !document.errors().empty())
        return parameters;
    for (const execution::PlannedVariable &variable :
         execution::planVariables(workspace, definition, version.bindings, version.parameters)) {
        if (variable.isInjected())
            parameters.inject(variable.name);
    }
    return parameters;
}

// Whoever wrote the tool: other clients are shown no more than people see of it.
void makeVisible(mcp::Tool &tool)
{
    tool.name = withoutHidden(tool.name);
    tool.title = withoutHidden(tool.title);
    tool.description = withoutHidden(tool.description);
    tool.inputSchema = withoutHiddenIn(std::move(tool.inputSchema));
    tool.outputSchema = withoutHiddenIn(std::move(tool.outputSchema));
}

} // namespace

mcp::ToolHints hintsOf(const Annotations &annotations, Effect effect)
{
    // Clients run what is read-only without asking anybody: no author's word goes against what the operation does.
    const bool readOnly = effect == Effect::Reads && annotations.readOnly.value_or(true);
    return {.readOnly = readOnly,
            .destructive = annotations.destructive.value_or(!readOnly),
            .idempotent = annotations.idempotent.value_or(effect != Effect::Changes),
            .openWorld = annotations.openWorld.value_or(true)};
}

ShownTool shownTool(const Workspace &workspace, const Tool &tool, Version version,
                    const graphql::SchemaPointer &schema, execution::EnumStyle style,
                    std::optional<Effect> effect)
{
    const ToolVersion resolved = tool.resolved(version);
    Parameters parameters = parametersOf(workspace, resolved, schema);
    ShownTool shown;
    shown.tool.name = tool.name;
    shown.tool.title = tool.title;
    shown.tool.description = resolved.description;
    shown.tool.inputSchema = execution::shownSchema(workspace, parameters.schema, parameters.hidden, style);
    if (!shown.tool.inputSchema.isObject())
        shown.tool.inputSchema = json::Value::object();
    if (shown.tool.inputSchema["type"].toString() != "object")
        shown.tool.inputSchema.set("type", "object");
    shown.tool.outputSchema = promisedSchema(workspace, resolved);
    shown.tool.hints = hintsOf(resolved.annotations, effect ? *effect : effectOf(workspace, resolved));
    shown.injected = std::move(parameters.injected);
    makeVisible(shown.tool);
    return shown;
}

} // namespace tooltray::toolkit
