// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/types/texttable.h"

#include "ui/delegates/celldelegate.h"
#include "ui/models/texttablemodel.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/faircolumns.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr QAbstractItemView::EditTriggers kEditTriggers =
    QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked | QAbstractItemView::EditKeyPressed
    | QAbstractItemView::AnyKeyPressed;

} // namespace

TextTable::TextTable(const Theme &theme, TextTableModel &model, QWidget *parent, Order order)
    : QWidget(parent)
    , m_model(model)
    , m_view(new QTableView(this))
    , m_buttons(new RowButtons(theme, this, order))
{
    m_view->setModel(&model);
    m_view->setItemDelegate(new CellDelegate(theme, m_view));
    m_view->setShowGrid(false);
    m_view->setTabKeyNavigation(false);
    m_view->setWordWrap(false); // else a path that is too long ends at its first slash
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(kEditTriggers);
    m_view->installEventFilter(this);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->horizontalHeader()->setHighlightSections(false);
    new FairColumns(*m_view);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &RowButtons::addPressed, this, [this] { addRow({}); });
    connect(m_buttons, &RowButtons::groupPressed, this, [this] { addRow(m_groupWord); });
    connect(m_buttons, &RowButtons::removePressed, this,
            [this] { m_model.removeRow(m_view->currentIndex().row()); });
    connect(m_buttons, &RowButtons::movePressed, this,
            [this](int by) { m_model.moveRow(m_view->currentIndex().row(), by); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &TextTable::enableButtons);
    connect(&model, &QAbstractItemModel::modelReset, this, &TextTable::enableButtons);
    connect(&model, &TextTableModel::edited, this, &TextTable::enableButtons);
    enableButtons();
}

void TextTable::setName(const QString &name, const QString &add)
{
    m_view->setAccessibleName(name);
    m_buttons->setAddText(add);
}

void TextTable::setGroup(const QString &word)
{
    m_groupWord = word;
    m_buttons->offerGroups();
}

void TextTable::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    m_view->setEditTriggers(readOnly ? QAbstractItemView::EditTriggers() : kEditTriggers);
    enableButtons();
}

void TextTable::fitRows(int least, int most)
{
    m_leastRows = least;
    m_mostRows = most;
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_model, change, this, &TextTable::fitHeight);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &TextTable::fitHeight);
    fitHeight();
}

void TextTable::fitHeight()
{
    const int rows = std::clamp(m_model.rowCount(), m_leastRows, m_mostRows);
    m_view->setFixedHeight(m_view->horizontalHeader()->sizeHint().height()
                           + rows * m_view->verticalHeader()->defaultSectionSize()
                           + 2 * m_view->frameWidth());
}

void TextTable::addRow(const QString &word)
{
    const QModelIndex index = m_model.addRowNear(m_view->currentIndex().row(), word);
    m_view->setCurrentIndex(index);
    m_view->setFocus(Qt::OtherFocusReason);
    m_view->edit(index);
}

void TextTable::enableButtons()
{
    const int row = m_view->currentIndex().row();
    const bool isChosen = !m_isReadOnly && row >= 0;
    m_buttons->setUses({.add = !m_isReadOnly,
                        .up = isChosen && m_model.canMove(row, -1),
                        .down = isChosen && m_model.canMove(row, 1),
                        .remove = isChosen});
}

bool TextTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress && !m_isReadOnly) {
        const auto *press = static_cast<QKeyEvent *>(event);
        const int key = press->key();
        const int row = m_view->currentIndex().row();
        if (key == Qt::Key_Delete && row >= 0) {
            m_model.removeRow(row);
            return true;
        }
        if (press->modifiers() == Qt::AltModifier && (key == Qt::Key_Up || key == Qt::Key_Down)) {
            m_model.moveRow(row, key == Qt::Key_Up ? -1 : 1);
            return true;
        }
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && row == m_model.rowCount() - 1) {
            addRow({});
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tooltray::ui
