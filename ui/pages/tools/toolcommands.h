// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tooledits.h"
#include "ui/pages/pagecontext.h"
#include "workspace/edits/history.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>

class QWidget;

namespace tooltray::ui {

class ToolDrafts;
class ToolNotices;
class UndoNotice;

// What is done to saved tools as a whole: each time as one edit of the workspace, of which the page says that it is
// done, with the way back.
class ToolCommands final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolCommands)

public:
    ToolCommands(const PageContext &context, ToolDrafts &drafts, ToolNotices &notices, UndoNotice &undo,
                 QWidget &page);

    void apply(const workspace::Edit &edit, const std::function<void()> &done = {});
    // Offers the way back of the edit that was just made, until it is undone in whatever way. The text is a whole
    // sentence.
    void offerUndo(const QString &text);
    void tellCreated(int count); // tools, by that edit

    void duplicate(const QStringList &ids);
    // Tools and drafts; the title is what the first of them is called.
    void remove(const QStringList &ids, const QString &title);
    // All as the first is not.
    void toggleEnabled(const ToolNames &names);
    // Asks first where some would not work there.
    void planMove(const ToolNames &names, const std::string &endpoint);
    void exportTools(const ToolNames &names);

Q_SIGNALS:
    void duplicated(const QString &first);

private:
    void undo(std::optional<workspace::HistoryStepId> edit);
    void move(const ToolNames &names, const std::string &endpoint);

    PageContext m_context;
    ToolDrafts &m_drafts;
    ToolNotices &m_notices;
    UndoNotice &m_undo;
    QWidget &m_page; // that dialogs are before
};

} // namespace tooltray::ui
