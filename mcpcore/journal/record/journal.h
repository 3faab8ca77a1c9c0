// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "base/result/result.h"
#include "base/task/afterturn.h"
#include "base/task/cancellation.h"
#include "base/time/clock.h"
#include "journal/archive/archivesearch.h"
#include "journal/archive/spill.h"
#include "journal/entries/logentry.h"
#include "journal/record/entrystore.h"
#include "journal/statistics/statistics.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::journal {

struct JournalOptions {
    Folder folder = std::filesystem::path();
    RingLimits ring = {};
    ArchiveLimits archive = {};
    SpillLimits spill = {};
    std::size_t bodyBytes = std::size_t(1) << 20U;  // of one body, in memory
    std::size_t entryBytes = std::size_t(8) << 20U; // of all bodies of a call; what comes then stays short
    std::size_t bodyOffThread = std::size_t(32) << 10U; // bodies longer than that are masked on a pool
    std::size_t maskingBytes = std::size_t(64) << 20U;  // may wait there; of more only the size is kept
    std::chrono::milliseconds slowAfter{1000};
    std::chrono::milliseconds betweenNews{50};
};

// What happened: every call is recorded here while it runs and afterwards. Whoever records gives texts and bodies as
// they are; nobody gets to see them before they are masked. That takes longer than a call may wait, so it is done when
// the thread is through with what it is at, or when somebody looks. Lives on one thread and never makes it wait for the
// disk.
class Journal final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Journal)

public:
    // Goes on where the last process ended; the archive is that of the folder.
    Journal(ArchiveWriter::Opened archive, JournalOptions options,
            std::shared_ptr<const credentials::Redactor> redactor, Clock &clock);
    ~Journal() override;

    // The id and the time are given here. What belongs to the end of a call is not looked at.
    // traceparent: of the client, where it is traced; empty, or none: it is not
    EntryId begin(LogEntry entry, std::string_view traceparent = {});
    // What a call turned out to be. This and the next two do nothing for a call that is over.
    void describe(EntryId id, std::string tool, std::string version, OperationKind operation);
    void addExchange(EntryId id, Exchange exchange);
    void finish(EntryId id, EntryEnd end);

    // Calls are traced from now on, and told when they are over, their bodies left aside.
    void trace(std::function<void(const LogEntry &)> over) { m_over = std::move(over); }
    // Where the exchanges of a running call stand; nothing where it is not traced.
    std::optional<TraceContext> traceOf(EntryId id) const;

    // The newest calls in the order of their ids, those that run among them.
    std::vector<EntryPointer> entries();
    EntryPointer find(EntryId id); // nothing when it is not in memory
    std::size_t running() { return settle().m_open.size(); }
    const Ring &ring() { return settle().m_ring; }
    SpillState spillState() { return settle().m_spill.state(); }
    const StatisticsPair &statistics() { return settle().m_statistics; }
    // Calls of the last hour by minutes, without tests.
    const SlidingWindow &lastHour() { return settle().m_lastHour; }

    // Also of calls that only the archive has.
    QFuture<Result<void>> setNote(EntryId id, std::string note);
    enum class Pin : std::uint8_t { Set, Remove };
    QFuture<Result<void>> setPin(EntryId id, Pin pin);

    // These run on a pool, the archive being what was written so far; see flush().
    QFuture<Result<ArchivePage>> searchArchive(ArchiveQuery query, const CancellationToken &token = {});
    QFuture<Result<EntryPointer>> findInArchive(EntryId id);
    // Brings the newest calls of the processes before this one back into memory, so many at most. Only once;
    // without news, as nothing happened: see entries() afterwards.
    QFuture<Result<void>> recall(std::size_t count);
    QFuture<Result<void>> flush() { return settle().m_spill.flush(); }

    // From now on. What is beyond the limits goes at once from memory, and soon from the archive; bodies that are
    // there stay as they are.
    struct Limits {
        std::size_t entries;   // in memory
        std::size_t bodyBytes; // of one body, in memory
        ArchiveLimits archive;
    };
    void setLimits(const Limits &limits);

    // Forgets the calls that match and are over, here and in the archive; the answer is how many the archive
    // had. The statistics stay.
    QFuture<Result<std::size_t>> clear(const Filter &filter, const FilterReader &reader);

Q_SIGNALS:
    // New and changed ones, in the order of their ids, at most once in betweenNews.
    void entriesChanged(const std::vector<tooltray::journal::EntryPointer> &entries);
    void entriesRemoved(const std::vector<tooltray::journal::EntryId> &ids);
    // Calls before that one are no longer in memory, the archive has them. With the news of those in their place.
    void evicted(tooltray::journal::EntryId oldest);
    void spillStateChanged(const tooltray::journal::SpillState &state);

private:
    // A call that is not over, or whose bodies are still being masked.
    struct Open {
        LogEntry entry;
        MonotonicTime begun;
        std::size_t bodyBytes = 0; // in memory
        unsigned bodies = 0;       // so far
        std::size_t pending = 0;   // bodies being masked
        bool isFinished = false;
    };
    using SetBody = std::function<void(LogEntry &, Body)>;
    using Change = std::function<void(LogEntry &)>;
    struct Amendment {
        Change change;
        ResultPromise<void> answer;
    };

    Journal &settle(); // does what was postponed
    void postpone(EntryId id, std::function<void(Open &)> step);
    void close(Open &open, EntryEnd end, MonotonicTime now);
    void keepBody(Open &open, Body raw, SetBody set);
    void bodyKept(EntryId id, Body body, const SetBody &set);
    void closeWhenComplete(EntryId id);
    QFuture<Result<void>> amend(EntryId id, Change change);
    void amendInArchive(EntryId id);
    void keepRecalled(const std::vector<EntryPointer> &entries);
    void endAmendments(EntryId id, const Result<void> &result);
    void changed(LogEntry entry);
    void put(EntryPointer entry);
    void announce(EntryId id, EntryPointer entry);
    void sendNews();
    void tellEvictions();

    JournalOptions m_options;
    std::shared_ptr<const credentials::Redactor> m_redactor;
    Clock &m_clock;
    BodyStore m_keeper;
    EntryId m_newest;
    EntryId m_begun; // the newest when this process began
    enum class Recall : std::uint8_t { NotYet, Running, Done };
    Recall m_recall = Recall::NotYet;
    std::vector<ResultPromise<void>> m_recallers;
    unsigned m_clears = 0;
    AfterTurn m_afterTurn{[this] { settle(); }, AfterTurn::Order::Last};
    std::vector<std::pair<EntryId, std::function<void(Open &)>>> m_postponed; // in order
    std::map<EntryId, Open> m_open;
    std::size_t m_maskingBytes = 0;
    bool m_omitsBodies = false;
    Ring m_ring;
    StatisticsPair m_statistics;
    SlidingWindow m_lastHour{std::chrono::minutes(1), 60};
    std::map<EntryId, std::vector<Amendment>> m_amendments; // of entries that are being looked for
    std::function<void(const LogEntry &)> m_over;
    std::map<EntryId, EntryPointer> m_news; // nothing in place of a call that runs: it may change until then
    Timer m_newsTimer;
    std::uint64_t m_evictionsTold = 0;
    CancellationSource m_end;
    Spill m_spill;
    QThreadPool m_pool; // last: its threads end before all else goes
};

} // namespace tooltray::journal
