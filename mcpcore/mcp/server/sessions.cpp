// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/sessions.h"

#include "base/text/random.h"
#include "mcp/server/options.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace tooltray::mcp {

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

} // namespace tooltray::mcp
