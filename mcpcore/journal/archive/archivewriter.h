// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "base/result/result.h"
#include "base/time/clock.h"
#include "journal/archive/archive.h"
#include "journal/entries/logentry.h"
#include "journal/filter/predicate.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tooltray::journal {

// The time by which old files are removed. The clock of a computer may be wrong by years for a while, which must not
// cost anybody their journal: a jump of more than two days ahead counts only once the program has run after it on
// three days and for an hour in all. Until then the time stays what it was before. What was seen is kept in the
// folder, so that a new start is no way around.
class RetentionClock {
public:
    static constexpr std::chrono::days kOrdinary{2};
    static constexpr int kDaysSeen = 3;
    static constexpr std::chrono::seconds kTimeSeen = std::chrono::hours(1);

    explicit RetentionClock(Folder folder);

    // The wall time, or one before it while the clock is not believed.
    WallTime trusted(WallTime wall, MonotonicTime now);

private:
    // The observations of a time that may be wrong.
    struct Ahead {
        std::chrono::sys_days last{};
        int days = 1;
        std::chrono::seconds seen{};
    };

    void read();
    void save() const;
    std::optional<std::chrono::sys_days> newestBefore(std::chrono::sys_days day) const;
    void observe(std::chrono::sys_days day, WallTime wall, MonotonicTime now);

    Folder m_folder;
    std::optional<std::chrono::sys_days> m_day; // up to which time is believed
    std::optional<Ahead> m_ahead;
    std::optional<WallTime> m_lastWall;
    MonotonicTime m_lastNow{};
};

struct ArchiveLimits {
    std::uint64_t bytes = std::uint64_t(1) << 30U; // of all files; the one being written may exceed it
    std::chrono::days age{30};
    std::uint64_t fileBytes = std::uint64_t(64) << 20U; // then a day goes on in another file

    bool operator==(const ArchiveLimits &) const = default;
};

// Writes entries to files of JSON lines, one for each day. An entry that is written again, with a note, say,
// takes the place of its line before. What was appended is on disk when append() returns; if the process dies
// in the middle, all lines before are whole and the torn one is removed at the next start. One thread at a time;
// takes as long as the disk takes.
class ArchiveWriter {
public:
    struct Opened;

    // Makes the folder where there is none. Files are for their owner alone.
    static Result<Opened> open(const Folder &folder, ArchiveLimits limits,
                               std::shared_ptr<const FileSystem> system = std::make_shared<FileSystem>());

    // The newest id given to any entry goes along, so that none is given twice; see Opened.
    Result<void> append(std::span<const EntryPointer> entries, EntryId newest);

    struct Pruned {
        std::size_t files = 0;
        std::uint64_t bytes = 0;

        bool operator==(const Pruned &) const = default;
    };
    // Removes the oldest files, with their bodies, until the limits are kept. Age counts by a RetentionClock, so that a
    // clock that was set wrong removes nothing; without the monotonic time it is believed.
    Pruned prune(WallTime now, std::optional<MonotonicTime> monotonic = {});

    void setLimits(ArchiveLimits limits) { m_limits = limits; }

    // Removes the entries that match, with their bodies, for good; returns how many there were.
    Result<std::size_t> clear(const Filter &filter, const FilterReader &reader);

private:
    ArchiveWriter(Folder folder, ArchiveLimits limits) : m_folder(std::move(folder)), m_limits(limits) {}

    Result<void> appendTo(std::chrono::sys_days day, std::string_view lines);
    Result<void> appendTo(const std::string &file, std::string_view lines);
    Result<void> rememberNewest() const;
    ArchiveName nameFor(std::chrono::sys_days day) const;

    Folder m_folder;
    ArchiveLimits m_limits;
    EntryId m_newest{};
    std::optional<RetentionClock> m_clock;
};

struct ArchiveWriter::Opened {
    ArchiveWriter writer;
    EntryId newest; // that any entry had
    std::vector<std::string>
        repairs; // sentences about lines that were torn and are gone, and what is in the way
};

} // namespace tooltray::journal
