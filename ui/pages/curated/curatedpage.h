// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"
#include "ui/navigation/place.h"
#include "ui/pages/curated/draftsession.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/panedpage.h"
#include "workspace/snapshot/workspace.h"

#include <QList>
#include <QSet>
#include <QWidget>

#include <cstdint>
#include <optional>

class QAbstractItemModel;
class QStackedWidget;

namespace tooltray::ui {

class DraftEditor;
class FloatingNotices;
class ListPane;
class RowCommands;
class UndoNotice;

// A page of named definitions: their list, and beside it the one that is viewed and edited. Typed changes are
// kept while another one is shown and when the process ends. Saving and deleting are edits of the workspace,
// which can be undone. A kind of definition adds a model of the list, an editor, and texts.
class CuratedPage : public QWidget,
                    public PlacedPage,
                    public EditTarget,
                    public PanedPage,
                    public DraftsPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CuratedPage)

public:
    void showPlace(const Place &place) override;
    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;
    QList<QWidget *> panes() const override;
    QStringList unsavedNames() const override;

protected:
    using Key = DraftSession::Key;
    using Words = DraftSession::Words;

    // The page is ready when begin() is called: with the list and then the editors added, and what they need there.
    CuratedPage(const PageContext &context, DraftSession::Subject subject, QWidget *parent);
    struct Parts {
        QAbstractItemModel &model;
        QString shares;                 // the id by which the widths of the parts are remembered
        QList<EditCommand> rowCommands; // in the menu of a row
        QList<QWidget *> notices = {};  // above the editor
    };
    ListPane &addList(const Parts &parts);
    // It is shown while no definition is; the first of several, unless placeholder() says which.
    void addPlaceholder(QWidget &placeholder);
    void addEditor(DraftEditor &editor);
    void begin();

    const PageContext &pageContext() const { return m_context; }
    const workspace::WorkspacePtr &workspace() const;
    const workspace::Entry *entryOf(const Key &key) const;
    ListPane &list() const { return *m_list; }
    FloatingNotices &floatingNotices() const { return *m_floating; }
    DraftSession &drafts() const { return *m_drafts; }
    QSet<QString> unsaved() const; // the ids of the rows
    const std::optional<Key> &shown() const { return m_shown; }
    DraftEditor *editor() const; // null while no definition is shown

    void showObject(const std::optional<Key> &key);
    void showCurrent();
    void showNew(const workspace::Object &fresh);
    void create(const workspace::Object &object, const Words &words);

    virtual void refreshList() = 0;
    virtual DraftEditor &editorOf(const Key &key) const;
    virtual QWidget *placeholder() const { return m_placeholder; }
    virtual void currentShown() {}
    virtual void openItem(const QString &item);
    // Rows of the list are known by these ids.
    virtual QString idOf(const Key &key) const;
    virtual Key keyOf(const QString &id) const;
    virtual QString nameOfCopy(const Key &key) const;
    virtual bool isChangeable(const workspace::Entry &entry) const;

    enum class Action : std::uint8_t { Save, Discard, Duplicate, Remove };
    // The definition has the first name, which is empty for a new one, and gets the other.
    virtual Words wordsOf(Action action, const QString &before, const QString &now) const = 0;

    virtual void save(DraftSession::OnConflict conflict);
    virtual void showSaved(const Key &before, const Key &now);
    virtual void remove(const QStringList &ids);
    virtual void showProblem(const Error &error);
    virtual void showConflict(const Error &error);
    virtual void clearProblem();

private:
    void connectDrafts();
    std::optional<Key> listed() const; // It is the current row of the list.
    void followWorkspace();
    void run(EditCommand command, const QStringList &ids);
    void followList(const QString &id);
    void takeEdit();
    void duplicate(const QString &id);
    void dropShown(const DraftSession::Keys &keys);
    void showRecovered(const DraftSession::Keys &keys);
    void showRefusal(const Key &key, const Error &error);

    PageContext m_context;
    std::vector<workspace::ObjectKind> m_kinds;
    DraftSession *m_drafts;
    ListPane *m_list = nullptr;
    RowCommands *m_rowCommands = nullptr;
    QList<QWidget *> m_notices;
    FloatingNotices *m_floating = nullptr;
    UndoNotice *m_undo = nullptr;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_placeholder = nullptr;
    QList<DraftEditor *> m_editors;
    std::optional<Key> m_shown; // a new one has no name
    bool m_isShowing = false;   // what an editor says meanwhile is no edit
};

} // namespace tooltray::ui
