// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/objectdraft.h"
#include "ui/navigation/edittarget.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"

#include <QWidget>

#include <deque>
#include <vector>

class QAction;
class QLineEdit;
class QStackedWidget;

namespace tooltray::ui {

class DraftSession;
class EmptyState;
class InlineMessage;
class MissingSecrets;
class TextLabel;
class UndoNotice;
class VariableDialog;
class VariableTable;

void addContextActions(const PageContext &context);

// The variables that are filled into operations: a table to edit in place.
class ContextPage final : public QWidget, public PlacedPage, public EditTarget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextPage)

public:
    explicit ContextPage(const PageContext &context, QWidget *parent = nullptr);

    void showPlace(const Place &place) override;
    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;

private:
    void build();
    void setTexts();
    void refresh();
    void findUsers();
    void showProblems();
    void showPart();
    void editCell(const QString &key, int column, const QString &text);
    void createVariable();
    void editVariable(const QString &key);
    // Opens the dialog for a new variable when the key is empty.
    VariableDialog *openDialog(const QString &key);
    void resumeLeft(const std::vector<workspace::ObjectKey> &left);
    void openLeft();
    void resume(const ObjectDraft &draft);
    void removeCurrent();
    void importFile();
    void showError(const QString &text); // above the table
    void followUsers(const QModelIndex &index);

    PageContext m_context;
    MissingSecrets *m_secrets;
    int m_usageRevision = 0;
    DraftSession *m_drafts;         // what is typed in a dialog
    std::deque<ObjectDraft> m_left; // to be gone on with, one after the other

    TextLabel *m_heading;
    QLineEdit *m_filter;
    QAction *m_new;
    QAction *m_import;
    QAction *m_remove;
    QAction *m_change;
    QAction *m_clearFilter;
    InlineMessage *m_problem;
    InlineMessage *m_missing;
    UndoNotice *m_undo;
    QStackedWidget *m_parts;
    VariableTable *m_table;
    EmptyState *m_empty;
    EmptyState *m_noMatch;
};

} // namespace tooltray::ui
