// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/done.h"
#include "base/time/clock.h"
#include "engine/settings/serversettings.h"
#include "storage/configuration/configuration.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

// Changes that somebody else makes to the files of the program while it runs.
namespace tooltray::engine {

// The configuration file: what it says at the start, and what it says whenever somebody has changed it. It is read on a
// pool. Lives on one thread.
class ConfigurationFile final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConfigurationFile)

public:
    // What it says, or the error with all that is wrong with it. The one that was named has to be there; the usual
    // one may.
    using Read = Done<Result<storage::Configuration>>;

    // Pool and clock outlive it. Is called for the first time soon after start(), and then after every change.
    ConfigurationFile(const EngineSettings &settings, QThreadPool &pool, Clock &clock, Read read);

    void start();

private:
    // Tells one content from another, and has no secrets.
    struct Mark {
        bool isThere = false;
        std::size_t size = 0;
        std::size_t hash = 0;

        bool operator==(const Mark &) const = default;
    };
    struct Content {
        Mark mark;
        Result<storage::Configuration> said;
    };

    // Nothing: it is the same as the last time.
    static std::optional<Content> contentOf(const std::string &file, bool isNamed, bool isOwn,
                                            const std::optional<Mark> &last);
    void watch();
    void lookSoon();
    void look();
    void take(std::optional<Content> content);

    std::string m_file;
    bool m_isNamed;
    bool m_isOwn; // see EngineSettings
    QThreadPool &m_pool;
    Clock &m_clock;
    Read m_read;
    QFileSystemWatcher m_watcher;
    Timer m_settling;
    std::optional<Mark> m_last;
    bool m_isLooking = false;
    bool m_isGone = false; // seen to be away once: whoever replaces it may be about to bring it back
};

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
