// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "upstream/exchange/transport.h"
#include "upstream/policy/quota.h"
#include "upstream/policy/retryschedule.h"

#include <functional>
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

    using Granted = std::function<void()>;
    using Refused = std::function<void(Message reason)>;

    // Calls one of them, also at once; clientRate may be null. One question at a time.
    void ask(std::shared_ptr<RateLimit> clientRate, Granted granted, Refused refused);
    void leave();
    // Asked, and neither granted nor refused yet.
    bool isWaiting() const { return m_granted && m_refused; }

private:
    void askClientRate();
    void askRate();
    void askSlot();
    void grant(ConcurrencyLimit::Slot slot);
    void refuse(Template reason);

    std::shared_ptr<EndpointState> m_endpoint;
    std::shared_ptr<RateLimit> m_clientRate;
    Granted m_granted;
    Refused m_refused;
    WaitingLine::Place m_place;
    ConcurrencyLimit::Slot m_slot;
};

} // namespace tooltray::upstream
