// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>

class QKeyEvent;
class QWidget;

namespace tooltray::engine {
class WorkspaceClient;
}

namespace tooltray::ui {

class ActionRegistry;
class SavedSelection;

// The Edit menu, and what else is done to what has the keyboard. Undo and Redo take back what was done to the
// workspace, and name it; in texts their keys mean the text. The other commands go to what has the keyboard, or else to
// the page.
class EditActions final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EditActions)

public:
    // The page is the one that is shown.
    EditActions(ActionRegistry &actions, engine::WorkspaceClient &engineClient,
                std::function<QWidget *()> page, QObject *parent = nullptr);

    void retranslate() { follow(); }

Q_SIGNALS:
    void done(const QString &news);
    void failed(const QString &reason);

private:
    QWidget *focus() const;
    EditTarget *target(EditCommand command) const;
    // Says why, where what has the keyboard is part of something unsaved.
    bool refusesInDraft();
    void run(EditCommand command);
    void undo();
    void redo();
    void follow();
    void followFocus();
    void showTargets();

    ActionRegistry &m_actions;
    engine::WorkspaceClient &m_engineClient;
    std::function<QWidget *()> m_page;
    QPointer<QWidget> m_focus; // menus apart
    QMetaObject::Connection m_selection;
    SavedSelection *m_kept;
};

// Return presses the button with the keyboard, as in dialogs. For the keys that the parts of a page leave to it: true
// when it was that one, which is used up then.
bool pressByReturn(const QWidget &page, QKeyEvent &event);

} // namespace tooltray::ui
