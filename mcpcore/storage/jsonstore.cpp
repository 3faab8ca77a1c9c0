// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/jsonstore.h"

#include "base/ask.h"
#include "storage/jsonfolder.h"
#include "storage/layout.h"

namespace tooltray::storage {
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

} // namespace tooltray::storage
