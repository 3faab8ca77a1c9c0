// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "base/time/timer.h"
#include "journal/archive/archivesearch.h"
#include "journal/entries/logentry.h"
#include "journal/filter/filter.h"
#include "journal/filter/filtermatcher.h"
#include "toolkit/commands/builtin.h"
#include "json/value.h"

#include <QObject>
#include <cstddef>
#include <memory>
#include <optional>

namespace tooltray::toolkit {

// Of a call of the log what a client may learn of it, and no more: a filter that is asked of this finds out nothing
// that callView() does not show. The id is another one, as those of the log count the calls of everybody. What is in
// the log is redacted already.
journal::LogEntry shownEntry(const journal::LogEntry &entry);

// A shown call as get_recent_calls tells of it.
json::Value callView(const journal::LogEntry &shown);

// Looks for the asker's own calls, the newest first: among those in memory, then in the archive. Only where a person
// gave it the right are those of others among them, but for tools that the asker may not know of. The filter is asked
// of nothing but these, and only of what of them is shown.
class EntrySearch final : public QObject, public std::enable_shared_from_this<EntrySearch> {
    Q_DISABLE_COPY_MOVE(EntrySearch)

public:
    EntrySearch(CommandContext context, journal::Filter filter, std::size_t most, CommandDone done);

    void start();

private:
    bool seesAll() const { return m_context.client.hasRight(workspace::ClientRight::AllCalls); }
    void searchArchive();
    void take(Result<journal::ArchivePage> page);
    bool add(const journal::LogEntry &entry);
    bool isShown(const journal::LogEntry &entry) const;
    void finishOnBeat();
    void finish();

    CommandContext m_context;
    journal::Filter m_filter;
    std::size_t m_most;
    CommandDone m_done;
    journal::FilterReader m_reader;
    std::optional<journal::FilterMatcher> m_matcher;
    std::optional<journal::EntryId> m_oldest;
    json::Value m_calls = json::Value::array();
    std::size_t m_pages = 0;
    bool m_isIncomplete = false;
    MonotonicTime m_begun{};
    Timer m_beat;
};

} // namespace tooltray::toolkit
