// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/faircolumns.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <functional>
#include <numeric>

namespace tooltray::ui {
namespace {

constexpr int kMaxRounds = 3;

} // namespace

FairColumns::FairColumns(QTableView &view) : QObject(&view), m_view(view)
{
    const QAbstractItemModel &model = *view.model();
    view.horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view.viewport()->installEventFilter(this);
    // The view is told of news before, as it was there first.
    connect(&model, &QAbstractItemModel::modelReset, this, &FairColumns::layOut);
    connect(&model, &QAbstractItemModel::dataChanged, this, &FairColumns::layOut);
    connect(&model, &QAbstractItemModel::headerDataChanged, this, &FairColumns::layOut);
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved,
                              &QAbstractItemModel::columnsInserted, &QAbstractItemModel::columnsRemoved})
        connect(&model, change, this, &FairColumns::layOut);
    layOut();
}

QList<int> FairColumns::widths(const QList<int> &wanted, int room)
{
    const bool isEnough = std::accumulate(wanted.begin(), wanted.end(), 0) <= room;
    // With enough room those that want most take what they want, else those that want least do; the others share
    // what that leaves.
    QList<qsizetype> order(wanted.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](qsizetype a, qsizetype b) {
        return isEnough ? wanted[a] > wanted[b] : wanted[a] < wanted[b];
    });
    QList<int> widths(wanted.size());
    auto left = static_cast<int>(wanted.size());
    for (const qsizetype column : order) {
        const int share = room / left;
        widths[column] =
            left == 1 ? room : (isEnough ? std::max(share, wanted[column]) : std::min(share, wanted[column]));
        room -= widths[column];
        --left;
    }
    return widths;
}

QList<int> FairColumns::widths(const QList<int> &wanted, const QList<int> &least, int room)
{
    if (std::accumulate(wanted.begin(), wanted.end(), 0) <= room)
        return widths(wanted, room);
    const int left = room - std::accumulate(least.begin(), least.end(), 0);
    if (left <= 0)
        return least;
    QList<int> more(wanted.size());
    std::ranges::transform(wanted, least, more.begin(), std::minus());
    QList<int> given = widths(more, left);
    std::ranges::transform(given, least, given.begin(), std::plus());
    return given;
}

bool FairColumns::eventFilter(QObject *watched, QEvent *event)
{
    // A view that is resized while it is about to be shown only reports that it is shown.
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        layOut();
    return QObject::eventFilter(watched, event);
}

void FairColumns::layOut()
{
    if (m_isLayingOut)
        return;
    m_isLayingOut = true;
    QHeaderView &header = *m_view.horizontalHeader();
    const QAbstractItemView &cells = m_view; // where it is public what they want
    // New widths may bring a scroll bar or take one away.
    for (int round = 0, room = -1; round < kMaxRounds && room != m_view.viewport()->width(); ++round) {
        room = m_view.viewport()->width();
        QList<int> wanted;
        QList<int> least;
        for (int column = 0; column < header.count(); ++column) {
            least.append(header.sectionSizeHint(column));
            wanted.append(std::max(least.back(), cells.sizeHintForColumn(column)));
        }
        const QList<int> given = widths(wanted, least, room);
        for (int column = 0; column < header.count(); ++column)
            header.resizeSection(column, given[column]);
    }
    m_isLayingOut = false;
}

} // namespace tooltray::ui
