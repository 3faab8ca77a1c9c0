// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/ask.h"
#include "storage/documents/documenttable.h"
#include "storage/store/commitbatch.h"
#include "storage/store/store.h"

#include <QThreadPool>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace tooltray::storage {

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
    ~LiveWorkspace() override;

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
