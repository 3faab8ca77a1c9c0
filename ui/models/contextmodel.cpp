// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/contextmodel.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/roles.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr qsizetype kMaskLength = 8;

} // namespace

ContextModel::ContextModel(QObject *parent) : QAbstractTableModel(parent) {}

void ContextModel::setWorkspace(workspace::WorkspacePtr workspace)
{
    std::vector<Row> rows;
    for (const auto &[key, entry] : workspace->entries(workspace::ObjectKind::Context))
        rows.push_back({std::get<workspace::ContextVariable>(entry.object()), entry.layer()});
    const bool hasSameKeys = std::ranges::equal(
        rows, m_rows, {}, [](const Row &row) { return row.variable.key; },
        [](const Row &row) { return row.variable.key; });
    if (hasSameKeys) { // the current cell stays what it is
        m_rows = std::move(rows);
        tellRows();
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void ContextModel::setUsage(ContextUsage usage)
{
    m_usage = std::move(usage);
    tellRows();
}

void ContextModel::setShared(bool isShared)
{
    m_isShared = isShared;
    tellRows();
}

void ContextModel::setWithoutSecret(std::set<std::string> credentials)
{
    m_withoutSecret = std::move(credentials);
    tellRows();
}

void ContextModel::tellRows()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

QString ContextModel::key(int row) const
{
    return row < 0 || row >= rowCount() ? QString() : text(m_rows[static_cast<std::size_t>(row)], KeyColumn);
}

int ContextModel::rowOf(const QString &key) const
{
    const auto found =
        std::ranges::find(m_rows, toUtf8(key), [](const Row &row) { return row.variable.key; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QStringList ContextModel::missing() const
{
    QStringList keys;
    for (const Row &row : m_rows) {
        if (isMissing(row))
            keys.append(fromUtf8(row.variable.key));
    }
    return keys;
}

QStringList ContextModel::users(const Row &row) const
{
    QStringList names;
    if (const auto found = m_usage.find(row.variable.key); found != m_usage.end()) {
        for (const std::string &tool : found->second)
            names.append(fromUtf8(tool));
    }
    return names;
}

bool ContextModel::lacksSecret(const Row &row) const
{
    return row.variable.isSecret() && m_withoutSecret.contains(row.variable.credential);
}

bool ContextModel::isMissing(const Row &row) const
{
    const json::Value &value = row.variable.value;
    const bool isEmpty = value.isNull() || (value.isString() && value.toString().empty());
    return (row.variable.isSecret() ? lacksSecret(row) : isEmpty) && m_usage.contains(row.variable.key);
}

QString ContextModel::typeOf(const workspace::ContextVariable &variable)
{
    const json::Value &value = variable.value;
    if (variable.isSecret())
        //: Type of a value
        return tr("secret");
    if (value.isString())
        //: Type of a value
        return tr("text");
    if (value.isNumber())
        //: Type of a value
        return tr("number");
    if (value.isBoolean())
        //: Type of a value
        return tr("true or false");
    return {}; // there is none
}

QString ContextModel::text(const Row &row, int column) const
{
    switch (column) {
    case KeyColumn: return fromUtf8(row.variable.key);
    case TypeColumn: return typeOf(row.variable);
    case ValueColumn:
        return row.variable.isSecret() ? QString(kMaskLength, u'•') : contextText(row.variable.value);
    case ScopeColumn:
        switch (row.layer) {
        case workspace::Layer::Stored:
            //: Of a value that everybody who uses the same database gets
            return m_isShared ? tr("Shared with the team") : tr("Saved");
        case workspace::Layer::Config: return tr("config.yaml");
        case workspace::Layer::Session: return tr("This session");
        }
        return {};
    case DescriptionColumn: return fromUtf8(row.variable.description);
    case UsersColumn: return users(row).join(listSeparator());
    default: return {};
    }
}

int ContextModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ContextModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ContextModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const QString own = text(row, index.column());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == ValueColumn && lacksSecret(row))
            //: In place of the value of a variable
            return tr("no secret");
        if (index.column() == ValueColumn && isMissing(row))
            return tr("empty, but used");
        return own;
    case Qt::EditRole: return own;
    case Qt::ToolTipRole:
        if (index.column() == ValueColumn && lacksSecret(row))
            return tr("The credential %1 has no secret yet.").arg(fromUtf8(row.variable.credential));
        if (index.column() == ValueColumn && row.variable.isSecret())
            return tr("Stored as the credential %1").arg(fromUtf8(row.variable.credential));
        if (index.column() == ValueColumn && isMissing(row))
            return tr("Tools use this variable, but it has no value.");
        if (index.column() == ScopeColumn && m_isShared && row.layer == workspace::Layer::Stored)
            return tr("Everyone who uses the same database gets this value.");
        return own;
    case Qt::AccessibleTextRole:
        if (index.column() == ValueColumn && row.variable.isSecret() && !lacksSecret(row))
            return tr("Secret");
        return headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString() + u' '
               + data(index, Qt::DisplayRole).toString();
    case IdRole: return fromUtf8(row.variable.key);
    case IsMissingRole: return isMissing(row) || lacksSecret(row);
    case IsSecretRole: return row.variable.isSecret();
    case UsersRole: return users(row);
    default: return {};
    }
}

QVariant ContextModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case KeyColumn: return tr("Name");
    //: Of a value: text, number and so on
    case TypeColumn: return tr("Type");
    case ValueColumn: return tr("Value");
    case ScopeColumn: return tr("Stored");
    case DescriptionColumn: return tr("Description");
    case UsersColumn: return tr("Used by");
    default: return {};
    }
}

Qt::ItemFlags ContextModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isText =
        index.column() == DescriptionColumn || (index.column() == ValueColumn && !row.variable.isSecret());
    if (isText && row.layer != workspace::Layer::Config)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool ContextModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const QString text = value.toString();
    if (text != data(index, Qt::EditRole).toString())
        Q_EMIT edited(key(index.row()), index.column(), text);
    return false; // not before the workspace has it
}

} // namespace tooltray::ui
