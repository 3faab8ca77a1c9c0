// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolplan.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace tooltray::ui {
namespace {

using graphql::OperationType;

QString signatureOf(graphql::SchemaField field)
{
    QStringList names;
    for (const graphql::SchemaInput argument : field.arguments())
        names.append(QString::fromUtf8(argument.name()));
    const QString name = QString::fromUtf8(field.name());
    return names.isEmpty() ? name : QStringLiteral("%1(%2)").arg(name, names.join(u", "));
}

} // namespace

RootFieldModel::RootFieldModel(QObject *parent) : QAbstractItemModel(parent) {}

RootFieldModel::~RootFieldModel() = default;

void RootFieldModel::setSchema(const graphql::SchemaPointer &schema)
{
    beginResetModel();
    m_schema = schema;
    m_groups.clear();
    for (const OperationType type : {OperationType::Query, OperationType::Mutation}) {
        const graphql::SchemaType root = schema ? schema->rootType(type) : graphql::SchemaType();
        if (!root)
            continue;
        Group group{type, {}};
        for (const graphql::SchemaField field : root.fields())
            group.rows.push_back({.field = field, .text = signatureOf(field)});
        if (!group.rows.empty())
            m_groups.push_back(std::move(group));
    }
    endResetModel();
    Q_EMIT chosenChanged();
}

std::vector<RootChoice> RootFieldModel::chosen() const
{
    std::vector<RootChoice> choices;
    for (const Group &group : m_groups) {
        for (const Row &row : group.rows) {
            if (row.isChosen)
                choices.push_back({group.type, std::string(row.field.name())});
        }
    }
    return choices;
}

std::optional<RootChoice> RootFieldModel::choiceAt(const QModelIndex &index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.internalId() == 0)
        return std::nullopt;
    const Group &group = m_groups[index.internalId() - 1];
    return RootChoice{group.type,
                      std::string(group.rows[static_cast<std::size_t>(index.row())].field.name())};
}

std::size_t RootFieldModel::fieldCount(OperationType type) const
{
    const auto found = std::ranges::find(m_groups, type, &Group::type);
    return found == m_groups.end() ? 0 : found->rows.size();
}

void RootFieldModel::choose(OperationType type, Qt::CheckState state)
{
    const auto found = std::ranges::find(m_groups, type, &Group::type);
    if (found != m_groups.end())
        setData(index(static_cast<int>(found - m_groups.begin()), FieldColumn), state, Qt::CheckStateRole);
}

void RootFieldModel::setPlan(const std::vector<PlannedTool> &tools)
{
    std::map<RootChoice, const PlannedTool *> plan;
    for (const PlannedTool &tool : tools)
        plan.emplace(tool.choice, &tool);
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        Group &group = m_groups[g];
        for (Row &row : group.rows) {
            const auto found = plan.find({group.type, std::string(row.field.name())});
            row.tool = found == plan.end() ? QString() : QString::fromStdString(found->second->tool.name);
            row.bytes = found == plan.end() ? 0 : found->second->bytes;
        }
        const QModelIndex parent = index(static_cast<int>(g), FieldColumn);
        Q_EMIT dataChanged(index(0, ToolColumn, parent),
                           index(static_cast<int>(group.rows.size()) - 1, SizeColumn, parent));
    }
}

QModelIndex RootFieldModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    // Groups have no number, fields that of their group plus one.
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr(0));
}

QModelIndex RootFieldModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, FieldColumn, quintptr(0));
}

int RootFieldModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != 0 || parent.column() != FieldColumn)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].rows.size());
}

int RootFieldModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant RootFieldModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (index.internalId() == 0)
        return groupData(m_groups[row], index.column(), role);
    return rowData(m_groups[index.internalId() - 1].rows[row], index.column(), role);
}

bool RootFieldModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)
        || index.column() != FieldColumn)
        return false;
    const bool isChosen = value.value<Qt::CheckState>() == Qt::Checked;
    const bool isGroup = index.internalId() == 0;
    const QModelIndex groupIndex = isGroup ? index : index.parent();
    Group &group = m_groups[static_cast<std::size_t>(groupIndex.row())];
    if (isGroup) {
        for (Row &row : group.rows)
            row.isChosen = isChosen;
    } else {
        group.rows[static_cast<std::size_t>(index.row())].isChosen = isChosen;
    }
    const int last = static_cast<int>(group.rows.size()) - 1;
    Q_EMIT dataChanged(groupIndex, groupIndex, {Qt::CheckStateRole});
    Q_EMIT dataChanged(isGroup ? this->index(0, FieldColumn, groupIndex) : index,
                       isGroup ? this->index(last, FieldColumn, groupIndex) : index, {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
    return true;
}

QVariant RootFieldModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    //: Column with fields of a schema
    case FieldColumn: return tr("Field");
    //: Column with the tool that a field becomes
    case ToolColumn: return tr("Tool name");
    case SizeColumn: return tr("Size");
    default: return {};
    }
}

Qt::ItemFlags RootFieldModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (index.isValid() && index.column() == FieldColumn)
        flags |= Qt::ItemIsUserCheckable;
    if (index.isValid() && index.internalId() != 0)
        flags |= Qt::ItemNeverHasChildren;
    return flags;
}

void RootFieldModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_groups.empty())
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_groups.size()) - 1, ColumnCount - 1));
}

Qt::CheckState RootFieldModel::stateOf(const Group &group) const
{
    const auto count = std::ranges::count_if(group.rows, &Row::isChosen);
    if (count == 0)
        return Qt::Unchecked;
    return count == std::ssize(group.rows) ? Qt::Checked : Qt::PartiallyChecked;
}

QVariant RootFieldModel::groupData(const Group &group, int column, int role) const
{
    if (column != FieldColumn)
        return {};
    if (role == Qt::CheckStateRole)
        return stateOf(group);
    if (role != Qt::DisplayRole)
        return {};
    const int count = static_cast<int>(group.rows.size());
    return group.type == OperationType::Query ? tr("%n querie(s)", nullptr, count)
                                              : tr("%n mutation(s)", nullptr, count);
}

QVariant RootFieldModel::rowData(const Row &row, int column, int role) const
{
    if (role == Qt::ToolTipRole) {
        const QString text = QString::fromUtf8(row.field.description());
        return row.field.isDeprecated()
                   ? tr("Deprecated: %1").arg(QString::fromUtf8(row.field.deprecationReason()))
                   : text;
    }
    switch (column) {
    case FieldColumn:
        if (role == Qt::CheckStateRole)
            return row.isChosen ? Qt::Checked : Qt::Unchecked;
        return role == Qt::DisplayRole ? QVariant(row.text) : QVariant();
    case ToolColumn: return role == Qt::DisplayRole ? QVariant(row.tool) : QVariant();
    case SizeColumn:
        if (role == Qt::TextAlignmentRole)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        if (role == Qt::DisplayRole && row.bytes != 0)
            return QLocale().formattedDataSize(static_cast<qint64>(row.bytes), 1, QLocale::DataSizeSIFormat);
        return {};
    default: return {};
    }
}

RootFieldFilter::RootFieldFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

RootFieldFilter::~RootFieldFilter() = default;

void RootFieldFilter::setText(const QString &text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool RootFieldFilter::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (m_text.isEmpty() || index.parent().isValid() || role != Qt::CheckStateRole)
        return QSortFilterProxyModel::setData(index, value, role);
    bool isDone = rowCount(index) > 0;
    for (int row = 0; row < rowCount(index); ++row)
        isDone = QSortFilterProxyModel::setData(this->index(row, 0, index), value, role) && isDone;
    return isDone;
}

bool RootFieldFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_text.isEmpty())
        return true;
    if (!parent.isValid()) // groups are there for what is in them
        return false;
    return sourceModel()->index(row, 0, parent).data().toString().contains(m_text, Qt::CaseInsensitive);
}

} // namespace tooltray::ui
