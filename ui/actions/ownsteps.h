// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/edits/history.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace tooltray::ui {

class ActionRegistry;

// What Undo takes back that is no edit of the workspace, such as a draft that was thrown away: in one order with
// those that are.
class OwnSteps final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OwnSteps)

public:
    using Id = quint64;
    struct Step {
        QString label;
        QPointer<QObject> owner; // without it the step is none any more
        std::function<void()> undo;
        std::function<void()> redo;
    };

    explicit OwnSteps(QObject *parent = nullptr);
    // The steps of the window whose commands these are, or of the one that it belongs to.
    static OwnSteps &of(ActionRegistry &actions);

    // It was just done.
    Id add(Step step);
    // It belongs to an edit that was just made, and goes back and forth with that.
    void accompany(workspace::HistoryStepId edit, Step step);
    // Takes the history as the workspace has it now.
    void follow(const workspace::History &history);

    // Null where it is the turn of the history.
    const Step *nextUndo() const;
    const Step *nextRedo() const;
    void undo();
    void redo();
    void undo(Id id); // unless it is already

Q_SIGNALS:
    void changed();

private:
    using EditId = std::optional<workspace::HistoryStepId>;
    struct Done {
        Id id = 0;
        EditId after; // the person's last edit then
        Step step;
    };
    struct Companion {
        workspace::HistoryStepId edit;
        Step step;
        bool isDone = true;
    };

    static bool isAlive(const Done &done) { return !done.step.owner.isNull(); }

    std::vector<Done> m_done;
    std::vector<Done> m_undone;
    std::vector<Companion> m_companions;
    EditId m_lastEdit;
    Id m_lastId = 0;
};

} // namespace tooltray::ui
