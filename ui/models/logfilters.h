// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/cancellation.h"
#include "journal/entries/logentry.h"
#include "journal/filter/filter.h"
#include "journal/filter/predicate.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <memory>
#include <vector>

// Filters of the log as they stand in the field: put together without typing.

namespace tooltray::ui::logfilter {

journal::FilterReader readerNow();

journal::Filter is(const char *property); // is:error
journal::Filter tool(const QString &name);

// True when the text asks for that among all that it asks for.
bool contains(const QString &text, const journal::Filter &part);
// The text, asking for that as well. A text that is no filter is replaced.
QString with(const QString &text, const journal::Filter &part);
QString without(const QString &text, const journal::Filter &part);
// The text, and none of those.
QString excluding(const QString &text, const journal::Filter &part);

// The filter that lets the same pass but for those.
journal::Filter except(const journal::Filter &whole, const journal::Filter &part);

} // namespace tooltray::ui::logfilter

namespace tooltray::ui {

// Finds out which calls of the log pass a filter; on a thread of its own, as that may look into bodies. What comes
// while others are asked about waits its turn.
class LogFilterWorker final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogFilterWorker)

public:
    using Entries = std::vector<journal::EntryPointer>;

    explicit LogFilterWorker(QObject *parent = nullptr);
    ~LogFilterWorker() override;

    // Answered by found(). What was asked before counts no more.
    void find(const journal::Filter &filter, Entries entries);
    // By the same filter, answered by filtered().
    void filter(const Entries &entries);
    void stop();
    bool isFinding() const { return m_asking == Asking::ForThoseThatPass; }

Q_SIGNALS:
    void found(const tooltray::ui::LogFilterWorker::Entries &passing);
    void filtered(const tooltray::ui::LogFilterWorker::Entries &entries, const std::vector<bool> &passes);

private:
    enum class Asking : std::uint8_t { Nothing, ForEach, ForThoseThatPass };
    struct Matches;

    void ask(Entries entries, Asking asking);
    void take(const Matches &matches, Asking asking);

    journal::Filter m_filter;
    Asking m_asking = Asking::Nothing;
    Entries m_waiting;
    std::unique_ptr<CancellationSource> m_cancellation;
    QThreadPool m_pool;
};

} // namespace tooltray::ui
