// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "journal/entries/logentry.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>

namespace tooltray::credentials {
class Redactor;
}

// The place where the journal keeps its entries and their bodies.
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

// Mask what is secret in everything but the bodies, which BodyStore sees to.
void redact(Message &message, const credentials::Redactor &redactor);
void redact(LogEntry &entry, const credentials::Redactor &redactor);
void redact(Exchange &exchange, const credentials::Redactor &redactor);

// Makes bodies fit to be kept: without secrets, in UTF-8, and where they are long, the whole in a file of the
// archive and the beginning in memory. Any thread; a body of a megabyte takes some milliseconds.
class BodyStore {
public:
    BodyStore(std::shared_ptr<const credentials::Redactor> redactor, Folder folder)
        : m_redactor(std::move(redactor))
        , m_folder(std::move(folder))
    {}

    struct Place {
        EntryId entry;
        WallTime time;      // when the entry began
        unsigned number;    // of the body in its entry
        std::size_t memory; // bytes that may stay in memory
    };
    Body keep(const Body &raw, const Place &place) const;

private:
    Body cut(Body body, const Place &place) const;

    std::shared_ptr<const credentials::Redactor> m_redactor;
    Folder m_folder;
};

} // namespace tooltray::journal
