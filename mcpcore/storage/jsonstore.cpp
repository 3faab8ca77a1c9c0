// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/jsonstore.h"

#include "base/ask.h"
#include "storage/jsonfolder.h"
#include "storage/layout.h"

namespace tooltray::storage {
namespace {

using namespace std::chrono_literals;

constexpr auto kLook = 700ms;  // at files written in place, so that all is known within a second
constexpr auto kSettle = 50ms; // a checkout changes many files at once

} // namespace

JsonStore::JsonStore(std::string path, Clock &clock, QObject *parent)
    : Store(parent)
    , m_path(std::move(path))
    , m_clock(clock)
    , m_folder(std::make_shared<JsonFolder>(m_path))
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { rescanIn(kSettle); });
}

JsonStore::~JsonStore()
{
    m_pool.waitForDone();
}

QFuture<Result<std::vector<workspace::Document>>> JsonStore::load()
{
    auto loaded = ask(&m_pool, [folder = m_folder]() -> Result<std::vector<workspace::Document>> {
        folder->open();
        return folder->load();
    });
    whenDone(loaded, this, [this](const Result<std::vector<workspace::Document>> &) {
        QStringList folders{QString::fromStdString(m_path)};
        for (const std::string_view folder : kDocumentFolders)
            folders.append(QString::fromStdString(m_path + '/' + std::string(folder)));
        m_watcher.addPaths(folders);
        rescanIn(kLook);
    });
    return loaded;
}

QFuture<Result<void>> JsonStore::commit(Commit commit)
{
    return ask(&m_pool, [folder = m_folder, commit = std::move(commit)]() -> Result<void> {
        return folder->commit(commit);
    });
}

void JsonStore::rescanIn(std::chrono::milliseconds delay)
{
    if (!m_isRescanning)
        m_rescan = m_clock.startTimer(delay, [this] { rescan(); });
}

void JsonStore::rescan()
{
    m_isRescanning = true;
    auto found = ask(
        &m_pool, [folder = m_folder]() -> Result<std::vector<DocumentChange>> { return folder->rescan(); });
    whenDone(found, this, [this](const Result<std::vector<DocumentChange>> &changes) {
        m_isRescanning = false;
        rescanIn(kLook);
        if (changes && !changes->empty())
            Q_EMIT changed(*changes);
    });
}

} // namespace tooltray::storage
