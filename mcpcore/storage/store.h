// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/commit.h"

#include <QFuture>
#include <QObject>

#include <vector>

namespace tooltray::storage {

// Where a workspace is kept. Lives on one thread and never makes it wait.
class Store : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // Every document there is. Changes from outside are reported from then on.
    virtual QFuture<Result<std::vector<workspace::Document>>> load() = 0;

    // Answered when it is on disk, so that nothing can undo it any more, or when
    // nothing was changed. Commits are carried out in the order in which they
    // were given.
    virtual QFuture<Result<void>> commit(Commit commit) = 0;

Q_SIGNALS:
    // Somebody else changed documents: each with its new body and the stamp it
    // replaces.
    void changed(const std::vector<tooltray::storage::DocumentChange> &changes);
};

} // namespace tooltray::storage
