// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsondiffmodel.h"

#include <QPoint>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr std::size_t kContext = 2; // lines that are shown around a difference

// The part that two lines do not have in common, after their beginnings and before their ends.
QPoint differingPart(const QString &line, const QString &other)
{
    const qsizetype shorter = std::min(line.size(), other.size());
    qsizetype begin = 0;
    while (begin < shorter && line[begin] == other[begin])
        ++begin;
    qsizetype end = 0;
    while (end < shorter - begin && line[line.size() - 1 - end] == other[other.size() - 1 - end])
        ++end;
    return {static_cast<int>(begin), static_cast<int>(line.size() - end - begin)};
}

} // namespace

JsonDiffModel::JsonDiffModel(QObject *parent) : QAbstractTableModel(parent) {}

void JsonDiffModel::setDiff(JsonDiff diff)
{
    beginResetModel();
    m_diff = std::move(diff);
    layOut();
    endResetModel();
}

void JsonDiffModel::setScope(CompareScope scope)
{
    beginResetModel();
    m_scope = scope;
    layOut();
    endResetModel();
}

void JsonDiffModel::layOut()
{
    m_rows.clear();
    m_differences.clear();
    const std::vector<CompareRow> &rows = m_diff.rows;
    std::vector<bool> isShown(rows.size(), m_scope == CompareScope::Everything);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].kind == CompareKind::Same)
            continue;
        const std::size_t last = std::min(rows.size() - 1, i + kContext);
        for (std::size_t near = i < kContext ? 0 : i - kContext; near <= last; ++near)
            isShown[near] = true;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (isShown[i]) {
            const bool begins =
                rows[i].kind != CompareKind::Same && (i == 0 || rows[i - 1].kind == CompareKind::Same);
            if (begins)
                m_differences.append(static_cast<int>(m_rows.size()));
            m_rows.push_back({rows[i]});
        } else if (!m_rows.empty() && m_rows.back().gap > 0) {
            ++m_rows.back().gap;
        } else {
            m_rows.push_back({.row = {}, .gap = 1});
        }
    }
}

int JsonDiffModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int JsonDiffModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString JsonDiffModel::line(const CompareRow &row, bool right) const
{
    const qsizetype number = right ? row.right : row.left;
    return number < 0 ? QString() : (right ? m_diff.right : m_diff.left)[number];
}

QString JsonDiffModel::spoken(const Row &row) const
{
    if (row.gap > 0)
        return tr("%n equal line(s)", nullptr, row.gap);
    QString left = line(row.row, false).trimmed();
    const QString right = line(row.row, true).trimmed();
    switch (row.row.kind) {
    case CompareKind::Same: return left;
    case CompareKind::Changed: return tr("Changed from %1 to %2").arg(left, right);
    case CompareKind::Removed: return tr("Only on the left: %1").arg(left);
    case CompareKind::Added: return tr("Only on the right: %1").arg(right);
    }
    return {};
}

QVariant JsonDiffModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isRight = index.column() >= RightNumber;
    const bool isNumber = index.column() == LeftNumber || index.column() == RightNumber;
    const qsizetype number = isRight ? row.row.right : row.row.left;
    switch (role) {
    case Qt::DisplayRole:
        if (row.gap > 0)
            return isNumber ? QString() : spoken(row);
        if (isNumber)
            return number < 0 ? QString() : QString::number(number + 1);
        return line(row.row, isRight);
    case Qt::ToolTipRole: return isNumber || row.gap > 0 ? QString() : line(row.row, isRight).trimmed();
    // Screen readers read all cells of a row, and what is shown of those that say nothing.
    case Qt::AccessibleTextRole:
        if (isRight && !isNumber)
            return QStringLiteral(" ");
        return isNumber ? QString() : spoken(row);
    case KindRole: return static_cast<int>(row.row.kind);
    case PartRole:
        if (isNumber || row.row.kind != CompareKind::Changed)
            return {};
        return differingPart(line(row.row, isRight), line(row.row, !isRight));
    case GapRole: return row.gap;
    default: return {};
    }
}

} // namespace tooltray::ui
