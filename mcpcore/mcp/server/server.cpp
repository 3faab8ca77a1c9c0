// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/server.h"

#include "mcp/eras/messages.h"
#include "mcp/server/options.h"
#include "mcp/server/serverrequest.h"
#include "mcp/server/session.h"
#include "mcp/wire/params.h"
#include "mcp/wire/results.h"

#include <utility>

namespace tooltray::mcp {

Q_LOGGING_CATEGORY(lcMcp, "mcp")

Server::Server(Backend &backend, Clock &clock, TrafficObserver &observer, const Options &options,
               const Common &common)
    : m_services(std::make_shared<ServerServices>(backend, clock, observer, options, common))
    , m_sessions(clock, m_services->options)
    , m_subscriptions(m_services->options)
{
    const auto report = [this] {
        m_services->observer.clientsChanged(m_sessions.size(), m_subscriptions.size());
    };
    m_sessions.setChangeHandler(report);
    m_sessions.setEndHandler([this](const Session &session) {
        m_services->backend.sessionEnded(session.principal(), session.id());
    });
    m_subscriptions.setChangeHandler(report);
    m_services->tasks.setChangeHandler([this](const TaskRun &changed) { m_subscriptions.announce(changed); });
}

Server::~Server()
{
    m_sessions.setChangeHandler({});
    m_subscriptions.setChangeHandler({});
    m_services->tasks.setChangeHandler({});
    close();
    for (ServerRequest *call : std::exchange(m_services->calls, {}))
        call->shared_from_this()->abandon();
    m_services->tasks.closeAll();
}

void Server::announce(const ServerChange &change, const Audience &audience)
{
    m_subscriptions.announce(change, audience);
    m_sessions.announce(change, audience);
}

void Server::endClients(const std::function<bool(const Principal &)> &isMeant)
{
    m_subscriptions.closeOf(isMeant);
    m_sessions.closeOf(isMeant);
    std::vector<std::shared_ptr<ServerRequest>> running; // as ending one may end others
    for (ServerRequest *call : m_services->calls) {
        if (isMeant(call->principal()))
            running.push_back(call->shared_from_this());
    }
    for (const auto &call : running)
        call->cancel(CancelReason::Shutdown);
    m_services->tasks.closeOf(isMeant);
}

void Server::close()
{
    m_subscriptions.closeAll();
    m_sessions.closeAll();
}

Outcome<std::shared_ptr<Session>> Server::openSession(const Principal &principal, const json::Value &params)
{
    const json::Value &requested = params["protocolVersion"];
    if (!requested.isString())
        return Failure::invalidParams("The parameter \"protocolVersion\" must be the name of a revision.");
    if (auto session = m_sessions.open(principal, negotiatedRevision(requested.toString()), params))
        return session;
    return Failure::internal("There are too many sessions; close some first.");
}

void Server::start(ServerRequest::Request request, std::shared_ptr<Outlet> outlet,
                   const ParameterHeaders &headers)
{
    const auto call = std::make_shared<ServerRequest>(m_services, std::move(request), outlet);
    serve(call, headers);
    // Going away cancels in the modern era only (2026-07-28, Streamable HTTP, cancellation).
    if (!call->isFinished() && !call->isTask() && call->revision().era == Era::Modern)
        outlet->setGoneHandler([weak = std::weak_ptr(call)] {
            if (const auto strong = weak.lock())
                strong->cancel(CancelReason::Disconnected);
        });
    call->keepWaiting();
}

void Server::reject(const Rejection &rejection, const Principal &principal, Outlet &outlet)
{
    std::string answer = errorMessage(rejection.id, rejection.failure, codec(rejection.era));
    m_services->observer.messageRejected({principal, rejection.failure, answer});
    outlet.finish({dispositionOfRejection(rejection.failure.fault), std::move(answer)});
}

namespace {

constexpr std::size_t kMaxBytes = 8 * 1024 * 1024;

} // namespace

ListingCache::Bytes ListingCache::find(const Page &page, std::uint64_t revision) const
{
    const auto found = m_entries.find(page);
    return found != m_entries.end() && found->second.revision == revision ? found->second.result : nullptr;
}

void ListingCache::insert(Page page, std::uint64_t revision, Bytes result)
{
    // Stale pages of views that are gone go too; what is still in use is soon back.
    if (m_size + result->size() > kMaxBytes) {
        m_entries.clear();
        m_size = 0;
    }
    m_size += result->size();
    Entry &entry = m_entries[std::move(page)];
    if (entry.result)
        m_size -= entry.result->size();
    entry = {revision, std::move(result)};
}

namespace {

using Feature = Offer::Feature;

std::string_view purposeOf(Listing listing)
{
    switch (listing) {
    case Listing::Tools: return "cursor of tools";
    case Listing::Prompts: return "cursor of prompts";
    case Listing::Resources: return "cursor of resources";
    case Listing::ResourceTemplates: break;
    }
    return "cursor of resource templates";
}

} // namespace

void Server::serve(const RequestPointer &call, const ParameterHeaders &headers)
{
    if (!isOffered(call->method()))
        return call->fail({Fault::MethodNotFound, "This server does not offer this method."});
    switch (call->method()) {
    case Method::Initialize:
    case Method::Discover: return sendOffer(*call);
    case Method::Ping: return sendEmpty(*call);
    case Method::ListTools: return list(call, Listing::Tools, &Backend::listTools, writeToolPage);
    case Method::CallTool: return callTool(call, headers);
    case Method::ListPrompts: return list(call, Listing::Prompts, &Backend::listPrompts, writePromptPage);
    case Method::GetPrompt: return getPrompt(call);
    case Method::ListResources:
        return list(call, Listing::Resources, &Backend::listResources, writeResourcePage);
    case Method::ListResourceTemplates:
        return list(call, Listing::ResourceTemplates, &Backend::listResourceTemplates,
                    writeResourceTemplatePage);
    case Method::ReadResource: return readResource(call);
    case Method::SubscribeResource: return subscribe(*call);
    case Method::UnsubscribeResource: return unsubscribe(*call);
    case Method::Complete: return complete(call);
    case Method::SetLogLevel: return setLogLevel(*call);
    case Method::Listen: return listen(call);
    case Method::GetTask: return getTask(*call);
    case Method::UpdateTask: return updateTask(*call);
    case Method::CancelTask: return cancelTask(*call);
    }
}

bool Server::isOffered(Method method) const
{
    const Offer &offer = m_services->backend.offer();
    switch (method) {
    case Method::Initialize:
    case Method::Discover:
    case Method::Ping: return true;
    case Method::ListTools:
    case Method::CallTool: return offer.tools != Feature::None;
    case Method::ListPrompts:
    case Method::GetPrompt: return offer.prompts != Feature::None;
    case Method::ListResources:
    case Method::ListResourceTemplates:
    case Method::ReadResource: return offer.resources != Feature::None;
    case Method::SubscribeResource:
    case Method::UnsubscribeResource: return offer.resourceUpdates;
    case Method::Complete: return offer.completions;
    case Method::SetLogLevel: return offer.logging;
    case Method::GetTask:
    case Method::UpdateTask:
    case Method::CancelTask: return offer.extensions.contains(kTasksExtension);
    case Method::Listen: break;
    }
    return offer.extensions.contains(kTasksExtension) || offer.tools == Feature::Changing
           || offer.prompts == Feature::Changing || offer.resources == Feature::Changing
           || offer.resourceUpdates;
}

void Server::sendOffer(ServerRequest &call)
{
    const Offer &offer = m_services->backend.offer();
    call.finishResult([&](ObjectWriter &result) { call.codec().writeOffer(result, offer, call.revision()); },
                      {.server = offer.server,
                       .meta = {},
                       .ttl = m_services->options.offerTtl,
                       .detail = ResultFrame::ServerDetail::Everything});
}

void Server::sendEmpty(ServerRequest &call)
{
    call.finishResult([](ObjectWriter &) {}, {.server = m_services->backend.offer().server, .meta = {}});
}

template <typename Fetch, typename Write>
void Server::list(const RequestPointer &call, Listing listing, Fetch fetch, Write write)
{
    const auto sealed = readCursor(call->params());
    if (const auto *failure = std::get_if<Failure>(&sealed))
        return call->fail(*failure);
    Cursor cursor;
    if (const auto &token = std::get<0>(sealed)) {
        auto position = m_services->seal.open(*token, purposeOf(listing));
        if (!position)
            return call->fail(
                Failure::invalidParams("The cursor is not from this list. List again from the start."));
        cursor.position = std::move(*position);
    }
    Backend &backend = m_services->backend;
    const RequestContext context(call);
    const auto version = backend.listingVersion(listing, context);
    ListingCache::Page key{listing, &call->revision(), version ? version->view : 0, cursor};
    ListingCache::Bytes result = version ? m_cache.find(key, version->revision) : nullptr;
    if (!result) {
        const auto page = (backend.*fetch)(context, cursor);
        const std::string next =
            page.next.position.empty() ? "" : m_services->seal.close(page.next.position, purposeOf(listing));
        std::string bytes;
        {
            ObjectWriter object(bytes);
            write(object, page, next, call->revision().features);
            call->codec().finishResult(
                object, {.server = backend.offer().server, .meta = {}, .ttl = m_services->options.listTtl});
        }
        result = std::make_shared<const std::string>(std::move(bytes));
        if (version)
            m_cache.insert(std::move(key), version->revision, result);
    }
    call->finish(resultMessage(call->id(), *result));
}

template <typename T, typename Write>
Reply<T> Server::replyTo(const RequestPointer &call, Write write,
                         std::optional<std::chrono::milliseconds> ttl)
{
    return Reply<T>([call, write, ttl, services = m_services](Outcome<T> outcome) {
        if (call->isFinished())
            return;
        if (const auto *failure = std::get_if<Failure>(&outcome))
            return call->fail(*failure);
        const T &value = std::get<T>(outcome);
        call->finishResult([&](ObjectWriter &result) { write(result, value, call->revision().features); },
                           {.server = services->backend.offer().server, .meta = value.meta, .ttl = ttl});
    });
}

void Server::callTool(const RequestPointer &call, const ParameterHeaders &headers)
{
    auto tool = readToolCall(call->params());
    if (const auto *failure = std::get_if<Failure>(&tool))
        return call->fail(*failure);
    if (const auto failure = checkHeaders(call, std::get<ToolCall>(tool), headers))
        return call->fail(*failure);
    call->resume([this, call, tool = std::get<ToolCall>(std::move(tool))]() mutable {
        m_services->backend.callTool(RequestContext(call), std::move(tool),
                                     replyTo<ToolResult>(call, writeToolResult));
    });
}

std::optional<Failure> Server::checkHeaders(const RequestPointer &call, const ToolCall &tool,
                                            const ParameterHeaders &headers) const
{
    if (!headers || call->revision().era == Era::Legacy)
        return {};
    const auto parameters = m_services->backend.headerParameters(RequestContext(call), tool.name);
    return checkHeaderParameters(parameters, tool.arguments, *headers);
}

void Server::getPrompt(const RequestPointer &call)
{
    auto request = readPromptRequest(call->params());
    if (const auto *failure = std::get_if<Failure>(&request))
        return call->fail(*failure);
    call->resume([this, call, request = std::get<PromptRequest>(std::move(request))]() mutable {
        m_services->backend.getPrompt(RequestContext(call), std::move(request),
                                      replyTo<PromptResult>(call, writePromptResult));
    });
}

void Server::readResource(const RequestPointer &call)
{
    auto uri = readUri(call->params());
    if (const auto *failure = std::get_if<Failure>(&uri))
        return call->fail(*failure);
    call->resume([this, call, uri = std::get<std::string>(std::move(uri))]() mutable {
        m_services->backend.readResource(
            RequestContext(call), std::move(uri),
            replyTo<ReadResult>(call, writeReadResult, m_services->options.resourceTtl));
    });
}

void Server::complete(const RequestPointer &call)
{
    auto request = readCompletionRequest(call->params());
    if (const auto *failure = std::get_if<Failure>(&request))
        return call->fail(*failure);
    m_services->backend.complete(RequestContext(call), std::get<CompletionRequest>(std::move(request)),
                                 replyTo<Completion>(call, writeCompletion));
}

void Server::subscribe(ServerRequest &call)
{
    auto uri = readUri(call.params());
    if (const auto *failure = std::get_if<Failure>(&uri))
        return call.fail(*failure);
    if (call.session()->subscriptionCount() >= m_services->options.maxSubscriptions)
        return call.fail(Failure::invalidParams("There are too many subscriptions; unsubscribe some first."));
    call.session()->subscribe(std::get<std::string>(std::move(uri)));
    sendEmpty(call);
}

void Server::unsubscribe(ServerRequest &call)
{
    const auto uri = readUri(call.params());
    if (const auto *failure = std::get_if<Failure>(&uri))
        return call.fail(*failure);
    call.session()->unsubscribe(std::get<std::string>(uri));
    sendEmpty(call);
}

void Server::setLogLevel(ServerRequest &call)
{
    const auto level = readLogLevel(call.params());
    if (const auto *failure = std::get_if<Failure>(&level))
        return call.fail(*failure);
    call.session()->setLogLevel(std::get<LogLevel>(level));
    sendEmpty(call);
}

// Null when the call has failed for want of one. What belongs to others is answered as what does not exist.
std::shared_ptr<TaskRun> Server::findTask(ServerRequest &call) const
{
    if (!takesTasks(call.clientCapabilities())) {
        call.fail(Failure::missingCapability(tasksCapability()));
        return nullptr;
    }
    const json::Value &id = call.params()["taskId"];
    auto task = m_services->tasks.find(id.toString(), call.principal());
    if (!task)
        call.fail(Failure::invalidParams(id.isString()
                                             ? "There is no such task, or it has expired."
                                             : "The parameter \"taskId\" must be the id of a task."));
    return task;
}

void Server::getTask(ServerRequest &call)
{
    if (const auto task = findTask(call))
        call.finishResult(
            [&](ObjectWriter &result) { writeTask(result, task->task(), Task::Detail::Everything); },
            {.server = m_services->backend.offer().server, .meta = {}});
}

void Server::updateTask(ServerRequest &call)
{
    const auto task = findTask(call);
    if (!task)
        return;
    const json::Value &responses = call.params()["inputResponses"];
    if (!responses.isObject())
        return call.fail(Failure::invalidParams("The parameter \"inputResponses\" must be an object."));
    if (const auto failure = task->answer(responses))
        return call.fail(*failure);
    sendEmpty(call);
}

void Server::cancelTask(ServerRequest &call)
{
    const auto task = findTask(call);
    if (!task)
        return;
    task->cancel(CancelReason::Requested);
    sendEmpty(call);
}

void Server::listen(const RequestPointer &call)
{
    auto wanted = readSubscriptionFilter(call->params());
    if (const auto *failure = std::get_if<Failure>(&wanted))
        return call->fail(*failure);
    auto &filter = std::get<SubscriptionFilter>(wanted);
    if (filter.uris.size() > m_services->options.maxSubscriptions)
        return call->fail(Failure::invalidParams("There are too many resources to subscribe to."));
    if (filter.tasks.size() > m_services->options.maxSubscriptions)
        return call->fail(Failure::invalidParams("There are too many tasks to listen to."));
    const Offer &offer = m_services->backend.offer();
    if (!filter.tasks.empty() && offer.extensions.contains(kTasksExtension)
        && !takesTasks(call->clientCapabilities()))
        return call->fail(Failure::missingCapability(tasksCapability()));
    std::erase_if(filter.tasks,
                  [&](const std::string &id) { return !m_services->tasks.find(id, call->principal()); });
    filter.tools = filter.tools && offer.tools == Feature::Changing;
    filter.prompts = filter.prompts && offer.prompts == Feature::Changing;
    filter.resources = filter.resources && offer.resources == Feature::Changing;
    if (!offer.resourceUpdates)
        filter.uris.clear();
    m_subscriptions.listen(call, std::move(filter));
}

} // namespace tooltray::mcp
