// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "storage/store.h"

#include <QFileSystemWatcher>
#include <QThreadPool>

#include <memory>
#include <string>

namespace tooltray::storage {

class JsonFolder;

// A JsonFolder behind a thread of its own, which watches for changes from
// outside: folders as they are reported, and files that were written in place
// by looking at them.
class JsonStore final : public Store {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonStore)

public:
    JsonStore(std::string path, Clock &clock, QObject *parent = nullptr);
    ~JsonStore() override; // finishes what was given

    QFuture<Result<std::vector<workspace::Document>>> load() override;
    QFuture<Result<void>> commit(Commit commit) override;

private:
    void rescanIn(std::chrono::milliseconds delay);
    void rescan();

    std::string m_path;
    Clock &m_clock;
    std::shared_ptr<JsonFolder> m_folder; // touched by the pool's one thread only
    QThreadPool m_pool;
    QFileSystemWatcher m_watcher;
    Timer m_rescan;
    bool m_isRescanning = false;
};

} // namespace tooltray::storage
