// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"

#include "graphql/inference/inputschema.h"
#include "graphql/language/parse.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/derive/curation.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace tooltray::workspace {

// Measured or documented in autumn 2026.
std::span<const ClientLimits> clientLimits()
{
    static constexpr std::array<ClientLimits, 8> kClients{{
        {"claude-code", "mcp__{}__", 64},
        {"codex", "{}__", 64},
        {"cursor", "{}", 60},
        {"gemini-cli", "mcp_{}_", 63},
        {"lm-studio", "", 64},
        {"opencode", "{}_", 64},
        {"vscode", "", 64},
        {"windsurf", "", 64},
    }};
    return kClients;
}

std::string shownName(const ClientLimits &client, std::string_view server, std::string_view tool)
{
    std::string name(client.namePrefix);
    if (const std::size_t hole = name.find("{}"); hole != std::string::npos)
        name.replace(hole, 2, server);
    return name.append(tool);
}

namespace {

void walkSchema(const json::Value &schema, const std::string &place, const LintSubject::SchemaVisitor &visit)
{
    static constexpr std::array kNamed{"properties", "patternProperties", "$defs", "definitions"};
    static constexpr std::array kLists{"anyOf", "oneOf", "allOf", "prefixItems"};
    static constexpr std::array kSingle{"items", "additionalProperties", "not", "contains"};
    if (!schema.isObject())
        return;
    visit(schema, place);
    const auto child = [&](const json::Value &inner, const json::Pointer &way) {
        walkSchema(inner, place + way.toString(), visit);
    };
    for (const char *keyword : kNamed) {
        for (const json::Member &member : schema[keyword].members())
            child(member.value, json::Pointer() / keyword / member.name.view());
    }
    for (const char *keyword : kLists) {
        for (std::size_t i = 0; i < schema[keyword].size(); ++i)
            child(schema[keyword][i], json::Pointer() / keyword / i);
    }
    for (const char *keyword : kSingle)
        child(schema[keyword], json::Pointer() / keyword);
}

void walkText(const json::Value &value, const json::Pointer &place, const LintSubject::TextVisitor &visit)
{
    if (value.isString())
        visit(value.toString(), place);
    for (std::size_t i = 0; i < value.size() && value.isArray(); ++i)
        walkText(value[i], place / i, visit);
    for (const json::Member &member : value.members())
        walkText(member.value, place / member.name.view(), visit);
}

} // namespace

LintSubject::LintSubject(const Workspace &workspace, const graphql::Schema *schema, const Tool &tool,
                         Version version, const LintOptions &options, LintFindings &findings)
    : m_workspace(workspace)
    , m_tool(tool)
    , m_place((json::Pointer() / "versions" / version.toString()).toString())
    , m_definition(tool.resolved(version))
    , m_options(options)
    , m_findings(findings)
    , m_parameters(inlined(workspace, m_definition.parameters))
{
    const auto *single =
        m_definition.operation ? std::get_if<GraphqlOperation>(&*m_definition.operation) : nullptr;
    if (single == nullptr)
        return;
    m_document = graphql::parseDocument(single->document);
    if (m_document.isValid())
        m_operation = findOperation(m_document, single->operationName);
    if (m_operation && m_parameters.isNull() && schema != nullptr)
        m_parameters = plainTypes(inferInputSchema(*schema, m_operation).schema);
}

std::vector<const ClientLimits *> LintSubject::clients() const
{
    std::vector<const ClientLimits *> clients;
    for (const ClientLimits &client : clientLimits()) {
        const auto &wanted = m_options.profiles;
        if (wanted.empty() || std::ranges::find(wanted, client.profile) != wanted.end())
            clients.push_back(&client);
    }
    return clients;
}

void LintSubject::report(std::string code, LintSeverity severity, const std::string &place, Message message,
                         Message advice, std::vector<std::string> clients)
{
    m_findings.push_back({std::move(code), severity, place.empty() ? std::string() : m_place + place,
                          std::move(message), std::move(advice), std::move(clients)});
}

void LintSubject::reportAt(std::string code, LintSeverity severity, graphql::Node node, Message message,
                           Message advice)
{
    const graphql::Location at = m_document.locate(node.start());
    report(std::move(code), severity, "/operation/document", std::move(message), std::move(advice));
    m_findings.back().position = json::Position{at.line, at.column};
}

void LintSubject::walkTexts(const TextVisitor &visit) const
{
    walkText(encode(m_definition), {}, visit);
}

void LintSubject::walkParameters(const SchemaVisitor &visit) const
{
    walkSchema(m_parameters, "/parameters", visit);
}

namespace {

// A tool may show its arguments as an older description of its API had them.
void lintDescribed(LintSubject &subject, const openapi::Api *api, const Endpoint *endpoint)
{
    const ToolVersion &version = subject.definition();
    const bool isRequest = version.operation && std::holds_alternative<RestRequest>(*version.operation);
    if (api == nullptr || endpoint == nullptr || !isRequest)
        return;
    for (const std::string &name : widerArguments(*api, version, *endpoint))
        subject.report("parameter_wider", LintSeverity::Advice,
                       (json::Pointer() / "parameters" / "properties" / name).toString(),
                       {CORE_TEXT("Core", "The parameter \"{name}\" accepts values that the API does not: "
                                          "calls with them are refused."),
                        {{"name", name}}},
                       CORE_TEXT("Core", "List only what the API accepts, or repair the tool on the page of "
                                         "its endpoint."));
}

} // namespace

LintFindings lint(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                  const LintOptions &options)
{
    const std::string endpoint = endpointOf(workspace, tool);
    const graphql::Schema *schema = schemasOf(schemas, endpoint).graphql.get();
    const openapi::Api *api = schemasOf(schemas, endpoint).api.get();
    LintFindings findings;
    for (const auto &[number, version] : tool.versions) {
        LintSubject subject(workspace, schema, tool, number, options, findings);
        for (const LintRule rule : kLintRules)
            rule(subject);
        lintDescribed(subject, api, workspace.find<Endpoint>(endpoint));
    }
    // Findings about the tool itself appear in every version.
    LintFindings once;
    std::set<std::tuple<std::string, std::string, std::string>> known;
    for (LintFinding &finding : findings) {
        if (known.emplace(finding.code, finding.place, finding.message).second)
            once.push_back(std::move(finding));
    }
    std::ranges::stable_sort(once, {}, &LintFinding::severity);
    return once;
}

} // namespace tooltray::workspace
