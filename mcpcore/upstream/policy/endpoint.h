// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/cancellation.h"
#include "base/text/tracecontext.h"
#include "base/time/clock.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/response.h"
#include "upstream/exchange/transport.h"
#include "upstream/policy/queueslot.h"

#include <QObject>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tooltray::upstream {

// One exchange of a call, for those who keep a record. Valid while they are told about it.
struct Attempt {
    enum class Reason : std::uint8_t { First, Retry, Redirect };

    int number; // from 1
    Reason reason;
    WallTime begun; // when it was sent, after its time in the queue
    const Request &request;
    const Outcome &outcome;
    Message problem = {};       // what went wrong, where the outcome does not say it
    std::string_view span = {}; // its own in the trace of its call; empty: it is not traced
};

class EndpointRequest;

struct QueueLimits {
    std::optional<Rate> rate = {}; // nothing: as fast as it goes
    std::size_t maxAtOnce = 32;
    std::size_t maxWaiting = 256; // for their turn, by rate and by number each
    RetryOptions retry = {};
};

// The queue events of a request that may not be sent at once.
enum class QueueEvent : std::uint8_t { Joined, Left };

struct SendOptions {
    CancellationToken cancellation = {};
    std::shared_ptr<RateLimit> clientRate = {}; // of the client that asks, beside that of the endpoint
    std::optional<int> maxRetries = {};         // instead of the endpoint's
    // Asked before the request is sent once more, for a retry or to where a redirect leads; false: it is not.
    std::function<bool()> mayRepeat = {};
    std::function<void(const Attempt &)> onAttempt = {};
    std::function<void(QueueEvent)> onQueue = {};
    std::optional<TraceContext> trace = {}; // which the server is told of, with a span for each attempt
};

// Tells the server of the request where it stands in a trace.
void tellTrace(Request &request, const TraceContext &trace);

// Sends requests to one API: no faster and no more at once than it may, again when that is safe and of use,
// to where redirects lead, and all within the time that the request has.
class Endpoint {
public:
    // Transport and clock outlive it and its calls.
    Endpoint(Transport &transport, Clock &clock, const QueueLimits &limits);
    Endpoint(Transport &transport, Clock &clock, const QueueLimits &limits, RetrySchedule retry);

    // Same as Transport::start(); each attempt begins with a head of its own. A cancelled call ends with a
    // failure, a destroyed one without a callback. May outlive the endpoint.
    [[nodiscard]] std::unique_ptr<EndpointRequest> send(Request request, Receiver receiver,
                                                        SendOptions options = {});

    // Serves requests that are not sent as a call but count as one. May outlive the endpoint.
    [[nodiscard]] std::unique_ptr<QueueSlot> queueSlot() const;

    Transport &transport() const { return m_state->transport; }

private:
    std::shared_ptr<EndpointState> m_state;
};

// One request to an endpoint on its way through queue, exchange, redirects and retries. See Endpoint::send().
class EndpointRequest {
public:
    EndpointRequest(std::shared_ptr<EndpointState> endpoint, Request request, Receiver receiver,
                    SendOptions options);
    ~EndpointRequest();
    EndpointRequest(const EndpointRequest &) = delete;
    EndpointRequest &operator=(const EndpointRequest &) = delete;

    void start();
    // The request as it stands: a redirect may have changed it.
    const Request &request() const { return m_request; }

private:
    void begin(Attempt::Reason reason);
    void take(QueueSlot::Turn turn);
    void exchange();
    void takeOutcome(Outcome outcome);
    bool follow(const Outcome &outcome, std::optional<TransferFailure> &refused);
    bool retry(const Outcome &outcome);
    void retryAfter(std::chrono::nanoseconds delay);

    bool isOver() const { return !m_isOpen; }
    std::optional<std::chrono::nanoseconds> timeLeft() const;
    void fail(Cause cause, Message reason); // when the event loop is back
    TransferFailure failureBeforeSending(Cause cause, Message reason) const;
    void giveUpTransfer();
    void finish(Outcome outcome);

    std::shared_ptr<EndpointState> m_endpoint;
    Request m_request;
    Receiver m_receiver;
    SendOptions m_options;
    bool m_isOpen = true;

    std::optional<MonotonicTime> m_due;
    MonotonicTime m_asked; // for its turn
    WallTime m_begun;
    std::string m_span; // of the attempt
    MonotonicTime m_sent;
    int m_status = 0; // of the response that has begun
    Attempt::Reason m_reason = Attempt::Reason::First;
    int m_attempts = 0;
    int m_retries = 0;
    int m_redirects = 0;
    bool m_hadStaleConnection = false;
    Departure m_departure = Departure::NeverLeft; // of any attempt

    QueueSlot m_queueSlot;
    std::unique_ptr<Transfer> m_transfer;
    Timer m_deadline; // while there is no transfer, which keeps its own
    Timer m_pause;
    std::unique_ptr<QObject> m_context; // of what is posted here
    CancellationCallback m_onCancel;
};

inline constexpr int kMaxRedirects = 5;

// Where a response sends the request (RFC 9110, 15.4): the request to send there, or why it is not followed;
// nothing when the response redirects nowhere. Another origin gets no credentials: of the fields only those
// that say what is sent and what is wanted, and no client certificate. It never leads from https to http.
//
// Nor does a body go there, so that a request with one, or with a method that changes something, is refused. from:
// the scope of the address that answered, which decides which addresses the redirect may lead to; the connection has
// the last word, as a name can stand for any address.
std::optional<Result<Request>> redirected(const Request &request, const ResponseHead &head,
                                          AddressScope from);

} // namespace tooltray::upstream
