// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "base/result.h"

#include <QFuture>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <map>
#include <set>
#include <string>

namespace tooltray::ui {

// Where drafts are kept; the ids are file names.
struct DraftStore {
    std::function<QFuture<Result<void>>(std::string id, std::string content)> write;
    std::function<QFuture<Result<void>>(std::string id)> remove;
};

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
