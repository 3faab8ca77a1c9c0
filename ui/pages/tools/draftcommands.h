// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/toollistmodel.h"
#include "ui/pages/pagecontext.h"
#include "workspace/definitions/tool.h"

#include <QObject>
#include <QStringList>

#include <vector>

namespace tooltray::ui {

struct DraftSaving;
class ToolCommands;
class ToolDrafts;
class ToolNotices;
class UndoNotice;

// Makes tools, which are drafts at first, and saves several drafts at a time.
class DraftCommands final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DraftCommands)

public:
    DraftCommands(const PageContext &context, ToolDrafts &drafts, ToolCommands &commands,
                  ToolNotices &notices, UndoNotice &undo);

    // current: the tool that is shown, at whose endpoint the new one begins. content: what it begins as; null: empty
    void add(const workspace::Tool &current, const workspace::Tool *content);
    void addFromClipboard(const workspace::Tool &current);
    // All are undone as one step.
    void addAll(const std::vector<workspace::Tool> &tools);
    // Saves the drafts among them as one step; a draft with errors stays a draft.
    void save(const QStringList &ids);
    void saveAll();

Q_SIGNALS:
    // New drafts are there, which the list does not show yet.
    void made(const QString &first);
    void changed(); // the draft that is shown may have been replaced

private:
    void drop(const ToolListModel::Drafts &drafts);
    void saved(const DraftSaving &saving);
    void tellLeft(const ToolListModel::Drafts &left);

    PageContext m_context;
    ToolDrafts &m_drafts;
    ToolCommands &m_commands;
    ToolNotices &m_notices;
    UndoNotice &m_undo;
};

} // namespace tooltray::ui
