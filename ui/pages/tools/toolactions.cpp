// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolactions.h"

#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"

#include <QAction>
#include <QActionGroup>

namespace tooltray::ui {

namespace {

constexpr int kSubmenuGroup = 3; // of the Tool menu

QAction *addIdle(ActionRegistry &actions, const ActionSpec &spec)
{
    QAction *action = actions.add(spec);
    action->setEnabled(false);
    return action;
}

void addMakers(const PageContext &context)
{
    context.actions.add(
        {.id = actionid::kNewTool,
         .section = ActionSection::File,
         .text = QT_TRANSLATE_NOOP("Actions", "&New tool"),
         .icon = Icon::Plus,
         .shortcuts = {Qt::CTRL | Qt::Key_N}},
        [&navigator = context.navigator] { navigator.open({.page = pageid::kTools, .item = itemid::kNew}); });
    context.actions.add({.id = actionid::kToolFromClipboard,
                         .section = ActionSection::File,
                         .text = QT_TRANSLATE_NOOP("Actions", "New tool from clip&board"),
                         .icon = Icon::Copy},
                        [&navigator = context.navigator] {
                            navigator.open({.page = pageid::kTools, .item = itemid::kClipboard});
                        });
}

// Adds the actions for the tools selected in the list, and those that sort and group it.
void addListCommands(ActionRegistry &actions)
{
    const auto add = [&actions](const QString &id, const char *text, Icon icon = Icon::None) {
        return addIdle(actions, {.id = id,
                                 .section = ActionSection::Tool,
                                 .text = text,
                                 .icon = icon,
                                 .group = kSubmenuGroup,
                                 //: Submenu with what the list of tools does
                                 .submenu = QT_TRANSLATE_NOOP("Actions", "Tool list")});
    };
    add(actionid::kEnableTools, QT_TRANSLATE_NOOP("Actions", "&Enable selected tools"), Icon::Success);
    add(actionid::kDisableTools, QT_TRANSLATE_NOOP("Actions", "&Disable selected tools"), Icon::Power);
    add(actionid::kTagTools, QT_TRANSLATE_NOOP("Actions", "Edit &tags of selected tools..."));
    //: To another endpoint
    add(actionid::kMoveTools, QT_TRANSLATE_NOOP("Actions", "&Move selected tools..."));
    const auto choose = [](QActionGroup *group, QAction *action) {
        action->setCheckable(true);
        group->addAction(action);
    };
    auto *orders = new QActionGroup(&actions);
    choose(orders, add(actionid::kSortToolsByName, QT_TRANSLATE_NOOP("Actions", "Sort by &name")));
    choose(orders, add(actionid::kSortToolsByCall, QT_TRANSLATE_NOOP("Actions", "Sort by &last call")));
    choose(orders, add(actionid::kSortToolsByErrors, QT_TRANSLATE_NOOP("Actions", "E&rrors first")));
    auto *groups = new QActionGroup(&actions);
    choose(groups, add(actionid::kGroupToolsByNothing, QT_TRANSLATE_NOOP("Actions", "N&o groups")));
    choose(groups, add(actionid::kGroupToolsByEndpoint, QT_TRANSLATE_NOOP("Actions", "Group by end&point")));
    choose(groups, add(actionid::kGroupToolsByTag, QT_TRANSLATE_NOOP("Actions", "Group by ta&g")));
}

void addVersionCommands(ActionRegistry &actions)
{
    const auto add = [&actions](const QString &id, const char *text, Icon icon) {
        addIdle(actions, {.id = id,
                          .section = ActionSection::Tool,
                          .text = text,
                          .icon = icon,
                          .group = kSubmenuGroup,
                          //: Submenu with what can be done with the versions of a tool
                          .submenu = QT_TRANSLATE_NOOP("Actions", "Versions")});
    };
    add(actionid::kNewVersion, QT_TRANSLATE_NOOP("Actions", "&New version"), Icon::Plus);
    add(actionid::kActivateVersion, QT_TRANSLATE_NOOP("Actions", "&Activate this version"), Icon::Success);
    add(actionid::kCompareVersion, QT_TRANSLATE_NOOP("Actions", "&Compare with active version"),
        Icon::Compare);
    add(actionid::kDeleteVersion, QT_TRANSLATE_NOOP("Actions", "&Delete this version"), Icon::Trash);
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
    addListCommands(context.actions);
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
    add(actionid::kEnableTool, ActionSection::Tool, QT_TRANSLATE_NOOP("Actions", "Toggle &enabled"),
        Icon::Power, {Qt::CTRL | Qt::Key_E});
    add(actionid::kDiscardTool, ActionSection::Tool, QT_TRANSLATE_NOOP("Actions", "Di&scard changes"),
        Icon::Refresh, {});
    add(actionid::kCopyTool, ActionSection::Tool, QT_TRANSLATE_NOOP("Actions", "Copy &definition"),
        Icon::Copy, {}, 1);
    add(actionid::kRunExamples, ActionSection::Tool, QT_TRANSLATE_NOOP("Actions", "&Run examples"),
        Icon::Play, {});
    //: Saves the arguments that a tool is tried with as one of its examples
    add(actionid::kSaveExample, ActionSection::Tool,
        QT_TRANSLATE_NOOP("Actions", "Save t&he arguments as an example"), Icon::Star, {});
    add(actionid::kExportTools, ActionSection::File, QT_TRANSLATE_NOOP("Actions", "E&xport tools..."),
        Icon::Export, {});
    add(actionid::kToolCalls, ActionSection::Tool, QT_TRANSLATE_NOOP("Actions", "Show calls in &log"),
        Icon::History, {}, 1);
    add(actionid::kSidePanel, ActionSection::View, QT_TRANSLATE_NOOP("Actions", "&Side panel"), Icon::Sidebar,
        {Qt::CTRL | Qt::Key_B}, 4);
    add(actionid::kDrawer, ActionSection::View, QT_TRANSLATE_NOOP("Actions", "&Drawer"), Icon::Drawer,
        {Qt::CTRL | Qt::Key_J}, 4);
    addVersionCommands(actions);
}

} // namespace tooltray::ui
