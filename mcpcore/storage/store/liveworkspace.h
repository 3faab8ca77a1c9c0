// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/ask.h"
#include "storage/documents/commit.h"
#include "storage/store/store.h"
#include "workspace/edits/assembly.h"
#include "workspace/edits/history.h"
#include "workspace/snapshot/workspace.h"

#include <QThreadPool>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::storage {

// The orders that a LiveWorkspace carries out, besides edits.
struct Undo {
    std::optional<workspace::HistoryStepId> step; // nothing: the next one
};
struct Redo {
    std::optional<workspace::HistoryStepId> step;
};
struct UseConfig {
    std::vector<workspace::Object> objects;
    workspace::Workspace::DisabledEndpoints disabled;
};
struct FollowOutside {
    std::vector<workspace::ChangedDocument> documents;
};
using Order = std::variant<workspace::Edit, Undo, Redo, UseConfig, FollowOutside>;
using OrderPtr = std::shared_ptr<const Order>;

// A document that the workspace does not follow.
struct Unfollowed {
    workspace::DocumentError why;
    // The outside change, to be retried; nothing for one that was found when the workspace was opened.
    std::optional<workspace::ChangedDocument> document;
};

// Everything that a batch may change.
struct LiveState {
    workspace::WorkspacePtr workspace;
    workspace::History history;
    std::map<workspace::DocumentKey, Unfollowed> unfollowed;
    std::shared_ptr<const workspace::Pins> pins = std::make_shared<const workspace::Pins>(); // on record
};

struct Done {
    workspace::WorkspacePtr workspace;
    workspace::ChangeSetPtr changes; // empty when everything was like that already
};

// A document as a batch leaves it, with the stamp of its body.
struct StampedDocument {
    workspace::ChangedDocument document;
    std::optional<Stamp> stamp;
};

// Orders carried out together, of which nothing has happened until somebody believes the outcome.
struct CommitBatch {
    LiveState after;
    std::vector<Result<Done>> done; // for each order
    std::string label;
    std::vector<StampedDocument> documents; // to be stored
    std::vector<StampedDocument> followed;  // stored already, by somebody else
    std::vector<std::string> keptPins = {}; // the tools whose documents have lost or changed their pins
};

// May take long: runs in a thread pool.
CommitBatch carryOut(LiveState state, std::span<const OrderPtr> orders);

// True if the order may share a batch and its disk write: the order is stored, and fails if the disk fails.
bool isStored(const Order &order);

// The workspace that a store keeps, as it is now: the one place where it changes.
//
// What is asked of it is done in turns, one at a time. A batch makes the next state on a thread of its own, has
// it stored, and only then is it there: for who asked and for who reads, at the same moment. So nobody ever
// sees a state that a full disk takes back. What is asked for during a batch shares the next one, however much
// that is, so that a burst of edits waits for the disk twice and not once each.
//
// A batch that cannot be stored has not happened; where it is the fault of one edit among several (somebody
// changed its document outside), the others are stored without it.
class LiveWorkspace final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LiveWorkspace)

public:
    LiveWorkspace(Store &store, workspace::BuiltInNames builtIns, QObject *parent = nullptr);

    // Reads what is stored: once, or again after it failed. Documents that cannot be read are problems; only a
    // store that cannot be read is an error. What is asked for before waits for it.
    QFuture<Result<void>> open();
    // What persons approved on this computer, before it is opened: see workspace::Pins.
    void setPins(workspace::Pins pins)
    {
        m_state.pins = std::make_shared<const workspace::Pins>(std::move(pins));
    }
    const workspace::Pins &pins() const { return *m_state.pins; }

    const workspace::WorkspacePtr &workspace() const { return m_state.workspace; }
    const workspace::History &history() const { return m_state.history; }
    // The documents that are not followed: unreadable at the start, or changed outside into what must not be,
    // where what they held before goes on. Until their author mends them nothing is written over them.
    std::vector<workspace::DocumentProblem> problems() const;

    // The steps of an edit say which revision they are based on, where that matters. An edit of the session
    // layer alone is not stored.
    QFuture<Result<Done>> apply(workspace::Edit edit);
    QFuture<Result<Done>> undo(std::optional<workspace::HistoryStepId> step = {});
    QFuture<Result<Done>> redo(std::optional<workspace::HistoryStepId> step = {});
    // Everything that the configuration file defines, in place of what it defined before: all of it or nothing.
    QFuture<Result<Done>> useConfig(std::vector<workspace::Object> objects,
                                    workspace::Workspace::DisabledEndpoints disabled = {});

Q_SIGNALS:
    // Once for each edit, with the state that it led to. Without changes if only other endpoints are disabled now.
    void changed(const tooltray::workspace::WorkspacePtr &now,
                 const tooltray::workspace::ChangeSetPtr &changes);
    void problemsChanged(const std::vector<tooltray::workspace::DocumentProblem> &problems);
    void pinsChanged();
    // The documents of these tools have lost their pins or have others; what is on record stays in force.
    void pinsKept(const std::vector<std::string> &tools);

private:
    struct Waiting {
        OrderPtr order;
        ResultPromise<Done> answer;
    };
    struct Loaded;

    QFuture<Result<Done>> give(Order order);
    void finishOpening(Result<std::unique_ptr<Loaded>> loaded);
    void next();
    void store(std::unique_ptr<CommitBatch> batch);
    Commit commitFor(CommitBatch &batch) const;
    void finish();
    void fail(const Error &error);
    void followThenAnswer(workspace::ChangedDocument found, Waiting order, const Error &error);
    void retryUnfollowed();
    void takeUpPins();
    void remember(const std::vector<StampedDocument> &documents);

    Store &m_store;
    workspace::BuiltInNames m_builtIns;
    LiveState m_state;
    DocumentTable<Stamp> m_stamps; // of the documents as we last wrote or followed them
    std::deque<Waiting> m_queue;
    std::vector<Waiting> m_orders;        // of the batch that is going on
    std::unique_ptr<CommitBatch> m_batch; // what came of them, while it is being stored
    std::size_t m_alone = 0;              // orders at the head of the queue that are to share no turn
    std::optional<ResultPromise<void>> m_opening;
    bool m_isOpen = false;
    bool m_isBusy = false;
    QThreadPool m_pool; // one thread
};

} // namespace tooltray::storage
