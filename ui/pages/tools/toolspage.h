// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/toollistmodel.h"
#include "ui/navigation/edittarget.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/panedpage.h"
#include "ui/pages/tools/toolsession.h"

#include <QWidget>

#include <map>

class QAction;

namespace tooltray::ui {

class DraftCommands;
class EmptyState;
class ToolAutosave;
class ListPane;
class ToolDrafts;
class ToolListActions;
class ToolView;
class ToolWindows;

// The tools: the list of them and the one that is worked on. What is typed is a draft until it is saved; saving is an
// edit of the workspace like what the list does to several tools. A tool can also be worked on alone, in a window of
// its own. Then this page does not show it, so that there is one place where it is typed, and both have the same
// drafts.
class ToolsPage final : public QWidget,
                        public PlacedPage,
                        public EditTarget,
                        public PanedPage,
                        public DraftsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolsPage)

public:
    explicit ToolsPage(const PageContext &context, QWidget *parent = nullptr);
    ~ToolsPage() override;

    void showPlace(const Place &place) override;
    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;
    QList<QWidget *> panes() const override;
    QStringList unsavedNames() const override;
    QMap<QString, QString> newItems() const override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    void buildList();
    void connectList();
    void connectCommands();
    void connectDrafts();
    void connectWindows();
    void setTexts();
    void enableCommands(bool isShown);

    void workspaceChanged();
    void listTools();
    void open(const QString &id);
    void reopen();
    workspace::Tool shownTool() const; // an empty one where none is shown
    void remove(const QStringList &ids);
    void tryWith(const json::Value &arguments);
    void focusTool();
    void rename(const QString &before, const QString &now);
    void openWindow(const QString &id);
    void showElsewhere();
    void showElsewhereText();

    PageContext m_context;
    ToolListModel m_model;
    ToolDrafts *m_drafts;
    EmptyState *m_empty;
    EmptyState *m_noEndpoint; // and so nothing that a tool could ask
    ListPane *m_list;
    ToolListActions *m_listActions;
    EmptyState *m_elsewhere;
    EmptyState *m_unselected; // in place of the editor while the tool has a window of its own
    ToolView *m_view;
    DraftCommands *m_draftCommands;
    ToolAutosave *m_autosave;
    ToolWindows *m_windows;
    std::map<QString, ToolSession::EditorSession> m_benches; // of tools whose windows were closed
    QAction *m_showWindow;
    QAction *m_editHere;
    bool m_isElsewhere = false;
    bool m_isOpeningLate = false; // the workspace, which then may never open
};

} // namespace tooltray::ui
