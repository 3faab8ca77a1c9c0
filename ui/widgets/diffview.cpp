// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/diffview.h"

#include "ui/delegates/diffdelegate.h"
#include "ui/theme/fonts.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QResizeEvent>

namespace tooltray::ui {

DiffView::DiffView(const Theme &theme, QWidget *parent)
    : QTableView(parent)
    , m_delegate(new DiffDelegate(theme, m_model, this))
{
    setFont(codeFont());
    setModel(&m_model);
    setItemDelegate(m_delegate);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setLayoutDirection(Qt::LeftToRight); // code
    horizontalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(0);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(0);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 4);
    viewport()->setBackgroundRole(QPalette::Base);
    connect(&theme, &Theme::themeChanged, viewport(), qOverload<>(&QWidget::update));
}

DiffView::~DiffView() = default;

void DiffView::setRows(std::vector<DiffRow> rows)
{
    m_model.setRows(std::move(rows));
    clearSpans();
    for (int i = 0; i < m_model.rowCount(); ++i) {
        if (m_model.row(i).kind == DiffRow::Kind::Skipped)
            setSpan(i, DiffModel::Left, 1, DiffModel::ColumnCount - DiffModel::Left);
    }
    layOut();
    if (const int first = m_model.firstChange(); first >= 0) {
        scrollTo(m_model.index(first, DiffModel::Left), QAbstractItemView::PositionAtCenter);
        setCurrentIndex(m_model.index(first, DiffModel::Left));
        clearSelection();
    }
}

void DiffView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    layOut();
}

void DiffView::layOut()
{
    const int numbers =
        std::max(sizeHintForColumn(DiffModel::LeftNumber), sizeHintForColumn(DiffModel::RightNumber));
    const int half = viewport()->width() / 2;
    horizontalHeader()->resizeSection(DiffModel::LeftNumber, numbers);
    horizontalHeader()->resizeSection(DiffModel::Left, half - numbers);
    horizontalHeader()->resizeSection(DiffModel::RightNumber, numbers);
    horizontalHeader()->resizeSection(DiffModel::Right, viewport()->width() - half - numbers);
    const int right = columnWidth(DiffModel::Right);
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const int height = m_delegate->heightOf(row, half - numbers, right, fontMetrics());
        if (height != rowHeight(row))
            setRowHeight(row, height);
    }
}

} // namespace tooltray::ui
