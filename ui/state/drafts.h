// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/workspacestate.h"

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

// Keeps what is being worked on and not saved yet: on disk at most a second after it was typed, so that neither a crash
// nor a refused save takes it away.
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

} // namespace tooltray::ui
