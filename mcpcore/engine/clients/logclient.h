// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/cancellation.h"
#include "engine/workspaces/workspacefolders.h"
#include "journal/archive/archivesearch.h"
#include "journal/archive/spill.h"
#include "journal/entries/logentry.h"
#include "journal/statistics/statistics.h"

#include <QFuture>
#include <QObject>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::engine {

// How calls went lately, trials of people left out.
struct LogFigures {
    struct ToolFigures {
        std::string tool;
        std::uint64_t calls = 0;
        std::uint64_t errors = 0;
        std::chrono::microseconds p95{0};

        bool operator==(const ToolFigures &) const = default;
    };

    std::vector<journal::WindowSlot> minutes = {}; // of the last hour, the oldest first
    std::uint64_t calls = 0;                       // in that hour
    std::uint64_t errors = 0;
    std::chrono::microseconds p50{0};
    std::chrono::microseconds p95{0};
    std::vector<ToolFigures> busiest = {}; // since the start, at most five, the busiest first
    std::size_t running = 0;

    bool operator==(const LogFigures &) const = default;
};

// Where the window reads the log.
class LogClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogClient)

public:
    explicit LogClient(WorkspaceLink link);

    // The newest calls that are in memory, in the order of their ids, and the last ones of the program's start
    // before. What changes afterwards comes as news.
    QFuture<Result<std::vector<journal::EntryPointer>>> entries();
    // The last that reached this thread; at most once a second there are others.
    const LogFigures &figures() const { return m_figures; }

    // How it stands with what is to be kept on disk.
    const journal::SpillState &archive() const { return m_archive; }

    // In memory or in the archive.
    QFuture<Result<journal::EntryPointer>> find(journal::EntryId id);
    QFuture<Result<journal::ArchivePage>> searchArchive(journal::ArchiveQuery query,
                                                        CancellationToken token = {});
    // All of a body that is cut.
    QFuture<Result<std::string>> wholeBody(journal::Body body);

    QFuture<Result<void>> setNote(journal::EntryId id, std::string note);
    enum class Pin : std::uint8_t { Set, Remove };
    QFuture<Result<void>> setPin(journal::EntryId id, Pin pin);
    // Forgets calls that are over, in the archive as well; how many the archive had.
    QFuture<Result<std::size_t>> clear(journal::Filter filter, journal::FilterReader reader);

    enum class Format : std::uint8_t { JsonLines, Har };
    // For its owner alone.
    QFuture<Result<void>> exportTo(std::string path, Format format,
                                   std::vector<journal::EntryPointer> entries);

    // News.
    void takeFigures(LogFigures figures);
    void takeArchive(journal::SpillState state);

Q_SIGNALS:
    // New and changed ones, in the order of their ids, at most twenty times a second.
    void entriesChanged(const std::vector<tooltray::journal::EntryPointer> &entries);
    void entriesRemoved(const std::vector<tooltray::journal::EntryId> &ids);
    // Calls before that one are only in the archive by now: who lists what is in memory forgets them as well.
    void evicted(tooltray::journal::EntryId oldest);
    void figuresChanged();
    void archiveChanged();

private:
    WorkspaceLink m_link;
    LogFigures m_figures;
    journal::SpillState m_archive;
};

} // namespace tooltray::engine
