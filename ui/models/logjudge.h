// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancellation.h"
#include "journal/entries/logentry.h"
#include "journal/filter/filter.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <vector>

namespace tooltray::ui {

// Finds out which calls of the log pass a filter; on a thread of its own, as that may look into bodies. What comes
// while others are asked about waits its turn.
class LogJudge final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogJudge)

public:
    using Entries = std::vector<journal::EntryPointer>;

    explicit LogJudge(QObject *parent = nullptr);
    ~LogJudge() override;

    // Answered by found(). What was asked before counts no more.
    void find(const journal::Filter &filter, Entries entries);
    // By the same filter, answered by judged().
    void judge(const Entries &entries);
    void stop();
    bool isFinding() const { return m_asking == Asking::ForThoseThatPass; }

Q_SIGNALS:
    void found(const tooltray::ui::LogJudge::Entries &passing);
    void judged(const tooltray::ui::LogJudge::Entries &entries, const std::vector<bool> &passes);

private:
    enum class Asking : std::uint8_t { Nothing, ForEach, ForThoseThatPass };
    struct Judgement;

    void ask(Entries entries, Asking asking);
    void take(const Judgement &judgement, Asking asking);

    journal::Filter m_filter;
    Asking m_asking = Asking::Nothing;
    Entries m_waiting;
    std::unique_ptr<CancellationSource> m_cancellation;
    QThreadPool m_pool;
};

} // namespace tooltray::ui
