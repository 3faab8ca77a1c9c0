// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolactions.h"

#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/pages.h"
#include "ui/pages/tools/toolspage.h"

#include <QAction>

namespace tooltray::ui {

namespace {

QAction *addIdle(ActionRegistry &actions, const ActionSpec &spec)
{
    QAction *action = actions.add(spec);
    action->setEnabled(false);
    return action;
}

void addMakers(const PageContext &context)
{
    context.actions.add({.id = actionid::kNewTool,
                         .section = ActionSection::File,
                         .text = QT_TRANSLATE_NOOP("Actions", "&New tool"),
                         .icon = Icon::Plus,
                         .shortcuts = {Qt::CTRL | Qt::Key_N}},
                        [&navigator = context.navigator] {
                            navigator.open({.page = pageid::kTools, .item = ToolsPage::kNewItem});
                        });
    context.actions.add({.id = actionid::kToolFromClipboard,
                         .section = ActionSection::File,
                         .text = QT_TRANSLATE_NOOP("Actions", "New tool from clip&board"),
                         .icon = Icon::Copy},
                        [&navigator = context.navigator] {
                            navigator.open({.page = pageid::kTools, .item = ToolsPage::kClipboardItem});
                        });
}

} // namespace

void addToolActions(const PageContext &context)
{
    addToolWindowActions(context);
    addIdle(context.actions, {.id = actionid::kSaveAll,
                              .section = ActionSection::File,
                              .text = QT_TRANSLATE_NOOP("Actions", "Save a&ll drafts"),
                              .icon = Icon::Save});
    addIdle(context.actions, {.id = actionid::kOpenInWindow,
                              .section = ActionSection::Tool,
                              //: Of a tool: beside what the main window shows
                              .text = QT_TRANSLATE_NOOP("Actions", "Open in &window"),
                              .icon = Icon::Monitor,
                              .group = 1});
}

void addToolWindowActions(const PageContext &context)
{
    ActionRegistry &actions = context.actions;
    addMakers(context);
    const auto add = [&actions](const QString &id, ActionSection section, const char *text, Icon icon,
                                const QList<QKeySequence> &keys, int group = 0) {
        addIdle(
            actions,
            {.id = id, .section = section, .text = text, .icon = icon, .shortcuts = keys, .group = group});
    };
    add(actionid::kTryTool, ActionSection::Tool, QT_TRANSLATE_NOOP("Actions", "&Try it"), Icon::Play,
        {Qt::CTRL | Qt::Key_Return});
    add(actionid::kEnableTool, ActionSection::Tool, QT_TRANSLATE_NOOP("Actions", "&Enable or disable"),
        Icon::Power, {Qt::CTRL | Qt::Key_E});
    add(actionid::kDiscardTool, ActionSection::Tool, QT_TRANSLATE_NOOP("Actions", "Di&scard changes"),
        Icon::Refresh, {});
    add(actionid::kCopyTool, ActionSection::Tool, QT_TRANSLATE_NOOP("Actions", "Copy &definition"),
        Icon::Copy, {}, 1);
    add(actionid::kRunExamples, ActionSection::Tool, QT_TRANSLATE_NOOP("Actions", "&Run the examples"),
        Icon::Play, {});
    add(actionid::kExportTools, ActionSection::File, QT_TRANSLATE_NOOP("Actions", "E&xport tools..."),
        Icon::Export, {});
    add(actionid::kToolCalls, ActionSection::Tool, QT_TRANSLATE_NOOP("Actions", "Calls in the &log"),
        Icon::History, {}, 1);
    add(actionid::kSidePanel, ActionSection::View, QT_TRANSLATE_NOOP("Actions", "&Side panel"), Icon::Sidebar,
        {Qt::CTRL | Qt::Key_B}, 4);
    add(actionid::kDrawer, ActionSection::View, QT_TRANSLATE_NOOP("Actions", "&Drawer"), Icon::Drawer,
        {Qt::CTRL | Qt::Key_J}, 4);
}

} // namespace tooltray::ui
