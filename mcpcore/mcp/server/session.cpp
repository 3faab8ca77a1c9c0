// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/session.h"

#include "mcp/eras/messages.h"
#include "mcp/server/call.h"
#include "mcp/server/options.h"

#include <algorithm>

namespace tooltray::mcp {

void InFlight::add(Call &call)
{
    m_calls.emplace(call.id(), &call);
}

void InFlight::remove(const Call &call)
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
    for (const Change &change : std::exchange(m_missed, {}))
        stream->send(changeMessage(change, {}));
    m_streams.push_back(std::move(stream));
}

void Session::removeStream(const Outlet &stream)
{
    std::erase_if(m_streams, [&](const auto &each) { return each.get() == &stream; });
}

void Session::announce(const Change &change, std::size_t maxBacklog)
{
    if (change.kind == Change::Kind::Resource && !m_subscriptions.contains(change.uri))
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
