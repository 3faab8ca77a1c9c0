// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/panedpage.h"

#include <QWidget>

namespace tooltray::ui {

class EmptyState;
class ToolDrafts;
class ToolView;

// One tool alone, as a window of its own shows it. It follows what the page of all tools does to it, which has the
// drafts and outlives this.
class ToolWindowPage final : public QWidget, public EditTarget, public PanedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolWindowPage)

public:
    ToolWindowPage(const PageContext &context, ToolDrafts &drafts, const QString &id,
                   QWidget *parent = nullptr);

    ToolView &view() { return *m_view; }
    QString toolName() const; // of the tool that is shown, or was shown last
    bool isChanged() const;
    // The tool goes by another name.
    void adopt(const QString &id);

    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;
    QList<QWidget *> panes() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

Q_SIGNALS:
    // toolName() or isChanged() may differ.
    void subjectChanged();

private:
    void build();
    void connectView();
    void workspaceChanged();
    QString present() const; // the tool; empty while there is none
    void follow();
    void followDraft(const QString &id);
    void renamed(const QString &before, const QString &now, bool wasSaved);
    void remove();

    PageContext m_context;
    ToolDrafts &m_drafts;
    QString m_id;
    QString m_shown; // as present() was last
    EmptyState *m_empty;
    ToolView *m_view;
};

} // namespace tooltray::ui
