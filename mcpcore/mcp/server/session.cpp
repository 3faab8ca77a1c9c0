// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/session.h"

#include "base/text/random.h"
#include "mcp/eras/messages.h"
#include "mcp/server/options.h"
#include "mcp/server/serverrequest.h"
#include "mcp/server/tasks.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace tooltray::mcp {
namespace {

// 2025-11-25, client/elicitation, URL mode: the id ties later news to the question.
json::Value paramsOf(const Question &question, const std::string &id)
{
    json::Value params = question.params;
    if (params["mode"].toString() == "url")
        params.set("elicitationId", id);
    return params;
}

} // namespace

void Questions::ask(ServerRequest &call, std::span<const Question> questions, const Patience &patience,
                    Callback<Outcome<Answers>> continuation)
{
    const auto round =
        std::make_shared<Round>(Round{call.number(), std::move(continuation), questions.size()});
    if (questions.empty())
        return end(round, Answers{});
    round->expiry = patience.clock.startTimer(patience.lifetime, [this, weak = std::weak_ptr(round)] {
        if (const auto late = weak.lock())
            end(late, Failure::invalidRequest(
                          CORE_TEXT("Core", "The client left a question unanswered for too long.")));
    });
    for (const Question &question : questions) {
        const std::string id = "question-" + std::to_string(++m_lastNumber);
        m_open.emplace(json::write(json::Value(id)), Open{question, round});
        call.send(requestMessage(id, question.method, paramsOf(question, id)));
    }
}

void Questions::answer(const RequestId &id, const json::Value &response)
{
    const auto found = m_open.find(id.encoded());
    if (found == m_open.end())
        return;
    const Open open = std::move(found->second);
    m_open.erase(found);
    const json::Value &result = response["result"];
    if (response.contains("error")) {
        const std::string_view said = response["error"]["message"].toString();
        return end(open.round,
                   Failure::invalidRequest(
                       said.empty()
                           ? Message(CORE_TEXT("Core", "The client responded to a question with an error."))
                           : Message(CORE_TEXT("Core",
                                               "The client responded to a question with an error: {problem}"),
                                     {{"problem", said}})));
    }
    if (!isAnswerTo(open.question, result))
        return end(open.round, Failure::invalidRequest(
                                   CORE_TEXT("Core", "The client's answer does not match the question.")));
    open.round->answers.insert_or_assign(open.question.key, result);
    if (--open.round->open == 0)
        end(open.round, std::move(open.round->answers));
}

void Questions::drop(const ServerRequest &call)
{
    std::vector<Open>
        dropped; // destroyed when the map is whole again: continuations own more than themselves
    for (auto each = m_open.begin(); each != m_open.end();) {
        if (each->second.round->call == call.number()) {
            dropped.push_back(std::move(each->second));
            each = m_open.erase(each);
        } else {
            ++each;
        }
    }
}

void Questions::end(const std::shared_ptr<Round> &round, Outcome<Answers> outcome)
{
    std::erase_if(m_open, [&](const auto &each) { return each.second.round == round; });
    if (round->continuation)
        round->continuation(std::move(outcome));
}

void InFlight::add(ServerRequest &call)
{
    m_calls.emplace(call.id(), &call);
}

void InFlight::remove(const ServerRequest &call)
{
    m_calls.erase(call.id());
}

void InFlight::cancel(const RequestId &id, CancelReason reason)
{
    const auto found = m_calls.find(id);
    if (found != m_calls.end())
        found->second->shared_from_this()->cancel(reason);
}

void InFlight::cancelAll(CancelReason reason)
{
    while (!m_calls.empty())
        m_calls.begin()->second->shared_from_this()->cancel(reason);
}

Session::Session(std::string id, const Principal &principal, const Revision &revision,
                 const json::Value &params)
    : m_id(std::move(id))
    , m_principal(principal)
    , m_revision(revision)
    , m_clientInfo(params["clientInfo"])
    , m_clientCapabilities(params["capabilities"])
{}

void Session::addStream(std::shared_ptr<Outlet> stream, std::size_t maxStreams)
{
    if (m_streams.size() >= maxStreams) {
        m_streams.front()->finish({Disposition::Accepted});
        m_streams.erase(m_streams.begin());
    }
    for (const ServerChange &change : std::exchange(m_missed, {}))
        stream->send(changeMessage(change, {}));
    m_streams.push_back(std::move(stream));
}

void Session::removeStream(const Outlet &stream)
{
    std::erase_if(m_streams, [&](const auto &each) { return each.get() == &stream; });
}

void Session::announce(const ServerChange &change, std::size_t maxBacklog)
{
    if (change.kind == ServerChange::Kind::Resource && !m_subscriptions.contains(change.uri))
        return;
    if (!m_streams.empty() && m_streams.back()->backlog() > maxBacklog) {
        qCWarning(lcMcp, "A client did not read its messages for too long; its stream was closed.");
        const auto slow = std::move(m_streams.back());
        m_streams.pop_back();
        slow->setGoneHandler({});
        slow->abort();
    }
    // Each message goes to one stream only (2025-11-25, Streamable HTTP, multiple connections).
    if (!m_streams.empty())
        m_streams.back()->send(changeMessage(change, {}));
    else if (std::ranges::find(m_missed, change) == m_missed.end())
        m_missed.push_back(change);
}

void Session::close()
{
    for (const auto &stream : std::exchange(m_streams, {})) {
        stream->setGoneHandler({});
        stream->finish({Disposition::Accepted});
    }
    m_inFlight->cancelAll(CancelReason::Shutdown);
}

namespace {

constexpr std::chrono::seconds kSweepInterval{30};

} // namespace

Sessions::Sessions(Clock &clock, const Options &options) : m_clock(clock), m_options(options) {}

std::shared_ptr<Session> Sessions::open(const Principal &principal, const Revision &revision,
                                        const json::Value &params)
{
    if (!makeRoomFor(principal))
        return {};
    auto session = std::make_shared<Session>(randomToken(), principal, revision, params);
    session->touch(m_clock.now());
    m_sessions.emplace(session->id(), session);
    if (!m_sweep.isActive())
        m_sweep = m_clock.startTimer(kSweepInterval, [this] { forgetIdle(); });
    if (m_changed)
        m_changed();
    return session;
}

std::shared_ptr<Session> Sessions::find(std::string_view id, const Principal &principal)
{
    const auto found = m_sessions.find(std::string(id));
    if (found == m_sessions.end() || found->second->principal() != principal)
        return {};
    found->second->touch(m_clock.now());
    return found->second;
}

void Sessions::close(const std::shared_ptr<Session> &session)
{
    remove(session->id());
}

void Sessions::closeAll()
{
    while (!m_sessions.empty())
        remove(m_sessions.begin()->first);
}

void Sessions::announce(const ServerChange &change, const Audience &audience)
{
    for (const auto &[id, session] : m_sessions) {
        if (!audience || audience(session->principal(), id))
            session->announce(change, m_options.maxBacklog);
    }
}

void Sessions::closeOf(const std::function<bool(const Principal &)> &isMeant)
{
    std::vector<std::string> meant;
    for (const auto &[id, session] : m_sessions) {
        if (isMeant(session->principal()))
            meant.push_back(id);
    }
    for (const std::string &id : meant) {
        if (m_sessions.contains(id))
            remove(id);
    }
}

// One principal must not end the sessions of another by making many, nor be able to fill all places before another
// comes.
bool Sessions::makeRoomFor(const Principal &principal)
{
    std::map<std::string, std::size_t> counts;
    counts[principal.id] = 0;
    for (const auto &[id, session] : m_sessions)
        ++counts[session->principal().id];
    const std::size_t reserve = m_options.maxSessions / 4;
    const std::size_t most =
        counts.size() == 1 ? m_options.maxSessions - reserve
                           : std::min(m_options.maxSessionsPerPrincipal, std::max<std::size_t>(reserve, 1));
    if (counts[principal.id] >= most)
        return removeIdlest(principal);
    if (m_sessions.size() < m_options.maxSessions)
        return true;
    const auto busiest = std::ranges::max_element(counts, {}, [](const auto &each) { return each.second; });
    return removeIdlest({busiest->first});
}

bool Sessions::removeIdlest(const Principal &principal)
{
    std::shared_ptr<Session> oldest;
    for (const auto &[id, session] : m_sessions) {
        if (session->principal() == principal && session->isIdle()
            && (!oldest || session->lastUsed() < oldest->lastUsed()))
            oldest = session;
    }
    if (!oldest)
        return false;
    qCWarning(lcMcp, "There are too many sessions; the one that was idle longest has ended.");
    remove(oldest->id());
    return true;
}

void Sessions::forgetIdle()
{
    const MonotonicTime now = m_clock.now();
    std::vector<std::string> idle;
    for (const auto &[id, session] : m_sessions) {
        if (!session->isIdle())
            session->touch(now);
        else if (now - session->lastUsed() >= m_options.sessionIdle)
            idle.push_back(id);
    }
    for (const std::string &id : idle)
        remove(id);
    if (!m_sessions.empty())
        m_sweep = m_clock.startTimer(kSweepInterval, [this] { forgetIdle(); });
}

void Sessions::remove(const std::string &id)
{
    const auto node = m_sessions.extract(id);
    node.mapped()->close();
    if (m_ended)
        m_ended(*node.mapped());
    if (m_changed)
        m_changed();
}

void ListenRequests::listen(const std::shared_ptr<ServerRequest> &call, SubscriptionFilter honoured)
{
    if (m_listeners.size() >= m_options.maxListeners)
        return call->fail(Failure::internal("There are too many listeners; close some first."));
    call->outlet().openStream();
    call->send(acknowledgement(honoured, call->id()));
    if (honoured.isEmpty())
        return call->finishListening();
    const RequestNumber number = call->number();
    m_listeners.emplace(number, Listener{call, std::move(honoured),
                                         call->cancellation().onCancel([this, number] { remove(number); })});
    if (m_changed)
        m_changed();
}

void ListenRequests::announce(const ServerChange &change, const Audience &audience)
{
    std::vector<std::shared_ptr<ServerRequest>> interested; // as sending may end listeners
    for (const auto &[number, listener] : m_listeners) {
        if (listener.filter.wants(change) && (!audience || audience(listener.call->principal(), {})))
            interested.push_back(listener.call);
    }
    for (const auto &call : interested)
        send(*call, changeMessage(change, call->id()));
}

void ListenRequests::announce(const TaskRun &task)
{
    std::vector<std::shared_ptr<ServerRequest>> interested; // as sending may end listeners
    for (const auto &[number, listener] : m_listeners) {
        if (listener.call->principal() == task.principal()
            && std::ranges::find(listener.filter.tasks, task.task().id) != listener.filter.tasks.end())
            interested.push_back(listener.call);
    }
    for (const auto &call : interested)
        send(*call, taskMessage(task.task(), call->id()));
}

void ListenRequests::send(ServerRequest &call, std::string_view message) const
{
    if (call.outlet().backlog() <= m_options.maxBacklog)
        return call.send(message);
    qCWarning(lcMcp, "A listener did not read its messages for too long; its stream was closed.");
    call.cancel(CancelReason::Disconnected);
    call.outlet().abort();
}

void ListenRequests::closeOf(const std::function<bool(const Principal &)> &isMeant)
{
    std::vector<std::shared_ptr<ServerRequest>> meant;
    for (const auto &[number, listener] : m_listeners) {
        if (isMeant(listener.call->principal()))
            meant.push_back(listener.call);
    }
    for (const auto &call : meant) {
        m_listeners.erase(call->number());
        call->finishListening();
    }
    if (!meant.empty() && m_changed)
        m_changed();
}

void ListenRequests::closeAll()
{
    for (auto &[number, listener] : std::exchange(m_listeners, {}))
        listener.call->finishListening();
    if (m_changed)
        m_changed();
}

void ListenRequests::remove(RequestNumber number)
{
    const auto node = m_listeners.extract(number); // outlives the callback that it holds
    if (m_changed)
        m_changed();
}

} // namespace tooltray::mcp
