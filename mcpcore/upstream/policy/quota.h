// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <variant>

namespace tooltray::upstream {

// A bounded queue of callbacks, first come, first served.
class WaitingLine {
    using Waiting = std::map<std::uint64_t, std::function<void()>>;

public:
    // Leaves the line when it is destroyed. May outlive the line.
    class [[nodiscard]] Place {
    public:
        Place() = default;
        Place(const std::shared_ptr<Waiting> &line, std::uint64_t number) : m_line(line), m_number(number) {}
        Place(Place &&other) noexcept = default;
        Place &operator=(Place &&other) noexcept;
        ~Place() { leave(); }

        void leave();

    private:
        std::weak_ptr<Waiting> m_line;
        std::uint64_t m_number = 0;
    };

    explicit WaitingLine(std::size_t bound) : m_bound(bound) {}

    std::size_t size() const { return m_waiting->size(); }
    bool isEmpty() const { return m_waiting->empty(); }

    // Returns nothing if the line is full.
    std::optional<Place> join(std::function<void()> called);
    // Takes the first one out and calls it; false when nobody waits.
    bool callNext();

private:
    std::shared_ptr<Waiting> m_waiting = std::make_shared<Waiting>();
    std::size_t m_bound;
    std::uint64_t m_lastNumber = 0;
};

// A burst of requests at once, and then a number per second.
struct Rate {
    double perSecond = 0;
    double burst = 1; // at least 1

    bool operator==(const Rate &) const = default;
};

// As many as come in a minute may come at once.
constexpr Rate perMinute(double number)
{
    return {.perSecond = number / 60, .burst = number < 1 ? 1 : number};
}

class TokenBucket {
public:
    TokenBucket(Rate rate, MonotonicTime now) : m_rate(rate), m_tokens(rate.burst), m_filled(now) {}

    bool tryTake(MonotonicTime now);
    // The time until there is a token again; zero if there is one.
    std::chrono::nanoseconds untilNext(MonotonicTime now);

private:
    void fill(MonotonicTime now);

    Rate m_rate;
    double m_tokens;
    MonotonicTime m_filled;
};

struct GoAhead {};
struct LineIsFull {};

// Lets requests through at a rate; those beyond it wait in a line of bounded length. One for an endpoint, or
// for a client.
class RateLimit {
public:
    using Admission = std::variant<GoAhead, WaitingLine::Place, LineIsFull>;

    // Precondition: the rate is more than 0. The clock outlives it.
    RateLimit(Clock &clock, Rate rate, std::size_t maxWaiting);
    RateLimit(const RateLimit &) = delete;
    RateLimit &operator=(const RateLimit &) = delete;

    // Calls later only for those that got a place.
    Admission ask(std::function<void()> later);

private:
    void arm();
    void callDue();

    Clock &m_clock;
    TokenBucket m_bucket;
    WaitingLine m_line;
    Timer m_timer;
};

// Lets so many requests through at the same time; those beyond wait in a line of bounded length.
class ConcurrencyLimit {
    struct State;

public:
    // Held while the request is under way. Letting go of it calls the next one in line.
    class [[nodiscard]] Slot {
    public:
        Slot() = default;
        explicit Slot(std::shared_ptr<State> state) : m_state(std::move(state)) {}
        Slot(Slot &&other) noexcept = default;
        Slot &operator=(Slot &&other) noexcept;
        ~Slot() { release(); }

        void release();

    private:
        std::shared_ptr<State> m_state;
    };

    using Admission = std::variant<Slot, WaitingLine::Place, LineIsFull>;

    ConcurrencyLimit(std::size_t maxAtOnce, std::size_t maxWaiting);

    // Calls later only for those that got a place.
    Admission ask(std::function<void(Slot)> later);

    std::size_t atOnce() const;
    std::size_t waiting() const;

private:
    std::shared_ptr<State> m_state;
};

} // namespace tooltray::upstream
