// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkdefinition.h"

#include "base/text/secretname.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/checks/checkschema.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/pageplan.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/selection.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/constantsecrets.h"
#include "workspace/definitions/operation.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {

namespace {

bool isMisspelledProperties(std::string_view name)
{
    const std::string properties = "properties";
    return !suggestions(name, {&properties, 1}).empty();
}

void checkRequest(const Workspace &workspace, const RestRequest &request, const std::string &endpoint,
                  const std::string &place, ToolProblems &problems)
{
    const auto *sent = workspace.find<Endpoint>(endpoint);
    if (sent == nullptr)
        return;
    for (const NamedBinding &header : request.headers) {
        const bool isTaken = std::ranges::any_of(
            sent->headers, [&](const Header &one) { return equalsIgnoringAsciiCase(one.name, header.name); });
        if (isTaken)
            problems.push_back(
                {"header_of_endpoint",
                 nestedPlace(place + "/headers", header.name),
                 std::nullopt,
                 {CORE_TEXT("Core", "The endpoint \"{endpoint}\" sets the header \"{header}\", which no tool "
                                    "can replace. Remove it from the tool."),
                  {{"endpoint", endpoint}, {"header", header.name}}}});
    }
}

} // namespace

void checkHeadersOfEndpoint(const Workspace &workspace, const Tool &tool, const ToolVersion &version,
                            ToolProblems &problems)
{
    if (!version.operation)
        return;
    const std::string endpoint = endpointOf(workspace, tool);
    if (const auto *request = std::get_if<RestRequest>(&*version.operation))
        checkRequest(workspace, *request, endpoint, "/operation", problems);
    walkPlacedSteps(version, [&](const Step &step, const std::string &place) {
        if (const auto *request = std::get_if<RestRequest>(&step.action))
            checkRequest(workspace, *request, step.endpoint.empty() ? endpoint : step.endpoint,
                         place + "/operation", problems);
    });
}

namespace {

// The keywords that a schema may use (JSON Schema 2020-12 and draft-07).
constexpr std::array<std::string_view, 55> kKeywords{"$anchor",
                                                     "$comment",
                                                     "$defs",
                                                     "$dynamicAnchor",
                                                     "$dynamicRef",
                                                     "$id",
                                                     "$ref",
                                                     "$schema",
                                                     "$vocabulary",
                                                     "additionalItems",
                                                     "additionalProperties",
                                                     "allOf",
                                                     "anyOf",
                                                     "const",
                                                     "contains",
                                                     "contentEncoding",
                                                     "contentMediaType",
                                                     "contentSchema",
                                                     "default",
                                                     "definitions",
                                                     "dependencies",
                                                     "dependentRequired",
                                                     "dependentSchemas",
                                                     "deprecated",
                                                     "description",
                                                     "else",
                                                     "enum",
                                                     "enumDescriptions",
                                                     "examples",
                                                     "exclusiveMaximum",
                                                     "exclusiveMinimum",
                                                     "format",
                                                     "if",
                                                     "items",
                                                     "maxContains",
                                                     "maxItems",
                                                     "maxLength",
                                                     "maxProperties",
                                                     "maximum",
                                                     "minContains",
                                                     "minItems",
                                                     "minLength",
                                                     "minProperties",
                                                     "minimum",
                                                     "multipleOf",
                                                     "not",
                                                     "oneOf",
                                                     "pattern",
                                                     "patternProperties",
                                                     "prefixItems",
                                                     "properties",
                                                     "propertyNames",
                                                     "required",
                                                     "then",
                                                     "title"};
// And those of OpenAPI.
constexpr std::array<std::string_view, 10> kMoreKeywords{
    "type",      "unevaluatedItems", "unevaluatedProperties", "uniqueItems",  "readOnly",
    "writeOnly", "example",          "discriminator",         "externalDocs", "xml"};

// The keywords by which an object has properties.
constexpr std::array<std::string_view, 11> kPropertyKeywords{
    "$dynamicRef",       "$ref",       "allOf", "anyOf", "dependentSchemas", "else", "if", "oneOf",
    "patternProperties", "properties", "then"};

bool isTypeName(const json::Value &value)
{
    constexpr std::array<std::string_view, 7> kTypes{"array",  "boolean", "integer", "null",
                                                     "number", "object",  "string"};
    return std::ranges::find(kTypes, value.toString()) != kTypes.end();
}

bool isKeyword(std::string_view name)
{
    return std::ranges::find(kKeywords, name) != kKeywords.end()
           || std::ranges::find(kMoreKeywords, name) != kMoreKeywords.end();
}

// The values that a schema names one by one.
std::vector<json::Value> listedValues(const json::Value &schema)
{
    const auto named = schema["enum"].elements();
    std::vector<json::Value> values(named.begin(), named.end());
    if (const json::Value *only = schema.find("const"))
        values.push_back(*only);
    for (const char *keyword : {"oneOf", "anyOf"}) {
        for (const json::Value &choice : schema[keyword].elements())
            std::ranges::move(listedValues(choice), std::back_inserter(values));
    }
    return values;
}

// What the data of operations looks like by their selections. Custom scalars may be anything.
class OperationData {
public:
    OperationData(const Schemas &schemas, std::string endpoint)
        : m_schemas(schemas)
        , m_endpoint(std::move(endpoint))
    {}

    // As JSON Schema; null: it is not known.
    json::Value of(const GraphqlOperation &operation, const std::string &endpoint = {}) const
    {
        const auto schema = m_schemas.find(endpoint.empty() ? m_endpoint : endpoint);
        return schema == m_schemas.end() || !schema->second ? json::Value()
                                                            : dataSchema(*schema->second, operation);
    }

private:
    const Schemas &m_schemas;
    std::string m_endpoint;
};

json::Value schemaOfConstant(const json::Value &constant)
{
    constexpr std::array<std::string_view, 6> kNames{"null",   "boolean", "number",
                                                     "string", "array",   "object"};
    constexpr std::array kTypes{json::Type::Null,   json::Type::Boolean, json::Type::Number,
                                json::Type::String, json::Type::Array,   json::Type::Object};
    const auto *const found = std::ranges::find(kTypes, constant.type());
    return json::Value::object({{"type", kNames[static_cast<std::size_t>(found - kTypes.begin())]}});
}

std::string joined(const std::vector<std::string_view> &types)
{
    std::string text;
    for (const std::string_view type : types)
        text.append(text.empty() ? "" : ", ").append(type);
    return text;
}

class OutputChecker {
public:
    OutputChecker(const OperationData &data, ToolProblems &problems) : m_data(data), m_problems(problems) {}

    void check(const GraphqlOperation &operation, const std::string &path, const json::Value &schema,
               const std::string &place)
    {
        compare(schemaAt(m_data.of(operation), path), schema, place);
    }

    void check(const Sequence &sequence, const json::Value &schema, const std::string &place)
    {
        for (const Step &step : sequence.steps)
            m_steps.emplace(step.name, &step);
        check(*sequence.result, schema, place);
    }

private:
    void check(const Binding &made, const json::Value &schema, const std::string &place)
    {
        if (!made.mapping.empty() || !made.transforms.empty() || !schema.isObject())
            return;
        if (const auto *constant = std::get_if<ConstantSource>(&made.source))
            compare(schemaOfConstant(constant->value), schema, place);
        else if (const auto *step = std::get_if<StepSource>(&made.source))
            compare(returnedBy(*step), schema, place);
        else if (made.isOptional)
            return;
        else if (const auto *object = std::get_if<ObjectSource>(&made.source))
            check(*object, schema, place);
        else if (const auto *each = std::get_if<EachSource>(&made.source))
            check(*each->as, schema["items"], place + "/items");
    }

    json::Value returnedBy(const StepSource &source)
    {
        const auto step = m_steps.find(source.step);
        const auto *operation =
            step == m_steps.end() ? nullptr : std::get_if<GraphqlOperation>(&step->second->action);
        if (operation == nullptr)
            return {};
        const auto [known, isNew] = m_returned.try_emplace(source.step);
        if (isNew)
            known->second = m_data.of(*operation, step->second->endpoint);
        return schemaAt(known->second, source.path);
    }

    // Only types that have nothing in common: a number may be an integer.
    void compare(const json::Value &returned, const json::Value &declared, const std::string &place)
    {
        const std::vector<std::string_view> types = namedTypes(returned);
        const std::vector<std::string_view> said = namedTypes(declared);
        const auto isNumber = [](std::string_view type) { return type == "integer" || type == "number"; };
        const auto isSaid = [&](std::string_view type) {
            return std::ranges::any_of(
                said, [&](std::string_view one) { return one == type || (isNumber(one) && isNumber(type)); });
        };
        if (!types.empty() && !said.empty() && std::ranges::none_of(types, isSaid)) {
            m_problems.push_back(
                {"output_type_unfit",
                 place + "/type",
                 std::nullopt,
                 {CORE_TEXT("Core", "The tool returns a value of the type {returned} here, and the output "
                                    "schema says {declared}. Correct the output schema."),
                  {{"returned", joined(types)}, {"declared", joined(said)}}}});
            return;
        }
        for (const json::Member &member : declared["properties"].members())
            compare(returned["properties"][member.name.view()], member.value,
                    nestedPlace(place + "/properties", member.name.view()));
        if (declared["items"].isObject())
            compare(returned["items"], declared["items"], place + "/items");
    }

    void check(const ObjectSource &object, const json::Value &schema, const std::string &place)
    {
        const auto required = schema["required"].elements();
        for (std::size_t i = 0; i < required.size(); ++i) {
            const std::string name(required[i].toString());
            const bool isMade =
                std::ranges::find(object.members, name, &NamedBinding::name) != object.members.end();
            if (required[i].isString() && !isMade)
                m_problems.push_back(
                    {"output_member_missing",
                     place + "/required/" + std::to_string(i),
                     std::nullopt,
                     {CORE_TEXT("Core", "The output schema requires \"{name}\", which the result of the tool "
                                        "never has. Add it to the result, or remove it from \"required\"."),
                      {{"name", name}}}});
        }
        for (const NamedBinding &member : object.members)
            check(member.binding, schema["properties"][member.name],
                  nestedPlace(place + "/properties", member.name));
    }

    const OperationData &m_data;
    std::map<std::string_view, const Step *> m_steps; // of the sequence whose result is checked
    std::map<std::string_view, json::Value> m_returned;
    ToolProblems &m_problems;
};

// Reports what the output schema of a composite tool requires and the template of its result never makes, and types
// that the operation never returns, as far as its endpoint's schema is there. Of what parameters and transforms give
// nothing is known before a call.
void checkOutput(const Workspace &workspace, const Schemas &schemas, const std::string &endpoint,
                 const ToolVersion &version, ToolProblems &problems)
{
    const ResultShape &shape = version.result;
    // Another shape has other members, and texts have none.
    const bool isShaped = !shape.rename.empty() || shape.format != ResultShape::Format::Json;
    if (!version.operation || isShaped || version.outputSchema.isNull())
        return;
    const OperationData data(schemas, endpoint);
    OutputChecker checker(data, problems);
    const json::Value schema = inlinedTypes(workspace, version.outputSchema);
    if (const auto *operation = std::get_if<GraphqlOperation>(&*version.operation))
        checker.check(*operation, shape.path, schema, "/output_schema");
    const auto *sequence = std::get_if<Sequence>(&*version.operation);
    if (sequence != nullptr && sequence->result && shape.path.empty())
        checker.check(*sequence, schema, "/output_schema");
}

class DefinitionChecker {
public:
    DefinitionChecker(const Workspace &workspace, const Schemas &schemas, std::string endpoint,
                      const ToolVersion &version, ToolProblems &problems)
        : m_workspace(workspace)
        , m_schemas(schemas)
        , m_endpoint(std::move(endpoint))
        , m_version(version)
        , m_problems(problems)
        , m_declared(inlinedTypes(workspace, version.parameters))
    {}

    void run()
    {
        checkMap(m_version.parameters, "/parameters");
        checkUrls(encode(m_version), {});
        report(constantSecrets(m_version.bindings), "/bindings");
        checkOutput(m_workspace, m_schemas, m_endpoint, m_version, m_problems);
        if (m_version.operation)
            checkOperation();
    }

private:
    void checkOperation()
    {
        if (const auto *operation = std::get_if<GraphqlOperation>(&*m_version.operation))
            checkFilled(*operation, m_version.bindings, m_version.pagination, "/operation/document", nullptr);
        else if (const auto *request = std::get_if<RestRequest>(&*m_version.operation))
            check(*request, m_version.pagination, {});
        else if (const auto *sequence = std::get_if<Sequence>(&*m_version.operation))
            check(*sequence);
        else
            check(std::get<Switch>(*m_version.operation));
    }

    void check(const Sequence &sequence)
    {
        for (std::size_t i = 0; i < sequence.steps.size(); ++i)
            check(sequence.steps[i], "/operation/steps/" + std::to_string(i), nullptr);
    }

    void check(const Switch &choice)
    {
        checkPicked(choice);
        for (const Switch::Case &one : choice.cases) {
            const std::string place = (json::Pointer() / "operation" / "cases" / one.step.name).toString();
            checkMap(one.parameters, place + "/parameters");
            const ArgumentSchemas own(inlinedTypes(m_workspace, one.parameters));
            check(one.step, place, &own);
        }
    }

    // In what is sent. In what only describes the tool the linter warns of it.
    void checkUrls(const json::Value &value, const json::Pointer &place)
    {
        if (value.isString() && hasPasswordInUrl(value.toString()))
            report("secret_in_tool", place.toString(),
                   CORE_TEXT("Core",
                             "This URL contains a password. Remove it: user name and password belong in "
                             "the credential of the endpoint, which is set in the Tooltray window."));
        for (std::size_t i = 0; i < value.elements().size(); ++i)
            checkUrls(value[i], place / i);
        for (const json::Member &member : value.members()) {
            const std::string_view name = member.name.view();
            if (!member.value.isString() || (name != "description" && name != "title"))
                checkUrls(member.value, place / name);
        }
    }

    // A call with such a value fails.
    void checkPicked(const Switch &choice)
    {
        std::set<std::string_view> cases;
        for (const Switch::Case &one : choice.cases)
            cases.insert(one.step.name);
        const json::Value parameters = inlinedTypes(m_workspace, m_version.parameters);
        for (const json::Value &value : listedValues(parameters["properties"][choice.parameter])) {
            if (m_problems.size() >= kMaxProblems)
                return;
            const std::string text = value.isString() ? std::string(value.toString()) : json::write(value);
            if (!cases.contains(text) && !value.isNull())
                report("value_without_case",
                       (json::Pointer() / "parameters" / "properties" / std::string_view(choice.parameter))
                           .toString(),
                       {CORE_TEXT("Core", "The parameter \"{name}\" lists \"{value}\", and no case has that "
                                          "name. Add the case, or remove the value."),
                        {{"name", choice.parameter}, {"value", text}}});
        }
    }

    void check(const Step &step, const std::string &place, const ArgumentSchemas *more)
    {
        report(constantSecrets(step.bindings), place + "/bindings");
        if (const auto *operation = std::get_if<GraphqlOperation>(&step.action))
            checkFilled(*operation, step.bindings, step.pagination, place + "/operation/document", more);
        else if (const auto *request = std::get_if<RestRequest>(&step.action))
            check(*request, step.pagination, place);
    }

    void check(const RestRequest &request, const Shared<Pagination> &pagination, const std::string &place)
    {
        report(constantSecrets(request), place + "/operation");
        if (!pagination || !pagination->enabled)
            return;
        for (const auto &[member, name] : uselessVariables(request, *pagination))
            report("unknown_variable", place + "/pagination/variables/" + std::string(member),
                   {CORE_TEXT(
                        "Core",
                        "The pagination uses the variable \"${name}\", which the operation does not have."),
                    {{"name", name}}});
    }

    void checkMap(const json::Value &schema, const std::string &place)
    {
        if (const auto name = undeclaredProperty(schema))
            report("parameters_bare", place,
                   {isMisspelledProperties(*name)
                        ? CORE_TEXT("Core",
                                    "The parameter schema has no \"properties\", and \"{name}\" is not a "
                                    "keyword of JSON Schema. Did you mean \"properties\"?")
                        : CORE_TEXT(
                            "Core",
                            "The parameter schema has no \"properties\", and \"{name}\" is not a keyword "
                            "of JSON Schema. Write {\"type\": \"object\", \"properties\": {\"{name}\": "
                            "{...}}}."),
                    {{"name", *name}}});
    }

    // The schema of a case counts as well as that of the tool.
    void checkFilled(const GraphqlOperation &operation, const std::vector<NamedBinding> &bindings,
                     const Shared<Pagination> &pagination, const std::string &place,
                     const ArgumentSchemas *more)
    {
        if (undeclaredProperty(m_version.parameters))
            return; // which is told, and what was meant to be declared is not known
        const bool isPaged = pagination && pagination->enabled;
        if (m_version.parameters.isNull() || isPaged)
            return;
        const graphql::Document document = graphql::parseDocument(operation.document);
        const auto found = document.isValid() ? findOperation(document, operation.operationName)
                                              : graphql::OperationDefinition();
        if (!found)
            return;
        for (const graphql::VariableDefinition variable : found.variables()) {
            const std::string name(variable.variable().name());
            const bool isRequired = variable.type().isNonNull() && !variable.defaultValue();
            const bool isBound = std::ranges::find(bindings, name, &NamedBinding::name) != bindings.end();
            if (!isRequired || isBound || m_workspace.contextFor(name) != nullptr || m_declared.declares(name)
                || (more != nullptr && more->declares(name)))
                continue;
            const graphql::Location at = document.locate(variable.start());
            report("variable_unfilled", place,
                   {CORE_TEXT("Core",
                              "Nothing fills the required variable \"${name}\". Make it a parameter, bind "
                              "it, or set a context variable of that name first."),
                    {{"name", name}}});
            m_problems.back().position = json::Position{at.line, at.column};
        }
    }

    // A header fails every call, so that checkVersion() reports it.
    void report(const std::vector<ConstantSecret> &secrets, const std::string &place)
    {
        for (const ConstantSecret &secret : secrets) {
            if (secret.of == ConstantSecret::Of::Path)
                report("secret_in_tool", place + secret.place,
                       {CORE_TEXT("Core", "The path contains the query parameter \"{name}\". Move it to "
                                          "\"query\", and bind it to a secret context variable."),
                        {{"name", secret.name}}});
            else if (secret.of != ConstantSecret::Of::Header)
                report("secret_in_tool", place + secret.place,
                       {secret.of == ConstantSecret::Of::Query
                            ? CORE_TEXT("Core", "The query parameter \"{name}\" is a constant. Bind it to a "
                                                "secret context variable instead.")
                            : CORE_TEXT("Core", "The parameter \"{name}\" is a constant. Bind it to a secret "
                                                "context variable instead."),
                        {{"name", secret.name}}});
        }
    }

    void report(std::string code, std::string place, Message message)
    {
        m_problems.push_back({std::move(code), std::move(place), std::nullopt, std::move(message)});
    }

    const Workspace &m_workspace;
    const Schemas &m_schemas;
    std::string m_endpoint;
    const ToolVersion &m_version;
    ToolProblems &m_problems;
    ArgumentSchemas m_declared; // of the tool
};

} // namespace

std::optional<std::string> undeclaredProperty(const json::Value &schema)
{
    const auto saysWhichThereAre = [](const json::Member &member) {
        return std::ranges::find(kPropertyKeywords, member.name.view()) != kPropertyKeywords.end();
    };
    const json::Value &type = schema["type"];
    const auto isObject = [](const json::Value &one) { return one.toString() == "object"; };
    const bool mayBeObject =
        type.isNull() || isObject(type) || std::ranges::any_of(type.elements(), isObject);
    const bool isOfOthers = !mayBeObject || schema.contains("enum") || schema.contains("const");
    const auto members = schema.members();
    if (isOfOthers || std::ranges::any_of(members, saysWhichThereAre))
        return std::nullopt;
    const auto stray = std::ranges::find_if(members, [](const json::Member &member) {
        const std::string_view name = member.name.view();
        const bool looksLikeSchema = member.value.isObject() || isTypeName(member.value);
        return looksLikeSchema && !isKeyword(name) && !name.starts_with("x-");
    });
    return stray == members.end() ? std::nullopt : std::optional(std::string(stray->name.view()));
}

void checkDefinition(const Workspace &workspace, const Schemas &schemas, const Tool &tool, Version version,
                     ToolProblems &problems)
{
    const ToolVersion resolved = tool.resolved(version);
    DefinitionChecker(workspace, schemas, endpointOf(workspace, tool), resolved, problems).run();
    checkHeadersOfEndpoint(workspace, tool, resolved, problems);
}

namespace {

ToolProblems check(const Workspace &workspace, const CustomType &type)
{
    if (const auto stray = undeclaredProperty(type.schema)) {
        const Template why =
            isMisspelledProperties(*stray)
                ? CORE_TEXT("Core", "It has no \"properties\", and \"{name}\" is not a keyword of JSON "
                                    "Schema. Did you mean \"properties\"?")
                : CORE_TEXT("Core", "It has no \"properties\", and \"{name}\" is not a keyword of JSON "
                                    "Schema. Write an enumeration as {\"enum\": [...]}, and an object as "
                                    "{\"type\": \"object\", \"properties\": {...}}.");
        return {{"type_invalid", {}, std::nullopt, Message(why, {{"name", *stray}})}};
    }
    ToolProblems problems;
    const json::Value use = json::Value::object({{"$ref", std::string(kTypeReference) + type.name}});
    for (jsonschema::CompileError &error : parameterErrors(workspace, use))
        problems.push_back(
            {"type_invalid", std::move(error.pointer), std::nullopt, std::move(error.message)});
    checkSchema(type.schema, SchemaOf::Values, {}, problems);
    return problems;
}

} // namespace

ToolProblems checkShared(const Workspace &workspace, const Object &object)
{
    if (const auto *type = std::get_if<CustomType>(&object))
        return check(workspace, *type);
    const auto *mapping = std::get_if<Mapping>(&object);
    if (mapping == nullptr || !mapping->entries.empty())
        return {};
    return {{"mapping_empty", "/entries", std::nullopt,
             Message(CORE_TEXT("Core", "The \"entries\" are empty."))}};
}

} // namespace tooltray::workspace
