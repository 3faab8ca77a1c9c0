// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/relaymessages.h"

#include <algorithm>

namespace tooltray::stdio {

void RelayMessages::retire(Number number)
{
    const auto node = m_pending.extract(number);
    Delivery *delivery = node.mapped().delivery;
    delivery->stop();
    delivery->deleteLater(); // it may be what calls us
}

void RelayMessages::retireNews()
{
    for (auto each = m_pending.begin(); each != m_pending.end();) {
        const auto current = each++;
        if (current->second.kind == RelayMessage::Kind::News)
            retire(current->first);
    }
}

void RelayMessages::retireAll()
{
    while (!m_pending.empty())
        retire(m_pending.begin()->first);
}

// 2026-07-28, Streamable HTTP: going away is how a request is cancelled. Before, it was not, and the
// notification has to be passed on; but neither gets an answer.
RelayMessages::Cancelled RelayMessages::cancel(const mcp::RequestId &id)
{
    for (auto waiting = m_waiting.begin(); waiting != m_waiting.end(); ++waiting) {
        if (std::erase(waiting->outgoing.requests, id) == 0)
            continue;
        if (waiting->outgoing.requests.empty())
            m_waiting.erase(waiting);
        return Cancelled::Here;
    }
    for (auto &[number, message] : m_pending) {
        Outgoing &outgoing = message.outgoing;
        if (std::erase(outgoing.requests, id) == 0)
            continue;
        if (outgoing.era == mcp::Era::Legacy) {
            message.isCancelled = outgoing.requests.empty();
            return Cancelled::OnItsWay;
        }
        retire(number);
        return Cancelled::Here;
    }
    return Cancelled::Unknown;
}

bool RelayMessages::isServerAwaited() const
{
    return std::ranges::any_of(m_waiting, [](const RelayMessage &message) {
        return !message.hasListened && !message.outgoing.requests.empty();
    });
}

bool RelayMessages::isBusy() const
{
    return std::ranges::any_of(m_pending, [](const auto &each) {
        const RelayMessage &message = each.second;
        return message.kind != RelayMessage::Kind::News && !message.outgoing.listens;
    });
}

bool RelayMessages::hasNews() const
{
    return std::ranges::any_of(m_pending,
                               [](const auto &each) { return each.second.kind == RelayMessage::Kind::News; });
}

std::size_t RelayMessages::unsentBytes() const
{
    std::size_t unsent = 0;
    for (const auto &[number, message] : m_pending)
        unsent += message.delivery->unsentBytes();
    for (const RelayMessage &message : m_waiting)
        unsent += message.text.size();
    return unsent;
}

void RelayMessages::setReading(bool isReading)
{
    for (const auto &[number, message] : m_pending)
        message.delivery->setReading(isReading);
}

void RelayMessages::stopResuming()
{
    for (const auto &[number, message] : m_pending)
        message.delivery->stopResuming();
}

} // namespace tooltray::stdio
