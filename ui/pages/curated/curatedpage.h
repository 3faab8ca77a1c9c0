// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/objectdraft.h"
#include "ui/navigation/edittarget.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/panedpage.h"
#include "workspace/edits/edit.h"
#include "workspace/edits/history.h"
#include "workspace/snapshot/workspace.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QStackedWidget;

namespace tooltray::ui {

class ListPane;
class ObjectDrafts;
class UndoNotice;

// A page of named definitions: their list, and beside it the one that is viewed and edited. Typed changes are
// kept while another one is shown and when the process ends. Saving and deleting are edits of the workspace,
// which can be undone.
class CuratedPage : public QWidget, public PlacedPage, public EditTarget, public PanedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CuratedPage)

public:
    ~CuratedPage() override;

    QList<QWidget *> panes() const override;

protected:
    // All of them belong to the page.
    struct Parts {
        ListPane *list;
        QList<QWidget *> notices; // above what is looked at
        UndoNotice *undo;         // the last of them
        QStackedWidget *stack;
        ObjectDrafts *kept; // the drafts, for another process
    };

    CuratedPage(const PageContext &context, QWidget *parent);
    // Lays them out, in shares that are remembered by the id.
    void compose(const Parts &parts, const QString &shares);

    const PageContext &pageContext() const { return m_context; }
    const workspace::WorkspacePtr &workspace() const;
    const workspace::Entry *entryOf(const workspace::ObjectKey &key) const;
    static workspace::Edit editNamed(const QString &label);

    // Filters the list, or takes over what a process left. True when that is all that is wanted.
    bool showUsual(const Place &place);
    // Shows the problem when the edit cannot be made.
    void apply(workspace::Edit edit, std::function<void()> done);
    // Offers to undo the edit that was just made.
    void offerUndo(const QString &done);
    // Adds functions that run with the undo and the redo of that edit.
    void accompanyEdit(std::function<void()> undo, std::function<void()> redo);

    virtual void recover(const std::vector<ObjectDraft> &left) = 0;
    virtual void showProblem(const QString &text) = 0;

private:
    std::optional<workspace::HistoryStepId> lastEdit() const;

    PageContext m_context;
    Parts m_parts{};
};

} // namespace tooltray::ui
