// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/session.h"

#include "mcp/eras/messages.h"
#include "mcp/server/options.h"
#include "mcp/server/serverrequest.h"

#include <algorithm>

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
        return end(
            open.round,
            Failure::invalidRequest(
                said.empty()
                    ? Message(CORE_TEXT("Core", "The client answered a question with an error."))
                    : Message(CORE_TEXT("Core", "The client answered a question with an error: {problem}"),
                              {{"problem", said}})));
    }
    if (!isAnswerTo(open.question, result))
        return end(open.round, Failure::invalidRequest(
                                   CORE_TEXT("Core", "The client's answer to a question does not fit it.")));
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
        qCWarning(lcMcp, "A client did not take its news for too long; its stream was closed.");
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

} // namespace tooltray::mcp
