// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/shelfstore.h"

#include "base/task/ask.h"
#include "storage/backends/jsonfolder.h"
#include "storage/backends/postgressession.h"
#include "storage/backends/sqlitesession.h"
#include "storage/backends/sqlshelf.h"
#include "storage/documents/layout.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace tooltray::storage {

class ShelfStore::Desk final : public QObject {
public:
    std::unique_ptr<Shelf> shelf;
};

ShelfStore::ShelfStore(MakeShelf make, Clock &clock, Pace pace, QObject *parent)
    : Store(parent)
    , m_clock(clock)
    , m_pace(pace)
    , m_thread("storage")
    , m_desk(m_thread.take(std::make_unique<Desk>()))
{
    post(m_desk, [this, desk = m_desk, make = std::move(make)] {
        desk->shelf = make();
        desk->shelf->onNews([this] { post(this, [this] { lookNow(); }); });
    });
}

ShelfStore::~ShelfStore() = default;

// Does it in turn, and takes note of what the shelf is like then.
template <typename F>
auto ShelfStore::onShelf(F function)
{
    return ask(m_desk, [this, desk = m_desk, function = std::move(function)]() mutable {
        auto result = function(*desk->shelf);
        post(this, [this, condition = conditionOf(*desk->shelf)]() mutable { take(std::move(condition)); });
        return result;
    });
}

QFuture<Result<std::vector<workspace::Document>>> ShelfStore::load()
{
    auto loaded = onShelf([](Shelf &shelf) {
        shelf.open();
        return shelf.load();
    });
    whenDone(loaded, this, [this](const Result<std::vector<workspace::Document>> &) { lookIn(m_pace.look); });
    return loaded;
}

QFuture<Result<void>> ShelfStore::commit(Commit commit)
{
    return onShelf([commit = std::move(commit)](Shelf &shelf) { return shelf.commit(commit); });
}

QFuture<Result<void>> ShelfStore::keep(std::string label)
{
    return onShelf([label = std::move(label)](Shelf &shelf) { return shelf.keep(label); });
}

QFuture<Result<std::vector<SavedState>>> ShelfStore::states()
{
    return onShelf([](Shelf &shelf) { return shelf.states(); });
}

QFuture<Result<void>> ShelfStore::restore(std::string state)
{
    return onShelf([this, state = std::move(state)](Shelf &shelf) -> Result<void> {
        auto way = shelf.wayBack(state);
        if (!way)
            return std::move(way).error();
        if (way->changes.empty())
            return {};
        auto done = shelf.commit(*way);
        if (done) {
            post(this, [this, changes = std::move(way->changes)] { Q_EMIT changed(changes); });
        }
        return done;
    });
}

ShelfStore::Condition ShelfStore::conditionOf(const Shelf &shelf)
{
    return {shelf.whyReadOnly(), shelf.setAside()};
}

void ShelfStore::lookNow()
{
    m_looksAgain = m_isLooking;
    if (m_isLooking)
        return;
    m_timer.cancel();
    look();
}

void ShelfStore::lookIn(std::chrono::milliseconds delay)
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

void ShelfStore::look()
{
    m_isLooking = true;
    const auto seen = ask(m_desk, [desk = m_desk]() -> Result<Seen> {
        Shelf &shelf = *desk->shelf;
        if (shelf.whyReadOnly())
            shelf.open();
        auto changes = shelf.rescan();
        return Seen{std::move(changes), conditionOf(shelf)};
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

void ShelfStore::take(Condition condition)
{
    const Condition before = std::exchange(m_condition, std::move(condition));
    if (m_condition.whyReadOnly != before.whyReadOnly)
        Q_EMIT readOnlyChanged(m_condition.whyReadOnly);
    if (m_condition.setAside != before.setAside)
        Q_EMIT setAsideChanged(m_condition.setAside);
}

std::chrono::milliseconds ShelfStore::pause()
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
    : ShelfStore(
        [path, formats, access] {
            return std::make_unique<JsonFolder>(path, formats, std::make_shared<FileCalls>(), access);
        },
        clock, {}, parent)
    , m_path(std::move(path))
{
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { lookIn(kSettle); });
}

QFuture<Result<std::vector<workspace::Document>>> JsonStore::load()
{
    auto loaded = ShelfStore::load();
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

constexpr ShelfStore::Pace kServerPace{.look = 700ms, .longest = 15s};

std::unique_ptr<Shelf> remembering(std::unique_ptr<Shelf> shelf, const std::optional<LibraryCopy> &copy)
{
    if (!copy)
        return shelf;
    return std::make_unique<RememberingShelf>(std::move(shelf), *copy);
}

} // namespace

SqlStore::SqlStore(std::string file, Clock &clock, QObject *parent, const workspace::Formats &formats,
                   std::optional<LibraryCopy> copy)
    : ShelfStore(
        [file = std::move(file), formats, copy = std::move(copy)] {
            return remembering(std::make_unique<SqlShelf>(std::make_unique<SqliteSession>(file), formats),
                               copy);
        },
        clock, {}, parent)
{}

SqlStore::SqlStore(PostgresAddress address, Clock &clock, QObject *parent, const workspace::Formats &formats,
                   std::optional<LibraryCopy> copy)
    : ShelfStore(
        [address = std::move(address), formats, copy = std::move(copy)] {
            return remembering(
                std::make_unique<SqlShelf>(std::make_unique<PostgresSession>(address), formats), copy);
        },
        clock, kServerPace, parent)
{}

} // namespace tooltray::storage
