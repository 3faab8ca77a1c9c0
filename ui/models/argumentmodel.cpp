// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/argumentmodel.h"

#include "ui/language/utf8text.h"
#include "workspace/snapshot/references.h"

#include <QStringList>

#include <algorithm>

namespace tooltray::ui {

ArgumentModel::ArgumentModel(QObject *parent) : QAbstractTableModel(parent) {}

void ArgumentModel::setRows(const std::vector<ArgumentRow> &rows)
{
    if (rows == m_rows)
        return;
    const bool isSameSize = rows.size() == m_rows.size();
    if (!isSameSize)
        beginResetModel();
    m_rows = rows;
    if (!isSameSize)
        endResetModel();
    else
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ArgumentModel::rowOf(const std::string &id) const
{
    const auto found = std::ranges::find(m_rows, id, &ArgumentRow::id);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void ArgumentModel::forgetTexts()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ArgumentModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ArgumentModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ArgumentModel::sourceText(const ArgumentRow &row)
{
    switch (row.source) {
    //: Where an argument comes from: whoever calls the tool
    case ArgumentSource::Caller: return tr("client");
    case ArgumentSource::Mapping: return tr("client, via %1").arg(fromUtf8(row.detail));
    case ArgumentSource::Context: return tr("context: %1").arg(fromUtf8(row.detail));
    case ArgumentSource::Constant: return tr("constant %1").arg(argumentText(row, row.constant));
    //: Where a variable comes from: the tool fetches pages by itself
    case ArgumentSource::Pages: return tr("pagination");
    case ArgumentSource::Binding: return tr("binding");
    }
    return {};
}

QString ArgumentModel::typeText(const ArgumentRow &row)
{
    for (const std::string_view prefix : {workspace::kTypeReference, workspace::kMappingReference}) {
        if (const std::string_view name = referredName(row.schema, prefix); !name.empty())
            return fromUtf8(name);
    }
    if (!row.type.empty())
        return fromUtf8(row.type);
    return fromUtf8(row.schema["type"].toString());
}

QString ArgumentModel::text(const ArgumentRow &row, int column) const
{
    switch (column) {
    case NameColumn:
        if (row.isPassed())
            return fromUtf8(row.name);
        return u'$' + fromUtf8(row.variable);
    case SourceColumn: return sourceText(row);
    case TypeColumn: return typeText(row);
    case DefaultColumn: return row.defaultValue ? argumentText(row, *row.defaultValue) : QString();
    //: Of an argument: callers have to pass it
    case RequiredColumn: return row.isRequired ? tr("required") : QString();
    default: return {};
    }
}

QVariant ArgumentModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ArgumentRow &row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == Qt::ToolTipRole)
        return row.description.empty() ? text(row, index.column()) : fromUtf8(row.description);
    return {};
}

QVariant ArgumentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case NameColumn: return tr("Argument");
    //: Column: where the value comes from
    case SourceColumn: return tr("From");
    case TypeColumn: return tr("Type");
    case DefaultColumn: return tr("Default");
    case RequiredColumn: return tr("Required");
    default: return {};
    }
}

} // namespace tooltray::ui
