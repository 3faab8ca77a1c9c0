// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logjudge.h"

#include "base/ask.h"
#include "journal/filter/filtermatcher.h"
#include "ui/models/logfilters.h"

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

// In the order of their ids, of each the last.
LogJudge::Entries newest(LogJudge::Entries entries)
{
    std::ranges::stable_sort(entries, {}, [](const journal::EntryPointer &entry) { return entry->id; });
    LogJudge::Entries last;
    last.reserve(entries.size());
    for (journal::EntryPointer &entry : entries) {
        if (!last.empty() && last.back()->id == entry->id)
            last.back() = std::move(entry);
        else
            last.push_back(std::move(entry));
    }
    return last;
}

} // namespace

struct LogJudge::Judgement {
    Entries entries;
    std::vector<bool> passes; // none where only those that pass are wanted
};

LogJudge::LogJudge(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

LogJudge::~LogJudge()
{
    if (m_cancellation)
        m_cancellation->cancel();
}

void LogJudge::find(const journal::Filter &filter, Entries entries)
{
    stop();
    m_filter = filter;
    ask(std::move(entries), Asking::ForThoseThatPass);
}

void LogJudge::judge(const Entries &entries)
{
    if (m_asking == Asking::Nothing)
        ask(entries, Asking::ForEach);
    else
        m_waiting.insert(m_waiting.end(), entries.begin(), entries.end());
}

void LogJudge::stop()
{
    if (m_cancellation)
        m_cancellation->cancel();
    m_cancellation.reset();
    m_asking = Asking::Nothing;
    m_waiting.clear();
}

void LogJudge::ask(Entries entries, Asking asking)
{
    m_asking = asking;
    m_cancellation = std::make_unique<CancellationSource>();
    auto work = [entries = std::move(entries), filter = m_filter, reader = logfilter::readerNow(), asking,
                 token = m_cancellation->token()]() -> Result<std::shared_ptr<const Judgement>> {
        auto matcher = journal::FilterMatcher::create(filter, reader);
        if (!matcher)
            return std::move(matcher).error();
        auto judgement = std::make_shared<Judgement>();
        for (const journal::EntryPointer &entry : entries) {
            if (token.isCancelled())
                break;
            const bool isPassing = matcher->matches(*entry);
            if (asking == Asking::ForEach)
                judgement->passes.push_back(isPassing);
            if (isPassing || asking == Asking::ForEach)
                judgement->entries.push_back(entry);
        }
        return std::shared_ptr<const Judgement>(std::move(judgement));
    };
    whenDone(tooltray::ask(&m_pool, std::move(work)), this,
             [this, asking,
              token = m_cancellation->token()](const Result<std::shared_ptr<const Judgement>> &done) {
                 // Cancelled: another filter was set meanwhile.
                 if (!token.isCancelled())
                     take(done ? **done : Judgement(), asking);
             });
}

void LogJudge::take(const Judgement &judgement, Asking asking)
{
    m_asking = Asking::Nothing;
    if (!m_waiting.empty())
        ask(newest(std::exchange(m_waiting, {})), Asking::ForEach);
    if (asking == Asking::ForThoseThatPass)
        Q_EMIT found(judgement.entries);
    else
        Q_EMIT judged(judgement.entries, judgement.passes);
}

} // namespace tooltray::ui
