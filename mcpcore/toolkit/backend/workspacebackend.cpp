// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/backend/workspacebackend.h"

#include "toolkit/backend/approvalquestion.h"
#include "toolkit/catalogue/catalogue.h"
#include "toolkit/client/callername.h"
#include "toolkit/client/clientof.h"
#include "toolkit/command/services.h"
#include "toolkit/curation.h"
#include "toolkit/dispatch/dispatch.h"
#include "toolkit/prompts/prompts.h"
#include "toolkit/record/trafficjournal.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace tooltray::toolkit {
namespace {

constexpr std::size_t kMaxViews = 256;

// Models read the beginning; clients cut at 2,000 bytes.
constexpr const char *kInstructions =
    "Tooltray turns GraphQL and REST APIs into small, typed, tested tools. A tool that was just saved can be "
    "called at once through invoke_command, whether or not it is listed yet.\n"
    "To use what is there: list_commands (query, detail \"full\") finds a command and its parameters; "
    "invoke_command runs it.\n"
    "To explore an API: search_schema finds fields with an operation that runs as it is; get_schema_info "
    "shows "
    "types; execute_graphql_query runs any operation.\n"
    "To save a tool: validate_graphql_query, then create_saved_query_tool; its answer has the exact call.\n"
    "Variables named like a context key (list_graphql_context) are filled in by themselves; "
    "set_graphql_context sets one.\n"
    "Answers that are too big are cut at a whole item and carry a handle for read_result. Errors say at "
    "which "
    "level they arose and what to do next.";

// What the client is, short of what does not change any list.
ClientView listed(ClientView client)
{
    client.id.clear();
    client.name.clear();
    client.program.clear();
    client.profile.clear();
    client.resultBytes = 0;
    client.policy.callsPerMinute.reset();
    client.policy.resultBytes.reset();
    client.policy.surface.reset();
    client.policy.groupsOff.clear();
    return client;
}

bool changesTools(workspace::ObjectKind kind)
{
    using enum workspace::ObjectKind;
    return kind != Prompt && kind != Credential;
}

} // namespace

WorkspaceBackend::WorkspaceBackend(const Parts &parts, mcp::Implementation server)
    : m_parts(parts)
    , m_news(parts.services.clock)
    , m_resources(parts.services, parts.catalogue)
{
    using enum mcp::Offer::Feature;
    m_offer = {.server = std::move(server),
               .instructions = kInstructions,
               .tools = Changing,
               .prompts = Changing,
               .resources = Changing,
               .resourceUpdates = true,
               .completions = true};
}

void WorkspaceBackend::workspaceChanged(const workspace::ChangeSet &changes)
{
    using enum workspace::ObjectKind;
    for (const workspace::Change &change : changes.changes) {
        const workspace::ObjectKind kind = change.key.kind;
        if (changesTools(kind))
            m_news.add({mcp::Change::Kind::Tools});
        if (kind == Prompt)
            m_news.add({mcp::Change::Kind::Prompts});
        if (kind == Tool || kind == Endpoint || kind == Client || kind == Settings)
            m_news.add({mcp::Change::Kind::Resources});
        if (kind == Tool)
            m_news.add({mcp::Change::Kind::Resource, Resources::toolUri(change.key.name)});
    }
}

void WorkspaceBackend::schemaChanged(const std::string &endpoint)
{
    ++m_revision;
    m_news.add({mcp::Change::Kind::Tools});
    m_news.add({mcp::Change::Kind::Resource, Resources::schemaUri(endpoint)});
}

std::optional<ClientView> WorkspaceBackend::client(const mcp::CallContext &context) const
{
    return clientOf(m_parts.services.curation, context.principal().id);
}

std::uint64_t WorkspaceBackend::viewOf(std::optional<ClientView> client)
{
    if (client)
        client = listed(*std::move(client));
    const auto known = std::ranges::find(m_views, client);
    if (known != m_views.end())
        return static_cast<std::uint64_t>(known - m_views.begin());
    if (m_views.size() == kMaxViews) {
        // The numbers begin anew, and so does what was kept under them.
        m_views.clear();
        ++m_revision;
    }
    m_views.push_back(std::move(client));
    return m_views.size() - 1;
}

std::optional<mcp::ListingVersion> WorkspaceBackend::listingVersion(mcp::Listing,
                                                                    const mcp::CallContext &context)
{
    const workspace::WorkspacePtr now = m_parts.services.curation.workspace();
    if (now != m_seen) {
        m_seen = now;
        ++m_revision;
    }
    const std::uint64_t view = viewOf(client(context));
    return mcp::ListingVersion{.revision = m_revision, .view = view};
}

mcp::ListPage<mcp::Tool> WorkspaceBackend::listTools(const mcp::CallContext &context,
                                                     const mcp::Cursor &cursor)
{
    const auto view = client(context);
    if (!view)
        return {};
    return m_parts.catalogue.page(*view, *m_parts.services.curation.workspace(), cursor);
}

void WorkspaceBackend::callTool(mcp::CallContext context, mcp::ToolCall call,
                                mcp::Reply<mcp::ToolResult> reply)
{
    const RunningCalls::Id id = m_running.add(call.name, std::move(reply));
    CommandCall command{.name = std::move(call.name), .arguments = std::move(call.arguments)};
    command.principal = context.principal().id;
    command.program = cleanProgramName(context.client().name);
    command.method = "tools/call";
    command.era = m_parts.traffic.revision(context.number());
    command.cancellation = context.cancellation();
    if (context.wantsProgress()) {
        command.onProgress = [context](double done, std::optional<double> total, std::string_view message) {
            context.progress(done, total, message);
        };
    }
    const auto isAsked = std::make_shared<bool>(false);
    command.asker = approvalQuestion(context, [this, id, isAsked] {
        *isAsked = true;
        m_running.drop(id);
    });
    if (context.era() == mcp::Era::Modern)
        command.isPutOff = [isAsked, token = context.cancellation()] {
            return *isAsked && !token.isCancelled();
        };
    Running running = m_parts.dispatch.run(
        std::move(command), [this, id](CommandAnswer answer) { m_running.answer(id, std::move(answer)); });
    m_running.keep(id, std::move(running), context.cancellation());
}

mcp::ListPage<mcp::Prompt> WorkspaceBackend::listPrompts(const mcp::CallContext &context,
                                                         const mcp::Cursor &cursor)
{
    if (!client(context))
        return {};
    return promptPage(*m_parts.services.curation.workspace(), cursor);
}

void WorkspaceBackend::getPrompt(mcp::CallContext context, mcp::PromptRequest request,
                                 mcp::Reply<mcp::PromptResult> reply)
{
    if (!client(context))
        return reply.fail(mcp::Failure::unknownPrompt(request.name));
    auto outcome = filledPrompt(*m_parts.services.curation.workspace(), request);
    if (auto *failure = std::get_if<mcp::Failure>(&outcome))
        reply.fail(std::move(*failure));
    else
        reply.send(std::get<mcp::PromptResult>(std::move(outcome)));
}

mcp::ListPage<mcp::Resource> WorkspaceBackend::listResources(const mcp::CallContext &context,
                                                             const mcp::Cursor &cursor)
{
    const auto view = client(context);
    if (!view)
        return {};
    return m_resources.page(*view, *m_parts.services.curation.workspace(), cursor);
}

mcp::ListPage<mcp::ResourceTemplate> WorkspaceBackend::listResourceTemplates(const mcp::CallContext &,
                                                                             const mcp::Cursor &)
{
    return {Resources::templates()};
}

void WorkspaceBackend::readResource(mcp::CallContext context, std::string uri,
                                    mcp::Reply<mcp::ReadResult> reply)
{
    const auto view = client(context);
    if (!view)
        return reply.fail(mcp::Failure::unknownResource(uri));
    m_resources.read(*view, uri, std::move(reply));
}

void WorkspaceBackend::complete(mcp::CallContext context, mcp::CompletionRequest request,
                                mcp::Reply<mcp::Completion> reply)
{
    const auto view = client(context);
    if (!view)
        return reply.send({});
    if (request.of == mcp::CompletionRequest::Of::ResourceTemplate) {
        if (!Resources::isTemplate(request.reference))
            return reply.fail(
                mcp::Failure::invalidParams("There is no resource template \"" + request.reference + "\"."));
        return reply.send(m_resources.complete(*view, request));
    }
    if (findPrompt(*m_parts.services.curation.workspace(), request.reference) == nullptr)
        return reply.fail(mcp::Failure::unknownPrompt(request.reference));
    // The arguments of prompts whose values are known.
    if (request.reference == "debug_failing_tool" && request.argument == "tool_name")
        request.argument = "name";
    else if (request.reference != "create_tool_from_goal" || request.argument != "endpoint")
        request.argument.clear();
    reply.send(m_resources.complete(*view, request));
}

} // namespace tooltray::toolkit
