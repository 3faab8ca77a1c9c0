// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "journal/entries/logentry.h"
#include "ui/models/tooldraft.h"
#include "ui/models/toolnotes.h"
#include "ui/pages/pagecontext.h"

#include <QList>
#include <QTabWidget>
#include <QWidget>

class QListView;
class QSplitter;

namespace tooltray::engine {
struct ClientPreview;
struct WorkspaceState;
} // namespace tooltray::engine

namespace tooltray::ui {

class ArgumentsTab;
class BaselineCommands;
class BehaviourTab;
class ClientTab;
class DrawerKeys;
class ExamplesTab;
class HistoryPane;
class OperationTab;
class ResultTab;
class ToolHeader;
class ToolTab;
class TryPane;
class VersionsTab;

// One tool to work on: its header, its sides as tabs, and the drawer with its problems and trials. It knows the draft
// and nothing of where that is kept.
class ToolEditor final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolEditor)

public:
    explicit ToolEditor(const PageContext &context, QWidget *parent = nullptr);
    ~ToolEditor() override;

    // The id keeps trials of different tools apart.
    void open(const QString &id, const ToolDraft &draft);
    const ToolDraft &draft() const { return m_draft; }
    // The same tool, as it is saved by now.
    void rebase(const ToolDraft &draft);

    void setState(const engine::WorkspaceState &state);
    void setNotes(const QList<ToolNote> &notes);
    void setPreview(const engine::ClientPreview &preview);
    ToolHeader &header() { return *m_header; }
    OperationTab &operation() { return *m_operation; }
    ResultTab &result() { return *m_result; }
    TryPane &tryPane() { return *m_try; }
    BaselineCommands &baselines() { return *m_baselines; }
    ExamplesTab &examples() { return *m_examples; }
    VersionsTab &versions() { return *m_versions; }
    void openTab(ToolTab &tab);
    bool showsOperation() const; // of a schema: it is what the fields of the schema go into
    // The last call of the shown tool that sent a request; null when the log has none.
    journal::EntryPointer lastCallThatSent() const;

    // Leads to what is at a place of the version, a JSON Pointer; false when no tab shows it.
    bool goTo(const QString &place);
    // To something that was typed and does not fit yet, and a sentence about it; an empty text when all fits. What
    // belongs to nothing any more is forgotten.
    QString goToUnfinished();

    enum class Drawer : std::uint8_t { Problems, Try, History };
    void showDrawer(Drawer part);
    void toggleDrawer();
    QWidget &sides() const { return *m_tabs; }
    QWidget &drawer() const { return *m_drawer; }
    // Opens the trial with these arguments.
    void tryWith(const json::Value &arguments);

Q_SIGNALS:
    // draft() differs.
    void edited();
    // The schema of the endpoint that the draft uses now; null when there is none.
    void schemaChanged(const tooltray::graphql::SchemaPointer &schema);
    void tabShown();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void shareRoom();
    void setDrawerShown(bool isShown);
    void showParts();
    void showSides();
    void addTab(ToolTab *tab);
    void take(ToolTab &tab);
    void showTab(int index);
    void goToNote(int row);
    void setTexts();
    void showBaseline();
    void showSchema();
    void showAround();
    void showSampleFix();

    PageContext m_context;
    ToolDraft m_draft;
    bool m_isShowing = false;
    graphql::SchemaPointer m_schema;
    const engine::WorkspaceState *m_state = nullptr;
    ToolNotesModel m_notes;
    QSplitter *m_split;
    ToolHeader *m_header;
    QTabWidget *m_tabs;
    OperationTab *m_operation;
    ArgumentsTab *m_arguments;
    ResultTab *m_result;
    BehaviourTab *m_behaviour;
    ClientTab *m_client;
    QList<ToolTab *> m_sides; // in the order of the tabs
    QTabWidget *m_drawer;
    bool m_isDrawerWanted;
    bool m_isLow = false;
    bool m_isDrawerWantedLow = false; // there is no room for it then
    DrawerKeys *m_drawerKeys = nullptr;
    QWidget *m_sampleFix; // above the problems, where the sample endpoint is all that lacks
    QListView *m_problems;
    TryPane *m_try;
    BaselineCommands *m_baselines;
    HistoryPane *m_history;
    ExamplesTab *m_examples;
    VersionsTab *m_versions;
};

} // namespace tooltray::ui
