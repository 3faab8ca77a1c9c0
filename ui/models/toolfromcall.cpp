// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolfromcall.h"

#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "journal/entries/exchange.h"
#include "journal/entries/logentry.h"
#include "ui/models/tooledits.h"
#include "ui/models/toolnaming.h"
#include "workspace/definitions/names.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::ui {
namespace {

using journal::Body;

Error incomplete(Message message)
{
    return {ErrorKind::Invalid, "not_reproducible", std::move(message),
            CORE_TEXT("Core", "Make the call again, then use the new one.")};
}

bool holdsMask(std::string_view text)
{
    return text.find(journal::kSecretMask) != std::string_view::npos;
}

// Without the members whose value was masked: a mask that is sent would be taken for the value.
json::Value withoutMasks(const json::Value &value)
{
    if (value.isObject()) {
        json::Value kept = json::Value::object();
        for (const json::Member &member : value.members()) {
            if (!member.value.isString() || !holdsMask(member.value.toString()))
                kept.set(member.name, withoutMasks(member.value));
        }
        return kept;
    }
    if (!value.isArray())
        return value;
    json::Value kept = json::Value::array();
    for (const json::Value &item : value.elements()) {
        if (!item.isString() || !holdsMask(item.toString()))
            kept.append(withoutMasks(item));
    }
    return kept;
}

// Whether the text behind the name of a member is a GraphQL document, and not what a REST API searches for.
bool beginsDocument(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n:"), text.size()));
    if (!text.starts_with('"'))
        return false;
    text.remove_prefix(1);
    while (text.starts_with(' ') || text.starts_with("\\n") || text.starts_with("\\t")
           || text.starts_with("\\r"))
        text.remove_prefix(text.front() == ' ' ? 1 : 2);
    constexpr std::array<std::string_view, 6> kWords{"{",       "#", "query", "mutation", "subscription",
                                                     "fragment"};
    return std::ranges::any_of(kWords, [text](std::string_view word) { return text.starts_with(word); });
}

// After the operation, or else the first field it asks for.
std::string stemOf(const graphql::Document &document, const std::string &operationName)
{
    const graphql::OperationDefinition operation = graphql::findOperation(document, operationName);
    if (!operation)
        return {};
    std::string_view name = operation.name();
    if (operation.isAnonymous()) {
        for (const graphql::Selection selection : operation.selectionSet().selections()) {
            if (const auto field = graphql::as<graphql::Field>(selection)) {
                name = field.name();
                break;
            }
        }
    }
    name.remove_prefix(std::min(name.find_first_not_of("_0123456789"), name.size()));
    return snakeCase(name);
}

} // namespace

const journal::Exchange &firstPage(const journal::LogEntry &entry, const journal::Exchange &shown)
{
    if (shown.page < 2)
        return shown;
    const auto first = std::ranges::find(entry.exchanges, 1U, &journal::Exchange::page);
    return first == entry.exchanges.end() ? shown : *first;
}

bool mayBeGraphql(const journal::Exchange &exchange)
{
    constexpr std::string_view kMember = "\"query\"";
    std::string_view text = exchange.request.text();
    for (std::size_t at = text.find(kMember); at != std::string_view::npos; at = text.find(kMember)) {
        text.remove_prefix(at + kMember.size());
        if (beginsDocument(text))
            return true;
    }
    return false;
}

Result<SentOperation> sentOperation(const journal::Exchange &exchange)
{
    const Body &request = exchange.request;
    if (!request.isWhole())
        return incomplete(CORE_TEXT("Core", "The log has only part of the request."));
    const json::Parsed body = json::parse(request.text());
    if (!body || !body.value["query"].isString())
        return Error{ErrorKind::Invalid,
                     "not_graphql",
                     CORE_TEXT("Core", "The request contains no GraphQL operation."),
                     {}};
    SentOperation sent{.endpoint = exchange.endpoint, .operation = {}};
    sent.operation.document = body.value["query"].toString();
    sent.operation.operationName = body.value["operationName"].toString();
    if (request.isMasked && holdsMask(sent.operation.document))
        return incomplete(
            CORE_TEXT("Core", "The operation contained secrets, which the log does not store."));
    const json::Value &variables = body.value["variables"];
    if (variables.isObject())
        sent.variables = request.isMasked ? withoutMasks(variables) : variables;
    return sent;
}

workspace::Tool toolFor(const SentOperation &sent, const workspace::Workspace &workspace)
{
    const graphql::Document document = graphql::parseDocument(sent.operation.document);
    std::string stem = stemOf(document, sent.operation.operationName);
    if (workspace::nameProblem(workspace::ObjectKind::Tool, stem))
        stem = "new_tool";
    workspace::Tool tool;
    tool.name = freeToolName(workspace, stem);
    tool.title = toolTitleFor(tool.name);
    tool.endpoint = sent.endpoint;
    workspace::GraphqlOperation operation = sent.operation;
    if (document.isValid()) // it was sent without its line breaks
        operation.document = graphql::print(document);
    tool.versions[tool.active].operation = std::move(operation);
    return tool;
}

Result<json::Value> argumentsToEdit(const Body &body, std::string_view text)
{
    if (text.empty())
        return json::Value::object();
    json::Parsed parsed = json::parse(text);
    if (!parsed || !parsed.value.isObject())
        return incomplete(CORE_TEXT("Core", "The log does not have all of the arguments."));
    return body.isMasked ? withoutMasks(parsed.value) : std::move(parsed.value);
}

Result<workspace::Edit> exampleEdit(const journal::LogEntry &entry, const workspace::Workspace &workspace,
                                    std::string exampleName, std::string label)
{
    if (workspace.find<workspace::Tool>(entry.tool) == nullptr) {
        return Error{ErrorKind::NotFound,
                     "tool_missing",
                     {CORE_TEXT("Core", "There is no saved tool {tool}."), {{"tool", entry.tool}}},
                     CORE_TEXT("Core", "Save the operation as a tool first.")};
    }
    Result<journal::Replay> call = journal::replayFrom(entry);
    if (!call)
        return std::move(call).error();
    workspace::Example example;
    example.name = std::move(exampleName);
    example.parameters = std::move(call->arguments);
    example.expectsSuccess = entry.outcome == journal::Outcome::Ok;
    return changeTools(workspace, {entry.tool}, std::move(label),
                       [&example](workspace::Tool &tool) { tool.examples.push_back(example); });
}

} // namespace tooltray::ui
