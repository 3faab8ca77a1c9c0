// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "storage/documents/commit.h"

#include <QFuture>
#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace tooltray::storage {

// The storage of a workspace. Lives on one thread and never makes it wait. Requests are carried out in the
// order in which they were made, also those that are pending when this is destroyed.
class Store : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // Every document there is, whatever it says. News are told from then on; when this failed, they begin with
    // all documents once they can be had.
    virtual QFuture<Result<std::vector<workspace::Document>>> load() = 0;

    // Answered when it is on disk, so that nothing can undo it any more, or when nothing was changed. Refused
    // as a whole where a document is not the one it replaces; see refusal() for the errors.
    virtual QFuture<Result<void>> commit(Commit commit) = 0;

    // Keeps all documents as they are now for good, as a state of that label; answered when it is on disk.
    virtual QFuture<Result<void>> keep(std::string label) = 0;

    // The states that can be restored, newest first.
    virtual QFuture<Result<std::vector<SavedState>>> states() = 0;

    // Makes all documents what they were in that state, by a commit that one can go back behind as well. Told by
    // changed(), as if somebody else had done it.
    virtual QFuture<Result<void>> restore(std::string state) = 0;

Q_SIGNALS:
    // Somebody else changed documents: each with its new body and the stamp it
    // replaces.
    void changed(const std::vector<tooltray::storage::DocumentChange> &changes);

    // Why every commit is refused from now on, until somebody else or the machine does something about it;
    // nothing once they are taken again. What was loaded stays good.
    void readOnlyChanged(const std::optional<tooltray::Error> &reason);

    // All documents that are set aside now.
    void setAsideChanged(const std::vector<tooltray::storage::SetAside> &documents);
};

} // namespace tooltray::storage
