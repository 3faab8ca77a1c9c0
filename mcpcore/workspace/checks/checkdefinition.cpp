// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkdefinition.h"

#include "base/text/ascii.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "workspace/checks/checkversion.h"
#include "workspace/definitions/operation.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace tooltray::workspace {

namespace {

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
            problems.push_back({"header_of_endpoint", place + "/headers", std::nullopt,
                                "The endpoint \"" + endpoint + "\" sets the header \"" + header.name
                                    + "\", which no tool can replace. Remove it from the tool."});
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
    walkSteps(version, [&](const Step &step) {
        if (const auto *request = std::get_if<RestRequest>(&step.action))
            checkRequest(workspace, *request, step.endpoint.empty() ? endpoint : step.endpoint, "/operation",
                         problems);
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
constexpr std::array<std::string_view, 6> kMoreKeywords{
    "type", "unevaluatedItems", "unevaluatedProperties", "uniqueItems", "readOnly", "writeOnly"};

bool isKeyword(std::string_view name)
{
    return std::ranges::find(kKeywords, name) != kKeywords.end()
           || std::ranges::find(kMoreKeywords, name) != kMoreKeywords.end();
}

class DefinitionChecker {
public:
    DefinitionChecker(const Workspace &workspace, const ToolVersion &version, ToolProblems &problems)
        : m_workspace(workspace)
        , m_version(version)
        , m_problems(problems)
    {}

    void run()
    {
        checkMap(m_version.parameters, "/parameters");
        if (!m_version.operation)
            return;
        if (const auto *operation = std::get_if<GraphqlOperation>(&*m_version.operation))
            checkFilled(*operation, m_version.bindings, m_version.pagination, "/operation/document", {});
        else if (const auto *request = std::get_if<RestRequest>(&*m_version.operation))
            checkSecrets(*request, "/operation");
        else if (const auto *sequence = std::get_if<Sequence>(&*m_version.operation))
            check(*sequence);
        else
            check(std::get<Switch>(*m_version.operation));
    }

private:
    void check(const Sequence &sequence)
    {
        for (std::size_t i = 0; i < sequence.steps.size(); ++i)
            check(sequence.steps[i], "/operation/steps/" + std::to_string(i), {});
    }

    void check(const Switch &choice)
    {
        for (const Switch::Case &one : choice.cases) {
            const std::string place = (json::Pointer() / "operation" / "cases" / one.step.name).toString();
            checkMap(one.parameters, place + "/parameters");
            check(one.step, place, one.parameters);
        }
    }

    void check(const Step &step, const std::string &place, const json::Value &more)
    {
        if (const auto *operation = std::get_if<GraphqlOperation>(&step.action))
            checkFilled(*operation, step.bindings, step.pagination, place + "/operation/document", more);
        else if (const auto *request = std::get_if<RestRequest>(&step.action))
            checkSecrets(*request, place + "/operation");
    }

    void checkMap(const json::Value &schema, const std::string &place)
    {
        if (isBareMap(schema))
            report("parameters_bare", place,
                   "The parameter schema has no keyword of JSON Schema, only properties. Write {\"type\": "
                   "\"object\", \"properties\": {...}} around them.");
    }

    // The schema of a case counts as well as that of the tool.
    void checkFilled(const GraphqlOperation &operation, const std::vector<NamedBinding> &bindings,
                     const Rare<Pagination> &pagination, const std::string &place, const json::Value &more)
    {
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
            if (!isRequired || isBound || m_workspace.contextFor(name) != nullptr
                || mayHaveParameter(m_version.parameters, name)
                || (!more.isNull() && mayHaveParameter(more, name)))
                continue;
            report("variable_unfilled", place,
                   "Nothing fills the required variable \"$" + name
                       + "\". Make it a parameter, bind it, or set a context variable of that name first.");
        }
    }

    void checkSecrets(const RestRequest &request, const std::string &place)
    {
        if (const std::string *header = constantSecretHeader(request))
            report("secret_in_tool", place + (json::Pointer() / "headers" / *header).toString(),
                   "The header \"" + *header
                       + "\" is a constant. Credentials belong to the endpoint, not into a tool: remove it.");
        if (const std::string *parameter = constantSecretParameter(request))
            report("secret_in_tool", place + (json::Pointer() / "query" / *parameter).toString(),
                   "The query parameter \"" + *parameter
                       + "\" is a constant. Bind it to a secret context variable instead.");
    }

    void report(std::string code, std::string place, std::string message)
    {
        m_problems.push_back({std::move(code), std::move(place), std::nullopt, std::move(message)});
    }

    const Workspace &m_workspace;
    const ToolVersion &m_version;
    ToolProblems &m_problems;
};

} // namespace

bool isBareMap(const json::Value &schema)
{
    return schema.isObject() && !schema.isEmpty()
           && std::ranges::all_of(schema.members(), [](const json::Member &member) {
                  return member.value.isObject() && !isKeyword(member.name.view());
              });
}

void checkDefinition(const Workspace &workspace, const Tool &tool, Version version, ToolProblems &problems)
{
    const ToolVersion resolved = tool.resolved(version);
    DefinitionChecker(workspace, resolved, problems).run();
    checkHeadersOfEndpoint(workspace, tool, resolved, problems);
}

} // namespace tooltray::workspace
