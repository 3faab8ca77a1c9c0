// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "execution/delivery/operationrun.h"
#include "json/value.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::execution {

// Identifies calls that have the same answer. Everything that the answer depends on is part of it; what stays
// the same is kept as it is, so that different calls never share a key.
struct CacheScope {
    std::string_view tool;
    std::string_view version;
    std::string_view endpoint;
    std::string_view credential; // whose: another one may see something else
};

// Covers the variables named, or all. The order of members and the notation of numbers make no difference.
std::string cacheKey(const CacheScope &scope, const json::Value &variables,
                     const std::vector<std::string> &keyParameters);

// Callbacks that report progress until there is an answer.
struct AnswerWatcher {
    // For each request only one waiter is told: the one that has waited longest.
    std::function<void(const upstream::Attempt &)> onAttempt = {};
    // Pages and items so far: everybody is told.
    std::function<void(std::uint64_t pages, std::uint64_t items)> onPage = {};
};

// Keeps answers for a while, and lets calls that want the same answer share one request for it. Failures and data that
// came with errors are passed on to all who wait and never kept.
class AnswerCache {
    struct Waiter;
    struct Flight;

public:
    using Outcome = std::shared_ptr<const OperationOutcome>;

    struct Shared {
        Outcome outcome;
        std::optional<std::chrono::nanoseconds> age; // of an answer that was kept
    };
    using Receiver = std::function<void(const Shared &)>;

    using Watcher = AnswerWatcher;

    // By which the request under way tells those who wait, be they the one who had it started or not.
    class Teller {
    public:
        void attempt(const upstream::Attempt &attempt) const;
        void page(std::uint64_t pages, std::uint64_t items) const;
        // To be called once; later calls and calls of a cancelled job are of no effect.
        void finish(Outcome outcome) const;

    private:
        friend class AnswerCache;
        explicit Teller(std::weak_ptr<Flight> flight) : m_flight(std::move(flight)) {}

        std::weak_ptr<Flight> m_flight;
    };
    using Start = std::function<std::unique_ptr<Run>(Teller)>;

    // Somebody who waits. Destroying it ends the wait without a word, and the job with the last one.
    class Ticket {
    public:
        Ticket() = default;
        Ticket(Ticket &&) noexcept = default;
        Ticket &operator=(Ticket &&other) noexcept;
        ~Ticket() { leave(); }

    private:
        friend class AnswerCache;
        explicit Ticket(std::shared_ptr<Waiter> waiter) : m_waiter(std::move(waiter)) {}
        void leave();

        std::shared_ptr<Waiter> m_waiter;
    };

    // The clock outlives the cache; tickets may outlive it too.
    AnswerCache(Clock &clock, std::size_t maxBytes);
    ~AnswerCache();
    AnswerCache(const AnswerCache &) = delete;
    AnswerCache &operator=(const AnswerCache &) = delete;

    // The cached answer, if it is not too old.
    std::optional<Shared> find(const std::string &key, std::chrono::nanoseconds timeToLive) const;
    // Waits for the job that runs for the key, or starts one. The receiver is called once, before finish() returns.
    [[nodiscard]] Ticket join(const std::string &key, const Start &start, Receiver receiver,
                              Watcher watcher = {});

    void clear();
    std::size_t bytes() const { return m_bytes; }

private:
    struct Cached {
        std::string key;
        Outcome outcome;
        std::size_t bytes; // of the bodies that it came from
        MonotonicTime since;
    };
    using Order = std::list<Cached>;

    void finish(const std::shared_ptr<Flight> &flight, Outcome outcome);
    void keep(const std::string &key, Outcome outcome);
    void drop(Order::iterator kept);

    Clock &m_clock;
    std::size_t m_maxBytes;
    std::size_t m_bytes = 0;
    Order m_order; // the oldest first
    std::map<std::string, Order::iterator> m_kept;
    std::map<std::string, std::shared_ptr<Flight>> m_flights;
};

} // namespace tooltray::execution
