// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filesystem.h"
#include "base/task/eventthread.h"
#include "base/time/clock.h"
#include "storage/backends/cachingbackend.h"
#include "storage/backends/sqlsession.h"
#include "storage/backends/storagebackend.h"
#include "storage/store/store.h"
#include "workspace/codec/document.h"

#include <QFileSystemWatcher>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::storage {

// A backend behind a thread of its own, which looks again and again at what others did.
class AsyncStore : public Store {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AsyncStore)

public:
    // Called on the thread that uses the backend.
    using MakeBackend = std::function<std::unique_ptr<StorageBackend>()>;

    struct Pace {
        // Often enough that all is known within a second.
        std::chrono::milliseconds look{700};
        // While nothing can be had the pauses double up to this, so that a server that comes back is not
        // overrun.
        std::chrono::milliseconds longest{700};
    };

    AsyncStore(MakeBackend make, Clock &clock, Pace pace, QObject *parent = nullptr);

    QFuture<Result<std::vector<workspace::Document>>> load() override;
    QFuture<Result<void>> commit(Commit commit) override;
    QFuture<Result<void>> keep(std::string label) override;
    QFuture<Result<std::vector<SavedState>>> states() override;
    QFuture<Result<void>> restore(std::string state) override;

protected:
    // Looks at what others did after that time, or earlier.
    void lookIn(std::chrono::milliseconds delay);

private:
    class Worker;

    struct Condition {
        std::optional<Error> whyReadOnly;
        std::vector<SetAside> setAside;
    };

    struct Seen {
        Result<std::vector<DocumentChange>> changes;
        Condition condition;
    };

    static Condition conditionOf(const StorageBackend &backend);
    template <typename F>
    auto inBackend(F function);
    void lookNow();
    void look();
    void take(Condition condition);
    std::chrono::milliseconds pause();

    Clock &m_clock;
    Pace m_pace;
    Timer m_timer;
    MonotonicTime m_due;
    int m_failures = 0; // in a row
    bool m_isLooking = false;
    bool m_looksAgain = false; // at once, for news that came while it was looking
    Condition m_condition;
    EventThread m_thread; // ends before all else goes, after what was asked
    Worker *m_worker;
};

// A JsonFolder behind a thread of its own. Folders are looked at as soon as they are reported, and now and
// then for files that were written in place.
class JsonStore final : public AsyncStore {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonStore)

public:
    JsonStore(std::string path, Clock &clock, QObject *parent = nullptr,
              const workspace::Formats &formats = workspace::currentFormats(),
              FileAccess access = FileAccess::Private);

    QFuture<Result<std::vector<workspace::Document>>> load() override;

private:
    std::string m_path;
    QFileSystemWatcher m_watcher;
};

// A workspace in a database, behind a thread of its own that has the connection.
class SqlStore final : public AsyncStore {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SqlStore)

public:
    // With a copy the library is there, read-only, while it cannot be reached.
    // A store in a SQLite file; changes of other processes are polled for.
    SqlStore(std::string file, Clock &clock, QObject *parent = nullptr,
             const workspace::Formats &formats = workspace::currentFormats(),
             std::optional<LibraryCopy> copy = {});
    // A store in PostgreSQL, which notifies of changes. While the server is down, commits are refused.
    SqlStore(PostgresAddress address, Clock &clock, QObject *parent = nullptr,
             const workspace::Formats &formats = workspace::currentFormats(),
             std::optional<LibraryCopy> copy = {});
};

} // namespace tooltray::storage
