// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/outsidechanges.h"

#include "base/task/ask.h"
#include "engine/access/clienttokens.h"
#include "engine/workspaces/workspacefolders.h"

#include <QFile>
#include <QSet>

#include <chrono>
#include <system_error>
#include <utility>

namespace tooltray::engine {
namespace {

constexpr std::chrono::milliseconds kSettling{500}; // a copy takes several steps
constexpr qsizetype kMaxWatched = 256;              // more are looked at when the folder of all changes

QString pathOf(const std::filesystem::path &path)
{
    return QFile::decodeName(path.c_str());
}

} // namespace

WorkspaceWatch::WorkspaceWatch(std::filesystem::path dataFolder, QThreadPool &pool, Clock &clock, Seen seen)
    : m_dataFolder(std::move(dataFolder))
    , m_pool(pool)
    , m_clock(clock)
    , m_seen(std::move(seen))
{
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &WorkspaceWatch::lookSoon);
}

void WorkspaceWatch::lookSoon()
{
    if (!m_settling.isActive())
        m_settling = m_clock.startTimer(kSettling, [this] { look(); });
}

void WorkspaceWatch::look()
{
    if (m_isLooking) {
        m_looksAgain = true;
        return;
    }
    m_isLooking = true;
    const auto looked = ask(&m_pool, [folder = m_dataFolder] { return Result<Folders>(foldersIn(folder)); });
    whenDone(looked, this, [this](const Result<Folders> &folders) {
        m_isLooking = false;
        if (!folders)
            return;
        watch(folders->watched);
        if (std::exchange(m_looksAgain, false))
            lookSoon();
        m_seen(folders->names);
    });
}

WorkspaceWatch::Folders WorkspaceWatch::foldersIn(const std::filesystem::path &dataFolder)
{
    Folders folders;
    folders.watched.append(pathOf(workspaceFolder(dataFolder, kDefaultWorkspace).parent_path()));
    for (std::string &name : workspaceNames(dataFolder)) {
        const std::filesystem::path folder = workspaceFolder(dataFolder, name);
        std::error_code error;
        if (std::filesystem::exists(folder / "workspace.json", error))
            folders.names.push_back(std::move(name));
        else if (name != kDefaultWorkspace && folders.watched.size() < kMaxWatched)
            folders.watched.append(pathOf(folder));
    }
    return folders;
}

void WorkspaceWatch::watch(const QStringList &folders)
{
    const QStringList present = m_watcher.directories();
    const QSet<QString> before(present.begin(), present.end());
    const QSet<QString> after(folders.begin(), folders.end());
    const QStringList dropped = (before - after).values();
    const QStringList added = (after - before).values();
    if (!dropped.isEmpty())
        m_watcher.removePaths(dropped);
    const bool isAnyAdded = !added.isEmpty() && m_watcher.addPaths(added).size() < added.size();
    if (isAnyAdded)
        lookSoon(); // at what changed before it was watched
}

} // namespace tooltray::engine
