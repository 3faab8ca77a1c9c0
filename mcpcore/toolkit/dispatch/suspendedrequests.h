// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "journal/entries/logentry.h"

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace tooltray::journal {
class Journal;
}

namespace tooltray::toolkit {

// Calls whose client left with a question, to come back with its answer as a new call (2026-07-28, basic, multi
// round-trip requests). To the log each is one call, which goes on in the entry where it began.
class SuspendedRequests {
public:
    // An answer to a question counts for as long.
    static constexpr std::chrono::minutes kKept{10};
    static constexpr std::size_t kMax = 1'000;

    // Both outlive it.
    SuspendedRequests(journal::Journal &journal, Clock &clock) : m_journal(journal), m_clock(clock) {}
    ~SuspendedRequests();
    SuspendedRequests(const SuspendedRequests &) = delete;
    SuspendedRequests &operator=(const SuspendedRequests &) = delete;

    // call: all that makes it the same one. Nobody who comes back in time: then it was cancelled.
    void add(const std::string &call, journal::EntryId entry);
    std::optional<journal::EntryId> take(const std::string &call);

private:
    struct Suspended {
        journal::EntryId entry;
        Timer end = {};
    };
    using Calls = std::multimap<std::string, Suspended>;

    void forget(journal::EntryId entry);

    journal::Journal &m_journal;
    Clock &m_clock;
    Calls m_calls;
};

} // namespace tooltray::toolkit
