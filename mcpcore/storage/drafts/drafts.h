// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/folder.h"
#include "base/result.h"
#include "storage/drafts/draft.h"

#include <QFuture>
#include <QThreadPool>

#include <memory>
#include <string>

namespace tooltray::storage {

class DraftFolder;

// A DraftFolder that makes nobody wait. What is asked is done in the order in which it was asked, and is still
// done when this is destroyed.
class Drafts final {
    Q_DISABLE_COPY_MOVE(Drafts)

public:
    explicit Drafts(Folder folder);
    ~Drafts();

    QFuture<Result<void>> write(std::string id, std::string content);
    QFuture<Result<void>> remove(std::string id);
    QFuture<Result<LeftDrafts>> leftDrafts();
    QFuture<Result<void>> removeLeft(std::string session, std::string id);

private:
    std::shared_ptr<DraftFolder> m_folder; // touched by the pool's one thread only
    QThreadPool m_pool;
};

} // namespace tooltray::storage
