// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/pagecontext.h"
#include "workspace/definitions/tool.h"

#include <QObject>

#include <functional>

namespace tooltray::ui {

class ToolCommands;
class ToolDrafts;
class ToolEditor;
class ToolNotices;
class ToolSession;
class UndoNotice;

// What can be done to the versions of the tool that is open, by its tab or by commands. It is saved at once, as a step
// that can be undone; where the tool has changes that are not saved, it is one of them.
class VersionCommands final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(VersionCommands)

public:
    VersionCommands(const PageContext &context, ToolDrafts &drafts, ToolSession &session, ToolEditor &editor,
                    ToolCommands &commands, ToolNotices &notices, UndoNotice &undo);

    void enable(bool isShown);

private:
    void activate(workspace::Version version);
    void tellOfApproved(workspace::Version version);
    void copy(workspace::Version version);
    void remove(workspace::Version version);
    // The change gives the version to be shown then.
    void change(const QString &label, const std::function<workspace::Version(workspace::Tool &tool)> &change,
                const std::function<void()> &done = {});

    PageContext m_context;
    ToolDrafts &m_drafts;
    ToolSession &m_session;
    ToolEditor &m_editor;
    ToolCommands &m_commands;
    ToolNotices &m_notices;
    UndoNotice &m_undo;
};

} // namespace tooltray::ui
