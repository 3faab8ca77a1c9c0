// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/listfiltermodel.h"

#include "ui/models/roles.h"
#include "ui/models/subsequence.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr qsizetype kShortestMeaning = 3; // in fewer letters nothing is said

} // namespace

ListFilterModel::ListFilterModel(QObject *parent) : QSortFilterProxyModel(parent)
{
    sort(0);
}

void ListFilterModel::setFilter(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (m_filter == trimmed)
        return;
    m_filter = trimmed;
    rate();
    invalidate();
    // Headings come and go with the filter, and nothing else tells the view.
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {HeadingRole, PositionsRole});
}

QModelIndex ListFilterModel::indexOf(const QString &id) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (const QModelIndex found = index(row, 0); found.data(IdRole).toString() == id)
            return found;
    }
    return {};
}

void ListFilterModel::setSourceModel(QAbstractItemModel *model)
{
    // Connected before the proxy's own, so that what it asks about is rated by then.
    connect(model, &QAbstractItemModel::rowsInserted, this, &ListFilterModel::rateAgain);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ListFilterModel::rateAgain);
    connect(model, &QAbstractItemModel::rowsMoved, this, &ListFilterModel::rateAgain);
    connect(model, &QAbstractItemModel::dataChanged, this, &ListFilterModel::rateAgain);
    connect(model, &QAbstractItemModel::layoutChanged, this, &ListFilterModel::rateAgain);
    connect(model, &QAbstractItemModel::modelReset, this, &ListFilterModel::rateAgain);
    QSortFilterProxyModel::setSourceModel(model);
    rateAgain();
}

QVariant ListFilterModel::data(const QModelIndex &at, int role) const
{
    if (role == HeadingRole) {
        if (!m_filter.isEmpty() || !at.isValid())
            return {};
        const QString group = at.data(GroupRole).toString();
        const bool isFirst = at.row() == 0 || index(at.row() - 1, 0).data(GroupRole).toString() != group;
        return isFirst ? QVariant(group) : QVariant();
    }
    if (role == PositionsRole && !m_filter.isEmpty()) {
        const auto match = matchSubsequence(m_filter, at.data().toString());
        return QVariant::fromValue(match ? match->positions : QList<qsizetype>());
    }
    return QSortFilterProxyModel::data(at, role);
}

bool ListFilterModel::filterAcceptsRow(int row, const QModelIndex &) const
{
    const auto at = static_cast<std::size_t>(row);
    return m_filter.isEmpty() || (at < m_ratings.size() && m_ratings[at] >= 0);
}

bool ListFilterModel::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const auto a = static_cast<std::size_t>(left.row());
    const auto b = static_cast<std::size_t>(right.row());
    if (m_filter.isEmpty() || std::max(a, b) >= m_ratings.size() || m_ratings[a] == m_ratings[b])
        return a < b;
    return m_ratings[a] > m_ratings[b];
}

void ListFilterModel::rateAgain()
{
    m_meanings.reset();
    rate();
}

void ListFilterModel::rate()
{
    m_ratings.clear();
    if (m_filter.isEmpty() || !sourceModel())
        return;
    const int rows = sourceModel()->rowCount();
    m_ratings.reserve(static_cast<std::size_t>(rows));
    for (int row = 0; row < rows; ++row)
        m_ratings.push_back(rating(sourceModel()->index(row, 0)));
    rateMeant();
}

// Behind what has the letters: "remove order" finds "delete_order", and so does "delte order".
void ListFilterModel::rateMeant()
{
    if (m_filter.size() < kShortestMeaning)
        return;
    if (!m_meanings) {
        QList<QString> texts;
        for (int row = 0; row < sourceModel()->rowCount(); ++row) {
            const QModelIndex index = sourceModel()->index(row, 0);
            texts.append(index.data().toString() + u' ' + index.data(SubtitleRole).toString());
        }
        m_meanings.emplace(texts);
    }
    for (const qsizetype row : m_meanings->find(m_filter)) {
        int &rating = m_ratings[static_cast<std::size_t>(row)];
        rating = std::max(rating, 0);
    }
}

int ListFilterModel::rating(const QModelIndex &row) const
{
    if (const auto match = matchSubsequence(m_filter, row.data().toString()))
        return match->score;
    const auto has = [this](const QString &text) { return text.contains(m_filter, Qt::CaseInsensitive); };
    const auto badges = row.data(BadgesRole).value<Badges>();
    const bool isFound = has(row.data(SubtitleRole).toString()) || has(row.data(GroupRole).toString())
                         || std::ranges::any_of(badges, has, &Badge::text);
    return isFound ? 0 : -1;
}

} // namespace tooltray::ui
