// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>

namespace tooltray::journal {

struct RingLimits {
    std::size_t entries = 10'000;
    // With larger bodies than usual there are fewer of them.
    std::size_t bytes = std::max(entries * kUsualEntry, kLeastBytes);

    static constexpr std::size_t kUsualEntry = std::size_t(3) << 10U;
    static constexpr std::size_t kLeastBytes = std::size_t(16) << 20U;

    bool operator==(const RingLimits &) const = default;
};

// The newest entries, in the order of their ids. The oldest make room for new ones; the archive has them.
class Ring {
public:
    explicit Ring(RingLimits limits) : m_limits(limits) {}

    // Adds an entry or takes the place of the one with its id.
    void put(EntryPointer entry);
    bool hasRoomFor(const LogEntry &entry) const; // without another one going
    bool remove(EntryId id);
    // The oldest that are beyond them go at once.
    void setLimits(RingLimits limits);

    EntryPointer find(EntryId id) const; // nothing when it is not there (any more)
    const std::deque<EntryPointer> &entries() const noexcept { return m_entries; }
    std::size_t bytes() const noexcept { return m_bytes; }
    std::uint64_t evicted() const noexcept { return m_evicted; } // since the start

private:
    bool isOver() const;
    void dropOldest();
    std::deque<EntryPointer>::const_iterator place(EntryId id) const;

    RingLimits m_limits;
    std::deque<EntryPointer> m_entries;
    std::size_t m_bytes = 0;
    std::uint64_t m_evicted = 0;
};

} // namespace tooltray::journal
