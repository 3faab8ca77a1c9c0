// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsonmodels.h"

#include "ui/language/utf8text.h"
#include "ui/models/jsonpreview.h"
#include "ui/models/jsonsearch.h"

#include <algorithm>
#include <set>

namespace tooltray::ui {
namespace {

constexpr qsizetype kLongestCell = 120;
constexpr qsizetype kLongestCellTip = 2000;

QString cellText(const json::Value *value, qsizetype longest = kLongestCell)
{
    if (!value)
        return {};
    if (!value->isString())
        return jsonPreview(*value, longest);
    QString text = fromUtf8(value->toString().substr(0, std::size_t{4} * static_cast<std::size_t>(longest)));
    if (text.size() > longest)
        text = text.left(longest) + u'…';
    return text.replace(u'\n', u' ');
}

} // namespace

JsonTableModel::JsonTableModel(QObject *parent) : QAbstractTableModel(parent) {}

void JsonTableModel::setTable(std::shared_ptr<const json::Value> value, const JsonTable &table)
{
    beginResetModel();
    m_value = std::move(value);
    m_table = table;
    m_array = json::resolve(*m_value, table.pointer);
    endResetModel();
}

void JsonTableModel::clear()
{
    beginResetModel();
    m_value.reset();
    m_array = nullptr;
    m_table = {};
    endResetModel();
}

json::Pointer JsonTableModel::pointer(const QModelIndex &index) const
{
    json::Pointer row = m_table.pointer / static_cast<std::size_t>(index.row());
    return std::move(row) / m_table.columns[static_cast<std::size_t>(index.column())];
}

const json::Value *JsonTableModel::value(const QModelIndex &index) const
{
    if (!m_array || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return nullptr;
    return m_array->elements()[static_cast<std::size_t>(index.row())].find(
        m_table.columns[static_cast<std::size_t>(index.column())]);
}

QModelIndex JsonTableModel::indexOf(const json::Pointer &pointer) const
{
    const auto own = m_table.pointer.tokens();
    const auto tokens = pointer.tokens();
    if (tokens.size() < own.size() + 2 || !std::ranges::equal(own, tokens.first(own.size())))
        return {};
    const std::size_t row = arrayPosition(tokens[own.size()]).value_or(m_table.rows);
    const auto column = std::ranges::find(m_table.columns, tokens[own.size() + 1]);
    return index(static_cast<int>(row), static_cast<int>(column - m_table.columns.begin()));
}

QString JsonTableModel::tabSeparated(const QModelIndexList &cells) const
{
    std::set<int> rows;
    std::set<int> columns;
    for (const QModelIndex &cell : cells) {
        rows.insert(cell.row());
        columns.insert(cell.column());
    }
    const auto line = [&columns](auto &&textOf) {
        QStringList texts;
        for (const int column : columns)
            texts.append(QString(textOf(column)).replace(u'\t', u' ').replace(u'\n', u' '));
        return texts.join(u'\t');
    };
    QStringList lines{
        line([this](int column) { return fromUtf8(m_table.columns[static_cast<std::size_t>(column)]); })};
    for (const int row : rows)
        lines.append(line([&](int column) {
            const json::Value *cell = value(index(row, column));
            return cell ? cell->isString() ? fromUtf8(cell->toString()) : jsonPreview(*cell, 100'000)
                        : QString();
        }));
    return lines.join(u'\n');
}

int JsonTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_array ? 0 : static_cast<int>(m_array->size());
}

int JsonTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant JsonTableModel::data(const QModelIndex &index, int role) const
{
    const json::Value *cell = value(index);
    switch (role) {
    case Qt::DisplayRole: return cellText(cell);
    case Qt::ToolTipRole: return cellText(cell, kLongestCellTip);
    case Qt::AccessibleTextRole:
        return QString(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString() + u' '
                       + cellText(cell));
    case TypeRole: return cell ? QVariant(static_cast<int>(cell->type())) : QVariant();
    default: return {};
    }
}

QVariant JsonTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section;
    return fromUtf8(m_table.columns[static_cast<std::size_t>(section)]);
}

} // namespace tooltray::ui
