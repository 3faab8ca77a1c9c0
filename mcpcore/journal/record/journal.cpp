// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/record/journal.h"

#include "base/task/ask.h"
#include "credentials/redaction/redactor.h"
#include "journal/archive/archive.h"
#include "journal/entries/logentry.h"
#include "journal/filter/filtermatcher.h"
#include "journal/record/entrystore.h"

#include <algorithm>
#include <utility>

namespace tooltray::journal {
namespace {

// The part of a body that stays in memory when its call has used up its share.
constexpr std::size_t kShortBody = std::size_t(4) << 10U;

} // namespace

Journal::Journal(ArchiveWriter::Opened archive, JournalOptions options,
                 std::shared_ptr<const credentials::Redactor> redactor, Clock &clock)
    : m_options(std::move(options))
    , m_redactor(std::move(redactor))
    , m_clock(clock)
    , m_keeper(m_redactor, m_options.folder)
    , m_newest(archive.newest)
    , m_begun(archive.newest)
    , m_ring(m_options.ring)
    , m_spill(std::move(archive.writer), clock, m_options.spill)
{
    for (const std::string &repair : archive.repairs)
        logCategory().warning(repair);
    m_pool.setMaxThreadCount(1);
    connect(&m_spill, &Spill::stateChanged, this, &Journal::spillStateChanged);
}

Journal::~Journal()
{
    settle();
    m_end.cancel(CancelReason::Shutdown);
    m_pool.waitForDone();
    // Unfinished calls are saved as far as they came; a body that is still being masked is omitted.
    for (auto &[id, open] : m_open) {
        if (!open.isFinished) {
            open.entry.outcome = Outcome::Cancelled;
            open.entry.code = "shutdown";
            open.entry.message = CORE_TEXT("Core", "The program ended before the call did.");
        }
        m_spill.add(std::make_shared<const LogEntry>(std::move(open.entry)), m_newest);
    }
}

EntryId Journal::begin(LogEntry entry, std::string_view traceparent)
{
    m_newest = EntryId(m_newest.value() + 1);
    const EntryId id = m_newest;
    Open &open = m_open[id];
    open.begun = m_clock.now();
    open.entry = std::move(entry);
    open.entry.id = id;
    open.entry.time = m_clock.wallTime();
    open.entry.outcome = Outcome::Running;
    if (m_over)
        open.entry.trace = EntryTrace::below(traceparent);
    redact(open.entry, *m_redactor);
    keepBody(open, std::exchange(open.entry.arguments, {}),
             [](LogEntry &each, Body body) { each.arguments = std::move(body); });
    for (Exchange &exchange : std::exchange(open.entry.exchanges, {}))
        addExchange(id, std::move(exchange));
    announce(id, nullptr);
    return id;
}

void Journal::postpone(EntryId id, std::function<void(Open &)> step)
{
    m_postponed.emplace_back(id, std::move(step));
    m_afterTurn.request();
}

Journal &Journal::settle()
{
    for (auto &[id, step] : std::exchange(m_postponed, {})) {
        const auto found = m_open.find(id);
        if (found == m_open.end() || found->second.isFinished)
            continue;
        step(found->second);
        announce(id, nullptr);
        closeWhenComplete(id);
    }
    return *this;
}

void Journal::describe(EntryId id, std::string tool, std::string version, OperationKind operation)
{
    postpone(id, [this, tool = std::move(tool), version = std::move(version), operation](Open &open) {
        open.entry.tool = m_redactor->mask(tool);
        open.entry.toolVersion = m_redactor->mask(version);
        open.entry.operation = operation;
    });
}

void Journal::addExchange(EntryId id, Exchange exchange)
{
    postpone(id, [this, exchange = std::move(exchange)](Open &open) mutable {
        redact(exchange, *m_redactor);
        Body request = std::exchange(exchange.request, {});
        Body response = std::exchange(exchange.response, {});
        const std::size_t index = open.entry.exchanges.size();
        open.entry.exchanges.push_back(std::move(exchange));
        keepBody(open, std::move(request),
                 [index](LogEntry &each, Body body) { each.exchanges[index].request = std::move(body); });
        keepBody(open, std::move(response),
                 [index](LogEntry &each, Body body) { each.exchanges[index].response = std::move(body); });
    });
}

void Journal::finish(EntryId id, EntryEnd end)
{
    postpone(id, [this, now = m_clock.now(), end = std::move(end)](Open &open) mutable {
        close(open, std::move(end), now);
    });
}

void Journal::close(Open &open, EntryEnd end, MonotonicTime now)
{
    LogEntry &entry = open.entry;
    entry.outcome = end.outcome == Outcome::Running ? Outcome::Ok : end.outcome;
    entry.level = end.level;
    entry.code = m_redactor->mask(end.code);
    entry.message = std::move(end.message);
    redact(entry.message, *m_redactor);
    entry.cacheAge = end.cacheAge;
    const auto passed = std::chrono::duration_cast<std::chrono::microseconds>(now - open.begun);
    entry.duration = std::max(passed - end.waited, std::chrono::microseconds(0));
    entry.isSlow = entry.duration >= m_options.slowAfter;
    keepBody(open, std::move(end.result), [](LogEntry &each, Body body) { each.result = std::move(body); });

    m_statistics.add(entry);
    if (!entry.isTest) {
        m_lastHour.add(now, entry.duration,
                       entry.hasErrors() ? SlidingWindow::Went::Wrong : SlidingWindow::Went::Well);
    }
    open.isFinished = true;
    if (m_over && entry.trace)
        m_over(entry);
}

std::optional<TraceContext> Journal::traceOf(EntryId id) const
{
    const auto found = m_open.find(id);
    if (found == m_open.end() || !found->second.entry.trace)
        return std::nullopt;
    const EntryTrace &trace = *found->second.entry.trace;
    return trace.request.at(trace.tool);
}

std::vector<EntryPointer> Journal::entries()
{
    settle();
    std::vector<EntryPointer> all(m_ring.entries().begin(), m_ring.entries().end());
    for (const auto &[id, open] : m_open)
        all.push_back(std::make_shared<const LogEntry>(open.entry));
    std::ranges::sort(all, {}, [](const EntryPointer &entry) { return entry->id; });
    return all;
}

EntryPointer Journal::find(EntryId id)
{
    settle();
    if (const auto open = m_open.find(id); open != m_open.end())
        return std::make_shared<const LogEntry>(open->second.entry);
    return m_ring.find(id);
}

QFuture<Result<void>> Journal::setNote(EntryId id, std::string note)
{
    return amend(id, [note = m_redactor->mask(note)](LogEntry &entry) { entry.note = note; });
}

QFuture<Result<void>> Journal::setPin(EntryId id, Pin pin)
{
    return amend(id, [pin](LogEntry &entry) { entry.isPinned = pin == Pin::Set; });
}

QFuture<Result<ArchivePage>> Journal::searchArchive(ArchiveQuery query, const CancellationToken &token)
{
    return ask(&m_pool, [folder = m_options.folder, query = std::move(query), token,
                         source = CancellationSource(m_end.token())]() mutable {
        const CancellationCallback cancelled = token.onCancel([&source] { source.cancel(); });
        return journal::searchArchive(folder, query, source.token());
    });
}

QFuture<Result<EntryPointer>> Journal::findInArchive(EntryId id)
{
    return ask(&m_pool, [folder = m_options.folder, id, token = m_end.token()] {
        return journal::findInArchive(folder, id, token);
    });
}

QFuture<Result<void>> Journal::recall(std::size_t count)
{
    ResultPromise<void> answer;
    QFuture<Result<void>> future = answer.future();
    if (m_recall == Recall::Done) {
        answer.give({});
        return future;
    }
    m_recallers.push_back(std::move(answer));
    if (std::exchange(m_recall, Recall::Running) == Recall::Running)
        return future;
    const ArchiveTail tail{.before = EntryId(m_begun.value() + 1), .entries = count};
    const auto read = ask(&m_pool, [folder = m_options.folder, tail, token = m_end.token()] {
        return readTail(folder, tail, token);
    });
    whenDone(read, this, [this, clears = m_clears](const Result<std::vector<EntryPointer>> &entries) {
        // Entries that were removed meanwhile must not come back.
        const bool isTrue = entries && clears == m_clears;
        m_recall = isTrue ? Recall::Done : Recall::NotYet;
        if (isTrue)
            keepRecalled(*entries);
        for (ResultPromise<void> &waiting : std::exchange(m_recallers, {}))
            waiting.give(entries ? Result<void>() : Result<void>(entries.error()));
    });
    return future;
}

// Never replaces calls of this process, nor entries that were amended meanwhile.
void Journal::keepRecalled(const std::vector<EntryPointer> &entries)
{
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (m_ring.find((*entry)->id))
            continue;
        if (!m_ring.hasRoomFor(**entry))
            break;
        m_ring.put(*entry);
    }
}

QFuture<Result<std::size_t>> Journal::clear(const Filter &filter, const FilterReader &reader)
{
    settle();
    ++m_clears;
    std::vector<EntryId> gone;
    if (auto matcher = FilterMatcher::create(filter, reader)) {
        for (const EntryPointer &entry : m_ring.entries()) {
            if (matcher->matches(*entry))
                gone.push_back(entry->id);
        }
    }
    for (const EntryId id : gone) {
        m_ring.remove(id);
        m_news.erase(id);
    }
    if (!gone.empty())
        Q_EMIT entriesRemoved(gone);
    return m_spill.clear(filter, reader);
}

void Journal::setLimits(const Limits &limits)
{
    settle();
    m_options.ring = {.entries = limits.entries};
    m_options.bodyBytes = limits.bodyBytes;
    m_options.entryBytes = std::max(JournalOptions().entryBytes, limits.bodyBytes);
    m_ring.setLimits(m_options.ring);
    tellEvictions();
    if (limits.archive != m_options.archive) {
        m_options.archive = limits.archive;
        m_spill.setArchiveLimits(limits.archive);
    }
}

void Journal::keepBody(Open &open, Body raw, SetBody set)
{
    if (!raw.content)
        return;
    const std::size_t size = raw.content->size();
    const std::size_t left = m_options.entryBytes - std::min(open.bodyBytes, m_options.entryBytes);
    const BodyStore::Place place{open.entry.id, open.entry.time, ++open.bodies,
                                 std::min(m_options.bodyBytes, std::max(left, kShortBody))};
    const bool isQuick = size <= std::min(m_options.bodyOffThread, place.memory);
    if (!isQuick && m_maskingBytes > 0 && m_maskingBytes + size > m_options.maskingBytes) {
        set(open.entry, Body::omitted(raw.size));
        if (!std::exchange(m_omitsBodies, true))
            logCategory().warning("The log keeps only the size of bodies that come too fast to be masked.");
        return;
    }
    open.bodyBytes += std::min(size, place.memory);
    if (isQuick) {
        set(open.entry, m_keeper.keep(raw, place));
        return;
    }
    // Until it is masked only its size is known.
    set(open.entry, Body{.size = raw.size});
    ++open.pending;
    m_maskingBytes += size;
    auto kept = ask(&m_spill.pool(), [keeper = m_keeper, raw = std::move(raw), place] {
        return Result<Body>(keeper.keep(raw, place));
    });
    whenDone(kept, this, [this, id = open.entry.id, size, set = std::move(set)](Result<Body> body) {
        m_maskingBytes -= size;
        bodyKept(id, body ? std::move(*body) : Body(), set);
    });
}

void Journal::bodyKept(EntryId id, Body body, const SetBody &set)
{
    Open &open = m_open.at(id);
    set(open.entry, std::move(body));
    --open.pending;
    announce(id, nullptr);
    closeWhenComplete(id);
}

void Journal::closeWhenComplete(EntryId id)
{
    const auto open = m_open.find(id);
    if (!open->second.isFinished || open->second.pending > 0)
        return;
    auto entry = std::make_shared<const LogEntry>(std::move(open->second.entry));
    m_open.erase(open);
    put(std::move(entry));
}

QFuture<Result<void>> Journal::amend(EntryId id, Change change)
{
    settle();
    ResultPromise<void> answer;
    QFuture<Result<void>> future = answer.future();
    if (const auto open = m_open.find(id); open != m_open.end()) {
        change(open->second.entry);
        announce(id, nullptr);
        answer.give({});
    } else if (const EntryPointer entry = m_ring.find(id)) {
        LogEntry copy = *entry;
        change(copy);
        changed(std::move(copy));
        answer.give({});
    } else {
        std::vector<Amendment> &amendments = m_amendments[id];
        amendments.push_back({std::move(change), std::move(answer)});
        if (amendments.size() == 1)
            amendInArchive(id);
    }
    return future;
}

// Waits for pending writes: they may hold the same entry, amended a moment ago.
void Journal::amendInArchive(EntryId id)
{
    whenDone(flush(), this, [this, id](const Result<void> &flushed) {
        if (!flushed) {
            endAmendments(id, flushed);
            return;
        }
        whenDone(findInArchive(id), this, [this, id](const Result<EntryPointer> &found) {
            if (!found) {
                endAmendments(id, found.error());
                return;
            }
            LogEntry copy = *found.value();
            for (const Amendment &amendment : m_amendments[id])
                amendment.change(copy);
            changed(std::move(copy));
            endAmendments(id, {});
        });
    });
}

void Journal::endAmendments(EntryId id, const Result<void> &result)
{
    auto node = m_amendments.extract(id);
    for (Amendment &amendment : node.mapped())
        amendment.answer.give(result);
}

void Journal::changed(LogEntry entry)
{
    auto pointer = std::make_shared<const LogEntry>(std::move(entry));
    if (m_ring.find(pointer->id)) {
        put(std::move(pointer));
    } else {
        m_spill.add(pointer, m_newest);
        announce(pointer->id, pointer);
    }
}

void Journal::put(EntryPointer entry)
{
    m_spill.add(entry, m_newest);
    announce(entry->id, entry);
    m_ring.put(std::move(entry));
}

void Journal::announce(EntryId id, EntryPointer entry)
{
    m_news[id] = std::move(entry);
    if (!m_newsTimer.isActive())
        m_newsTimer = m_clock.startTimer(m_options.betweenNews, [this] { sendNews(); });
}

void Journal::sendNews()
{
    if (settle().m_news.empty())
        return;
    std::vector<EntryPointer> entries;
    for (auto &[id, entry] : std::exchange(m_news, {}))
        entries.push_back(entry ? std::move(entry) : find(id));
    std::erase(entries, nullptr);
    Q_EMIT entriesChanged(entries);
    tellEvictions();
}

void Journal::tellEvictions()
{
    if (std::exchange(m_evictionsTold, m_ring.evicted()) != m_ring.evicted())
        Q_EMIT evicted(m_ring.entries().front()->id);
}

} // namespace tooltray::journal
