// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/queueslot.h"

#include <utility>
#include <variant>

namespace tooltray::upstream {

QueueSlot::QueueSlot(std::shared_ptr<EndpointState> endpoint) : m_endpoint(std::move(endpoint)) {}

QueueSlot::Turn QueueSlot::ask(std::shared_ptr<RateLimit> clientRate, Done<Turn> done)
{
    m_clientRate = std::move(clientRate);
    m_done = std::move(done);
    return askClientRate();
}

void QueueSlot::leave()
{
    m_place.leave();
    m_slot.release();
}

QueueSlot::Turn QueueSlot::askClientRate()
{
    if (!m_clientRate)
        return askRate();
    auto turn = m_clientRate->ask([this] { goOn(askRate()); });
    if (std::holds_alternative<LineIsFull>(turn))
        return refuse(CORE_TEXT("Core", "this client sends faster than it may"));
    if (std::holds_alternative<GoAhead>(turn))
        return askRate();
    m_place = std::get<WaitingLine::Place>(std::move(turn));
    return Turn::Waiting;
}

QueueSlot::Turn QueueSlot::askRate()
{
    if (!m_endpoint->rate)
        return askSlot();
    auto turn = m_endpoint->rate->ask([this] { goOn(askSlot()); });
    if (std::holds_alternative<LineIsFull>(turn))
        return refuse(CORE_TEXT("Core", "its rate limit is reached"));
    if (std::holds_alternative<GoAhead>(turn))
        return askSlot();
    m_place = std::get<WaitingLine::Place>(std::move(turn));
    return Turn::Waiting;
}

QueueSlot::Turn QueueSlot::askSlot()
{
    auto turn = m_endpoint->slots.ask([this](ConcurrencyLimit::Slot slot) {
        m_slot = std::move(slot);
        goOn(Turn::Granted);
    });
    if (std::holds_alternative<LineIsFull>(turn))
        return refuse(CORE_TEXT("Core", "as many as may run at once are under way"));
    if (auto *slot = std::get_if<ConcurrencyLimit::Slot>(&turn)) {
        m_slot = std::move(*slot);
        return Turn::Granted;
    }
    m_place = std::get<WaitingLine::Place>(std::move(turn));
    return Turn::Waiting;
}

QueueSlot::Turn QueueSlot::refuse(Template reason)
{
    m_refusal = reason;
    return Turn::Refused;
}

void QueueSlot::goOn(Turn turn)
{
    if (turn != Turn::Waiting)
        std::exchange(m_done, nullptr)(turn); // which may destroy this
}

} // namespace tooltray::upstream
