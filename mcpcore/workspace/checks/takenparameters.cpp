// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/takenparameters.h"

#include "graphql/inference/inputschema.h"
#include "graphql/language/parse.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/checks/pageplan.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/restparameters.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {

namespace {

// Deeper than any schema that somebody writes.
constexpr int kDeepestParts = 40;

bool hasElement(const json::Value &list, const json::Value &value)
{
    return std::ranges::find(list.elements(), value) != list.elements().end();
}

json::Value &memberOf(json::Value &object, std::string_view name, const json::Value &empty)
{
    json::Value *found = object.find(name);
    return found == nullptr ? object.set(name, empty) : *found;
}

void require(json::Value &schema, const json::Value &name)
{
    json::Value &required = memberOf(schema, "required", json::Value::array());
    if (!hasElement(required, name))
        required.append(name);
}

std::optional<Error> joinDefinitions(json::Value &schema, const json::Value &added, std::string_view keyword)
{
    for (const json::Member &member : added[keyword].members()) {
        json::Value &all = memberOf(schema, keyword, json::Value::object());
        const json::Value *before = all.find(member.name.view());
        if (before != nullptr && *before != member.value)
            return Error{ErrorKind::Invalid,
                         "case_parameters_conflict",
                         {CORE_TEXT("Core", "The parameter schemas of this tool use the definition "
                                            "\"{name}\" for different things."),
                          {{"name", member.name.view()}}},
                         CORE_TEXT("Core", "Give one of them another name.")};
        all.set(member.name.view(), member.value);
    }
    return std::nullopt;
}

json::Value picking(const Switch &choice)
{
    json::Value names = json::Value::array();
    for (const Switch::Case &one : choice.cases)
        names.append(json::Value(one.step.name));
    return json::Value::object(
        {{"type", "string"}, {"description", "What to do."}, {"enum", std::move(names)}});
}

// With the parameter that picks, which every call needs.
json::Value withPicking(const Switch &choice, const json::Value &toolParameters)
{
    json::Value schema =
        toolParameters.isObject() ? toolParameters : json::Value::object({{"type", "object"}});
    json::Value &properties = memberOf(schema, "properties", json::Value::object());
    json::Value *parameter = properties.find(choice.parameter);
    if (parameter == nullptr)
        properties.set(choice.parameter, picking(choice));
    else if (parameter->isObject() && !parameter->contains("enum") && !parameter->contains("$ref")
             && !parameter->contains("oneOf") && !parameter->contains("anyOf"))
        parameter->set("enum", picking(choice)["enum"]);
    require(schema, json::Value(choice.parameter));
    return schema;
}

bool isClosed(const json::Value &schema)
{
    const json::Value *others = schema.find("additionalProperties");
    return others != nullptr && others->isBoolean() && !others->toBool();
}

// True if the schema lists all its parameters: one that says nothing of others means that there are none.
bool isComplete(const json::Value &schema)
{
    return isClosed(schema) || meansToBeClosed(schema);
}

bool isWording(std::string_view keyword)
{
    return keyword == "description" || keyword == "title";
}

// What it accepts, without what it says about that. In a map of properties every name is that of a schema.
json::Value withoutWording(const json::Value &schema, int depth = 0)
{
    constexpr int kDeepest = 20;
    if (!schema.isObject() || depth > kDeepest)
        return schema;
    json::Value out = json::Value::object();
    for (const json::Member &member : schema.members()) {
        if (isWording(member.name))
            continue;
        if (member.name == "items") {
            out.set(member.name, withoutWording(member.value, depth + 1));
        } else if (member.name == "properties" && member.value.isObject()) {
            json::Value properties = json::Value::object();
            for (const json::Member &property : member.value.members())
                properties.set(property.name, withoutWording(property.value, depth + 1));
            out.set(member.name, std::move(properties));
        } else {
            out.set(member.name, member.value);
        }
    }
    return out;
}

// Adds to one schema what an equal one says of the same.
void addWording(json::Value &schema, const json::Value &other)
{
    for (const json::Member &member : other.members()) {
        json::Value *own = schema.find(member.name);
        if (own == nullptr && isWording(member.name))
            schema.set(member.name, member.value);
        else if (own != nullptr && member.name == "items")
            addWording(*own, member.value);
        else if (own != nullptr && member.name == "properties" && own->isObject())
            for (const json::Member &property : member.value.members())
                addWording(*own->find(property.name), property.value);
    }
}

// Keeps one of equal schemas, with all that they say.
void addSchema(std::vector<json::Value> &schemas, const json::Value &schema)
{
    const json::Value accepted = withoutWording(schema);
    const auto same = std::ranges::find_if(
        schemas, [&](const json::Value &known) { return withoutWording(known) == accepted; });
    if (same == schemas.end()) {
        schemas.push_back(schema);
        return;
    }
    const std::string said((*same)["description"].toString());
    const std::string_view also = schema["description"].toString();
    addWording(*same, schema);
    if (!said.empty() && said.find(also) == std::string::npos)
        same->set("description", said + (said.ends_with('.') ? " " : ". ") + std::string(also));
}

json::Value describedFor(json::Value property, const std::vector<std::string> &cases)
{
    if (!property.isObject())
        return property;
    std::string text(property["description"].toString());
    text.append(text.empty() ? "" : " ").append("For: ");
    for (const std::string &name : cases)
        text.append(&name == cases.data() ? "" : ", ").append(name);
    text.append(".");
    property.set("description", json::Value(text));
    return property;
}

} // namespace

Result<json::Value> parametersOf(const Switch &choice, const Switch::Case &one,
                                 const json::Value &toolParameters)
{
    json::Value schema = withPicking(choice, toolParameters);
    for (const json::Member &member : one.parameters.members()) {
        const std::string_view keyword = member.name.view();
        if (keyword == "properties") {
            for (const json::Member &property : member.value.members())
                memberOf(schema, keyword, json::Value::object()).set(property.name.view(), property.value);
        } else if (keyword == "required") {
            for (const json::Value &name : member.value.elements())
                require(schema, name);
        } else if (keyword == "$defs" || keyword == "definitions") {
            if (std::optional<Error> error = joinDefinitions(schema, one.parameters, keyword))
                return *std::move(error);
        } else if (keyword == "description" || keyword == "title" || keyword == "additionalProperties"
                   || !schema.contains(keyword)) {
            schema.set(keyword, member.value);
        } else if (schema[keyword] != member.value) {
            memberOf(schema, "allOf", json::Value::array())
                .append(json::Value::object({{keyword, member.value}}));
        }
    }
    // A case may add to what a closed schema knows, and does not open it.
    const bool areComplete = (toolParameters.isNull() || isComplete(toolParameters))
                             && (one.parameters.isNull() || isComplete(one.parameters));
    const bool isDeclared = !toolParameters.isNull() || !one.parameters.isNull();
    if (isClosed(toolParameters) || (areComplete && isDeclared))
        schema.set("additionalProperties", json::Value(false));
    return schema;
}

Result<json::Value> parametersOf(const Switch &choice, const json::Value &toolParameters)
{
    struct SharedProperty {
        std::string name;
        std::vector<json::Value> schemas;
        std::vector<std::string> cases;
    };
    std::vector<SharedProperty> shared;
    json::Value schema = withPicking(choice, toolParameters);
    bool areClosed = true;
    for (const Switch::Case &one : choice.cases) {
        areClosed = areClosed && (one.parameters.isNull() || isComplete(one.parameters));
        for (const std::string_view keyword : {"$defs", "definitions"}) {
            if (std::optional<Error> error = joinDefinitions(schema, one.parameters, keyword))
                return *std::move(error);
        }
        for (const json::Member &property : one.parameters["properties"].members()) {
            auto found = std::ranges::find(shared, property.name.view(), &SharedProperty::name);
            if (found == shared.end())
                found = shared.insert(found, {std::string(property.name.view()), {}, {}});
            addSchema(found->schemas, property.value);
            found->cases.push_back(one.step.name);
        }
    }
    json::Value &properties = *schema.find("properties");
    for (SharedProperty &one : shared) {
        if (properties.contains(one.name))
            continue; // the tool has said what it is
        json::Value property = std::move(one.schemas.front());
        if (one.schemas.size() > 1) {
            json::Value branches = json::Value::array({std::move(property)});
            for (std::size_t i = 1; i < one.schemas.size(); ++i)
                branches.append(std::move(one.schemas[i]));
            property = json::Value::object({{"anyOf", std::move(branches)}});
        }
        properties.set(one.name, describedFor(std::move(property), one.cases));
    }
    if (!schema.contains("additionalProperties") && areClosed && !shared.empty())
        schema.set("additionalProperties", json::Value(false));
    return schema;
}

namespace {

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

// The schema that the name of a type implies (September 2025, 3.5); for other types, an empty one.
json::Value schemaByName(graphql::TypeReference type)
{
    if (type.isList()) {
        json::Value items = schemaByName(type.item());
        if (items.contains("type") && !type.item().isNonNull())
            items = json::Value::object(
                {{"anyOf", json::Value::array({std::move(items), json::Value::object({{"type", "null"}})})}});
        json::Value list = json::Value::object({{"type", "array"}});
        list.set("items", std::move(items));
        return list;
    }
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kBuiltIn{
        {{"Int", "integer"}, {"Float", "number"}, {"String", "string"}, {"Boolean", "boolean"}}};
    for (const auto &[name, shown] : kBuiltIn) {
        if (type.name() == name)
            return json::Value::object({{"type", shown}});
    }
    if (type.name() == "ID")
        return json::Value::object({{"type", json::Value::array({"string", "integer"})}});
    return json::Value::object();
}

// Without the schema of the endpoint the variables still have names, and the built-in types say what they take.
json::Value schemaOfVariables(const Workspace &workspace, graphql::OperationDefinition operation,
                              const graphql::Schema *endpointSchema)
{
    if (endpointSchema != nullptr)
        return inferInputSchema(*endpointSchema, operation, inferenceOptions(workspace)).schema;
    json::Value schema = json::Value::object({{"type", "object"}, {"properties", json::Value::object()}});
    for (const graphql::VariableDefinition variable : operation.variables()) {
        const std::string_view name = variable.variable().name();
        propertiesOf(schema).set(name, schemaByName(variable.type()));
        if (variable.type().isNonNull() && !variable.defaultValue())
            require(schema, json::Value(name));
    }
    schema.set("additionalProperties", json::Value(false));
    return schema;
}

// The variables that are set for each page.
std::vector<std::string> pagedVariables(graphql::OperationDefinition operation, const Pagination *pagination)
{
    if (pagination == nullptr || !pagination->enabled)
        return {};
    const auto plan = planPages(operation, *pagination);
    if (!plan)
        return {};
    const Pagination::Variables &paged = plan->variables;
    return {paged.size, paged.cursor, paged.offset, paged.page};
}

bool fillsVariable(const std::vector<NamedBinding> &bindings, std::string_view name)
{
    return std::ranges::find(bindings, name, &NamedBinding::name) != bindings.end();
}

json::Value inferredParameters(const Workspace &workspace, const ToolVersion &version,
                               const GraphqlOperation &operation, const graphql::Schema *schema)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    const auto found = document.isValid() ? findOperation(document, operation.operationName)
                                          : graphql::OperationDefinition();
    if (!found)
        return {};
    json::Value inferred = schemaOfVariables(workspace, found, schema);
    const json::Value variables = inferred;
    for (const graphql::VariableDefinition variable : found.variables()) {
        const std::string_view name = variable.variable().name();
        if (fillsVariable(version.bindings, name))
            removeParameter(inferred, name);
        else if (workspace.contextFor(name) != nullptr)
            makeOptional(inferred, name); // whoever passes it all the same is right
    }
    const TakePlaced take = [&](const std::string &name, const json::Value *use, bool isRequired) {
        if (!propertiesOf(inferred).contains(name))
            propertiesOf(inferred).set(name, use == nullptr ? json::Value::object() : *use);
        if (isRequired)
            require(inferred, json::Value(name));
    };
    for (const NamedBinding &bound : version.bindings) {
        if (const json::Value *variable = variables["properties"].find(bound.name))
            takePlaced(variables, bound.binding, variable, isRequiredIn(variables, bound.name), take);
    }
    for (const std::string &name : pagedVariables(found, version.pagination ? &*version.pagination : nullptr))
        removeParameter(inferred, name);
    return inferred;
}

json::Value parametersOfRequest(const Workspace &workspace, const ToolVersion &version,
                                const RestRequest &request)
{
    json::Value schema = restParameters(request, version.bindings, version.pagination);
    for (const std::string &name : openPlaceholders(request, version.bindings, version.pagination)) {
        if (workspace.contextFor(name) != nullptr)
            makeOptional(schema, name);
    }
    return schema;
}

// A parameter may be anything where its uses do not agree.
void addUse(json::Value &schema, std::string_view parameter, const json::Value &use)
{
    const json::Value *other = propertiesOf(schema).find(parameter);
    const bool agrees = other == nullptr || *other == use;
    propertiesOf(schema).set(parameter, agrees ? use : json::Value::object());
}

// Adds the parameters that the variables of a step take as they are: those that a binding passes on, and those that
// neither a binding nor the fetching of pages fills.
void addVariablesOf(json::Value &all, const Workspace &workspace, const Step &step,
                    const graphql::Schema *schema, bool mayBeSkipped)
{
    const auto &operation = std::get<GraphqlOperation>(step.action);
    const graphql::Document document = graphql::parseDocument(operation.document);
    const auto found = document.isValid() ? findOperation(document, operation.operationName)
                                          : graphql::OperationDefinition();
    if (!found)
        return;
    json::Value own = schemaOfVariables(workspace, found, step.endpoint.empty() ? schema : nullptr);
    if (joinDefinitions(all, own, "$defs")) // another step has something else of the same name
        own = schemaOfVariables(workspace, found, nullptr);
    const std::vector<std::string> paged =
        pagedVariables(found, step.pagination ? &*step.pagination : nullptr);
    const auto take = [&](const std::string &parameter, const json::Value *use, bool isRequired) {
        if (use != nullptr)
            addUse(all, parameter, *use);
        if (isRequired && !mayBeSkipped)
            require(all, json::Value(parameter));
    };
    for (const graphql::VariableDefinition variable : found.variables()) {
        const std::string_view name = variable.variable().name();
        const bool isRequired = isRequiredIn(own, name);
        const auto bound = std::ranges::find(step.bindings, name, &NamedBinding::name);
        if (bound != step.bindings.end())
            takePlaced(own, bound->binding, own["properties"].find(name), isRequired, take);
        else if (std::ranges::find(paged, name) == paged.end())
            take(std::string(name), own["properties"].find(name),
                 isRequired && workspace.contextFor(name) == nullptr);
    }
}

// True for a schema that, in one of its parts, says which members there are.
bool namesMembers(const json::Value &schema, int level = 0)
{
    constexpr std::array<std::string_view, 10> kNaming{
        "$dynamicRef", "$ref",          "additionalProperties",  "const",        "enum",
        "properties",  "propertyNames", "unevaluatedProperties", "dependencies", "patternProperties"};
    constexpr std::array<std::string_view, 8> kParts{"allOf", "anyOf", "oneOf", "not",
                                                     "if",    "then",  "else",  "dependentSchemas"};
    const auto names = [level](const json::Value &part) { return namesMembers(part, level + 1); };
    return level > kDeepestParts
           || std::ranges::any_of(kNaming, [&](std::string_view keyword) { return schema.contains(keyword); })
           || std::ranges::any_of(kParts, [&](std::string_view keyword) {
                  const json::Value &part = schema[keyword];
                  const bool isOneNaming =
                      keyword == "dependentSchemas" ? std::ranges::any_of(
                          part.members(), [&](const json::Member &one) { return names(one.value); })
                                                    : part.isObject() && names(part);
                  return isOneNaming || std::ranges::any_of(part.elements(), names);
              });
}

// True for the schema of an object that says nothing of which members it has.
bool isBare(const json::Value &schema)
{
    return schema.isObject() && !namesMembers(schema);
}

// The names of all that the version takes from callers.
std::vector<std::string> takenNames(const ToolVersion &version)
{
    std::vector<std::string> names;
    const auto addOpen = [&](const auto &action, const std::vector<NamedBinding> &bindings) {
        std::vector<std::string> open;
        if (const auto *request = std::get_if<RestRequest>(&action))
            open = placeholdersOf(request->path);
        const auto *operation = std::get_if<GraphqlOperation>(&action);
        const graphql::Document document =
            graphql::parseDocument(operation == nullptr ? std::string() : operation->document);
        if (operation != nullptr && document.isValid()) {
            if (const auto found = findOperation(document, operation->operationName)) {
                for (const graphql::VariableDefinition variable : found.variables())
                    open.emplace_back(variable.variable().name());
            }
        }
        std::ranges::copy_if(open, std::back_inserter(names), [&](const std::string &name) {
            return std::ranges::find(bindings, name, &NamedBinding::name) == bindings.end();
        });
    };
    addOpen(*version.operation, version.bindings);
    walkSteps(version, [&](const Step &step) { addOpen(step.action, step.bindings); });
    walkBindings(version, [&](const Binding &binding) {
        if (const auto *source = std::get_if<ParameterSource>(&binding.source))
            names.push_back(source->name);
    });
    if (version.idempotency)
        std::ranges::copy(version.idempotency->keyParameters, std::back_inserter(names));
    return names;
}

bool hasCaseParameters(const Switch *choice)
{
    return choice != nullptr && std::ranges::any_of(choice->cases, [](const Switch::Case &one) {
               return !one.parameters.isNull();
           });
}

} // namespace

json::Value namedParameters(const Workspace &workspace, const ToolVersion &version,
                            const graphql::Schema *endpointSchema)
{
    json::Value schema = json::Value::object({{"type", "object"}, {"properties", json::Value::object()}});
    const auto *choice = std::get_if<Switch>(&*version.operation);
    walkSteps(version, [&](const Step &step) {
        if (std::holds_alternative<GraphqlOperation>(step.action))
            addVariablesOf(schema, workspace, step, endpointSchema, choice != nullptr || step.when);
    });
    if (hasCaseParameters(choice)) { // each says what the name means in it
        for (json::Member &property : propertiesOf(schema).members())
            property.value = json::Value::object();
    }
    walkSteps(version, [&](const Step &step) {
        const auto *request = std::get_if<RestRequest>(&step.action);
        if (request == nullptr)
            return;
        for (const std::string &name : openPlaceholders(*request, step.bindings, step.pagination)) {
            propertiesOf(schema).set(name, placeholderSchema());
            if (choice == nullptr && !step.when && workspace.contextFor(name) == nullptr)
                require(schema, json::Value(name));
        }
    });
    ToolVersion withoutPaging = version;
    walkSteps(withoutPaging, [](Step &step) {
        if (auto *request = std::get_if<RestRequest>(&step.action))
            removePaged(*request, step.bindings, step.pagination);
    });
    walkBindings(std::as_const(withoutPaging), [&](const Binding &binding) {
        const auto *source = std::get_if<ParameterSource>(&binding.source);
        if (source != nullptr && !propertiesOf(schema).contains(source->name))
            propertiesOf(schema).set(source->name, json::Value::object());
    });
    schema.set("additionalProperties", json::Value(false));
    return schema;
}

json::Value declaredParameters(const ToolVersion &version)
{
    if (!version.operation || !isBare(version.parameters)
        || hasCaseParameters(std::get_if<Switch>(&*version.operation)))
        return version.parameters;
    json::Value schema = version.parameters;
    json::Value &properties = schema.set("properties", json::Value::object());
    for (const std::string &name : takenNames(version))
        properties.set(name, json::Value::object());
    schema.set("additionalProperties", json::Value(false));
    return schema;
}

Result<json::Value> takenParameters(const Workspace &workspace, const ToolVersion &version,
                                    const graphql::Schema *schema)
{
    json::Value parameters = declaredParameters(version);
    if (!version.operation)
        return parameters;
    if (const auto *choice = std::get_if<Switch>(&*version.operation)) {
        if (parameters.isNull()) {
            parameters = namedParameters(workspace, version, schema);
            const auto isOpen = [](const Switch::Case &one) {
                return !one.parameters.isNull() && !isComplete(one.parameters);
            };
            if (std::ranges::any_of(choice->cases, isOpen))
                parameters.remove("additionalProperties");
        }
        return parametersOf(*choice, parameters);
    }
    if (parameters.isNull()) {
        const auto *operation = std::get_if<GraphqlOperation>(&*version.operation);
        if (const auto *request = std::get_if<RestRequest>(&*version.operation))
            parameters = parametersOfRequest(workspace, version, *request);
        else if (operation == nullptr)
            parameters = namedParameters(workspace, version, schema);
        else
            parameters = inferredParameters(workspace, version, *operation, schema);
    } else {
        parameters = closedParameters(std::move(parameters), version);
    }
    return parameters;
}

} // namespace tooltray::workspace
