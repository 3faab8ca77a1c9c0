// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rowcommands.h"

#include "ui/language/language.h"
#include "ui/theme/theme.h"
#include "ui/widgets/listpane.h"

#include <QAction>

#include <utility>

namespace tooltray::ui {
namespace {

Icon iconOfCommand(EditCommand command)
{
    switch (command) {
    case EditCommand::Rename: return Icon::Edit;
    case EditCommand::Duplicate: return Icon::Copy;
    case EditCommand::Delete: return Icon::Trash;
    default: return Icon::None;
    }
}

} // namespace

RowCommands::RowCommands(const Theme &theme, ListPane &pane, const QList<EditCommand> &commands)
    : QObject(&pane)
    , m_pane(pane)
{
    QList<QAction *> actions;
    for (const EditCommand command : commands) {
        auto *action = new QAction(theme.icon(iconOfCommand(command)), QString(), this);
        connect(action, &QAction::triggered, &pane, [&pane, command] { pane.edit(command); });
        m_entries.append({command, action});
        actions.append(action);
    }
    pane.setCommands(commands);
    pane.setRowActions(actions);
    connect(&pane, &ListPane::currentChanged, this, &RowCommands::showState);
    keepTranslated(pane, [this] { setTexts(); });
    showState();
}

RowCommands::~RowCommands() = default;

void RowCommands::setChangeable(bool isChangeable)
{
    m_isChangeable = isChangeable;
    showState();
}

void RowCommands::setTexts()
{
    for (const Entry &entry : std::as_const(m_entries)) {
        switch (entry.command) {
        case EditCommand::Rename: entry.action->setText(tr("Rename")); break;
        case EditCommand::Duplicate: entry.action->setText(tr("Duplicate")); break;
        case EditCommand::Delete: entry.action->setText(tr("Delete")); break;
        default: break;
        }
    }
}

void RowCommands::showState()
{
    const bool isRow = !m_pane.current().isEmpty();
    for (const Entry &entry : std::as_const(m_entries))
        entry.action->setEnabled(isRow && (m_isChangeable || entry.command == EditCommand::Duplicate));
}

} // namespace tooltray::ui
