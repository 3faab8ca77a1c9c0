// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rowtable.h"

#include "ui/language/language.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/listpane.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kMaxRowsShown = 7;
constexpr int kLeastRowsShown = 2;

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

RowTable::RowTable(QAbstractItemModel &model, QWidget *parent) : QTableView(parent)
{
    setModel(&model);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid())
                    Q_EMIT rowChosen(index.row());
            });
}

void RowTable::fitRows()
{
    const int rows = std::clamp(model()->rowCount(), kLeastRowsShown, kMaxRowsShown);
    const QHeaderView &lines = *verticalHeader();
    const int height = lines.count() > 0 ? lines.sectionSize(0) : lines.defaultSectionSize();
    const QHeaderView &titles = *horizontalHeader();
    setFixedHeight(std::max(titles.sizeHint().height(), titles.height()) + rows * height + 2 * frameWidth());
}

void RowTable::showRow(int row)
{
    {
        const QSignalBlocker blocker(selectionModel());
        selectionModel()->setCurrentIndex(model()->index(row, 0),
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    viewport()->update(); // the view was not told either
}

RowButtons::RowButtons(const Theme &theme, QWidget *parent, Order order)
    : QWidget(parent)
    , m_add(new QPushButton(this))
    , m_group(new QPushButton(this))
    , m_up(new QToolButton(this))
    , m_down(new QToolButton(this))
    , m_remove(new QToolButton(this))
{
    m_add->setIcon(theme.icon(Icon::Plus));
    m_group->setIcon(theme.icon(Icon::Plus));
    m_group->hide();
    m_up->setIcon(theme.icon(Icon::ChevronUp));
    m_down->setIcon(theme.icon(Icon::ChevronDown));
    m_remove->setIcon(theme.icon(Icon::Trash));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins({});
    line->setSpacing(metrics::kSpacingSmall);
    line->addWidget(m_add);
    line->addWidget(m_group);
    line->addStretch();
    for (QToolButton *button : {m_up, m_down, m_remove}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        line->addWidget(button);
    }
    m_up->setVisible(order != Order::Fixed);
    m_down->setVisible(order != Order::Fixed);
    m_add->setVisible(order != Order::FreeOfGiven);
    m_add->setFocusPolicy(order == Order::FreeOfGiven ? Qt::NoFocus : Qt::StrongFocus);
    m_remove->setVisible(order != Order::FreeOfGiven);
    connect(m_add, &QPushButton::clicked, this, &RowButtons::addPressed);
    connect(m_group, &QPushButton::clicked, this, &RowButtons::groupPressed);
    connect(m_up, &QToolButton::clicked, this, [this] { Q_EMIT movePressed(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { Q_EMIT movePressed(1); });
    connect(m_remove, &QToolButton::clicked, this, &RowButtons::removePressed);
    keepTranslated(*this, [this] { retranslate(); });
    setUses({});
}

void RowButtons::retranslate()
{
    const auto name = [](QToolButton &button, const QString &text) {
        button.setToolTip(text);
        button.setAccessibleName(text);
    };
    m_group->setText(tr("Add a group"));
    name(*m_up, tr("Move up"));
    name(*m_down, tr("Move down"));
    name(*m_remove, tr("Remove"));
}

void RowButtons::setAddText(const QString &text)
{
    m_add->setText(text);
}

void RowButtons::offerGroups()
{
    m_group->show();
}

void RowButtons::setUses(const Uses &uses)
{
    const std::array<std::pair<QAbstractButton *, bool>, 5> states{{{m_up, uses.up},
                                                                    {m_down, uses.down},
                                                                    {m_remove, uses.remove},
                                                                    {m_add, uses.add},
                                                                    {m_group, uses.add}}};
    QAbstractButton *next = nullptr;
    bool isLosing = false;
    for (const auto &[button, isUsed] : states) {
        isLosing = isLosing || (!isUsed && button->hasFocus());
        if (!isUsed)
            continue;
        button->setEnabled(true);
        if (next == nullptr && !button->isHidden())
            next = button;
    }
    if (isLosing && next != nullptr)
        next->setFocus(Qt::OtherFocusReason);
    for (const auto &[button, isUsed] : states)
        button->setEnabled(isUsed);
}

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

bool RowCommands::has(EditCommand command) const
{
    return std::ranges::find(m_entries, command, &Entry::command) != m_entries.end();
}

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
