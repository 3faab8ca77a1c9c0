// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/parameters/toolparameters.h"

#include "execution/composite/switchcase.h"
#include "execution/pages/pageplan.h"
#include "execution/parameters/listparameters.h"
#include "graphql/inference/inputschema.h"
#include "graphql/language/parse.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/restparameters.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace tooltray::execution {
namespace {

using namespace workspace;

bool isRequiredIn(const json::Value &schema, std::string_view name)
{
    return std::ranges::any_of(schema["required"].elements(),
                               [&](const json::Value &required) { return required.toString() == name; });
}

void require(json::Value &schema, std::string_view name)
{
    if (isRequiredIn(schema, name))
        return;
    json::Value *required = schema.find("required");
    (required == nullptr ? schema.set("required", json::Value::array()) : *required)
        .append(json::Value(name));
}

void makeOptional(json::Value &schema, std::string_view name)
{
    if (!isRequiredIn(schema, name))
        return;
    json::Value others = json::Value::array();
    for (const json::Value &required : schema["required"].elements()) {
        if (required.toString() != name)
            others.append(required);
    }
    if (others.isEmpty())
        schema.remove("required");
    else
        schema.set("required", std::move(others));
}

void removeParameter(json::Value &schema, std::string_view name)
{
    if (json::Value *properties = schema.find("properties"))
        properties->remove(name);
    makeOptional(schema, name);
}

json::Value &propertiesOf(json::Value &schema)
{
    json::Value *properties = schema.find("properties");
    return properties == nullptr ? schema.set("properties", json::Value::object()) : *properties;
}

// What a binding that passes an argument on takes; of one that makes something of it nothing is known.
std::optional<json::Value> takenAsIs(const Binding &binding, const json::Value &ofVariable)
{
    const auto *source = std::get_if<ParameterSource>(&binding.source);
    if (source == nullptr || !source->path.empty() || !binding.transforms.empty())
        return std::nullopt;
    if (!binding.mapping.empty())
        return json::Value::object({{"$ref", std::string(kMappingReference) + binding.mapping}});
    return ofVariable;
}

void addBoundParameters(json::Value &schema, const NamedBinding &bound, const json::Value &ofVariable,
                        bool isRequired)
{
    walkBindings(bound.binding, [&](const Binding &binding) {
        const auto *source = std::get_if<ParameterSource>(&binding.source);
        if (source == nullptr || propertiesOf(schema).contains(source->name))
            return;
        const std::optional<json::Value> taken = takenAsIs(binding, ofVariable);
        propertiesOf(schema).set(source->name, taken.value_or(json::Value::object()));
        if (taken && isRequired && &binding == &bound.binding)
            require(schema, source->name);
    });
}

// What the name of a type says by itself (September 2025, 3.5); of other types, nothing.
json::Value schemaByName(graphql::TypeReference type)
{
    if (type.isList()) {
        json::Value list = json::Value::object({{"type", "array"}});
        list.set("items", schemaByName(type.item()));
        return list;
    }
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kBuiltIn{{{"Int", "integer"},
                                                                                     {"Float", "number"},
                                                                                     {"String", "string"},
                                                                                     {"Boolean", "boolean"},
                                                                                     {"ID", "string"}}};
    for (const auto &[name, shown] : kBuiltIn) {
        if (type.name() == name)
            return json::Value::object({{"type", shown}});
    }
    return json::Value::object();
}

// Without the schema of the endpoint the variables still have names, and the built-in types say what they take.
json::Value schemaOfVariables(graphql::OperationDefinition operation)
{
    json::Value schema = json::Value::object({{"type", "object"}, {"properties", json::Value::object()}});
    for (const graphql::VariableDefinition variable : operation.variables()) {
        const std::string_view name = variable.variable().name();
        propertiesOf(schema).set(name, schemaByName(variable.type()));
        if (variable.type().isNonNull() && !variable.defaultValue())
            require(schema, name);
    }
    schema.set("additionalProperties", json::Value(false));
    return schema;
}

json::Value inferredParameters(const Workspace &workspace, const ToolVersion &version,
                               const GraphqlOperation &operation, const graphql::Schema *schema)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    const auto found = document.isValid() ? findOperation(document, operation.operationName)
                                          : graphql::OperationDefinition();
    if (!found)
        return {};
    json::Value inferred = schema == nullptr
                               ? schemaOfVariables(found)
                               : inferInputSchema(*schema, found, inferenceOptions(workspace)).schema;
    const json::Value variables = inferred["properties"];
    for (const graphql::VariableDefinition variable : found.variables()) {
        const std::string_view name = variable.variable().name();
        const auto bound = std::ranges::find(version.bindings, name, &NamedBinding::name);
        const bool isRequired = isRequiredIn(inferred, name);
        if (bound != version.bindings.end())
            removeParameter(inferred, name);
        else if (workspace.contextFor(name) != nullptr)
            makeOptional(inferred, name); // whoever passes it all the same is right
        if (bound != version.bindings.end())
            addBoundParameters(inferred, *bound, variables[name], isRequired);
    }
    if (version.pagination && version.pagination->enabled) {
        if (const auto plan = planPages(found, *version.pagination)) {
            const Pagination::Variables &paged = plan->variables;
            for (const std::string *name : {&paged.size, &paged.cursor, &paged.offset, &paged.page})
                removeParameter(inferred, *name);
        }
    }
    return inferred;
}

json::Value parametersOfRequest(const Workspace &workspace, const ToolVersion &version,
                                const RestRequest &request)
{
    json::Value schema = restParameters(request, version.bindings);
    for (const std::string &name : openPlaceholders(request, version.bindings)) {
        if (workspace.contextFor(name) != nullptr)
            makeOptional(schema, name);
    }
    return schema;
}

// What is known of steps: the names that bindings take and that paths leave open.
json::Value namedParameters(const ToolVersion &version)
{
    json::Value schema = json::Value::object({{"type", "object"}, {"properties", json::Value::object()}});
    walkSteps(version, [&](const Step &step) {
        const auto *request = std::get_if<RestRequest>(&step.action);
        if (request == nullptr)
            return;
        for (const std::string &name : openPlaceholders(*request, step.bindings))
            propertiesOf(schema).set(name, placeholderSchema());
    });
    walkBindings(version, [&](const Binding &binding) {
        const auto *source = std::get_if<ParameterSource>(&binding.source);
        if (source != nullptr && !propertiesOf(schema).contains(source->name))
            propertiesOf(schema).set(source->name, json::Value::object());
    });
    return schema;
}

} // namespace

Result<json::Value> toolParameters(const Workspace &workspace, const ToolVersion &version,
                                   const graphql::Schema *schema)
{
    json::Value parameters = version.parameters;
    if (!version.operation)
        return parameters;
    if (const auto *choice = std::get_if<Switch>(&*version.operation)) {
        Result<json::Value> all =
            parametersOf(*choice, parameters.isNull() ? namedParameters(version) : parameters);
        if (all)
            addListParameters(workspace, version, *all);
        return all;
    }
    if (parameters.isNull()) {
        const auto *operation = std::get_if<GraphqlOperation>(&*version.operation);
        if (const auto *request = std::get_if<RestRequest>(&*version.operation))
            parameters = parametersOfRequest(workspace, version, *request);
        else if (operation == nullptr)
            parameters = namedParameters(version);
        else
            parameters = inferredParameters(workspace, version, *operation, schema);
    } else if (workspace::meansToBeClosed(parameters)) {
        // As an inferred one is: a name that is spelled wrong must not pass for one that was left out.
        parameters.set("additionalProperties", json::Value(false));
    }
    addListParameters(workspace, version, parameters);
    return parameters;
}

} // namespace tooltray::execution
