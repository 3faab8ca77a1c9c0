// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "workspace/definitions/endpoint.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::execution {

// The error's code where a limit of the call ends it.
inline constexpr std::string_view kCallLimit = "call_limit";

// The resources that one call has used so far: all its steps, pages and retries, and the tools that it calls.
class CallBudget {
public:
    static constexpr std::uint64_t kSteps = 10'000; // of composite tools, whether they send anything or not

    explicit CallBudget(Clock &clock) : m_clock(clock), m_begun(clock.now()) {}

    std::uint64_t requests = 0;
    std::uint64_t items = 0;
    std::uint64_t bytes = 0; // of responses
    std::uint64_t steps = 0;

    // Without the time in which a person was asked.
    std::chrono::nanoseconds time() const { return m_clock.now() - m_begun - m_waited; }
    void waited(std::chrono::nanoseconds time) { m_waited += time; }

private:
    Clock &m_clock;
    MonotonicTime m_begun;
    std::chrono::nanoseconds m_waited{0};
};

// The part of a call's budget left for requests to one endpoint, by the limits that a person set there.
class EndpointBudget {
public:
    enum class Limit : std::uint8_t { Requests, Items, Time, Bytes, Steps };

    EndpointBudget() = default; // no limits
    EndpointBudget(std::shared_ptr<CallBudget> budget, const workspace::Endpoint &endpoint);

    // Counts one more request, unless there may be none.
    bool takeRequest();
    void take(std::uint64_t items, std::uint64_t bytes);
    std::optional<std::uint64_t> itemsLeft() const;
    std::optional<std::chrono::nanoseconds> timeLeft() const;
    // The limit that stops further requests; nothing: more may be sent.
    std::optional<Limit> reached() const;

    // Only for a share of an endpoint.
    std::uint64_t valueOf(Limit limit) const; // requests, items, seconds, bytes or steps
    Error error(Limit limit) const;

private:
    // Made once for each step: orders, options and callbacks share it.
    struct Part {
        std::shared_ptr<CallBudget> budget;
        workspace::EndpointLimits limits;
        std::string endpoint;
    };

    bool isBounded() const { return m_part && m_part->budget; }

    std::shared_ptr<const Part> m_part;
};

// "1,000 upstream requests"
Message amountText(EndpointBudget::Limit limit, std::uint64_t value);

// "This call reached the limit of 1,000 upstream requests after 3 items of 1 page."
Message limitNote(EndpointBudget::Limit limit, std::uint64_t value, Message fetched);

} // namespace tooltray::execution
