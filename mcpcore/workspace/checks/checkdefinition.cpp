// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkdefinition.h"

#include "base/text/secretname.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/operationchecks.h"
#include "workspace/checks/pageplan.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/constantsecrets.h"
#include "workspace/definitions/operation.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "workspace/snapshot/restparameters.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
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
                 {CORE_TEXT("Core", "The endpoint \"{endpoint}\" sets the header \"{header}\", and tools "
                                    "cannot override it. Remove it from the tool."),
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
    return isOneOf(value.toString(), kTypes);
}

bool isKeyword(std::string_view name)
{
    return isOneOf(name, kKeywords) || isOneOf(name, kMoreKeywords);
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
        report(constantSecrets(m_version.bindings), "/bindings");
        checkOutput(m_workspace, m_schemas, m_endpoint, m_version, m_problems);
        if (!m_version.operation)
            return;
        checkOperation();
        if (!std::holds_alternative<Sequence>(*m_version.operation))
            checkSteps();
    }

private:
    void checkOperation()
    {
        if (const auto *operation = std::get_if<GraphqlOperation>(&*m_version.operation))
            checkFilled(*operation, m_version.bindings, m_version.pagination, "/operation/document", nullptr);
        else if (const auto *request = std::get_if<RestRequest>(&*m_version.operation))
            check(*request, m_version.bindings, m_version.pagination, {});
        else if (const auto *sequence = std::get_if<Sequence>(&*m_version.operation))
            check(*sequence);
        else
            check(std::get<Switch>(*m_version.operation));
    }

    // References to steps from an operation that runs alone. Steps of a composite are checked where they are read.
    void checkSteps()
    {
        const auto check = [this](const auto &bindings, const std::string &place) {
            walkPlaced(bindings, place, [this](const Binding &binding, const std::string &at, ItemsAround) {
                if (const auto *source = std::get_if<StepSource>(&binding.source))
                    report(
                        "unknown_step", at,
                        {CORE_TEXT("Core", "A binding takes what the step \"{step}\" returns, and the tool "
                                           "has no such step."),
                         {{"step", source->step}}});
            });
        };
        const auto checkRequest = [&check](const RestRequest &request, const std::string &place) {
            check(request.query, place + "/operation/query");
            check(request.headers, place + "/operation/headers");
            check(request.cookies, place + "/operation/cookies");
            if (request.body)
                check(*request.body, place + "/operation/body");
        };
        check(m_version.bindings, "/bindings");
        if (const auto *request = std::get_if<RestRequest>(&*m_version.operation))
            checkRequest(*request, {});
        walkPlacedSteps(m_version, [&](const Step &step, const std::string &place) {
            check(step.bindings, place + "/bindings");
            if (const auto *request = std::get_if<RestRequest>(&step.action))
                checkRequest(*request, place);
        });
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
                       {CORE_TEXT("Core", "The parameter \"{name}\" lists \"{value}\", but no case has that "
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
            check(*request, step.bindings, step.pagination, place);
    }

    void check(const RestRequest &request, const std::vector<NamedBinding> &bindings,
               const Shared<Pagination> &pagination, const std::string &place)
    {
        report(constantSecrets(request), place + "/operation");
        const std::vector<std::string> placeholders = placeholdersOf(request.path);
        for (const NamedBinding &bound : bindings) {
            if (std::ranges::find(placeholders, bound.name) == placeholders.end())
                report("binding_without_place", nestedPlace(place + "/bindings", bound.name),
                       {CORE_TEXT("Core", "The path has no {{name}} that the binding could fill. Bind it in "
                                          "\"query\", \"headers\" or \"body\", or remove it."),
                        {{"name", bound.name}}});
        }
        if (!pagination || !pagination->enabled)
            return;
        checkPageParameters(request, *pagination, placeholders);
        for (const auto &[member, name] : uselessVariables(request, *pagination))
            report("unknown_variable", place + "/pagination/variables/" + std::string(member),
                   {CORE_TEXT(
                        "Core",
                        "The pagination uses the variable \"${name}\", which the operation does not have."),
                    {{"name", name}}});
    }

    // What asks for a page and has no place in the request is added to it for each page.
    void checkPageParameters(const RestRequest &request, const Pagination &pagination,
                             const std::vector<std::string> &placeholders)
    {
        const Pagination::Variables paged = pagedPlaces(request, pagination);
        for (const std::string &name : {paged.page, paged.offset, paged.cursor, paged.size}) {
            const bool isPlace =
                std::ranges::find(request.query, name, &NamedBinding::name) != request.query.end()
                || std::ranges::find(placeholders, name) != placeholders.end();
            if (!name.empty() && !isPlace && m_version.parameters["properties"].contains(name))
                report(
                    "page_parameter_unused", nestedPlace("/parameters/properties", name),
                    {CORE_TEXT("Core", "Fetching pages sets \"{name}\", and nothing takes the parameter of "
                                       "that name. Write \"{name}\": {\"parameter\": \"{name}\"} in the "
                                       "\"query\" of the operation, or remove the parameter."),
                     {{"name", name}}});
        }
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
        return isOneOf(member.name.view(), kPropertyKeywords);
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
