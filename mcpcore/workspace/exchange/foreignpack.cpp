// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/foreignpack.h"

#include "base/text/secretlike.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "text/unicode/ascii.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/operation.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/exchange/readers.h"
#include "workspace/exchange/resttool.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace tooltray::workspace {
namespace {

using graphql::Node;
using graphql::NodeKind;
using graphql::OperationDefinition;
using Names = std::set<std::string, std::less<>>;

// The names of all fragments that something spreads, and that these spread.
void collectFragments(const graphql::Document &document, Node node, Names &used)
{
    for (std::uint32_t i = node.index(); i < node.data().next; ++i) {
        const Node inner = document.node(i);
        if (!inner.is(NodeKind::FragmentSpread) || !used.insert(std::string(inner.name())).second)
            continue;
        if (const auto fragment = graphql::findFragment(document, inner.name()))
            collectFragments(document, fragment, used);
    }
}

// The operation and its fragments as they were written, with their comments.
std::string textOf(const graphql::Document &document, const OperationDefinition &operation)
{
    Names used;
    collectFragments(document, operation, used);
    std::string text;
    for (const Node definition : document.definitions()) {
        const bool isWanted =
            definition == operation
            || (definition.is(NodeKind::FragmentDefinition) && used.contains(definition.name()));
        if (!isWanted)
            continue;
        if (!text.empty())
            text += "\n\n";
        text += document.text().substr(definition.start(), definition.end() - definition.start());
    }
    return text;
}

std::size_t operationCount(const graphql::Document &document)
{
    std::size_t count = 0;
    for (const Node definition : document.definitions())
        count += definition.is(NodeKind::OperationDefinition) ? 1 : 0;
    return count;
}

class ForeignPacker {
public:
    ForeignPacker(const Foreign &foreign, const Workspace &workspace) : m_foreign(foreign)
    {
        for (const auto &entry : workspace.entries(ObjectKind::Credential))
            m_credentialNames.insert(entry.name);
        for (const auto &[name, entry] : workspace.entries(ObjectKind::Endpoint)) {
            m_endpointNames.insert(name);
            if (const auto *endpoint = std::get_if<Endpoint>(&entry.object())) {
                m_known.try_emplace(endpoint->url, name);
                const bool isRest =
                    endpoint->restUrl.empty() && endpoint->schema.kind == SchemaSource::Kind::None;
                addRestEndpoint(isRest ? endpoint->url : endpoint->restUrl, name);
            }
        }
    }

    ForeignPack run()
    {
        for (const ForeignRequest &request : m_foreign.requests)
            take(request);
        return std::move(m_out);
    }

private:
    void take(const ForeignRequest &request)
    {
        ForeignFinding finding{.label = request.name, .lost = request.lost, .problem = request.problem};
        if (!finding.problem.empty())
            return m_out.findings.push_back(std::move(finding));
        if (request.call)
            return makeRestTool(request, std::move(finding));
        const graphql::Document document = graphql::parseDocument(request.document);
        if (!document.isValid()) {
            const graphql::SyntaxError &error = document.errors().front();
            finding.problem =
                hasPlaceholder(request.document)
                    ? Message(CORE_TEXT("Core", "Its GraphQL has placeholders ({{...}}), which cannot "
                                                "be filled here."))
                    : Message(CORE_TEXT("Core", "Its GraphQL cannot be read: {problem}"),
                              {{"problem", graphql::message(error, request.document) + " (line "
                                               + std::to_string(document.locate(error.offset).line) + ")."}});
            return m_out.findings.push_back(std::move(finding));
        }
        if (operationCount(document) == 0) {
            finding.problem = CORE_TEXT("Core", "Its GraphQL has no operation.");
            return m_out.findings.push_back(std::move(finding));
        }
        if (!request.operationName.empty()) {
            if (const auto operation = graphql::findOperation(document, request.operationName))
                return makeTool(request, document, operation, false);
            finding.problem = {CORE_TEXT("Core", "Its GraphQL has no operation named {name}."),
                               {{"name", request.operationName}}};
            return m_out.findings.push_back(std::move(finding));
        }
        const bool isOnly = operationCount(document) == 1;
        for (const Node definition : document.definitions()) {
            if (definition.is(NodeKind::OperationDefinition))
                makeTool(request, document, OperationDefinition(definition), !isOnly);
        }
    }

    void makeTool(const ForeignRequest &request, const graphql::Document &document,
                  const OperationDefinition &operation, bool isOneOfMany)
    {
        const std::string own(operation.name());
        const std::string title =
            request.name.empty() || isOneOfMany ? (own.empty() ? request.name : own) : request.name;
        ForeignFinding finding{.label = title, .lost = request.lost};
        Tool tool;
        tool.name = takeName(toolNameOf(title.empty() ? std::string_view("query") : title),
                             longestName(ObjectKind::Tool), m_toolNames);
        tool.title = title == tool.name ? std::string() : title;
        tool.endpoint = endpointFor(request.url, finding);
        ToolVersion &version = tool.versions[tool.active];
        version.description = request.description.empty() ? title : request.description;
        version.operation = GraphqlOperation{textOf(document, operation), {}};
        addExample(request.variables, operation, tool, finding);
        addTool(std::move(tool), std::move(finding));
    }

    void makeRestTool(const ForeignRequest &request, ForeignFinding finding)
    {
        RestToolDraft call = restCallOf(request, m_foreign.values);
        std::ranges::move(call.lost, std::back_inserter(finding.lost));
        finding.problem = std::move(call.problem);
        if (!finding.problem.empty())
            return m_out.findings.push_back(std::move(finding));
        std::string title = request.name;
        if (title.empty())
            title = request.call->method + ' ' + call.request.path;
        Tool tool;
        tool.name = takeName(toolNameOf(title), longestName(ObjectKind::Tool), m_toolNames);
        tool.title = title == tool.name ? std::string() : title;
        tool.endpoint = restEndpointFor(call, finding);
        if (call.credential && m_out.restEndpoints.contains(tool.endpoint)
            && !m_out.credentials.contains(tool.endpoint)) {
            call.credential->name =
                takeName(tool.endpoint, longestName(ObjectKind::Credential), m_credentialNames);
            m_out.credentials.emplace(tool.endpoint, std::move(*call.credential));
        }
        ToolVersion &version = tool.versions[tool.active];
        version.description = request.description.empty() ? title : request.description;
        version.operation = std::move(call.request);
        addExample(std::move(call.example), tool);
        addTool(std::move(tool), std::move(finding));
    }

    void addTool(Tool tool, ForeignFinding finding)
    {
        finding.tool = tool.name;
        if (finding.label.empty())
            finding.label = tool.name;
        m_out.findings.push_back(std::move(finding));
        ObjectKey key{ObjectKind::Tool, tool.name};
        m_out.pack.objects.emplace(std::move(key), std::move(tool));
    }

    void addRestEndpoint(std::string_view url, const std::string &name)
    {
        while (url.ends_with('/'))
            url.remove_suffix(1);
        if (!url.empty())
            m_restKnown.try_emplace(std::string(url), name);
    }

    // The one whose URL the request's begins with furthest; the path is what is left.
    std::string restEndpointFor(RestToolDraft &call, ForeignFinding &finding)
    {
        const std::string url = call.base + call.request.path;
        const std::pair<const std::string, std::string> *best = nullptr;
        for (const auto &known : m_restKnown) {
            const bool isInside = url.starts_with(known.first) && url[known.first.size()] == '/';
            if (isInside && (best == nullptr || known.first.size() > best->first.size()))
                best = &known;
        }
        if (best != nullptr) {
            call.request.path = url.substr(best->first.size());
            return best->second;
        }
        std::string name = endpointFor(call.base, finding);
        if (m_out.endpoints.contains(name))
            m_out.restEndpoints.insert(name);
        addRestEndpoint(call.base, name);
        return name;
    }

    std::string endpointFor(const std::string &url, ForeignFinding &finding)
    {
        if (const auto known = m_known.find(url); known != m_known.end())
            return known->second;
        std::string name = takeName(endpointNameOf(url), longestName(ObjectKind::Endpoint), m_endpointNames);
        m_known.emplace(url, name);
        const bool isUsable = (url.starts_with("https://") || url.starts_with("http://"))
                              && !hasPlaceholder(url) && url.find('@') == std::string::npos;
        m_out.endpoints.emplace(name, isUsable ? url : std::string());
        if (hasPlaceholder(url))
            finding.lost.push_back(
                {CORE_TEXT("Core",
                           "Its URL contains a placeholder ({address}). Choose the endpoint it stands for."),
                 {{"address", url}}});
        return name;
    }

    // The values it was kept with, as an example; not what nobody asks for, and no secrets.
    static void addExample(const json::Value &variables, const OperationDefinition &operation, Tool &tool,
                           ForeignFinding &finding)
    {
        json::Value values = json::Value::object();
        for (const json::Member &member : variables.members()) {
            const std::string name(member.name.view());
            const auto declared = operation.variables();
            const bool isDeclared = std::any_of(declared.begin(), declared.end(), [&](const auto &variable) {
                return variable.variable().name() == name;
            });
            const std::string text = json::write(member.value);
            const auto lose = [&](Template why) { finding.lost.push_back({why, {{"name", name}}}); };
            if (!isDeclared)
                lose(CORE_TEXT("Core",
                               "The value for {name} is not imported: the operation has no such variable."));
            else if (hasPlaceholder(text))
                lose(CORE_TEXT("Core",
                               "The value for {name} contains a placeholder and is not used in an example."));
            else if (isSecretHeader(name) || secretIn(member.value.toString()))
                lose(CORE_TEXT("Core",
                               "The value for {name} looks like a secret and is not used in an example."));
            else
                values.set(name, member.value);
        }
        addExample(std::move(values), tool);
    }

    static void addExample(json::Value values, Tool &tool)
    {
        if (values.isEmpty())
            return;
        Example &example = tool.examples.emplace_back();
        example.name = "imported";
        example.parameters = std::move(values);
    }

    const Foreign &m_foreign;
    ForeignPack m_out;
    std::map<std::string, std::string> m_known;     // endpoints by their URLs
    std::map<std::string, std::string> m_restKnown; // by what paths are relative to
    Names m_endpointNames;
    Names m_credentialNames;
    Names m_toolNames;
};

} // namespace

ForeignPack packOf(const Foreign &foreign, const Workspace &workspace)
{
    return ForeignPacker(foreign, workspace).run();
}

std::vector<Object> missingEndpoint(const ForeignPack &pack, const std::string &name)
{
    const auto url = pack.endpoints.find(name);
    if (url == pack.endpoints.end() || url->second.empty())
        return {};
    Endpoint endpoint;
    endpoint.name = name;
    endpoint.url = url->second;
    if (pack.restEndpoints.contains(name))
        endpoint.schema.kind = SchemaSource::Kind::None;
    std::vector<Object> objects;
    if (const auto credential = pack.credentials.find(name); credential != pack.credentials.end()) {
        endpoint.credential = credential->second.name;
        objects.emplace_back(credential->second);
    }
    objects.emplace_back(std::move(endpoint));
    return objects;
}

namespace {

// Words in lower case with _ between; what is no letter or digit of ASCII is between words.
std::string wordsJoined(std::string_view text, std::size_t longest)
{
    std::string name;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (!isAsciiLetter(c) && !isAsciiDigit(c)) {
            if (!name.empty() && name.back() != '_')
                name += '_';
            continue;
        }
        const char before = i > 0 ? text[i - 1] : ' ';
        const char after = i + 1 < text.size() ? text[i + 1] : ' ';
        const bool follows = isAsciiLetter(before) || isAsciiDigit(before);
        const bool begins = isAsciiUpper(c) && follows
                            && (!isAsciiUpper(before) || (isAsciiLetter(after) && !isAsciiUpper(after)));
        if (begins && !name.empty() && name.back() != '_')
            name += '_';
        name += asciiLower(c);
    }
    name.resize(std::min(name.size(), longest));
    while (!name.empty() && name.back() == '_')
        name.pop_back();
    return name;
}

std::vector<std::string_view> labelsOf(std::string_view host)
{
    std::vector<std::string_view> labels;
    while (!host.empty()) {
        const std::size_t end = std::min(host.find('.'), host.size());
        if (end > 0)
            labels.push_back(host.substr(0, end));
        host.remove_prefix(std::min(end + 1, host.size()));
    }
    return labels;
}

} // namespace

std::string toolNameOf(std::string_view text)
{
    std::string name = wordsJoined(text, longestName(ObjectKind::Tool));
    if (name.empty() || !isAsciiLetter(name.front()))
        name = wordsJoined("tool " + std::string(text), longestName(ObjectKind::Tool));
    return nameProblem(ObjectKind::Tool, name) ? "tool" : name;
}

std::string endpointNameOf(std::string_view url)
{
    static constexpr std::array kCommon{std::string_view("api"), std::string_view("www"),
                                        std::string_view("graphql"), std::string_view("gateway")};
    std::string_view host = url;
    if (const std::size_t scheme = host.find("://"); scheme != std::string_view::npos)
        host.remove_prefix(scheme + 3);
    host = host.substr(0, host.find_first_of("/?#"));
    if (const std::size_t user = host.rfind('@'); user != std::string_view::npos)
        host.remove_prefix(user + 1);
    const bool isPlaceholder = host.find("{{") != std::string_view::npos;
    if (!isPlaceholder)
        host = host.substr(0, host.find(':'));
    std::string_view best = host;
    const std::vector<std::string_view> labels = labelsOf(host);
    if (!isPlaceholder && labels.size() > 1) {
        const auto named = std::find_if(labels.begin(), std::prev(labels.end()),
                                        [](std::string_view label) { return !isOneOf(label, kCommon); });
        best = named == std::prev(labels.end()) ? labels.front() : *named;
    }
    std::string name = wordsJoined(best, longestName(ObjectKind::Endpoint));
    if (name.empty() || isAsciiDigit(name.front()) || nameProblem(ObjectKind::Endpoint, name))
        name = "api";
    return name;
}

std::string takeName(const std::string &name, std::size_t longest, std::set<std::string, std::less<>> &taken)
{
    std::string wanted = name;
    for (int number = 2; !taken.insert(wanted).second; ++number) {
        const std::string suffix = '_' + std::to_string(number);
        wanted = name.substr(0, longest - suffix.size()) + suffix;
    }
    return wanted;
}

} // namespace tooltray::workspace
