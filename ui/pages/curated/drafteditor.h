// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/objectdraft.h"
#include "ui/navigation/edittarget.h"
#include "workspace/snapshot/workspace.h"

#include <QWidget>

#include <vector>

namespace tooltray::ui {

// Shows and edits one definition: a kind of them adds an editor to its page. The page keeps what is typed.
class DraftEditor : public QWidget, public EditTarget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DraftEditor)

public:
    // Showing is no edit. The layer is that of the definition as it is saved.
    virtual void showDraft(const ObjectDraft &draft, workspace::Layer layer) = 0;
    // It holds what is typed; the page knows what it is a draft of.
    virtual ObjectDraft draft() const = 0;
    // It is not while something is typed that cannot be read.
    virtual bool isComplete() const { return true; }
    virtual bool canSave() const = 0;

    // It has the definitions that this one may refer to.
    virtual void setWorkspace(const workspace::WorkspacePtr &) {}
    virtual void setUsers(const std::vector<workspace::ObjectKey> &) {}
    void setUnsaved(bool unsaved);
    void setBusy(bool busy);
    virtual void editName() = 0;

    // What the functions below say, for the page to put it where it covers nothing; null where the page says it.
    virtual QWidget *message() const { return nullptr; }
    // These do nothing where the page says it above the editor.
    virtual void showProblem(const QString &) {}
    // Somebody else saved it while it was edited here.
    virtual void showConflict(const QString &) {}
    virtual void clearProblem() {}
    // Forgets what is typed and in no draft.
    virtual void reset() {}

    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;
    bool isUnsavedAt(const QWidget &) const override { return m_isUnsaved; }

Q_SIGNALS:
    void edited();
    void saveWanted();
    void overwriteWanted();
    void discardWanted();

protected:
    using QWidget::QWidget;

    virtual void showState() = 0; // It says whether there is something to save, and whether it can be.
    bool isUnsaved() const { return m_isUnsaved; }
    bool isBusy() const { return m_isBusy; }

private:
    bool m_isUnsaved = false;
    bool m_isBusy = false;
};

} // namespace tooltray::ui
