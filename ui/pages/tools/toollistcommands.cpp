// SPDX-License-Identifier: GPL-3.0-or-later
// How the commands of the window lead to what the list of tools does; see toollistactions.cpp for its menus.
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/utf8text.h"
#include "ui/pages/tools/toollistactions.h"
#include "ui/widgets/listpane.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace tooltray::ui {

using workspace::Tool;

void ToolListActions::leadFrom(const ActionRegistry &actions)
{
    const auto isAny = [](const Tool &) { return true; };
    const auto toMenu = [this](QMenu *menu) { return [this, menu] { menu->popup(m_pane.menuPlace()); }; };
    lead(
        actions.action(actionid::kEnableTools), [this] { m_enable->trigger(); },
        [this] { return hasSelected([](const Tool &tool) { return !tool.enabled; }); });
    lead(
        actions.action(actionid::kDisableTools), [this] { m_disable->trigger(); },
        [this] { return hasSelected(&Tool::enabled); });
    lead(actions.action(actionid::kTagTools), toMenu(m_tags), [this, isAny] { return hasSelected(isAny); });
    lead(actions.action(actionid::kMoveTools), toMenu(m_move), [this, isAny] {
        return hasSelected(isAny) && m_workspace->entries(workspace::ObjectKind::Endpoint).size() > 0;
    });
    const auto leadToChoices = [&](QList<QAction *> &commands, const QList<QAction *> &choices,
                                   const QList<QString> &ids) {
        for (qsizetype i = 0; i < ids.size(); ++i) {
            commands.append(actions.action(ids[i]));
            lead(
                commands.last(), [choice = choices[i]] { choice->trigger(); }, [] { return true; });
        }
    };
    leadToChoices(m_orderCommands, m_orderActions,
                  {actionid::kSortToolsByName, actionid::kSortToolsByCall, actionid::kSortToolsByErrors});
    leadToChoices(
        m_groupCommands, m_groupActions,
        {actionid::kGroupToolsByNothing, actionid::kGroupToolsByEndpoint, actionid::kGroupToolsByTag});
    showArrangement();
}

void ToolListActions::lead(QAction *command, const std::function<void()> &run,
                           const std::function<bool()> &isUsable)
{
    connect(command, &QAction::triggered, this, run);
    m_commands.push_back({command, isUsable});
    command->setEnabled(m_isSeen && isUsable());
}

void ToolListActions::setSeen(bool isSeen)
{
    m_isSeen = isSeen;
    enableCommands();
}

void ToolListActions::enableCommands()
{
    for (const Command &command : m_commands)
        command.action->setEnabled(m_isSeen && command.isUsable());
}

bool ToolListActions::hasSelected(const std::function<bool(const Tool &tool)> &isMeant) const
{
    return std::ranges::any_of(selectedTools(), [this, &isMeant](const std::string &name) {
        return isMeant(*m_workspace->find<Tool>(name));
    });
}

} // namespace tooltray::ui
