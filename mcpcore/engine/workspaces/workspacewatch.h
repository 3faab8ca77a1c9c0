// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace tooltray::engine {

// Notices workspaces that somebody puts into the data folder while it is served. A folder counts once it has a
// workspace.json: one that is still being cloned or copied is left alone. Lives on one thread; reads on a pool.
class WorkspaceWatch final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspaceWatch)

public:
    // The names of all that count, in order.
    using Seen = std::function<void(const std::vector<std::string> &names)>;

    // Pool and clock outlive it.
    WorkspaceWatch(std::filesystem::path dataFolder, QThreadPool &pool, Clock &clock, Seen seen);

    // Looks now, and soon after each change.
    void look();
    void lookSoon();

private:
    struct Folders {
        std::vector<std::string> names;
        QStringList watched; // the folder of all, and those that do not count yet
    };

    static Folders foldersIn(const std::filesystem::path &dataFolder);
    void watch(const QStringList &folders);

    std::filesystem::path m_dataFolder;
    QThreadPool &m_pool;
    Clock &m_clock;
    Seen m_seen;
    QFileSystemWatcher m_watcher;
    Timer m_settling;
    bool m_isLooking = false;
    bool m_looksAgain = false; // for what changed while it looked
};

} // namespace tooltray::engine
