// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/log/logactions.h"

#include "ui/actions/actionregistry.h"
#include "ui/pages/pagecontext.h"

#include <QAction>

namespace tooltray::ui {
namespace {

enum LogGroup { WatchGroup, CallGroup, ToolGroup, CopyGroup, ExportGroup, ClearGroup };

void addLogAction(ActionRegistry &actions, QLatin1StringView id, const char *text, Icon icon, LogGroup group,
                  const QKeySequence &keys = {})
{
    QAction *action = actions.add({.id = id,
                                   .section = ActionSection::Log,
                                   .text = text,
                                   .icon = icon,
                                   .shortcuts = keys.isEmpty() ? QList<QKeySequence>() : QList{keys},
                                   .group = group});
    action->setEnabled(false);
}

} // namespace

void addLogActions(const PageContext &context)
{
    ActionRegistry &actions = context.actions;
    //: Whether the list of calls follows the newest
    addLogAction(actions, logaction::kLive, QT_TRANSLATE_NOOP("Actions", "&Live"), Icon::Play, WatchGroup,
                 Qt::CTRL | Qt::Key_L);
    actions.action(logaction::kLive)->setCheckable(true);
    actions.action(logaction::kLive)->setChecked(true);
    //: Makes a call of the log again
    addLogAction(actions, logaction::kReplay, QT_TRANSLATE_NOOP("Actions", "&Replay"), Icon::Refresh,
                 CallGroup, Qt::CTRL | Qt::Key_R);
    //: Opens a call of the log where it can be changed and made again
    addLogAction(actions, logaction::kResend, QT_TRANSLATE_NOOP("Actions", "Edit and re&send..."), Icon::Edit,
                 CallGroup, Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    //: The results of two calls of the log, side by side
    addLogAction(actions, logaction::kCompare, QT_TRANSLATE_NOOP("Actions", "Co&mpare results..."),
                 Icon::Compare, CallGroup, Qt::CTRL | Qt::SHIFT | Qt::Key_D);
    //: Compares the result of a call with the one that its tool has as its baseline
    addLogAction(actions, logaction::kCompareBaseline,
                 QT_TRANSLATE_NOOP("Actions", "Compare with baseli&ne..."), Icon::Compare, CallGroup);
    //: Keeps the result of a call, to compare later ones of the tool with it
    addLogAction(actions, logaction::kPinBaseline, QT_TRANSLATE_NOOP("Actions", "Pin as &baseline"),
                 Icon::Pin, ToolGroup);
    //: Marks a call of the log
    addLogAction(actions, logaction::kPin, QT_TRANSLATE_NOOP("Actions", "&Pin"), Icon::Pin, CallGroup,
                 Qt::CTRL | Qt::Key_P);
    //: Goes to the tool that a call of the log called
    addLogAction(actions, logaction::kOpenTool, QT_TRANSLATE_NOOP("Actions", "&Open tool"), Icon::Tool,
                 ToolGroup);
    //: Makes a tool of the operation that a call of the log sent
    addLogAction(actions, logaction::kSaveTool, QT_TRANSLATE_NOOP("Actions", "Save as &tool..."), Icon::Save,
                 ToolGroup);
    //: Keeps a call of the log as an example of its tool
    addLogAction(actions, logaction::kSaveExample, QT_TRANSLATE_NOOP("Actions", "Save as e&xample"),
                 Icon::Star, ToolGroup);
    // In the menu of a tool, this copies the last call of the tool.
    actions
        .add({.id = logaction::kCopyCurl,
              .section = ActionSection::Log,
              .text = QT_TRANSLATE_NOOP("Actions", "&Copy as cURL"),
              .icon = Icon::Copy,
              .shortcuts = {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
              .group = CopyGroup,
              .alsoIn = ActionSection::Tool})
        ->setEnabled(false);
    addLogAction(actions, logaction::kCopyCurlSecrets,
                 QT_TRANSLATE_NOOP("Actions", "Copy as c&URL with secrets..."), Icon::Key, CopyGroup);
    addLogAction(actions, logaction::kCopyGraphql, QT_TRANSLATE_NOOP("Actions", "Copy &GraphQL"), Icon::Query,
                 CopyGroup);
    //: Copies the result of a call
    addLogAction(actions, logaction::kCopyJson, QT_TRANSLATE_NOOP("Actions", "Copy &JSON"), Icon::Types,
                 CopyGroup);
    addLogAction(actions, logaction::kExportLines, QT_TRANSLATE_NOOP("Actions", "&Export as JSON lines..."),
                 Icon::Export, ExportGroup);
    addLogAction(actions, logaction::kExportHar, QT_TRANSLATE_NOOP("Actions", "Export as &HAR..."),
                 Icon::Export, ExportGroup);
    //: Empties the list of calls; the log keeps them
    addLogAction(actions, logaction::kClear, QT_TRANSLATE_NOOP("Actions", "Cle&ar list"), Icon::None,
                 ClearGroup, Qt::CTRL | Qt::SHIFT | Qt::Key_Delete);
    //: Shows the calls again that were taken out of the list by "Clear list"
    addLogAction(actions, logaction::kShowCleared, QT_TRANSLATE_NOOP("Actions", "Sho&w cleared calls"),
                 Icon::Eye, ClearGroup);
    //: Deletes calls from the log for good
    addLogAction(actions, logaction::kDelete, QT_TRANSLATE_NOOP("Actions", "&Delete calls..."), Icon::Trash,
                 ClearGroup);
}

} // namespace tooltray::ui
