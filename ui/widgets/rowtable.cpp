// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rowtable.h"

#include "ui/theme/metrics.h"

#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kMostRowsShown = 7;
constexpr int kLeastRowsShown = 2;

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

RowTable::~RowTable() = default;

void RowTable::fitRows()
{
    const int rows = std::clamp(model()->rowCount(), kLeastRowsShown, kMostRowsShown);
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

} // namespace tooltray::ui
