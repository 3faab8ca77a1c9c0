// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/done.h"
#include "base/time/clock.h"
#include "upstream/exchange/transport.h"
#include "upstream/policy/quota.h"
#include "upstream/policy/retryschedule.h"

#include <cstdint>
#include <memory>

namespace tooltray::upstream {

// The state that all calls to one endpoint share.
struct EndpointState {
    Transport &transport;
    Clock &clock;
    std::shared_ptr<RateLimit> rate; // null: none
    ConcurrencyLimit slots;
    RetrySchedule retry;
};

// The place of a request in the queue of an endpoint: waits until the rate of the client, the rate of the
// endpoint and the number at once allow it, and counts among those at once until it leaves or is destroyed.
class QueueSlot {
public:
    explicit QueueSlot(std::shared_ptr<EndpointState> endpoint);
    QueueSlot(const QueueSlot &) = delete;
    QueueSlot &operator=(const QueueSlot &) = delete;

    enum class Turn : std::uint8_t { Granted, Refused, Waiting };

    // One question at a time; clientRate may be null. Who has to wait is told once they are granted or refused it.
    [[nodiscard]] Turn ask(std::shared_ptr<RateLimit> clientRate, Done<Turn> done);
    void leave();
    const Message &refusal() const { return m_refusal; } // why

private:
    Turn askClientRate();
    Turn askRate();
    Turn askSlot();
    Turn refuse(Template reason);
    void goOn(Turn turn);

    std::shared_ptr<EndpointState> m_endpoint;
    std::shared_ptr<RateLimit> m_clientRate;
    Done<Turn> m_done;
    Message m_refusal;
    WaitingLine::Place m_place;
    ConcurrencyLimit::Slot m_slot;
};

} // namespace tooltray::upstream
