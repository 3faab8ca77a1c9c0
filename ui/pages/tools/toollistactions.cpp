// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toollistactions.h"

#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/state/uistate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/listpane.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QWidgetAction>

#include <algorithm>

namespace tooltray::ui {

using workspace::Tool;

ToolListActions::ToolListActions(const Theme &theme, ListPane &pane, ToolListModel &model)
    : QObject(&pane)
    , m_theme(theme)
    , m_pane(pane)
    , m_model(model)
    , m_window(new QAction(theme.icon(Icon::Monitor), QString(), this))
    , m_save(new QAction(theme.icon(Icon::Save), QString(), this))
    , m_enable(new QAction(theme.icon(Icon::Success), QString(), this))
    , m_disable(new QAction(theme.icon(Icon::Power), QString(), this))
    , m_tags(new QMenu(&pane))
    , m_firstTag(new QMenu(m_tags))
    , m_move(new QMenu(&pane))
    , m_duplicate(new QAction(theme.icon(Icon::Copy), QString(), this))
    , m_export(new QAction(theme.icon(Icon::Export), QString(), this))
    , m_delete(new QAction(theme.icon(Icon::Trash), QString(), this))
    , m_order(new QToolButton(&pane))
    , m_orders(new QMenu(&pane))
{
    auto *separator = new QAction(this);
    separator->setSeparator(true);
    pane.setRowActions({m_window, m_save, m_enable, m_disable, m_tags->menuAction(), m_move->menuAction(),
                        separator, m_duplicate, m_export, m_delete});
    pane.setCommands({EditCommand::Delete, EditCommand::Duplicate});
    pane.letRowsMove();
    buildOrder();
    connect(&pane, &ListPane::edited, this, [this](EditCommand command, const QStringList &ids) {
        if (command == EditCommand::Delete)
            Q_EMIT deleteWanted(ids);
        else if (command == EditCommand::Duplicate)
            Q_EMIT duplicateWanted(ids);
    });
    const auto setEnabled = [this](bool enabled) {
        const ToolNames names = selectedTools();
        const int count = static_cast<int>(names.size());
        const QString label =
            enabled ? tr("Enable %n tool(s)", nullptr, count) : tr("Disable %n tool(s)", nullptr, count);
        Q_EMIT editWanted(enableTools(*m_workspace, names, enabled, toUtf8(label)));
    };
    connect(m_window, &QAction::triggered, this, [this] { Q_EMIT windowWanted(m_pane.current()); });
    m_save->setVisible(false);
    connect(m_save, &QAction::triggered, this, [this] { Q_EMIT saveWanted(m_pane.selected()); });
    connect(m_enable, &QAction::triggered, this, [setEnabled] { setEnabled(true); });
    connect(m_disable, &QAction::triggered, this, [setEnabled] { setEnabled(false); });
    connect(m_duplicate, &QAction::triggered, this, [this] { Q_EMIT duplicateWanted(m_pane.selected()); });
    connect(m_export, &QAction::triggered, this, [this] { Q_EMIT exportWanted(selectedTools()); });
    connect(m_delete, &QAction::triggered, this, [this] { Q_EMIT deleteWanted(m_pane.selected()); });
    connect(&model, &ToolListModel::regroupWanted, this, &ToolListActions::regroup);
    connect(&pane, &ListPane::selectionChanged, this, &ToolListActions::enableCommands);
    connect(m_tags, &QMenu::aboutToShow, this, &ToolListActions::fillTags);
    connect(m_move, &QMenu::aboutToShow, this, &ToolListActions::fillEndpoints);
    keepTranslated(pane, [this] { setTexts(); });
}

void ToolListActions::setTexts()
{
    m_window->setText(tr("Open in window"));
    //: Of the selected tools, those that are not saved yet
    m_save->setText(tr("Save drafts"));
    m_enable->setText(tr("Enable"));
    m_disable->setText(tr("Disable"));
    //: Menu with the tags of the selected tools
    m_tags->setTitle(tr("Tags"));
    //: Menu with tags: the one that is chosen stands before the others, so that the tools are of its group
    m_firstTag->setTitle(tr("First tag"));
    //: Menu with endpoints
    m_move->setTitle(tr("Move to"));
    m_duplicate->setText(tr("Duplicate"));
    //: Of the selected tools, to a file
    m_export->setText(tr("Export..."));
    m_delete->setText(tr("Delete"));
    m_order->setToolTip(tr("Order and groups"));
    m_order->setAccessibleName(m_order->toolTip());
    //: Orders of the tools in the list
    const QStringList orders{tr("Sort by name"), tr("Sort by last call"), tr("Errors first")};
    for (qsizetype i = 0; i < m_orderActions.size(); ++i)
        m_orderActions[i]->setText(orders[i]);
    //: Groups of the tools in the list
    const QStringList groups{tr("No groups"), tr("Group by endpoint"), tr("Group by tag")};
    for (qsizetype i = 0; i < m_groupActions.size(); ++i)
        m_groupActions[i]->setText(groups[i]);
}

void ToolListActions::setWorkspace(const workspace::WorkspacePtr &workspace)
{
    m_workspace = workspace;
    enableCommands();
}

void ToolListActions::setHasDrafts(bool hasDrafts)
{
    m_save->setVisible(hasDrafts);
}

ToolNames ToolListActions::selectedTools() const
{
    ToolNames names;
    for (const QString &id : m_pane.selected()) {
        if (m_workspace && m_workspace->find<Tool>(toUtf8(id)))
            names.push_back(toUtf8(id));
    }
    return names;
}

void ToolListActions::buildOrder()
{
    m_order->setIcon(m_theme.icon(Icon::Sort));
    m_order->setAutoRaise(true);
    m_order->setFocusPolicy(Qt::StrongFocus);
    m_order->setPopupMode(QToolButton::InstantPopup);
    m_order->setMenu(m_orders);
    const auto add = [this](QList<QAction *> &actions, int count, auto chosen) {
        auto *group = new QActionGroup(this);
        for (int choice = 0; choice < count; ++choice) {
            QAction *action = m_orders->addAction(QString());
            action->setCheckable(true);
            group->addAction(action);
            connect(action, &QAction::triggered, this,
                    [this, chosen, choice] { arrange(chosen(m_model.arrangement(), choice)); });
            actions.append(action);
        }
    };
    add(m_orderActions, 3, [](ToolArrangement arrangement, int choice) {
        arrangement.order = static_cast<ToolOrder>(choice);
        return arrangement;
    });
    m_orders->addSeparator();
    add(m_groupActions, 3, [](ToolArrangement arrangement, int choice) {
        arrangement.grouping = static_cast<ToolGrouping>(choice);
        return arrangement;
    });
    showArrangement();
    m_pane.addTool(*m_order);
}

void ToolListActions::keepArrangement(UiState &state)
{
    m_state = &state;
    m_model.setArrangement(state.toolArrangement());
    showArrangement();
}

void ToolListActions::arrange(ToolArrangement arrangement)
{
    m_model.setArrangement(arrangement);
    showArrangement();
    if (m_state)
        m_state->setToolArrangement(arrangement);
    Q_EMIT orderChosen();
}

void ToolListActions::showArrangement()
{
    const ToolArrangement now = m_model.arrangement();
    m_orderActions[static_cast<qsizetype>(now.order)]->setChecked(true);
    m_groupActions[static_cast<qsizetype>(now.grouping)]->setChecked(true);
    if (m_orderCommands.isEmpty())
        return;
    m_orderCommands[static_cast<qsizetype>(now.order)]->setChecked(true);
    m_groupCommands[static_cast<qsizetype>(now.grouping)]->setChecked(true);
}

void ToolListActions::fillTags()
{
    m_tags->clear();
    if (!m_workspace)
        return;
    const ToolNames names = selectedTools();
    for (const std::string &tag : toolTags(*m_workspace)) {
        QString text = fromUtf8(tag);
        QAction *action = m_tags->addAction(text.replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(std::ranges::all_of(names, [&](const std::string &name) {
            const auto &tags = m_workspace->find<Tool>(name)->tags;
            return std::ranges::find(tags, tag) != tags.end();
        }));
        connect(action, &QAction::triggered, this, [this, tag](bool checked) { setTagged(tag, checked); });
    }
    m_tags->addSeparator();
    addFirstTags();
    addTagField();
}

// The group of the tools, for who does not drag them.
void ToolListActions::addFirstTags()
{
    m_firstTag->clear();
    const ToolNames names = selectedTools();
    for (const std::string &tag : toolTags(*m_workspace)) {
        QString text = fromUtf8(tag);
        QAction *action = m_firstTag->addAction(text.replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(std::ranges::all_of(names, [&](const std::string &name) {
            const auto &tags = m_workspace->find<Tool>(name)->tags;
            return !tags.empty() && tags.front() == tag;
        }));
        connect(action, &QAction::triggered, this, [this, tag] { putFirst(selectedTools(), tag); });
    }
    if (!m_firstTag->isEmpty())
        m_tags->addMenu(m_firstTag);
}

void ToolListActions::fillEndpoints()
{
    m_move->clear();
    if (!m_workspace)
        return;
    const ToolNames names = selectedTools();
    for (const auto &[name, entry] : m_workspace->entries(workspace::ObjectKind::Endpoint)) {
        QString text = fromUtf8(name);
        QAction *action = m_move->addAction(text.replace(u'&', QStringLiteral("&&")));
        const bool isThere = std::ranges::all_of(names, [this, &endpoint = name](const std::string &tool) {
            return m_workspace->find<Tool>(tool)->endpoint == endpoint;
        });
        action->setCheckable(true); // so that it is seen where they are
        action->setChecked(isThere && !names.empty());
        action->setEnabled(!isThere);
        connect(action, &QAction::triggered, this,
                [this, endpoint = name] { Q_EMIT moveWanted(selectedTools(), endpoint); });
    }
    if (m_move->isEmpty())
        m_move->addAction(tr("No endpoints yet"))->setEnabled(false);
}

void ToolListActions::addTagField()
{
    auto *place = new QWidget(m_tags);
    auto *field = new QLineEdit(place);
    field->setPlaceholderText(tr("New tag"));
    field->setAccessibleName(tr("New tag"));
    auto *layout = new QHBoxLayout(place);
    layout->setContentsMargins(metrics::kSpacing, metrics::kSpacingSmall, metrics::kSpacing,
                               metrics::kSpacingSmall);
    layout->addWidget(field);
    auto *action = new QWidgetAction(m_tags);
    action->setDefaultWidget(place);
    m_tags->addAction(action);
    connect(field, &QLineEdit::returnPressed, m_tags, [this, field] {
        const QString tag = field->text().trimmed();
        m_tags->close();
        if (!tag.isEmpty())
            setTagged(toUtf8(tag), true);
    });
}

void ToolListActions::setTagged(const std::string &tag, bool tagged)
{
    const ToolNames names = selectedTools();
    const int count = static_cast<int>(names.size());
    if (tagged)
        Q_EMIT editWanted(addTag(*m_workspace, names, tag, toUtf8(tr("Tag %n tool(s)", nullptr, count))));
    else
        Q_EMIT editWanted(
            removeTag(*m_workspace, names, tag, toUtf8(tr("Remove a tag from %n tool(s)", nullptr, count))));
}

void ToolListActions::putFirst(const ToolNames &names, const std::string &tag)
{
    const int count = static_cast<int>(names.size());
    //: What Undo takes back; %1 is the tag by which they are grouped then
    const QString label = tr("Put %n tool(s) under %1", nullptr, count).arg(fromUtf8(tag));
    Q_EMIT editWanted(putTagFirst(*m_workspace, names, tag, toUtf8(label)));
}

void ToolListActions::regroup(const QStringList &ids, const QString &group)
{
    if (!m_workspace)
        return;
    ToolNames names;
    for (const QString &id : ids)
        names.push_back(toUtf8(id));
    const int count = static_cast<int>(names.size());
    if (m_model.arrangement().grouping == ToolGrouping::Endpoint)
        Q_EMIT moveWanted(names, toUtf8(group));
    else if (!group.isEmpty())
        putFirst(names, toUtf8(group));
    else
        Q_EMIT editWanted(
            removeFirstTag(*m_workspace, names, toUtf8(tr("Remove a tag from %n tool(s)", nullptr, count))));
}

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
