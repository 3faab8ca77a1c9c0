// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/headertablemodel.h"

#include "workspace/definitions/requestrules.h"

namespace tooltray::ui {

HeaderTableModel::HeaderTableModel(QObject *parent) : QAbstractTableModel(parent) {}

void HeaderTableModel::setHeaders(const std::vector<workspace::Header> &headers)
{
    if (headers == m_headers)
        return;
    beginResetModel();
    m_headers = headers;
    endResetModel();
}

bool HeaderTableModel::removeRows(int row, int count, const QModelIndex &parent)
{
    if (parent.isValid() || row < 0 || count < 1 || row + count > static_cast<int>(m_headers.size()))
        return false;
    beginRemoveRows({}, row, row + count - 1);
    m_headers.erase(m_headers.begin() + row, m_headers.begin() + row + count);
    endRemoveRows();
    Q_EMIT headersChanged();
    return true;
}

QString HeaderTableModel::problem() const
{
    for (const workspace::Header &header : m_headers) {
        const QString name = QString::fromStdString(header.name);
        if (header.name.empty())
            return tr("Enter a name for the header.");
        if (header.value.find('{') == std::string::npos && workspace::isSecretHeader(header.name))
            return tr("The header %1 usually carries a secret. Store it in a credential and choose that "
                      "above: headers are saved to a file.")
                .arg(name);
    }
    return {};
}

int HeaderTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headers.size()) + 1;
}

int HeaderTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HeaderTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool isName = index.column() == NameColumn;
    if (isNewRow(index.row())) {
        if (role == Qt::AccessibleTextRole)
            return isName ? tr("Name of a new header") : tr("Value of a new header");
        // An empty text as in the row that it becomes: no other row changes when one is inserted behind it.
        return role == Qt::DisplayRole || role == Qt::EditRole ? QVariant(QString()) : QVariant();
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    const workspace::Header &header = m_headers[static_cast<std::size_t>(index.row())];
    return QString::fromStdString(isName ? header.name : header.value);
}

bool HeaderTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const std::string text = value.toString().trimmed().toStdString();
    if (isNewRow(index.row())) {
        if (text.empty())
            return false;
        const int row = index.row() + 1; // the empty one moves on
        beginInsertRows({}, row, row);
        m_headers.emplace_back();
        endInsertRows();
    }
    workspace::Header &header = m_headers[static_cast<std::size_t>(index.row())];
    std::string &part = index.column() == NameColumn ? header.name : header.value;
    if (part == text)
        return true;
    part = text;
    Q_EMIT dataChanged(index, index);
    Q_EMIT headersChanged();
    return true;
}

QVariant HeaderTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Header") : tr("Value");
}

Qt::ItemFlags HeaderTableModel::flags(const QModelIndex &index) const
{
    return QAbstractTableModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

} // namespace tooltray::ui
