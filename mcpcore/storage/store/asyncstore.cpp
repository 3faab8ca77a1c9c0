// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/asyncstore.h"

#include "base/task/ask.h"
#include "storage/backends/jsonfolder.h"
#include "storage/backends/sqlbackend.h"
#include "storage/backends/sqlsession.h"
#include "storage/documents/layout.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace tooltray::storage {

class AsyncStore::Worker final : public QObject {
public:
    std::unique_ptr<StorageBackend> backend;
};

AsyncStore::AsyncStore(MakeBackend make, Clock &clock, Pace pace, QObject *parent)
    : Store(parent)
    , m_clock(clock)
    , m_pace(pace)
    , m_thread("storage")
    , m_worker(m_thread.take(std::make_unique<Worker>()))
{
    post(m_worker, [this, worker = m_worker, make = std::move(make)] {
        worker->backend = make();
        worker->backend->onNews([this] { post(this, [this] { lookNow(); }); });
    });
}

// Does it in turn, and takes note of what the backend is like then.
template <typename F>
auto AsyncStore::inBackend(F function)
{
    return ask(m_worker, [this, worker = m_worker, function = std::move(function)]() mutable {
        auto result = function(*worker->backend);
        post(this,
             [this, condition = conditionOf(*worker->backend)]() mutable { take(std::move(condition)); });
        return result;
    });
}

QFuture<Result<std::vector<workspace::Document>>> AsyncStore::load()
{
    auto loaded = inBackend([](StorageBackend &backend) {
        backend.open();
        return backend.load();
    });
    whenDone(loaded, this, [this](const Result<std::vector<workspace::Document>> &) { lookIn(m_pace.look); });
    return loaded;
}

QFuture<Result<void>> AsyncStore::commit(Commit commit)
{
    return inBackend(
        [commit = std::move(commit)](StorageBackend &backend) { return backend.commit(commit); });
}

QFuture<Result<void>> AsyncStore::keep(std::string label)
{
    return inBackend([label = std::move(label)](StorageBackend &backend) { return backend.keep(label); });
}

QFuture<Result<std::vector<SavedState>>> AsyncStore::states()
{
    return inBackend([](StorageBackend &backend) { return backend.states(); });
}

QFuture<Result<void>> AsyncStore::restore(std::string state)
{
    return inBackend([this, state = std::move(state)](StorageBackend &backend) -> Result<void> {
        auto plan = backend.restorePlan(state);
        if (!plan)
            return std::move(plan).error();
        if (plan->changes.empty())
            return {};
        auto done = backend.commit(*plan);
        if (done) {
            post(this, [this, changes = std::move(plan->changes)] { Q_EMIT changed(changes); });
        }
        return done;
    });
}

AsyncStore::Condition AsyncStore::conditionOf(const StorageBackend &backend)
{
    return {backend.whyReadOnly(), backend.setAside()};
}

void AsyncStore::lookNow()
{
    m_looksAgain = m_isLooking;
    if (m_isLooking)
        return;
    m_timer.cancel();
    look();
}

void AsyncStore::lookIn(std::chrono::milliseconds delay)
{
    if (m_isLooking) {
        m_looksAgain = m_looksAgain || delay < m_pace.look;
        return;
    }
    const MonotonicTime due = m_clock.now() + delay;
    if (m_timer.isActive() && m_due <= due)
        return;
    m_due = due;
    m_timer = m_clock.startTimer(delay, [this] { look(); });
}

void AsyncStore::look()
{
    m_isLooking = true;
    const auto seen = ask(m_worker, [worker = m_worker]() -> Result<Seen> {
        StorageBackend &backend = *worker->backend;
        if (backend.whyReadOnly())
            backend.open();
        auto changes = backend.rescan();
        return Seen{std::move(changes), conditionOf(backend)};
    });
    whenDone(seen, this, [this](const Result<Seen> &result) {
        m_isLooking = false;
        if (!result)
            return;
        const bool isWell = result->changes.hasValue() && !result->condition.whyReadOnly;
        m_failures = isWell ? 0 : m_failures + 1;
        if (std::exchange(m_looksAgain, false))
            look();
        else
            lookIn(pause());
        take(result->condition);
        if (result->changes && !result->changes->empty())
            Q_EMIT changed(*result->changes);
    });
}

void AsyncStore::take(Condition condition)
{
    const Condition before = std::exchange(m_condition, std::move(condition));
    if (m_condition.whyReadOnly != before.whyReadOnly)
        Q_EMIT readOnlyChanged(m_condition.whyReadOnly);
    if (m_condition.setAside != before.setAside)
        Q_EMIT setAsideChanged(m_condition.setAside);
}

std::chrono::milliseconds AsyncStore::pause()
{
    if (m_failures == 0 || m_pace.longest <= m_pace.look)
        return m_pace.look;
    const auto most = std::min(m_pace.longest, m_pace.look * (1 << std::min(m_failures, 10)));
    // Many that lost the same server shall not come back at the same moment.
    const auto half = static_cast<int>(most.count() / 2);
    return std::chrono::milliseconds(half + QRandomGenerator::global()->bounded(half + 1));
}

namespace {

using namespace std::chrono_literals;

constexpr auto kSettle = 50ms; // a checkout changes many files at once

} // namespace

JsonStore::JsonStore(std::string path, Clock &clock, QObject *parent, const workspace::Formats &formats,
                     FileAccess access)
    : AsyncStore(
        [path, formats, access] {
            return std::make_unique<JsonFolder>(path, formats, std::make_shared<FileSystem>(), access);
        },
        clock, {}, parent)
    , m_path(std::move(path))
{
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { lookIn(kSettle); });
}

QFuture<Result<std::vector<workspace::Document>>> JsonStore::load()
{
    auto loaded = AsyncStore::load();
    whenDone(loaded, this, [this](const Result<std::vector<workspace::Document>> &) {
        QStringList folders{QString::fromStdString(m_path)};
        for (const std::string_view folder : kDocumentFolders)
            folders.append(QString::fromStdString(m_path + '/' + std::string(folder)));
        m_watcher.addPaths(folders);
    });
    return loaded;
}

namespace {

using namespace std::chrono_literals;

constexpr AsyncStore::Pace kServerPace{.look = 700ms, .longest = 15s};

std::unique_ptr<StorageBackend> remembering(std::unique_ptr<StorageBackend> backend,
                                            const std::optional<LibraryCopy> &copy)
{
    if (!copy)
        return backend;
    return std::make_unique<CachingBackend>(std::move(backend), *copy);
}

} // namespace

SqlStore::SqlStore(std::string file, Clock &clock, QObject *parent, const workspace::Formats &formats,
                   std::optional<LibraryCopy> copy)
    : AsyncStore(
        [file = std::move(file), formats, copy = std::move(copy)] {
            return remembering(std::make_unique<SqlBackend>(std::make_unique<SqliteSession>(file), formats),
                               copy);
        },
        clock, {}, parent)
{}

SqlStore::SqlStore(PostgresAddress address, Clock &clock, QObject *parent, const workspace::Formats &formats,
                   std::optional<LibraryCopy> copy)
    : AsyncStore(
        [address = std::move(address), formats, copy = std::move(copy)] {
            return remembering(
                std::make_unique<SqlBackend>(std::make_unique<PostgresSession>(address), formats), copy);
        },
        clock, kServerPace, parent)
{}

} // namespace tooltray::storage
