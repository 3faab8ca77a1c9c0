// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/resulttree.h"

#include "ui/language/language.h"
#include "ui/models/resulttreemodel.h"
#include "ui/theme/screenreader.h"
#include "ui/widgets/faircolumns.h"

#include <QAction>
#include <QHeaderView>

#include <algorithm>
#include <numeric>

namespace tooltray::ui {

ResultTree::ResultTree(ResultTreeModel &model, QWidget *parent)
    : QTreeView(parent)
    , m_all(new QAction(this))
    , m_none(new QAction(this))
{
    setModel(&model);
    announceRows(*this);
    setUniformRowHeights(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    setEditTriggers(DoubleClicked | EditKeyPressed | SelectedClicked);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    addActions({m_all, m_none});
    connect(m_all, &QAction::triggered, &model, &ResultTreeModel::keepAll);
    connect(m_none, &QAction::triggered, &model, &ResultTreeModel::omitAll);
    connect(&model, &QAbstractItemModel::modelReset, this, &ResultTree::layOutColumns);
    connect(&model, &QAbstractItemModel::dataChanged, this, &ResultTree::layOutColumns);
    connect(this, &QTreeView::expanded, this, &ResultTree::layOutColumns);
    keepTranslated(*this, [this] { retranslate(); });
}

void ResultTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    layOutColumns();
}

void ResultTree::layOutColumns()
{
    const int room = viewport()->width();
    QList<int> wanted;
    QList<int> least;
    for (int column = 0; column < header()->count(); ++column) {
        least.append(header()->sectionSizeHint(column));
        wanted.append(std::max(least.back(), sizeHintForColumn(column)));
    }
    constexpr int kNames = ResultTreeModel::FieldColumn;
    const int others = std::accumulate(wanted.begin(), wanted.end(), -wanted[kNames]);
    wanted[kNames] = std::max(wanted[kNames], room - others);
    least[kNames] = std::max(least[kNames], std::min(wanted[kNames], room / 2));
    const QList<int> given = FairColumns::widths(wanted, least, room);
    for (int column = 0; column < header()->count(); ++column)
        header()->resizeSection(column, given[column]);
}

void ResultTree::retranslate()
{
    setAccessibleName(tr("Returned members"));
    m_all->setText(tr("Select all"));
    m_none->setText(tr("Select none"));
}

} // namespace tooltray::ui
