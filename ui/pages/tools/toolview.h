// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"
#include "ui/pages/pagecontext.h"

#include <QList>
#include <QWidget>

class QAction;
class QSplitter;
class QStackedWidget;

namespace tooltray::json {
class Value;
}

namespace tooltray::ui {

class FloatingNotices;
class SchemaSide;
class ToolCommands;
class ToolDrafts;
class ToolEditor;
class ToolNotices;
class ToolSession;
class UndoNotice;
class VersionCommands;

// One tool to work on: its editor with the schema beside it, what is said about it above, and the commands that are
// about it, which can be given while the view is seen. The page of all tools adds a list, and a window of one tool
// nothing.
class ToolView final : public QWidget, public EditTarget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolView)

public:
    ToolView(const PageContext &context, ToolDrafts &drafts, QWidget *parent = nullptr);
    ~ToolView() override;

    ToolSession &session() { return *m_session; }
    ToolEditor &editor() { return *m_editor; }
    ToolCommands &commands() { return *m_commands; }
    ToolNotices &notices() { return *m_notices; }
    UndoNotice &undo() { return *m_undo; }

    // What is to be seen in place of all below the notices; null: the tool and what is beside it.
    void addInstead(QWidget &widget);
    void showInstead(QWidget *widget);
    void setPartsVisible(bool isVisible);
    // The same in place of the editor alone.
    void addInPlace(QWidget &widget);
    void showInPlace(QWidget *widget);
    // Before the tool.
    void addList(QWidget &list);
    // When all parts are there: their usual shares, which are remembered by the id, and how wide the view has to be for
    // the schema.
    void setShares(const QString &id, const QList<int> &usual, int roomForSchema);
    QList<QWidget *> notes() const; // that the keyboard goes to, above the parts and among them
    QList<QWidget *> parts() const;

    // The workspace is another one.
    void follow();
    void showSchemaText();
    void tryWith(const json::Value &arguments);

    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;
    bool isUnsavedAt(const QWidget &part) const override;

Q_SIGNALS:
    void deleteWanted(const QString &id);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void connectParts();
    void connectCommands();
    void setTexts();
    void enableCommands(bool isShown);
    void enableSaving(bool isShown);
    void showState();
    void showSide();
    void tryTool();
    void saveExample(const json::Value &arguments);
    void runExamples();
    void copyDefinition();
    void copyCurl();

    PageContext m_context;
    QStackedWidget *m_stack;
    QSplitter *m_split;
    ToolEditor *m_editor;
    QStackedWidget *m_places;
    SchemaSide *m_side; // goes before the editor it changes
    FloatingNotices *m_floating;
    ToolNotices *m_notices;
    UndoNotice *m_undo;
    QAction *m_discard;
    QAction *m_delete;
    ToolSession *m_session;
    ToolCommands *m_commands;
    VersionCommands *m_versions;
    int m_roomForSchema = 0;
};

} // namespace tooltray::ui
