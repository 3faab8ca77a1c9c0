// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/done.h"
#include "base/time/clock.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/transport.h"
#include "upstream/policy/quota.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace tooltray::upstream {

struct RetryOptions {
    int maxRetries = 3;
    std::chrono::milliseconds firstDelay{
        250}; // at most, before the first retry; twice as much before each other
    std::chrono::milliseconds maxDelay{10'000};
};

// Whether, and after what time, a request is sent once more. A request that must not be sent twice is only
// repeated when it never left.
class RetrySchedule {
public:
    // Chance gives numbers from 0 up to but without 1.
    RetrySchedule(RetryOptions options, std::function<double()> chance);
    explicit RetrySchedule(RetryOptions options = {});

    // The retry is counted from 1. Exponential backoff with full jitter, or what Retry-After asks for. A request
    // may have another number of retries than the options say.
    std::optional<std::chrono::nanoseconds> delayBefore(int retry, const Request &request,
                                                        const Outcome &outcome, WallTime now,
                                                        std::optional<int> maxRetries = {}) const;

private:
    std::chrono::nanoseconds backoff(int retry) const;

    RetryOptions m_options;
    std::function<double()> m_chance;
};

// A connection that was kept from an earlier request was closed by the other side just when this one was
// sent. Says nothing about the endpoint.
bool isStaleConnection(const Outcome &outcome);

bool mayBeRepeated(const Request &request, const Outcome &outcome);

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
