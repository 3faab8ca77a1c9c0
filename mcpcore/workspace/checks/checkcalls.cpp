// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkcalls.h"

#include "base/text/words.h"
#include "graphql/inference/inputschema.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "workspace/checks/pinning.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/restparameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {

namespace {

// The step as an author of the tool knows it: the only step of a case goes by the name of the case.
std::string nameOfStep(const Step &step, std::string_view place)
{
    return (place.starts_with("/operation/cases") ? "The case \"" : "The step \"") + step.name + '"';
}

// The parameters of a tool, as far as they are known without a schema.
struct TakenParameters {
    std::vector<std::string> names;
    std::vector<std::string> required;
    bool isOpen = true; // takes others as well
};

bool isBoundIn(const std::vector<NamedBinding> &bindings, std::string_view name)
{
    return std::ranges::find(bindings, name, &NamedBinding::name) != bindings.end();
}

// The parameters that the author of the schema declared.
TakenParameters declaredParameters(const json::Value &schema)
{
    TakenParameters taken;
    for (const json::Member &property : schema["properties"].members())
        taken.names.emplace_back(property.name.view());
    for (const json::Value &name : schema["required"].elements())
        taken.required.emplace_back(name.toString());
    // A name that no schema can foresee.
    taken.isOpen = mayHaveParameter(schema, std::string_view("\0", 1));
    return taken;
}

// The variables, and what those are bound to.
std::optional<TakenParameters> inferredParameters(const Workspace &workspace, const ToolVersion &version,
                                                  const GraphqlOperation &operation)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    const auto found = document.isValid() ? findOperation(document, operation.operationName)
                                          : graphql::OperationDefinition();
    if (!found)
        return std::nullopt;
    const bool isPaged = version.pagination && version.pagination->enabled;
    TakenParameters taken;
    for (const graphql::VariableDefinition variable : found.variables()) {
        const std::string name(variable.variable().name());
        if (isBoundIn(version.bindings, name))
            continue;
        taken.names.push_back(name);
        // Pagination fills its variables for each page.
        if (variable.type().isNonNull() && !variable.defaultValue() && !isPaged
            && workspace.contextFor(name) == nullptr)
            taken.required.push_back(name);
    }
    walkBindings(version.bindings, [&](const Binding &binding) {
        if (const auto *source = std::get_if<ParameterSource>(&binding.source))
            taken.names.push_back(source->name);
    });
    taken.isOpen = isPaged; // for a limit and the place to go on at
    return taken;
}

std::optional<TakenParameters> parametersOf(const Workspace &workspace, const ToolVersion &version)
{
    if (!version.operation)
        return std::nullopt;
    const auto *choice = std::get_if<Switch>(&*version.operation);
    TakenParameters taken;
    if (!version.parameters.isNull()) {
        taken = declaredParameters(version.parameters);
        if (choice != nullptr || version.pagination)
            taken.isOpen = true; // a case, and a paged tool, take more than is written down
    } else if (const auto *operation = std::get_if<GraphqlOperation>(&*version.operation)) {
        return inferredParameters(workspace, version, *operation);
    }
    if (choice != nullptr)
        taken.required.push_back(choice->parameter);
    return taken;
}

// What a step passes to the tool that it calls, as far as it is the same in every call.
json::Value constantArguments(const Step &step)
{
    json::Value arguments = json::Value::object();
    for (const NamedBinding &bound : step.bindings) {
        const auto *constant = std::get_if<ConstantSource>(&bound.binding.source);
        const bool isPassedAsIs = bound.binding.mapping.empty() && bound.binding.transforms.empty();
        if (constant != nullptr && isPassedAsIs && !constant->value.isNull())
            arguments.set(bound.name, constant->value);
    }
    return arguments;
}

// With the parameters of the case that the constant picks.
json::Value withPickedCase(json::Value schema, const Switch &choice, const json::Value &arguments)
{
    const json::Value *picked = arguments.find(choice.parameter);
    if (picked == nullptr || !picked->isString())
        return schema;
    if (!schema.isObject())
        schema = json::Value::object();
    json::Value properties = schema["properties"].isObject() ? schema["properties"] : json::Value::object();
    json::Value names = json::Value::array();
    for (const Switch::Case &one : choice.cases) {
        names.append(json::Value(one.step.name));
        if (one.step.name != picked->toString())
            continue;
        for (const json::Member &property : one.parameters["properties"].members())
            properties.set(property.name.view(), property.value);
    }
    properties.set(choice.parameter, json::Value::object({{"enum", std::move(names)}}));
    schema.set("properties", std::move(properties));
    return schema;
}

// Holds constants against the parameters of the called tool.
class ConstantsCheck {
public:
    ConstantsCheck(const Workspace &workspace, const Schemas &schemas, std::string endpoint,
                   VersionCheck &check)
        : m_workspace(workspace)
        , m_schemas(schemas)
        , m_endpoint(std::move(endpoint))
        , m_check(check)
    {}

    void run(const ToolVersion &called, const Step &step, const std::string &place)
    {
        const json::Value arguments = constantArguments(step);
        if (arguments.isEmpty())
            return;
        json::Value schema = schemaOf(called);
        if (const auto *choice = std::get_if<Switch>(&*called.operation))
            schema = withPickedCase(std::move(schema), *choice, arguments);
        const auto compiled = compileParameters(m_workspace, schema).schema;
        if (!schema.isObject() || !compiled)
            return;
        std::set<std::string> reported;
        for (const jsonschema::ValidationError &error : compiled->validate(arguments)) {
            const auto at = json::Pointer::parse(error.instancePointer);
            // Parameters that are missing or unknown are reported by their names.
            if (!at || at->isRoot() || error.code == jsonschema::Code::UnknownProperty
                || !reported.insert(at->tokens().front()).second)
                continue;
            const std::string_view name = at->tokens().front();
            m_check.problems.push_back(
                {"call_parameter_unfit", place + (json::Pointer() / "bindings" / name).toString(),
                 std::nullopt,
                 nameOfStep(step, place) + " passes a constant as \"" + std::string(name)
                     + "\" to the tool \"" + std::get<ToolInvocation>(step.action).tool
                     + "\", which never takes it: " + error.message});
        }
    }

private:
    // Null where nothing says what the tool takes.
    json::Value schemaOf(const ToolVersion &called)
    {
        if (!called.parameters.isNull())
            return called.parameters;
        if (const auto *request = std::get_if<RestRequest>(&*called.operation))
            return restParameters(*request, called.bindings, called.pagination);
        const auto *operation = std::get_if<GraphqlOperation>(&*called.operation);
        return operation == nullptr ? json::Value() : inferred(*operation, called.bindings);
    }

    // Of the variables that callers fill.
    json::Value inferred(const GraphqlOperation &operation, const std::vector<NamedBinding> &bindings)
    {
        const auto schema = m_schemas.find(m_endpoint);
        if (schema == m_schemas.end() || !schema->second) {
            m_check.awaitedSchemas.push_back(m_endpoint);
            return {};
        }
        const graphql::Document document = graphql::parseDocument(operation.document);
        const auto found = findOperation(document, operation.operationName);
        m_check.uses.emplace_back(m_endpoint, graphql::UsedParts(document, *schema->second));
        json::Value parameters =
            inferInputSchema(*schema->second, found, inferenceOptions(m_workspace)).schema;
        if (json::Value *properties = parameters.find("properties")) {
            for (const NamedBinding &bound : bindings)
                properties->remove(bound.name);
        }
        return parameters;
    }

    const Workspace &m_workspace;
    const Schemas &m_schemas;
    std::string m_endpoint;
    VersionCheck &m_check;
};

} // namespace

void checkCall(const Workspace &workspace, const Schemas &schemas, const Step &step, const std::string &place,
               VersionCheck &check)
{
    const auto &call = std::get<ToolInvocation>(step.action);
    const auto report = [&](std::string code, std::string at, std::string message) {
        check.problems.push_back({std::move(code), std::move(at), std::nullopt, std::move(message)});
    };
    const Tool *tool = workspace.find<Tool>(call.tool);
    if (tool == nullptr)
        return report("unknown_tool", place + "/operation",
                      workspace.isBuiltIn(call.tool)
                          ? "It calls the built-in tool \"" + call.tool
                                + "\". A tool can call saved tools only."
                          : "It calls the tool \"" + call.tool + "\", which does not exist.");
    const Tool called = call.version ? *tool : served(*tool);
    const Version version = call.version.value_or(called.active);
    if (!called.versions.contains(version))
        return report("unknown_version", place + "/operation",
                      "It calls version " + version.toString() + " of the tool \"" + call.tool
                          + "\", which does not exist.");
    const ToolVersion definition = called.resolved(version);
    const auto taken = parametersOf(workspace, definition);
    if (!taken)
        return;
    for (const std::string &name : taken->required) {
        if (!isBoundIn(step.bindings, name))
            report("call_parameter_missing", place + "/bindings",
                   nameOfStep(step, place) + " calls the tool \"" + call.tool + "\" without its parameter \""
                       + name + "\", which that tool requires.");
    }
    for (const NamedBinding &bound : step.bindings) {
        if (taken->isOpen || std::ranges::find(taken->names, bound.name) != taken->names.end())
            continue;
        const std::string meant = didYouMean(suggestions(bound.name, taken->names));
        report("call_parameter_unknown",
               place + "/bindings" + (json::Pointer() / std::string_view(bound.name)).toString(),
               nameOfStep(step, place) + " passes \"" + bound.name + "\" to the tool \"" + call.tool
                   + "\", which has no such parameter." + (meant.empty() ? "" : " " + meant));
    }
    std::string endpoint = step.endpoint.empty() ? endpointOf(workspace, called) : step.endpoint;
    ConstantsCheck(workspace, schemas, std::move(endpoint), check).run(definition, step, place);
}

void checkMutations(const Workspace &workspace, const ToolVersion &version, CallGraph &graph,
                    ToolProblems &problems)
{
    const auto *sequence = version.operation ? std::get_if<Sequence>(&*version.operation) : nullptr;
    if (sequence == nullptr || version.behaviour.allowMultipleMutations)
        return;
    const std::optional<std::size_t> surplus = graph.surplusMutation(workspace, version);
    if (!surplus)
        return;
    problems.push_back({"multiple_mutations", "/operation/steps/" + std::to_string(*surplus), std::nullopt,
                        "The step \"" + sequence->steps[*surplus].name
                            + "\" is a second mutation, and this tool allows one per call. Give all but one "
                              "of the mutations a condition."});
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
                        "The tools that this tool calls form a cycle or are nested too deep. At most "
                            + std::to_string(kMaxCallDepth) + " tools can call each other in a row."});
}

} // namespace tooltray::workspace
