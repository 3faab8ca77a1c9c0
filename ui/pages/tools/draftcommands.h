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
    ~DraftCommands() override;

    // Beside is the tool where somebody works already; like is what the new one begins as, or null.
    void add(const workspace::Tool &beside, const workspace::Tool *like);
    void addFromClipboard(const workspace::Tool &beside);
    // One step takes all of them back.
    void addAll(const std::vector<workspace::Tool> &tools);
    // Those of them that are drafts, as one step. What is wrong stays one.
    void save(const QStringList &ids);
    void saveAll();

Q_SIGNALS:
    // There are such rows now, which the list does not show yet.
    void made(const QString &first);
    void changed(); // one that is shown may be another one

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
