// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/resources.h"

#include "base/task/ask.h"
#include "base/text/hiddentext.h"
#include "execution/preparation/schemas.h"
#include "execution/results/resultcache.h"
#include "graphql/schema/printschema.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/catalogue/catalogue.h"
#include "toolkit/catalogue/showntool.h"
#include "toolkit/commands/commandcontext.h"
#include "json/write.h"

#include <QThreadPool>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace tooltray::toolkit {

namespace {

using namespace workspace;

constexpr std::string_view kSchemas = "tooltray://schema/";
constexpr std::string_view kTools = "tooltray://tools/";
constexpr std::string_view kResults = "tooltray://results/";
constexpr std::size_t kLongestTitle = 1'000;
constexpr const char *kSdl = "application/graphql";
constexpr const char *kJson = "application/json";

// The segments behind the prefix, decoded; nothing when the URI does not begin so or a segment is none.
std::optional<std::vector<std::string>> segmentsBehind(std::string_view prefix, std::string_view uri)
{
    if (!uri.starts_with(prefix))
        return {};
    uri.remove_prefix(prefix.size());
    std::vector<std::string> segments;
    for (;;) {
        const std::size_t slash = uri.find('/');
        const auto segment = decodePercent(uri.substr(0, slash));
        if (!segment || segment->empty())
            return {};
        segments.push_back(*segment);
        if (slash == std::string_view::npos)
            return segments;
        uri.remove_prefix(slash + 1);
    }
}

mcp::ReadResult contents(const std::string &uri, const char *mimeType, std::string text)
{
    return {{{.uri = uri, .mimeType = mimeType, .body = mcp::Text{std::move(text)}}}};
}

Result<std::string> printed(const graphql::Schema &schema, const std::string &type)
{
    if (type.empty())
        return withoutHidden(graphql::printSchema(schema));
    std::string text;
    const graphql::SchemaType found = schema.type(type);
    if (!found)
        return Error{ErrorKind::NotFound, "unknown_type", "There is no such type."};
    graphql::printType(found, text);
    return withoutHidden(text);
}

json::Value resultView(const std::string &handle, const execution::ResultPart &part)
{
    json::Value view = json::Value::object({{"handle", handle}});
    if (part.items)
        view.set("items", *part.items);
    if (part.text)
        view.set("text", *part.text);
    view.set("count", part.count);
    view.set("total", part.total);
    if (part.nextOffset)
        view.set("next_offset", *part.nextOffset);
    return view;
}

} // namespace

std::string Resources::schemaUri(std::string_view endpoint)
{
    return std::string(kSchemas) + encodePercent(endpoint);
}

std::string Resources::toolUri(std::string_view tool)
{
    return std::string(kTools) + encodePercent(tool);
}

std::vector<mcp::ResourceTemplate> Resources::templates()
{
    const auto make = [](std::string_view uri, const char *name, const char *description, const char *type) {
        return mcp::ResourceTemplate{
            .uriTemplate = std::string(uri), .name = name, .description = description, .mimeType = type};
    };
    return {
        make("tooltray://schema/{endpoint}", "schema", "The GraphQL schema of an endpoint, as SDL.", kSdl),
        make("tooltray://schema/{endpoint}/{type}", "schema_type", "One type of a schema, as SDL.", kSdl),
        make("tooltray://tools/{name}", "tool", "A saved tool: its parameters, versions and hints.", kJson),
        make("tooltray://results/{handle}", "result",
             "A result that was too big to return, from its beginning; read_result reads any part.", kJson)};
}

bool Resources::isTemplate(std::string_view uriTemplate)
{
    const std::vector<mcp::ResourceTemplate> all = templates();
    return std::ranges::find(all, uriTemplate, &mcp::ResourceTemplate::uriTemplate) != all.end();
}

mcp::ListPage<mcp::Resource> Resources::page(const ClientView &client, const Workspace &workspace,
                                             const mcp::Cursor &cursor)
{
    mcp::ListPage<mcp::Resource> page;
    if (cursor.position.empty() && client.hasGroup(BuiltInGroup::Schema)) {
        for (const auto &[name, entry] : workspace.entries(ObjectKind::Endpoint))
            page.items.push_back({.uri = schemaUri(name),
                                  .name = name,
                                  .description = "The GraphQL schema of the endpoint \"" + name + "\".",
                                  .mimeType = kSdl});
    }
    const auto &tools = workspace.entries(ObjectKind::Tool);
    auto place = tools.lowerBound(cursor.position);
    if (place != tools.end() && place->name == cursor.position)
        ++place;
    std::string last;
    for (; place != tools.end(); ++place) {
        const auto &tool = std::get<Tool>(place->value.object());
        if (!tool.enabled || !m_catalogue.saved().isVisible(client, workspace, tool))
            continue;
        if (page.items.size() >= kPageItems && !last.empty()) {
            page.next.position = last;
            break;
        }
        page.items.push_back({.uri = toolUri(tool.name),
                              .name = tool.name,
                              .title = std::string(truncatedUtf8(withoutHidden(tool.title), kLongestTitle)),
                              .mimeType = kJson});
        last = tool.name;
    }
    return page;
}

void Resources::read(const ClientView &client, const std::string &uri, mcp::Reply<mcp::ReadResult> reply)
{
    if (const auto schema = segmentsBehind(kSchemas, uri);
        schema && schema->size() <= 2 && client.hasGroup(BuiltInGroup::Schema))
        return readSchema(uri, schema->front(), schema->size() == 2 ? schema->back() : std::string(),
                          std::move(reply));
    if (const auto tool = segmentsBehind(kTools, uri); tool && tool->size() == 1)
        return readTool(client, uri, tool->front(), std::move(reply));
    if (const auto result = segmentsBehind(kResults, uri); result && result->size() == 1)
        return readResult(client, uri, result->front(), std::move(reply));
    reply.fail(mcp::Failure::unknownResource(uri));
}

void Resources::readSchema(const std::string &uri, const std::string &endpoint, const std::string &type,
                           mcp::Reply<mcp::ReadResult> reply)
{
    const graphql::SchemaPointer schema = m_services.schemas.state(endpoint).schema;
    if (!schema)
        return reply.fail(mcp::Failure::unknownResource(uri));
    // Printing a large schema takes longer than the event loop may be held up.
    const auto kept = std::make_shared<mcp::Reply<mcp::ReadResult>>(std::move(reply));
    whenDone(ask(QThreadPool::globalInstance(), [schema, type] { return printed(*schema, type); }),
             &m_context, [kept, uri](const Result<std::string> &text) {
                 if (text)
                     kept->send(contents(uri, kSdl, *text));
                 else
                     kept->fail(mcp::Failure::unknownResource(uri));
             });
}

void Resources::readTool(const ClientView &client, const std::string &uri, const std::string &name,
                         mcp::Reply<mcp::ReadResult> reply)
{
    const WorkspacePtr workspace =
        m_services.contexts->workspaceFor(client.contextOwner(), m_services.workspaceAccess.workspace());
    const auto found = m_catalogue.findSaved(client, *workspace, name);
    if (!found || !found->tool->enabled)
        return reply.fail(mcp::Failure::unknownResource(uri));
    const auto served = m_catalogue.saved().served(*workspace, found->tool->name);
    const ShownTool shown = m_catalogue.shown(*workspace, *found->tool, found->version, client.enums);
    reply.send(contents(uri, kJson, json::writePretty(withoutHiddenIn(toolView(*served, shown)))));
}

void Resources::readResult(const ClientView &client, const std::string &uri, const std::string &handle,
                           mcp::Reply<mcp::ReadResult> reply)
{
    const auto kept = std::make_shared<mcp::Reply<mcp::ReadResult>>(std::move(reply));
    const execution::ResultQuestion question{
        .handle = handle, .owner = client.id, .maxBytes = client.resultBytes};
    auto answer = [&results = m_services.results, kept, uri, question](const Result<void> &fetched) {
        if (!fetched)
            return kept->fail(mcp::Failure::internal(fetched.error().message));
        if (const Result<execution::ResultPart> part = results.read(question))
            kept->send(contents(uri, kJson, json::write(resultView(question.handle, *part))));
        else
            kept->fail(mcp::Failure::unknownResource(uri));
    };
    m_services.results.fetch(client.id, handle, std::move(answer));
}

std::vector<std::string> Resources::names(const ClientView &client, const mcp::CompletionRequest &request)
{
    const WorkspacePtr workspace = m_services.workspaceAccess.workspace();
    std::vector<std::string> names;
    if (request.argument != "name" && !client.hasGroup(BuiltInGroup::Schema))
        return names;
    if (request.argument == "endpoint") {
        for (const auto &[name, entry] : workspace->entries(ObjectKind::Endpoint))
            names.push_back(name);
    } else if (request.argument == "type") {
        const auto given = request.context.find("endpoint");
        const auto &endpoints = workspace->entries(ObjectKind::Endpoint);
        std::string endpoint = given == request.context.end() ? std::string() : given->second;
        if (endpoint.empty() && endpoints.size() == 1) // which one is no question
            endpoint = endpoints.begin()->name;
        if (const auto schema = m_services.schemas.state(endpoint).schema) {
            for (const graphql::SchemaType type : schema->types())
                names.emplace_back(type.name());
        }
    } else if (request.argument == "name") {
        for (const auto &[name, entry] : workspace->entries(ObjectKind::Tool)) {
            const auto &tool = std::get<Tool>(entry.object());
            if (tool.enabled && m_catalogue.saved().isVisible(client, *workspace, tool))
                names.push_back(name);
        }
    }
    return names;
}

mcp::Completion Resources::complete(const ClientView &client, const mcp::CompletionRequest &request)
{
    mcp::Completion completion;
    std::uint64_t total = 0;
    for (std::string &name : names(client, request)) {
        if (!asciiLower(name).starts_with(asciiLower(request.value)))
            continue;
        if (++total <= mcp::Completion::kMaxValues)
            completion.values.push_back(std::move(name));
    }
    completion.total = total;
    return completion;
}

} // namespace tooltray::toolkit
