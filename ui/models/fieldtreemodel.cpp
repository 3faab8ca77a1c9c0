// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fieldtreemodel.h"

#include "ui/models/fieldtexts.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

using graphql::OperationType;
using graphql::SchemaField;

// Types lead to each other in circles.
constexpr int kDeepestLevel = 8;
constexpr std::size_t kMaxMatches = 200;

QString signatureOf(SchemaField field)
{
    QStringList names;
    for (const graphql::SchemaInput argument : field.arguments())
        names.append(QString::fromUtf8(argument.name()));
    const QString name = QString::fromUtf8(field.name());
    return names.isEmpty() ? name : QStringLiteral("%1(%2)").arg(name, names.join(u", "));
}

// A plain value below the root comes with the object that it is of.
bool canBeTool(SchemaField field)
{
    return field.namedType().isComposite() || field.arguments().size() > 0;
}

} // namespace

FieldTreeModel::FieldTreeModel(QObject *parent) : QAbstractItemModel(parent) {}

void FieldTreeModel::setSchema(const graphql::SchemaPointer &schema)
{
    beginResetModel();
    m_schema = schema;
    m_paths.reset();
    m_groups.clear();
    for (const OperationType type : {OperationType::Query, OperationType::Mutation}) {
        const graphql::SchemaType root = schema ? schema->rootType(type) : graphql::SchemaType();
        if (!root)
            continue;
        auto group = std::make_unique<Node>(Node{.type = type, .row = static_cast<int>(m_groups.size())});
        for (const SchemaField field : root.fields()) {
            group->children.push_back(
                std::make_unique<Node>(Node{.parent = group.get(),
                                            .type = type,
                                            .field = field,
                                            .row = static_cast<int>(group->children.size()),
                                            .level = 1,
                                            .text = signatureOf(field)}));
        }
        group->isLoaded = true;
        if (!group->children.empty())
            m_groups.push_back(std::move(group));
    }
    endResetModel();
    Q_EMIT chosenChanged();
}

void FieldTreeModel::setExisting(std::map<FieldPath, std::string> tools)
{
    m_existing = std::move(tools);
}

std::vector<FieldPath> FieldTreeModel::chosen() const
{
    std::vector<FieldPath> choices;
    for (const auto &group : m_groups)
        collect(*group, choices);
    return choices;
}

void FieldTreeModel::collect(const Node &node, std::vector<FieldPath> &choices) const
{
    if (node.isChosen)
        choices.push_back(choiceOf(node));
    for (const auto &child : node.children)
        collect(*child, choices);
}

std::optional<FieldPath> FieldTreeModel::choiceAt(const QModelIndex &index) const
{
    if (!index.isValid() || !nodeAt(index).parent)
        return std::nullopt;
    return choiceOf(nodeAt(index));
}

std::size_t FieldTreeModel::fieldCount(OperationType type) const
{
    const auto found = std::ranges::find(m_groups, type, [](const auto &group) { return group->type; });
    return found == m_groups.end() ? 0 : (*found)->children.size();
}

void FieldTreeModel::choose(OperationType type, Qt::CheckState state)
{
    for (const auto &group : m_groups) {
        if (group->type == type)
            setData(indexOf(*group), state, Qt::CheckStateRole);
    }
}

void FieldTreeModel::chooseNone()
{
    for (const auto &group : m_groups)
        setData(indexOf(*group), Qt::Unchecked, Qt::CheckStateRole);
}

void FieldTreeModel::setPlan(const std::vector<PlannedTool> &tools)
{
    std::map<FieldPath, const PlannedTool *> plan;
    for (const PlannedTool &tool : tools)
        plan.emplace(tool.choice, &tool);
    for (const auto &group : m_groups)
        setPlan(*group, plan);
}

void FieldTreeModel::setPlan(Node &node, const std::map<FieldPath, const PlannedTool *> &plan)
{
    for (const auto &child : node.children) {
        const auto found = child->isChosen ? plan.find(choiceOf(*child)) : plan.end();
        child->tool = found == plan.end() ? QString() : QString::fromStdString(found->second->tool.name);
        child->bytes = found == plan.end() ? 0 : found->second->bytes;
        setPlan(*child, plan);
    }
    if (!node.children.empty()) {
        const QModelIndex parent = indexOf(node);
        Q_EMIT dataChanged(index(0, ToolColumn, parent),
                           index(static_cast<int>(node.children.size()) - 1, SizeColumn, parent));
    }
}

void FieldTreeModel::findDeeper(const QString &text)
{
    constexpr qsizetype kShortest = 3;
    const QString wanted = text.section(u'.', -1, -1, QString::SectionSkipEmpty).toLower();
    const bool isBelow = text.endsWith(u'.'); // all that a field has are wanted
    if (!m_schema || text.size() < kShortest || wanted.isEmpty())
        return;
    if (!m_paths)
        m_paths = std::make_unique<graphql::RootPaths>(m_schema);
    std::size_t found = 0;
    for (const graphql::SchemaType type : m_schema->types()) {
        if (type.isIntrospection() || !type.isComposite() || !m_paths->isReachable(type))
            continue;
        for (const SchemaField field : type.fields()) {
            const QString name = QString::fromUtf8(field.name()).toLower();
            if (!canBeTool(field) || !(isBelow ? name.endsWith(wanted) : name.contains(wanted)))
                continue;
            const graphql::RootPath path = m_paths->pathTo(field);
            FieldPath choice;
            bool isPlain =
                path.size() > (isBelow ? 0U : 1U) && static_cast<int>(path.size()) <= kDeepestLevel;
            for (const graphql::RootStep &step : path) {
                choice.path.emplace_back(step.field.name());
                isPlain = isPlain && !step.narrowedTo;
            }
            Node *node = isPlain ? find(choice) : nullptr;
            if (node != nullptr && isBelow)
                load(*node);
            if (node != nullptr && ++found >= kMaxMatches)
                return;
        }
    }
}

bool FieldTreeModel::isMatch(const QModelIndex &index, const QString &text) const
{
    const Node &node = nodeAt(index);
    if (!node.parent)
        return false;
    return (text.contains(u'.') ? pathOf(node) : node.text).contains(text, Qt::CaseInsensitive);
}

bool FieldTreeModel::isChosen(const QModelIndex &index) const
{
    return nodeAt(index).isChosen;
}

FieldTreeModel::Node &FieldTreeModel::nodeAt(const QModelIndex &index)
{
    return *static_cast<Node *>(index.internalPointer());
}

QModelIndex FieldTreeModel::indexOf(const Node &node, int column) const
{
    return createIndex(node.row, column, &node);
}

FieldPath FieldTreeModel::choiceOf(const Node &node)
{
    FieldPath choice{node.type, {}};
    for (const Node *at = &node; at->parent; at = at->parent)
        choice.path.emplace_back(at->field.name());
    std::ranges::reverse(choice.path);
    return choice;
}

QString FieldTreeModel::pathOf(const Node &node)
{
    QStringList names;
    for (const std::string &name : choiceOf(node).path)
        names.append(QString::fromStdString(name));
    return names.join(u'.');
}

// The fields that a mutation returns are part of its own response.
bool FieldTreeModel::mayHaveFields(const Node &node)
{
    if (!node.parent)
        return true;
    return node.type == OperationType::Query && node.level < kDeepestLevel
           && node.field.namedType().isComposite()
           && std::ranges::any_of(node.field.namedType().fields(), canBeTool);
}

FieldTreeModel::Nodes FieldTreeModel::fieldsBelow(Node &parent)
{
    Nodes nodes;
    for (const SchemaField field : parent.field.namedType().fields()) {
        if (canBeTool(field)) {
            nodes.push_back(std::make_unique<Node>(Node{.parent = &parent,
                                                        .type = parent.type,
                                                        .field = field,
                                                        .row = static_cast<int>(nodes.size()),
                                                        .level = parent.level + 1,
                                                        .text = signatureOf(field)}));
        }
    }
    return nodes;
}

void FieldTreeModel::load(Node &node)
{
    if (node.isLoaded || !mayHaveFields(node))
        return;
    node.isLoaded = true;
    Nodes nodes = fieldsBelow(node);
    beginInsertRows(indexOf(node), 0, static_cast<int>(nodes.size()) - 1);
    node.children = std::move(nodes);
    endInsertRows();
}

FieldTreeModel::Node *FieldTreeModel::find(const FieldPath &choice)
{
    const auto group = std::ranges::find(m_groups, choice.type, [](const auto &each) { return each->type; });
    Node *node = group == m_groups.end() ? nullptr : group->get();
    for (const std::string &name : choice.path) {
        if (!node)
            return nullptr;
        load(*node);
        const auto child = std::ranges::find(node->children, std::string_view(name),
                                             [](const auto &each) { return each->field.name(); });
        node = child == node->children.end() ? nullptr : child->get();
    }
    return node;
}

QModelIndex FieldTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const Nodes &nodes = parent.isValid() ? nodeAt(parent).children : m_groups;
    return createIndex(row, column, nodes[static_cast<std::size_t>(row)].get());
}

QModelIndex FieldTreeModel::parent(const QModelIndex &child) const
{
    const Node *parent = child.isValid() ? nodeAt(child).parent : nullptr;
    return parent ? indexOf(*parent) : QModelIndex();
}

int FieldTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    return parent.column() == FieldColumn ? static_cast<int>(nodeAt(parent).children.size()) : 0;
}

int FieldTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

bool FieldTreeModel::hasChildren(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return !m_groups.empty();
    return parent.column() == FieldColumn && mayHaveFields(nodeAt(parent));
}

bool FieldTreeModel::canFetchMore(const QModelIndex &parent) const
{
    return parent.isValid() && parent.column() == FieldColumn && !nodeAt(parent).isLoaded
           && mayHaveFields(nodeAt(parent));
}

void FieldTreeModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        load(nodeAt(parent));
}

QVariant FieldTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Node &node = nodeAt(index);
    return node.parent ? fieldData(node, index.column(), role) : groupData(node, index.column(), role);
}

bool FieldTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid() || index.column() != FieldColumn)
        return false;
    const bool isChosen = value.value<Qt::CheckState>() == Qt::Checked;
    Node &node = nodeAt(index);
    if (node.parent) {
        node.isChosen = isChosen;
        Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    } else if (!isChosen) {
        clear(node);
    } else {
        for (const auto &child : node.children)
            child->isChosen = child->isChosen || !m_existing.contains(choiceOf(*child));
        Q_EMIT dataChanged(this->index(0, FieldColumn, index),
                           this->index(static_cast<int>(node.children.size()) - 1, FieldColumn, index),
                           {Qt::CheckStateRole});
    }
    const Node *group = &node;
    while (group->parent)
        group = group->parent;
    Q_EMIT dataChanged(indexOf(*group), indexOf(*group), {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
    return true;
}

QVariant FieldTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && section == SizeColumn && role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
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

Qt::ItemFlags FieldTreeModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (index.isValid() && index.column() == FieldColumn)
        flags |= Qt::ItemIsUserCheckable;
    if (index.isValid() && !mayHaveFields(nodeAt(index)))
        flags |= Qt::ItemNeverHasChildren;
    if (index.isValid() && areAllTools(nodeAt(index)))
        flags &= ~(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
    return flags;
}

void FieldTreeModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_groups.empty())
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_groups.size()) - 1, ColumnCount - 1));
}

bool FieldTreeModel::hasChosen(const Node &node)
{
    return node.isChosen
           || std::ranges::any_of(node.children, [](const auto &child) { return hasChosen(*child); });
}

// A group whose fields are tools already has none to choose at once.
bool FieldTreeModel::areAllTools(const Node &node) const
{
    return !node.parent && !hasChosen(node) && std::ranges::all_of(node.children, [this](const auto &child) {
        return m_existing.contains(choiceOf(*child));
    });
}

// With all that was found in it.
void FieldTreeModel::clear(Node &node)
{
    node.isChosen = false;
    for (const auto &child : node.children)
        clear(*child);
    if (!node.children.empty()) {
        const QModelIndex parent = indexOf(node);
        Q_EMIT dataChanged(index(0, FieldColumn, parent),
                           index(static_cast<int>(node.children.size()) - 1, FieldColumn, parent),
                           {Qt::CheckStateRole});
    }
}

Qt::CheckState FieldTreeModel::stateOf(const Node &group)
{
    if (!hasChosen(group))
        return Qt::Unchecked;
    const bool areAll =
        std::ranges::all_of(group.children, [](const auto &child) { return child->isChosen; });
    return areAll ? Qt::Checked : Qt::PartiallyChecked;
}

QVariant FieldTreeModel::groupData(const Node &group, int column, int role) const
{
    if (column != FieldColumn)
        return {};
    if (role == Qt::CheckStateRole)
        return stateOf(group);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    const int count = static_cast<int>(group.children.size());
    const QString text = group.type == OperationType::Query ? tr("%n querie(s)", nullptr, count)
                                                            : tr("%n mutation(s)", nullptr, count);
    return role == Qt::DisplayRole ? text : FieldTexts::withCheck(text, stateOf(group));
}

QVariant FieldTreeModel::fieldData(const Node &node, int column, int role) const
{
    if (role == Qt::ToolTipRole) {
        const QString text = QString::fromUtf8(node.field.description());
        return node.field.isDeprecated()
                   ? tr("Deprecated: %1").arg(QString::fromUtf8(node.field.deprecationReason()))
                   : text;
    }
    switch (column) {
    case FieldColumn:
        if (role == Qt::CheckStateRole)
            return node.isChosen ? Qt::Checked : Qt::Unchecked;
        if (role == Qt::AccessibleTextRole)
            return FieldTexts::withCheck(node.text, node.isChosen ? Qt::Checked : Qt::Unchecked);
        return role == Qt::DisplayRole ? QVariant(node.text) : QVariant();
    case ToolColumn: return role == Qt::DisplayRole ? QVariant(toolText(node)) : QVariant();
    case SizeColumn:
        if (role == Qt::TextAlignmentRole)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        if (role == Qt::DisplayRole && node.bytes != 0)
            return QLocale().formattedDataSize(static_cast<qint64>(node.bytes), 1, QLocale::DataSizeSIFormat);
        return {};
    default: return {};
    }
}

QString FieldTreeModel::toolText(const Node &node) const
{
    if (node.isChosen || m_existing.empty())
        return node.tool;
    const auto existing = m_existing.find(choiceOf(node));
    //: Beside a field; %1 is a tool that asks for it already
    return existing == m_existing.end() ? node.tool
                                        : tr("%1 exists").arg(QString::fromStdString(existing->second));
}

} // namespace tooltray::ui
