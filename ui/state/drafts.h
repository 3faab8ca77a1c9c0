// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/workspacestate.h"
#include "ui/models/objectdraft.h"

#include <QFuture>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tooltray::engine {
class WorkspaceClient;
}

namespace tooltray::ui {

// Where drafts are kept, and those that processes left there which ended without saving; the ids are file names.
struct DraftStore {
    using Left = std::vector<engine::RecoveredDraft>;

    std::function<QFuture<Result<void>>(std::string id, std::string content)> write;
    std::function<QFuture<Result<void>>(std::string id)> remove;
    std::function<QFuture<Result<Left>>()> left = {};
    std::function<QFuture<Result<void>>(engine::RecoveredDraft draft)> removeLeft = {};
};

DraftStore draftStore(engine::WorkspaceClient &client);

// Keeps what is being worked on and not saved yet: on disk a second after the last key, so that neither a crash nor
// a refused save takes it away.
class Drafts final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Drafts)

public:
    explicit Drafts(DraftStore store, QObject *parent = nullptr);
    // Writes what is still to be written.
    ~Drafts() override;

    // The content is asked for when it is time to write it.
    void note(const QString &id, std::function<std::string()> content);
    // It is saved, or given up.
    void drop(const QString &id);
    void flush();

    // What processes left, to be taken over; those that were are finished with.
    void readLeft(const std::function<void(const DraftStore::Left &left)> &take);
    // Writes what they became first.
    void finishLeft(const DraftStore::Left &left);

    void setDelay(int milliseconds) { m_timer.setInterval(milliseconds); }

Q_SIGNALS:
    void failed(const QString &id, const tooltray::Error &error);
    void written(const QString &id);

private:
    DraftStore m_store;
    QTimer m_timer;
    std::map<QString, std::function<std::string()>> m_waiting;
    std::set<QString> m_kept; // those that the store has
};

// Keeps what a page has not saved of its endpoints, types, mappings, credentials or context variables where a process
// that ends leaves it, and takes over what one before this left so.
class ObjectDrafts final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ObjectDrafts)

public:
    using Kinds = std::vector<workspace::ObjectKind>;

    ObjectDrafts(engine::WorkspaceClient &engineClient, Kinds kinds, QObject *parent = nullptr);
    ~ObjectDrafts() override;

    // What is typed now; the entry is the one that it was begun from, if there is no draft of it yet.
    void put(const workspace::Entry &entry, const workspace::Object &object, const std::string &text = {});
    // The same where its author knows what it was begun from, or that it is new.
    void put(const ObjectDraft &draft);
    // It is saved, or given up.
    void drop(const workspace::ObjectKey &original);

    // The drafts of the kinds that processes left which ended without saving.
    static DraftStore::Left among(const DraftStore::Left &left, const Kinds &kinds);
    // Takes them over, see restored(): those of what is still there.
    void restoreLeft();

Q_SIGNALS:
    void restored(const std::vector<tooltray::ui::ObjectDraft> &drafts);
    void failed(const tooltray::Error &error);

private:
    void take(const DraftStore::Left &left);

    engine::WorkspaceClient &m_engineClient;
    Kinds m_kinds;
    Drafts m_files;
    std::map<workspace::ObjectKey, ObjectDraft> m_drafts;
};

} // namespace tooltray::ui
