// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logfilters.h"

#include "base/task/ask.h"
#include "journal/filter/filtermatcher.h"
#include "journal/filter/parser.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <utility>

namespace tooltray::ui::logfilter {
namespace {

using journal::Filter;

// The parts that all have to hold for the filter to.
std::vector<Filter> partsOf(const QString &text)
{
    journal::ParsedFilter parsed = journal::parseFilter(text.toStdString());
    if (!parsed || parsed.filter.kind == Filter::Kind::Everything)
        return {};
    if (parsed.filter.kind == Filter::Kind::All)
        return std::move(parsed.filter.children);
    return {std::move(parsed.filter)};
}

QString textOf(std::vector<Filter> parts)
{
    if (parts.empty())
        return {};
    Filter whole = parts.size() == 1 ? std::move(parts.front())
                                     : Filter{.kind = Filter::Kind::All, .children = std::move(parts)};
    return QString::fromStdString(journal::printFilter(whole));
}

Filter negated(const Filter &part)
{
    return {.kind = Filter::Kind::Not, .children = {part}};
}

} // namespace

journal::FilterReader readerNow()
{
    return {WallTime(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch())),
            QTimeZone::systemTimeZone()};
}

Filter is(const char *property)
{
    return {.kind = Filter::Kind::Term, .term = {.field = journal::FilterField::Is, .value = property}};
}

Filter tool(const QString &name)
{
    return {.kind = Filter::Kind::Term,
            .term = {.field = journal::FilterField::Tool,
                     .op = journal::Term::Op::Equals,
                     .value = name.toStdString()}};
}

bool contains(const QString &text, const Filter &part)
{
    const std::vector<Filter> parts = partsOf(text);
    return std::ranges::find(parts, part) != parts.end();
}

QString with(const QString &text, const Filter &part)
{
    std::vector<Filter> parts = partsOf(text);
    // It may have been excluded before.
    std::erase(parts, negated(part));
    if (std::ranges::find(parts, part) == parts.end())
        parts.push_back(part);
    return textOf(std::move(parts));
}

QString without(const QString &text, const Filter &part)
{
    std::vector<Filter> parts = partsOf(text);
    std::erase(parts, part);
    return textOf(std::move(parts));
}

QString excluding(const QString &text, const Filter &part)
{
    std::vector<Filter> parts = partsOf(text);
    std::erase(parts, part);
    if (std::ranges::find(parts, negated(part)) == parts.end())
        parts.push_back(negated(part));
    return textOf(std::move(parts));
}

Filter except(const Filter &whole, const Filter &part)
{
    if (whole.kind == Filter::Kind::Everything)
        return negated(part);
    Filter result{.kind = Filter::Kind::All, .children = {whole}};
    if (whole.kind == Filter::Kind::All)
        result.children = whole.children;
    result.children.push_back(negated(part));
    return result;
}

} // namespace tooltray::ui::logfilter

namespace tooltray::ui {
namespace {

// In the order of their ids, of each the last.
LogFilterWorker::Entries newest(LogFilterWorker::Entries entries)
{
    std::ranges::stable_sort(entries, {}, [](const journal::EntryPointer &entry) { return entry->id; });
    LogFilterWorker::Entries last;
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

struct LogFilterWorker::Matches {
    Entries entries;
    std::vector<bool> passes; // none where only those that pass are wanted
};

LogFilterWorker::LogFilterWorker(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

LogFilterWorker::~LogFilterWorker()
{
    if (m_cancellation)
        m_cancellation->cancel();
}

void LogFilterWorker::find(const journal::Filter &filter, Entries entries)
{
    stop();
    m_filter = filter;
    ask(std::move(entries), Asking::ForThoseThatPass);
}

void LogFilterWorker::filter(const Entries &entries)
{
    if (m_asking == Asking::Nothing)
        ask(entries, Asking::ForEach);
    else
        m_waiting.insert(m_waiting.end(), entries.begin(), entries.end());
}

void LogFilterWorker::stop()
{
    if (m_cancellation)
        m_cancellation->cancel();
    m_cancellation.reset();
    m_asking = Asking::Nothing;
    m_waiting.clear();
}

void LogFilterWorker::ask(Entries entries, Asking asking)
{
    m_asking = asking;
    m_cancellation = std::make_unique<CancellationSource>();
    auto work = [entries = std::move(entries), filter = m_filter, reader = logfilter::readerNow(), asking,
                 token = m_cancellation->token()]() -> Result<std::shared_ptr<const Matches>> {
        auto matcher = journal::FilterMatcher::create(filter, reader);
        if (!matcher)
            return std::move(matcher).error();
        auto matches = std::make_shared<Matches>();
        for (const journal::EntryPointer &entry : entries) {
            if (token.isCancelled())
                break;
            const bool isPassing = matcher->matches(*entry);
            if (asking == Asking::ForEach)
                matches->passes.push_back(isPassing);
            if (isPassing || asking == Asking::ForEach)
                matches->entries.push_back(entry);
        }
        return std::shared_ptr<const Matches>(std::move(matches));
    };
    whenDone(
        tooltray::ask(&m_pool, std::move(work)), this,
        [this, asking, token = m_cancellation->token()](const Result<std::shared_ptr<const Matches>> &done) {
            // Cancelled: another filter was set meanwhile.
            if (!token.isCancelled())
                take(done ? **done : Matches(), asking);
        });
}

void LogFilterWorker::take(const Matches &matches, Asking asking)
{
    m_asking = Asking::Nothing;
    if (!m_waiting.empty())
        ask(newest(std::exchange(m_waiting, {})), Asking::ForEach);
    if (asking == Asking::ForThoseThatPass)
        Q_EMIT found(matches.entries);
    else
        Q_EMIT filtered(matches.entries, matches.passes);
}

} // namespace tooltray::ui
