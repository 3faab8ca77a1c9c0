// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tooldraft.h"
#include "ui/models/toolnotes.h"
#include "workspace/checks/checkversion.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace tooltray::ui {

// Checks a draft a moment after it was changed, outside the window's thread, and reports what is wrong with
// it and what could be better.
class ToolCheck final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolCheck)

public:
    explicit ToolCheck(QObject *parent = nullptr);

    struct Subject {
        workspace::WorkspacePtr workspace;
        workspace::Schemas schemas;
        ToolDraft draft;
    };

    // A later request replaces an earlier one.
    void checkSoon(Subject subject);
    void cancel();
    // True if the notes are those of the last request.
    bool isUpToDate() const { return m_doneRevision == m_revision; }
    // Calls back once they are.
    void whenUpToDate(std::function<void()> callback);
    bool isAwaited() const { return static_cast<bool>(m_waiting); }
    const QList<ToolNote> &notes() const { return m_notes; }

Q_SIGNALS:
    void checked();

private:
    void run();

    QTimer m_pause{this};
    Subject m_subject;
    QList<ToolNote> m_notes;
    std::function<void()> m_waiting;
    quint64 m_revision = 0;
    quint64 m_doneRevision = 0;
};

} // namespace tooltray::ui
