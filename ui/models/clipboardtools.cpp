// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/clipboardtools.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "ui/language/utf8text.h"
#include "ui/models/curlcommand.h"
#include "ui/models/tooledits.h"
#include "ui/models/toolnaming.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/names.h"
#include "workspace/exchange/pack.h"
#include "json/decode.h"
#include "json/parser.h"

#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <set>

namespace tooltray::ui {
namespace {

using namespace workspace;

constexpr qsizetype kMaxCopied = 2 * 1024 * 1024; // what is read within one turn of the window

std::string toolNameOf(std::string_view text)
{
    std::string name;
    for (const char c : snakeCase(text)) {
        const bool fits = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
        name += fits ? c : '_';
    }
    name.erase(0, std::min(name.find_first_not_of('_'), name.size()));
    name.resize(std::min(name.size(), longestName(ObjectKind::Tool)));
    if (nameProblem(ObjectKind::Tool, name))
        name = "tool_" + name;
    name.resize(std::min(name.size(), longestName(ObjectKind::Tool)));
    return nameProblem(ObjectKind::Tool, name) ? "new_tool" : name;
}

// The field that an operation without a name asks for first.
std::string firstFieldOf(graphql::OperationDefinition operation)
{
    for (const graphql::Node selection : operation.selectionSet().children()) {
        if (selection.is(graphql::NodeKind::Field))
            return std::string(graphql::Field(selection).name());
    }
    return {};
}

void addFragmentsOf(graphql::Node node, const graphql::Document &document, std::set<std::string> &names)
{
    for (const graphql::Node child : node.children()) {
        if (child.is(graphql::NodeKind::FragmentSpread)) {
            const std::string name(graphql::FragmentSpread(child).name());
            const auto fragment = graphql::findFragment(document, name);
            if (fragment && names.insert(name).second)
                addFragmentsOf(fragment, document, names);
        }
        addFragmentsOf(child, document, names);
    }
}

// One of several operations with the fragments it needs.
std::string operationAlone(graphql::OperationDefinition operation, const graphql::Document &document)
{
    std::set<std::string> names;
    addFragmentsOf(operation, document, names);
    std::string text = graphql::print(operation);
    for (const std::string &name : names)
        text += "\n\n" + graphql::print(graphql::findFragment(document, name));
    return text + '\n';
}

bool beginsLikeGraphql(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        if (text[at] == '#')
            at = std::min(text.find('\n', at), text.size());
        else if (text[at] != ' ' && text[at] != '\t' && text[at] != '\r' && text[at] != '\n')
            break;
        else
            ++at;
    }
    const std::string_view rest = text.substr(at);
    if (rest.starts_with('{') || rest.starts_with('"'))
        return true;
    const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r\n({@"));
    return word == "query" || word == "mutation" || word == "subscription" || word == "fragment";
}

std::string_view withoutSlash(std::string_view url)
{
    while (url.ends_with('/'))
        url.remove_suffix(1);
    return url;
}

} // namespace

ClipboardTools::ClipboardTools(const Workspace &workspace, std::string endpoint)
    : m_workspace(workspace)
    , m_endpoint(std::move(endpoint))
{}

ClipboardTools ClipboardTools::read(const Workspace &workspace, const std::string &endpoint,
                                    const QString &text)
{
    ClipboardTools tools(workspace, endpoint);
    tools.readText(text.trimmed());
    return tools;
}

void ClipboardTools::readText(const QString &text)
{
    if (text.isEmpty())
        return refuse(tr("The clipboard has no text."));
    if (text.size() > kMaxCopied)
        return refuse(tr("The text on the clipboard is too long for a tool."));
    if (readCurl(text))
        return;
    const std::string bytes = toUtf8(text);
    if (const json::Parsed parsed = json::parse(bytes); parsed && parsed.value.isObject())
        return readJson(parsed.value);
    if (beginsLikeGraphql(bytes))
        return readOperations(bytes, {}, {});
    refuse(tr("The clipboard has no GraphQL operation, cURL command or tool definition."));
}

bool ClipboardTools::readCurl(const QString &text)
{
    const auto command = parseCurl(text);
    if (!command)
        return false;
    QUrl url(command->url);
    json::Value request;
    if (!command->body.isEmpty()) {
        request = json::parse(toUtf8(command->body)).value;
    } else if (const QUrlQuery query(url); query.hasQueryItem(QStringLiteral("query"))) {
        const auto item = [&query](const QString &name) {
            return toUtf8(query.queryItemValue(name, QUrl::FullyDecoded));
        };
        request = json::Value::object({{"query", item(QStringLiteral("query"))},
                                       {"operationName", item(QStringLiteral("operationName"))},
                                       {"variables", json::parse(item(QStringLiteral("variables"))).value}});
        url.setQuery(QString());
    }
    if (!request["query"].isString()) {
        refuse(tr("The cURL command has no GraphQL request. Its body must be JSON with a “query”."));
        return true;
    }
    const std::string address = toUtf8(url.toString());
    bool isKnown = false;
    for (const auto &[name, entry] : m_workspace.entries(ObjectKind::Endpoint)) {
        if (withoutSlash(std::get<Endpoint>(entry.object()).url) != withoutSlash(address))
            continue;
        m_endpoint = name;
        isKnown = true;
        break;
    }
    if (!isKnown)
        m_note = tr("No endpoint has the URL %1. Check the tool's endpoint. Headers and credentials of the "
                    "command were not imported.")
                     .arg(url.toString(QUrl::RemoveUserInfo));
    readRequest(request);
    return true;
}

void ClipboardTools::readJson(const json::Value &value)
{
    if (value["format"].toString() == kPackFormat)
        return refuse(tr("The clipboard has a pack. Save it to a file and import the file."));
    if (value.contains("versions"))
        return readDefinition(value);
    if (value["query"].isString())
        return readRequest(value);
    refuse(tr("The JSON on the clipboard is neither a GraphQL request nor a tool definition."));
}

// The definition is as Copy definition gives it, or as a file of a workspace has it.
void ClipboardTools::readDefinition(const json::Value &value)
{
    json::Value definition = value;
    for (const char *known : {"name", "format"})
        definition.remove(known);
    auto decoded = json::decode<Tool>(definition);
    if (!decoded)
        return refuse(tr("The tool definition on the clipboard is invalid: %1")
                          .arg(fromUtf8(decoded.errors.front().message)));
    Tool &tool = decoded.value;
    tool.pin.reset(); // it was not approved here
    std::erase_if(tool.aliases, [this](const std::string &alias) {
        return m_workspace.aliased(alias) != nullptr || m_workspace.find<Tool>(alias) != nullptr
               || m_workspace.isBuiltIn(alias);
    });
    if (!tool.endpoint.empty() && m_workspace.find<Endpoint>(tool.endpoint) == nullptr) {
        m_note = tr("There is no endpoint %1. Check the tool's endpoint.").arg(fromUtf8(tool.endpoint));
        tool.endpoint = m_endpoint;
    }
    add(std::move(tool), toolNameOf(value["name"].toString()));
}

void ClipboardTools::readRequest(const json::Value &request)
{
    readOperations(std::string(request["query"].toString()), std::string(request["operationName"].toString()),
                   request["variables"]);
}

void ClipboardTools::readOperations(const std::string &text, const std::string &onlyNamed,
                                    const json::Value &variables)
{
    const graphql::Document document = graphql::parseDocument(text);
    if (!document.errors().empty()) {
        const graphql::SyntaxError &error = document.errors().front();
        return refuse(tr("The GraphQL on the clipboard is invalid, line %1: %2")
                          .arg(document.locate(error.offset).line)
                          .arg(fromUtf8(graphql::message(error, document.text()))));
    }
    std::vector<graphql::OperationDefinition> operations;
    int count = 0;
    for (const graphql::Node definition : document.definitions()) {
        if (!definition.is(graphql::NodeKind::OperationDefinition))
            continue;
        ++count;
        const graphql::OperationDefinition operation(definition);
        if (onlyNamed.empty() || operation.name() == onlyNamed)
            operations.push_back(operation);
    }
    if (operations.empty())
        return refuse(tr("The GraphQL on the clipboard has no operation."));
    for (const graphql::OperationDefinition operation : operations) {
        Tool tool;
        tool.endpoint = m_endpoint;
        ToolVersion &version = tool.versions[tool.active];
        version.operation = GraphqlOperation{count == 1 ? text : operationAlone(operation, document)};
        if (variables.isObject() && !variables.isEmpty()) {
            Example example;
            example.name = toUtf8(tr("As copied"));
            for (const json::Member &variable : variables.members()) {
                // Clients do not pass the variables that the context fills in.
                if (m_workspace.contextFor(variable.name.view()) == nullptr)
                    example.parameters.set(variable.name.view(), variable.value);
            }
            tool.examples.push_back(std::move(example));
        }
        const std::string named =
            operation.isAnonymous() ? firstFieldOf(operation) : std::string(operation.name());
        add(std::move(tool), toolNameOf(named));
    }
}

void ClipboardTools::add(Tool tool, const std::string &name)
{
    std::set<std::string> taken;
    for (const Tool &other : m_tools)
        taken.insert(other.name);
    tool.name = freeToolName(m_workspace, name, taken);
    m_tools.push_back(std::move(tool));
}

void ClipboardTools::refuse(const QString &problem)
{
    m_problem = problem;
}

} // namespace tooltray::ui
