// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/queueslot.h"

#include <utility>
#include <variant>

namespace tooltray::upstream {

QueueSlot::QueueSlot(std::shared_ptr<EndpointState> endpoint) : m_endpoint(std::move(endpoint)) {}

void QueueSlot::ask(std::shared_ptr<RateLimit> clientRate, Granted granted, Refused refused)
{
    m_clientRate = std::move(clientRate);
    m_granted = std::move(granted);
    m_refused = std::move(refused);
    askClientRate();
}

void QueueSlot::leave()
{
    m_place.leave();
    m_slot.release();
}

void QueueSlot::askClientRate()
{
    if (!m_clientRate) {
        askRate();
        return;
    }
    auto turn = m_clientRate->ask([this] { askRate(); });
    if (auto *place = std::get_if<WaitingLine::Place>(&turn))
        m_place = std::move(*place);
    else if (std::holds_alternative<LineIsFull>(turn))
        refuse(CORE_TEXT("Core", "this client sends faster than it may"));
    else
        askRate();
}

void QueueSlot::askRate()
{
    if (!m_endpoint->rate) {
        askSlot();
        return;
    }
    auto turn = m_endpoint->rate->ask([this] { askSlot(); });
    if (auto *place = std::get_if<WaitingLine::Place>(&turn))
        m_place = std::move(*place);
    else if (std::holds_alternative<LineIsFull>(turn))
        refuse(CORE_TEXT("Core", "its rate limit is reached"));
    else
        askSlot();
}

void QueueSlot::askSlot()
{
    auto turn = m_endpoint->slots.ask([this](ConcurrencyLimit::Slot slot) { grant(std::move(slot)); });
    if (auto *place = std::get_if<WaitingLine::Place>(&turn))
        m_place = std::move(*place);
    else if (std::holds_alternative<LineIsFull>(turn))
        refuse(CORE_TEXT("Core", "as many as may run at once are under way"));
    else
        grant(std::move(std::get<ConcurrencyLimit::Slot>(turn)));
}

void QueueSlot::grant(ConcurrencyLimit::Slot slot)
{
    m_slot = std::move(slot);
    const Granted granted = std::exchange(m_granted, nullptr);
    granted(); // which may destroy this
}

void QueueSlot::refuse(Template reason)
{
    const Refused refused = std::exchange(m_refused, nullptr);
    refused(reason);
}

} // namespace tooltray::upstream
