// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/curationdesk.h"
#include "ui/models/tooledits.h"
#include "ui/models/toollistmodel.h"
#include "ui/navigation/edittarget.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/panedpage.h"
#include "ui/pages/tools/toolcheck.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/edits/edit.h"
#include "workspace/edits/history.h"

#include <QWidget>

#include <functional>
#include <map>
#include <optional>
#include <vector>

class QAction;
class QStackedWidget;

namespace tooltray {
struct Error;
}

namespace tooltray::ui {

struct DraftSaving;
class EmptyState;
class ListPane;
class SchemaPanel;
class TextLabel;
class ToolDrafts;
class ToolEditor;
class ToolListActions;
class ToolNotices;
class ToolWindows;
class UndoNotice;

// The tools: the list of them and the one that is worked on. What is typed is a draft until it is saved; saving is an
// edit of the workspace like what the list does to several tools. A tool can also be worked on alone, in a window of
// its own. Then the page of all does not show it, so that there is one place where it is typed, and both have the same
// drafts.
class ToolsPage final : public QWidget, public PlacedPage, public EditTarget, public PanedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolsPage)

public:
    explicit ToolsPage(const PageContext &context, QWidget *parent = nullptr);
    // Of one tool alone. The page of all outlives it.
    ToolsPage(const PageContext &context, ToolsPage &home, const QString &id, QWidget *parent = nullptr);
    ~ToolsPage() override;

    // Place::item that makes a new tool.
    static constexpr QLatin1StringView kNewItem{"+"};
    // And the one that makes tools of what is in the clipboard.
    static constexpr QLatin1StringView kClipboardItem{"+clipboard"};
    // Place::item that takes over what a process left unsaved.
    static constexpr QLatin1StringView kLeftItem{"~"};

    // What is there beside the draft, and goes with a tool to another window.
    struct Bench {
        std::optional<workspace::Version> version; // another one than the active
        std::optional<json::Value> trial;          // arguments that somebody typed
    };
    Bench bench() const;
    void setBench(const Bench &bench);

    // Of the tool that is shown, or was shown last.
    QString toolName() const;
    bool isChanged() const;
    bool isSaving() const;
    // The news of what this page saves, before others hear them.
    void settle();
    // The tool that it is of goes by another name.
    void adopt(const QString &id);
    void focusTool();

    void showPlace(const Place &place) override;
    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;
    QList<QWidget *> panes() const override;

Q_SIGNALS:
    // toolName() or isChanged() may differ.
    void subjectChanged();
    // isSaving() does not hold any more.
    void settled();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    ToolsPage(const PageContext &context, ToolsPage *home, const QString &id, QWidget *parent);
    void build();
    void connectParts();
    void connectWindows();
    void setTexts();
    void enableActions(bool isShown);

    void workspaceChanged();
    bool isAlone() const { return m_home != this; }
    void listTools();
    void listDrafts(); // on the page of all as well
    void openWindow(const QString &id);
    void showElsewhere();
    void showElsewhereText();
    void followDraft(const QString &id);
    void renamed(const QString &before, const QString &now);
    void giveUp(const QString &id);
    void reopen();
    void open(const QString &id);
    void followSaved();
    void tryWith(const json::Value &arguments);
    void showEmptyText();
    void showSidePanel();
    void showSchemaText();
    void draftEdited();
    void showDraftState();
    void check();
    void askForSight();

    void connectVersions();
    void enableVersions(bool isShown);
    std::optional<ToolDraft> savedDraft() const;
    void openVersion(workspace::Version version);
    void activateVersion(workspace::Version version);
    void tellOfApproved(workspace::Version version);
    void copyVersion(workspace::Version version);
    void removeVersion(workspace::Version version);
    // Gives the version to be shown then.
    void changeVersions(const QString &label,
                        const std::function<workspace::Version(workspace::Tool &tool)> &change,
                        const std::function<void()> &done = {});

    void addFromClipboard();
    // As drafts, all of which one step takes back.
    void addTools(const std::vector<workspace::Tool> &tools);
    // Those of them that are drafts, as one step. What is wrong stays one.
    void saveDrafts(const QStringList &ids);
    void savedDrafts(const DraftSaving &saving);
    void dropDrafts(const ToolListModel::Drafts &drafts);
    void exportTools(const ToolNames &names);
    void runExamples();

    void addTool(const workspace::Tool *like = nullptr);
    void save();
    void nameEndpoint();
    void saveChecked(engine::CurationDesk::Breaking breaking = engine::CurationDesk::Breaking::Refuse);
    struct Saving {
        QString id; // of the row that is saved; the tool may get another name
        ToolDraft draft;
    };
    static QString labelOf(const ToolDraft &draft); // of what saves it
    bool isSaved(const Saving &saving) const;
    void saved(const Saving &saving);
    // Another tool, or something else, is shown next.
    void leave();
    void saveLeft(const QString &id);
    void publish(const Saving &saving);
    std::optional<Saving> takePublished(const QString &id);
    void tell(MessageKind kind, const QString &text);
    void refuse(const QString &reason, const QString &hint = {});
    void showError(const Error &error);
    void discard();
    void putBack(const ToolListModel::Drafts &drafts);
    void undo(std::optional<workspace::HistoryStepId> edit);
    void duplicate(const QStringList &ids);
    void remove(const QStringList &ids);
    void apply(const workspace::Edit &edit, const std::function<void()> &done = {});
    // Asks first where some would not work there.
    void planMove(const ToolNames &names, const std::string &endpoint);
    void move(const ToolNames &names, const std::string &endpoint);
    void toggleEnabled();
    void tryTool();
    void saveExample(const json::Value &arguments);
    void copyDefinition();
    void copyCurl();

    PageContext m_context;
    ToolsPage *m_home; // the page of all tools; it may be this one
    QString m_alone;   // the only tool that is shown, if there is one
    ToolListModel m_model;
    ToolDrafts *m_drafts; // of the page of all
    ToolWindows *m_windows = nullptr;
    std::map<QString, Bench> m_benches; // of tools whose windows were closed
    ToolCheck m_check;
    QStackedWidget *m_parts;
    EmptyState *m_empty;
    EmptyState *m_noEndpoint; // and so nothing that a tool could ask
    ListPane *m_list;
    ToolListActions *m_listActions;
    ToolEditor *m_editor;
    QStackedWidget *m_places;
    EmptyState *m_elsewhere; // in place of the editor while the tool has a window of its own
    SchemaPanel *m_schema;   // goes before the editor it changes
    QWidget *m_side = nullptr;
    TextLabel *m_sideTitle = nullptr;
    ToolNotices *m_notices;
    UndoNotice *m_undo;
    QAction *m_discard;
    QAction *m_delete;
    QAction *m_showWindow;
    QAction *m_editHere;
    QString m_current;
    std::optional<Saving> m_saving;
    std::vector<Saving> m_published; // as somebody left them, and not confirmed yet
    bool m_sidePanelWanted;
    bool m_isNarrow = false;
    bool m_sidePanelWantedNarrow = false; // there is no room for it then
    quint64 m_sightRevision = 0;
};

} // namespace tooltray::ui
