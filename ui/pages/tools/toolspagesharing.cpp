// SPDX-License-Identifier: GPL-3.0-or-later
// How tools come to the Tools page from elsewhere, and leave it; see toolspage.cpp for how it shows them.
#include "engine/engine.h"
#include "journal/export/curl.h"
#include "ui/models/clipboardtools.h"
#include "ui/models/errortext.h"
#include "ui/models/utf8text.h"
#include "ui/pages/tools/packexport.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>

namespace tooltray::ui {

void ToolsPage::addFromClipboard()
{
    const workspace::Workspace &workspace = *m_context.engine.curation().state().workspace;
    const std::string endpoint = m_current.isEmpty() ? std::string() : m_editor->draft().tool.endpoint;
    const auto copied = ClipboardTools::read(workspace, endpoint, QGuiApplication::clipboard()->text());
    if (copied.tools().empty())
        return refuse(copied.problem());
    QString first;
    for (const workspace::Tool &tool : copied.tools()) {
        ToolDraft draft;
        draft.tool = tool;
        draft.version = tool.active;
        const QString id = m_drafts->add(draft);
        if (first.isEmpty())
            first = id;
    }
    listTools();
    m_list->setCurrent(first);
    open(first);
    QString text;
    if (const auto count = static_cast<int>(copied.tools().size()); count > 1)
        text = tr("%n tool(s) are made of the clipboard, and not saved yet.", nullptr, count);
    if (!copied.note().isEmpty())
        text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + copied.note();
    if (!text.isEmpty())
        tell(MessageKind::Info, text);
}

// Of the last call that sent something; what a tool sends is only known by then.
void ToolsPage::copyCurl()
{
    if (!isVisible()) // the log means the call that it shows
        return;
    const journal::EntryPointer call = m_editor->lastCallThatSent();
    if (!call)
        return tell(MessageKind::Info,
                    tr("Try the tool first: the command is made of the request that it sent last."));
    const Result<std::string> command = journal::curlCommand(call->exchanges.back());
    if (!command)
        return showError(command.error());
    QGuiApplication::clipboard()->setText(fromUtf8(*command));
    tell(MessageKind::Ok, tr("The command is on the clipboard."));
}

void ToolsPage::exportTools(const ToolNames &names)
{
    if (names.empty())
        return refuse(tr("Save a tool before you export it."));
    openPackExport(
        *this, m_context.engine.curation().state().workspace, names,
        [this, count = static_cast<int>(names.size())](const QString &path, const Result<void> &result) {
            if (result)
                tell(
                    MessageKind::Ok,
                    tr("%n tool(s) are exported to %1.", nullptr, count).arg(QDir::toNativeSeparators(path)));
            else
                showError(result.error());
        });
}

} // namespace tooltray::ui
