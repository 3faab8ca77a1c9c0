// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/policy/endpoint.h"
#include "upstream/policy/turn.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <string>

namespace tooltray::upstream {

// One request to an endpoint on its way through queue, exchange, redirects and retries. See Endpoint::send().
class Call {
public:
    Call(std::shared_ptr<EndpointState> endpoint, Request request, Receiver receiver, CallOptions options);
    ~Call();
    Call(const Call &) = delete;
    Call &operator=(const Call &) = delete;

    void start();
    // Where the request is by now: a redirect may have led it away from where it was sent first.
    const Url &url() const { return m_request.url; }

private:
    void begin(Attempt::Reason reason);
    void exchange();
    void takeOutcome(Outcome outcome);
    bool follow(const Outcome &outcome, std::optional<Failure> &refused);
    bool retry(const Outcome &outcome);
    void retryAfter(std::chrono::nanoseconds delay);

    bool isOver() const { return !m_isOpen; }
    std::optional<std::chrono::nanoseconds> timeLeft() const;
    void failLater(Cause cause, std::string reason);
    Failure failureBeforeSending(Cause cause, std::string reason) const;
    void giveUpTransfer();
    void finish(Outcome outcome);

    std::shared_ptr<EndpointState> m_endpoint;
    Request m_request;
    Receiver m_receiver;
    CallOptions m_options;
    bool m_isOpen = true;

    std::optional<MonotonicTime> m_due;
    MonotonicTime m_asked; // for its turn
    WallTime m_begun;
    MonotonicTime m_sent;
    int m_status = 0; // of the response that has begun
    Attempt::Reason m_reason = Attempt::Reason::First;
    int m_attempts = 0;
    int m_retries = 0;
    int m_redirects = 0;
    bool m_hadStaleConnection = false;
    Departure m_departure = Departure::NeverLeft; // of any attempt

    Turn m_turn;
    bool m_isQueued = false;
    std::unique_ptr<Transfer> m_transfer;
    Timer m_deadline; // while there is no transfer, which keeps its own
    Timer m_pause;
    std::unique_ptr<QObject> m_context; // of what is posted here
    CancellationCallback m_onCancel;
};

} // namespace tooltray::upstream
