// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/spill.h"

#include "base/task/ask.h"
#include "base/task/post.h"
#include "base/text/quantity.h"
#include "journal/entries/logentry.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tooltray::journal {

namespace {

constexpr std::chrono::minutes kBetweenPrunes{1};

} // namespace

Spill::Spill(ArchiveWriter writer, Clock &clock, SpillLimits limits, QObject *parent)
    : QObject(parent)
    , m_writer(std::make_shared<ArchiveWriter>(std::move(writer)))
    , m_clock(clock)
    , m_limits(limits)
{
    m_pool.setMaxThreadCount(1);
    annotateRelease(m_writer.get());
}

Spill::~Spill()
{
    m_pool.waitForDone();
    annotateAcquire(m_writer.get());
    Batch last;
    if (m_inFlight && !resultOf(m_writing))
        last = *m_inFlight;
    last.insert(last.end(), m_queue.begin(), m_queue.end());
    if (last.empty())
        return;
    if (const auto written = m_writer->append(last, m_newest); !written)
        logCategory().warning(std::to_string(last.size())
                              + " calls are not in the log's archive: " + written.error().message.text());
}

void Spill::add(EntryPointer entry, EntryId newest)
{
    m_queueBytes += memoryOf(*entry);
    m_queue.push_back(std::move(entry));
    m_newest = std::max(m_newest, newest);
    ++m_added;
    dropWhatIsTooMuch();
    if (m_problem || m_inFlight)
        return; // what happens next starts the next batch
    if (isBatchFull())
        startBatch();
    else if (!m_timer.isActive())
        m_timer = m_clock.startTimer(m_limits.patience, [this] { startBatch(); });
}

SpillState Spill::state() const
{
    return {m_queue.size() + (m_inFlight ? m_inFlight->size() : 0), m_lost, m_problem};
}

QFuture<Result<void>> Spill::flush()
{
    ResultPromise<void> answer;
    QFuture<Result<void>> future = answer.future();
    if (m_done == m_added) {
        answer.give({});
        return future;
    }
    m_waiters.push_back({m_added, std::move(answer)});
    if (!m_inFlight)
        startBatch();
    return future;
}

QFuture<Result<std::size_t>> Spill::clear(const Filter &filter, const FilterReader &reader)
{
    ResultPromise<std::size_t> answer;
    QFuture<Result<std::size_t>> future = answer.future();
    // Waits for the pending entries, which may match as well.
    whenDone(flush(), this,
             [this, filter, reader, answer = std::make_shared<ResultPromise<std::size_t>>(std::move(answer))](
                 const Result<void> &flushed) {
                 if (!flushed) {
                     answer->give(flushed.error());
                     return;
                 }
                 auto cleared = ask(&m_pool, [writer = m_writer, filter, reader] {
                     return handedOver(*writer,
                                       [&](ArchiveWriter &each) { return each.clear(filter, reader); });
                 });
                 whenDone(cleared, this,
                          [answer](Result<std::size_t> result) { answer->give(std::move(result)); });
             });
    return future;
}

bool Spill::isBatchFull() const
{
    return m_queue.size() >= m_limits.batch || m_queueBytes >= m_limits.batchBytes;
}

void Spill::startBatch()
{
    m_timer.cancel();
    if (m_queue.empty() || m_inFlight)
        return;
    Batch batch;
    for (std::size_t bytes = 0;
         !m_queue.empty() && batch.size() < m_limits.batch && bytes < m_limits.batchBytes;) {
        bytes += memoryOf(*m_queue.front());
        batch.push_back(std::move(m_queue.front()));
        m_queue.pop_front();
    }
    for (const EntryPointer &entry : batch)
        m_queueBytes -= memoryOf(*entry);
    m_inFlight = std::make_shared<const Batch>(std::move(batch));
    m_writing = ask(&m_pool, [writer = m_writer, batch = m_inFlight, newest = m_newest] {
        return handedOver(*writer, [&](ArchiveWriter &each) { return each.append(*batch, newest); });
    });
    whenDone(m_writing, this, [this](const Result<void> &result) { batchDone(result); });
}

void Spill::batchDone(const Result<void> &result)
{
    const std::shared_ptr<const Batch> batch = std::exchange(m_inFlight, nullptr);
    if (result) {
        m_done += batch->size();
        if (std::exchange(m_problem, std::nullopt))
            logCategory().info("The log's archive can be written again.");
        pruneNowAndThen();
    } else {
        const Error &error = result.error();
        if (!m_problem)
            logCategory().warning("The log's archive cannot be written; the calls wait. "
                                  + error.message.text());
        m_problem = error;
        m_queue.insert(m_queue.begin(), batch->begin(), batch->end());
        for (const EntryPointer &entry : *batch)
            m_queueBytes += memoryOf(*entry);
        dropWhatIsTooMuch();
        m_timer = m_clock.startTimer(m_limits.retry, [this] { startBatch(); });
    }
    answerWaiters(result);
    announce();
    if (m_problem || m_queue.empty())
        return;
    // A flush is waited for; otherwise there may come more to write at once.
    if (!m_waiters.empty() || isBatchFull())
        startBatch();
    else
        m_timer = m_clock.startTimer(m_limits.patience, [this] { startBatch(); });
}

void Spill::dropWhatIsTooMuch()
{
    while (m_queue.size() > m_limits.waiting
           || (m_queueBytes > m_limits.waitingBytes && m_queue.size() > 1)) {
        if (m_lost == 0)
            logCategory().warning(
                "More calls wait for the log's archive than can be kept: the oldest are lost.");
        m_queueBytes -= memoryOf(*m_queue.front());
        m_queue.pop_front();
        ++m_lost;
        ++m_done;
    }
}

void Spill::answerWaiters(const Result<void> &result)
{
    const auto isDue = [&](const Waiter &waiter) { return !result || waiter.until <= m_done; };
    for (Waiter &waiter : m_waiters) {
        if (isDue(waiter))
            waiter.answer.give(result);
    }
    // The answered waiters are the first ones.
    const auto waiting = std::ranges::find_if_not(m_waiters, isDue);
    m_waiters.erase(m_waiters.begin(), waiting);
}

void Spill::pruneNowAndThen()
{
    const MonotonicTime now = m_clock.now();
    if (m_pruned && now - *m_pruned < kBetweenPrunes)
        return;
    m_pruned = now;
    prune();
}

void Spill::setArchiveLimits(ArchiveLimits limits)
{
    ask(&m_pool, [writer = m_writer, limits] {
        return handedOver(*writer, [limits](ArchiveWriter &each) {
            each.setLimits(limits);
            return Result<void>();
        });
    });
    m_pruned = m_clock.now();
    prune();
}

void Spill::prune()
{
    auto result = ask(&m_pool, [writer = m_writer, time = m_clock.wallTime(), now = m_clock.now()] {
        return handedOver(*writer, [&](ArchiveWriter &each) {
            return Result<ArchiveWriter::Pruned>(each.prune(time, now));
        });
    });
    whenDone(result, this, [this](const Result<ArchiveWriter::Pruned> &done) {
        if (!done || done.value().files == 0)
            return;
        logCategory().info("The log's archive reached its limit: its oldest "
                           + std::to_string(done.value().files) + " files ("
                           + formatByteCount(done.value().bytes) + ") were removed.");
        Q_EMIT pruned(done.value());
    });
}

void Spill::announce()
{
    SpillState now = state();
    if (now.problem == m_announced.problem && now.lost == m_announced.lost)
        return;
    m_announced = now;
    Q_EMIT stateChanged(m_announced);
}

} // namespace tooltray::journal
