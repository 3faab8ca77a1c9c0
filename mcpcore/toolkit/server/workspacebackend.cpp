// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/workspacebackend.h"

#include "base/task/ask.h"
#include "execution/runs/executor.h"
#include "mcp/types/tool.h"
#include "toolkit/access/clientview.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/builtins/answerviews.h"
#include "toolkit/catalogue/catalogue.h"
#include "toolkit/catalogue/prompts.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/dispatch/dispatch.h"
#include "toolkit/records/trafficjournal.h"
#include "toolkit/server/approvalquestion.h"
#include "toolkit/server/instructions.h"
#include "workspace/checks/checkversion.h"
#include "workspace/edits/permissions.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QThreadPool>
#include <algorithm>
#include <map>
#include <utility>
#include <variant>

namespace tooltray::toolkit {

namespace {

constexpr std::size_t kMaxViews = 256;

// For the person before the client.
std::string_view statusOf(execution::Waiting waiting)
{
    switch (waiting) {
    case execution::Waiting::ForApproval: return "Waiting for approval in the Tooltray window.";
    case execution::Waiting::ForTurn: return "Waiting in a queue: a rate or concurrency limit is reached.";
    case execution::Waiting::ForNothing: break;
    }
    return {};
}

// The client without the parts that do not change any list.
ClientView listed(ClientView client)
{
    client.id.clear();
    client.name.clear();
    client.program.clear();
    client.session.clear();
    client.profile.clear();
    client.resultBytes = 0;
    client.policy.callsPerMinute.reset();
    client.policy.resultBytes.reset();
    client.policy.surface.reset();
    client.policy.groupsOff.clear();
    client.policy.rights.clear();
    return client;
}

// A change of more types and mappings than these concerns every client.
constexpr std::size_t kMaxShared = 50;

// Adds the tools that use the object, themselves or through types.
void addUsers(const workspace::Workspace &workspace, const workspace::ObjectKey &key,
              std::set<workspace::ObjectKey> &seen, std::vector<workspace::DefinitionPtr> &tools)
{
    for (const workspace::ObjectKey &user : workspace.usersOf(key)) {
        if (!seen.insert(user).second)
            continue;
        if (user.kind == workspace::ObjectKind::Tool)
            tools.push_back(workspace.find(user)->definition());
        else if (user.kind == workspace::ObjectKind::Type)
            addUsers(workspace, user, seen, tools);
    }
}

} // namespace

WorkspaceBackend::WorkspaceBackend(const Parts &parts, mcp::Implementation server)
    : m_parts(parts)
    , m_news(parts.services.clock)
    , m_resources(parts.services, parts.catalogue)
{
    m_parts.services.contexts->setListener([this](const ContextOwner &owner) {
        m_news.add({mcp::ServerChange::Kind::Tools}, {.owners = {owner}});
    });
    using enum mcp::Offer::Feature;
    m_offer = {.server = std::move(server),
               .instructions = kInstructions,
               .tools = Changing,
               .prompts = Changing,
               .resources = Changing,
               .resourceUpdates = true,
               .completions = true,
               .extensions = json::Value::object({{mcp::kTasksExtension, json::Value::object()}})};
}

void WorkspaceBackend::setChangeListener(ChangeListener listener)
{
    m_news.setListener(
        [this, listener = std::move(listener)](const mcp::ServerChange &change, const Concern &concern) {
            if (!listener)
                return;
            // Most listeners share a token with others.
            std::map<ContextOwner, bool> known;
            listener(change, [&](const mcp::Principal &principal, std::string_view session) {
                const ContextOwner owner{principal.id, std::string(session)};
                const auto found = known.find(owner);
                return found != known.end() ? found->second
                                            : known.emplace(owner, isConcerned(concern, owner)).first->second;
            });
        });
}

void WorkspaceBackend::workspaceChanged(const workspace::ChangeSet &changes)
{
    using enum workspace::ObjectKind;
    ClientContexts &contexts = *m_parts.services.contexts;
    for (const workspace::Change &change : changes.changes) {
        const std::string &name = change.key.name;
        switch (change.key.kind) {
        case Tool: toolChanged(change); break;
        case Endpoint:
            m_news.add({mcp::ServerChange::Kind::Tools}, {.endpoints = {name}});
            m_news.add({mcp::ServerChange::Kind::Resources}, {.readsSchemas = true});
            break;
        case Client:
            m_news.add({mcp::ServerChange::Kind::Tools}, {.clients = {name}});
            m_news.add({mcp::ServerChange::Kind::Resources}, {.clients = {name}});
            if (!change.after)
                contexts.removeClient(m_parts.services.workspaceAccess.principalOf(name));
            break;
        case Settings:
            m_news.add({mcp::ServerChange::Kind::Tools}, Concern::ofEverybody());
            m_news.add({mcp::ServerChange::Kind::Resources}, Concern::ofEverybody());
            break;
        case Prompt: m_news.add({mcp::ServerChange::Kind::Prompts}, Concern::ofEverybody()); break;
        case Type:
        case Mapping:
        case Context:
        case Credential: break;
        }
    }
    sharedChanged(changes);
    contextChanged(changes);
}

// Concerns every client that may see the tool, or could before.
void WorkspaceBackend::toolChanged(const workspace::Change &change)
{
    Concern concern;
    for (const workspace::DefinitionPtr &definition : {change.before, change.after}) {
        if (definition)
            concern.tools.push_back(definition);
    }
    m_news.add({mcp::ServerChange::Kind::Tools}, concern);
    m_news.add({mcp::ServerChange::Kind::Resources}, concern);
    m_news.add({mcp::ServerChange::Kind::Resource, Resources::toolUri(change.key.name)}, std::move(concern));
}

// Types and mappings are told of by the tools that use them.
void WorkspaceBackend::sharedChanged(const workspace::ChangeSet &changes)
{
    using enum workspace::ObjectKind;
    const workspace::WorkspacePtr now = m_parts.services.workspaceAccess.workspace();
    std::set<workspace::ObjectKey> seen;
    Concern concern;
    std::size_t count = 0;
    for (const workspace::Change &change : changes.changes) {
        if (change.key.kind != Type && change.key.kind != Mapping)
            continue;
        if (++count > kMaxShared) {
            concern = Concern::ofEverybody();
            break;
        }
        addUsers(*now, change.key, seen, concern.tools);
    }
    if (concern.everybody || !concern.tools.empty())
        m_news.add({mcp::ServerChange::Kind::Tools}, std::move(concern));
}

// A listing changes with the keys that tools take: it shows neither values nor descriptions.
void WorkspaceBackend::contextChanged(const workspace::ChangeSet &changes)
{
    std::vector<workspace::ContextVariable> keys;
    for (const workspace::Change &change : changes.changes) {
        if (change.key.kind == workspace::ObjectKind::Context && !(change.before && change.after)) {
            workspace::ContextVariable variable;
            variable.key = change.key.name;
            keys.push_back(std::move(variable));
        }
    }
    if (keys.empty())
        return;
    const workspace::WorkspacePtr workspace = m_parts.services.workspaceAccess.workspace()->withContext(keys);
    auto work = [workspace]() -> Result<ContextUsers> { return contextUsers(*workspace); };
    whenDone(ask(QThreadPool::globalInstance(), std::move(work)), &m_context,
             [this, workspace, keys = std::move(keys)](const Result<ContextUsers> &users) {
                 Concern concern;
                 for (const workspace::ContextVariable &variable : keys) {
                     const auto found = users ? users->find(variable.key) : ContextUsers::const_iterator();
                     if (!users || found == users->end())
                         continue;
                     for (const std::string &tool : found->second)
                         concern.tools.push_back(
                             workspace->find({workspace::ObjectKind::Tool, tool})->definition());
                 }
                 if (!concern.tools.empty())
                     m_news.add({mcp::ServerChange::Kind::Tools}, std::move(concern));
             });
}

void WorkspaceBackend::schemaChanged(const std::string &endpoint)
{
    ++m_revision;
    m_news.add({mcp::ServerChange::Kind::Tools}, {.endpoints = {endpoint}});
    m_news.add({mcp::ServerChange::Kind::Resource, Resources::schemaUri(endpoint)}, {.readsSchemas = true});
}

void WorkspaceBackend::consentsChanged()
{
    const workspace::WorkspacePtr workspace = m_parts.services.workspaceAccess.workspace();
    std::set<std::string> permitted;
    Concern concern;
    for (const auto &[name, entry] : workspace->entries(workspace::ObjectKind::Tool)) {
        if (permissionsOf(std::get<workspace::Tool>(entry.object())).isNull())
            continue;
        const bool isPermitted = m_parts.services.executor.permits(*workspace, name);
        if (isPermitted)
            permitted.insert(name);
        if (isPermitted != m_permitted.contains(name))
            concern.tools.push_back(entry.definition());
    }
    m_permitted = std::move(permitted);
    if (concern.tools.empty())
        return;
    m_parts.catalogue.saved().clear();
    ++m_revision;
    m_news.add({mcp::ServerChange::Kind::Tools}, std::move(concern));
}

bool WorkspaceBackend::isConcerned(const Concern &concern, const ContextOwner &listener)
{
    const auto client = clientOf(m_parts.services.workspaceAccess, listener.principal);
    if (!client)
        return false;
    const bool isOwner = std::ranges::any_of(concern.owners, [&](const ContextOwner &owner) {
        return owner.principal == listener.principal
               && (owner.session.empty() || owner.session == listener.session);
    });
    if (concern.everybody || isOwner || concern.clients.contains(client->name)
        || (concern.readsSchemas && client->hasGroup(workspace::BuiltInGroup::Schema)))
        return true;
    const workspace::WorkspacePtr workspace = m_parts.services.workspaceAccess.workspace();
    const bool isOfTools =
        std::ranges::any_of(concern.tools, [&](const workspace::DefinitionPtr &definition) {
            const auto &tool = std::get<workspace::Tool>(definition->object);
            return client->maySee(tool, Effect::Changes)
                   || (client->maySee(tool, Effect::Reads)
                       && client->maySee(tool, effectOf(*workspace, tool)));
        });
    return isOfTools || maySeeToolAt(*client, concern.endpoints);
}

bool WorkspaceBackend::maySeeToolAt(const ClientView &client, const std::set<std::string> &endpoints)
{
    if (endpoints.empty())
        return false;
    const workspace::WorkspacePtr workspace = m_parts.services.workspaceAccess.workspace();
    for (const auto &item : workspace->entries(workspace::ObjectKind::Tool)) {
        const auto &tool = std::get<workspace::Tool>(item.value.object());
        if (endpoints.contains(workspace::endpointOf(*workspace, tool))
            && m_parts.catalogue.saved().isVisible(client, *workspace, tool))
            return true;
    }
    return false;
}

void WorkspaceBackend::sessionEnded(const mcp::Principal &principal, std::string_view session)
{
    m_parts.services.contexts->endSession({principal.id, std::string(session)});
    m_shown.erase({principal.id, std::string(session)});
}

std::optional<ClientView> WorkspaceBackend::client(const mcp::RequestContext &context) const
{
    auto client = clientOf(m_parts.services.workspaceAccess, context.principal().id);
    if (client)
        client->session = context.session();
    return client;
}

std::optional<ClientView> WorkspaceBackend::listingClient(const mcp::RequestContext &context)
{
    std::optional<ClientView> view = client(context);
    if (!view || view->surface.mode != workspace::SurfaceMode::Auto)
        return view;
    const ContextOwner owner = view->contextOwner();
    if (const auto &names = listedDirectly(*view)) {
        m_shown.insert_or_assign(owner, *names);
        view->fitsDirectly = true;
    } else if (const auto shown = m_shown.find(owner); shown != m_shown.end()) {
        view->shownBefore = shown->second;
    }
    return view;
}

const std::optional<WorkspaceBackend::ToolNames> &WorkspaceBackend::listedDirectly(const ClientView &client)
{
    const std::uint64_t place = viewOf(client);
    const std::uint64_t revision = currentRevision();
    Direct &known = m_direct[place];
    if (known.revision != revision)
        known = {revision, m_parts.catalogue.listedDirectly(client, *workspaceFor(client))};
    return known.names;
}

workspace::WorkspacePtr WorkspaceBackend::workspaceFor(const ClientView &client) const
{
    return m_parts.services.contexts->workspaceFor(client.contextOwner(),
                                                   m_parts.services.workspaceAccess.workspace());
}

std::uint64_t WorkspaceBackend::viewOf(const std::optional<ClientView> &client)
{
    View view;
    if (client) {
        view.contextKeys = m_parts.services.contexts->keys(client->contextOwner(),
                                                           *m_parts.services.workspaceAccess.workspace());
        view.client = listed(*client);
    }
    const auto known = std::ranges::find(m_views, view);
    if (known != m_views.end())
        return static_cast<std::uint64_t>(known - m_views.begin());
    if (m_views.size() == kMaxViews) {
        // The numbers begin anew, and so does what was kept under them.
        m_views.clear();
        ++m_revision;
    }
    m_views.push_back(std::move(view));
    return m_views.size() - 1;
}

std::uint64_t WorkspaceBackend::currentRevision()
{
    const workspace::WorkspacePtr now = m_parts.services.workspaceAccess.workspace();
    if (now != m_seen) {
        m_seen = now;
        ++m_revision;
    }
    return m_revision;
}

std::optional<mcp::ListingVersion> WorkspaceBackend::listingVersion(mcp::Listing listing,
                                                                    const mcp::RequestContext &context)
{
    const std::uint64_t view =
        viewOf(listing == mcp::Listing::Tools ? listingClient(context) : client(context));
    return mcp::ListingVersion{.revision = currentRevision(), .view = view};
}

mcp::ListPage<mcp::Tool> WorkspaceBackend::listTools(const mcp::RequestContext &context,
                                                     const mcp::Cursor &cursor)
{
    const auto view = listingClient(context);
    if (!view)
        return {};
    return m_parts.catalogue.page(*view, *workspaceFor(*view), cursor);
}

void WorkspaceBackend::callTool(mcp::RequestContext context, mcp::ToolCall call,
                                mcp::Reply<mcp::ToolResult> reply)
{
    const RunningTools::Id id = m_running.add(call.name, std::move(reply));
    CommandOrder command{.name = std::move(call.name), .arguments = std::move(call.arguments)};
    command.principal = context.principal().id;
    command.session = context.session();
    command.program = cleanProgramName(context.client().name);
    command.method = "tools/call";
    command.era = m_parts.traffic.revision(context.number());
    command.traceparent = context.traceparent();
    command.cancellation = context.cancellation();
    if (context.wantsProgress()) {
        command.onProgress = [context](double done, std::optional<double> total, std::string_view message) {
            context.progress(done, total, message);
        };
    }
    command.onWaiting = [context](execution::Waiting waiting) {
        const std::string_view status = statusOf(waiting);
        if (waiting != execution::Waiting::ForApproval || !context.becomeTask(status))
            context.setStatus(status);
    };
    const auto isAsked = std::make_shared<bool>(false);
    command.asker = approvalQuestion(context, [this, id, isAsked] {
        *isAsked = true;
        m_running.drop(id);
    });
    if (context.era() == mcp::Era::Modern)
        command.isSuspended = [isAsked, token = context.cancellation()] {
            return *isAsked && !token.isCancelled();
        };
    Running running = m_parts.dispatch.run(
        std::move(command), [this, id](CommandAnswer answer) { m_running.answer(id, std::move(answer)); });
    m_running.keep(id, std::move(running), context.cancellation());
}

mcp::ListPage<mcp::Prompt> WorkspaceBackend::listPrompts(const mcp::RequestContext &context,
                                                         const mcp::Cursor &cursor)
{
    if (!client(context))
        return {};
    return promptPage(*m_parts.services.workspaceAccess.workspace(), cursor);
}

void WorkspaceBackend::getPrompt(mcp::RequestContext context, mcp::PromptRequest request,
                                 mcp::Reply<mcp::PromptResult> reply)
{
    if (!client(context))
        return reply.fail(mcp::Failure::unknownPrompt(request.name));
    auto outcome = filledPrompt(*m_parts.services.workspaceAccess.workspace(), request);
    if (auto *failure = std::get_if<mcp::Failure>(&outcome))
        reply.fail(std::move(*failure));
    else
        reply.send(std::get<mcp::PromptResult>(std::move(outcome)));
}

mcp::ListPage<mcp::Resource> WorkspaceBackend::listResources(const mcp::RequestContext &context,
                                                             const mcp::Cursor &cursor)
{
    const auto view = client(context);
    if (!view)
        return {};
    return m_resources.page(*view, *m_parts.services.workspaceAccess.workspace(), cursor);
}

mcp::ListPage<mcp::ResourceTemplate> WorkspaceBackend::listResourceTemplates(const mcp::RequestContext &,
                                                                             const mcp::Cursor &)
{
    return {Resources::templates()};
}

void WorkspaceBackend::readResource(mcp::RequestContext context, std::string uri,
                                    mcp::Reply<mcp::ReadResult> reply)
{
    const auto view = client(context);
    if (!view)
        return reply.fail(mcp::Failure::unknownResource(uri));
    m_resources.read(*view, uri, std::move(reply));
}

void WorkspaceBackend::complete(mcp::RequestContext context, mcp::CompletionRequest request,
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
    if (findPrompt(*m_parts.services.workspaceAccess.workspace(), request.reference) == nullptr)
        return reply.fail(mcp::Failure::unknownPrompt(request.reference));
    // The arguments of prompts whose values are known.
    if (request.reference == "debug_failing_tool" && request.argument == "tool_name")
        request.argument = "name";
    else if (request.reference != "create_tool_from_goal" || request.argument != "endpoint")
        request.argument.clear();
    reply.send(m_resources.complete(*view, request));
}

} // namespace tooltray::toolkit
