// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/fileaccess.h"
#include "storage/shelfstore.h"
#include "workspace/codec/document.h"

#include <QFileSystemWatcher>

#include <string>

namespace tooltray::storage {

// A JsonFolder behind a thread of its own. Folders are looked at as soon as they are reported, and now and
// then for files that were written in place.
class JsonStore final : public ShelfStore {
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

} // namespace tooltray::storage
