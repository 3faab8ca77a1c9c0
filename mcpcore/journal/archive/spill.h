// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/ask.h"
#include "base/time/clock.h"
#include "journal/archive/archivewriter.h"
#include "journal/entries/logentry.h"
#include "journal/filter/predicate.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace tooltray::journal {

// The state of the entries on their way to the disk.
struct SpillState {
    std::size_t waiting = 0;
    std::uint64_t lost = 0;                      // entries that the disk would not take in time
    std::optional<Error> problem = std::nullopt; // while the disk fails

    bool operator==(const SpillState &) const = default;
};

struct SpillLimits {
    std::chrono::milliseconds patience{250};            // of an entry, until it is written
    std::size_t batch = 500;                            // as many are written at once,
    std::size_t batchBytes = std::size_t(4) << 20U;     // or as many as first reach this size in memory
    std::size_t waiting = 50'000;                       // entries that wait while the disk fails,
    std::size_t waitingBytes = std::size_t(128) << 20U; // and their size in memory
    std::chrono::seconds retry{5};

    bool operator==(const SpillLimits &) const = default;
};

// Brings entries to the archive from a thread of its own, in batches, in order. While the disk fails they wait
// and are tried again; too many make the oldest go, which the state and the log say.
class Spill final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Spill)

public:
    Spill(ArchiveWriter writer, Clock &clock, SpillLimits limits = {}, QObject *parent = nullptr);
    // Writes what still waits.
    ~Spill() override;

    // The newest id given so far goes along.
    void add(EntryPointer entry, EntryId newest);

    SpillState state() const;
    // Finishes when all entries added before are on disk, or with the problem.
    QFuture<Result<void>> flush();
    // Entries beyond the limits are removed at once.
    void setArchiveLimits(ArchiveLimits limits);
    QFuture<Result<std::size_t>> clear(const Filter &filter, const FilterReader &reader);
    // The pool of the thread that writes, which can also run slow work.
    QThreadPool &pool() { return m_pool; }

Q_SIGNALS:
    void stateChanged(const tooltray::journal::SpillState &state);
    // The oldest files made room.
    void pruned(const tooltray::journal::ArchiveWriter::Pruned &pruned);

private:
    using Batch = std::vector<EntryPointer>;
    struct Waiter {
        std::uint64_t until; // number of the entry that must be on disk
        ResultPromise<void> answer;
    };

    bool isBatchFull() const;
    void startBatch();
    void batchDone(const Result<void> &result);
    void dropWhatIsTooMuch();
    void answerWaiters(const Result<void> &result);
    void pruneNowAndThen();
    void prune();
    void announce();

    std::shared_ptr<ArchiveWriter> m_writer; // used on the pool, or here when that is idle
    Clock &m_clock;
    SpillLimits m_limits;
    Timer m_timer;

    std::deque<EntryPointer> m_queue;
    std::size_t m_queueBytes = 0;
    std::shared_ptr<const Batch> m_inFlight;
    EntryId m_newest{};
    std::uint64_t m_added = 0;
    std::uint64_t m_done = 0; // written or lost
    std::vector<Waiter> m_waiters;
    std::uint64_t m_lost = 0;
    std::optional<Error> m_problem;
    SpillState m_announced;
    std::optional<MonotonicTime> m_pruned;
    QFuture<Result<void>> m_writing;
    QThreadPool m_pool; // last: its thread ends before all else goes
};

} // namespace tooltray::journal
