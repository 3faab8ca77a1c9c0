// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schematreemodel.h"

#include "graphql/schema/coordinate.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/roles.h"

#include <QStringList>

#include <algorithm>

namespace tooltray::ui {
namespace {

using SchemaNodeKind = SchemaNode::Kind;

QString argumentsText(const SchemaNode &node)
{
    if (node.kind != SchemaNodeKind::Field || node.field.arguments().isEmpty())
        return {};
    QStringList names;
    for (const graphql::SchemaInput argument : node.field.arguments())
        names.append(fromUtf8(argument.name()));
    return u'(' + names.join(QLatin1StringView(", ")) + u')';
}

graphql::SelectionStep stepOf(const SchemaNode &node)
{
    using StepKind = graphql::SelectionStep::Kind;
    return {node.kind == SchemaNodeKind::Fragment ? StepKind::Fragment : StepKind::Field,
            std::string(node.name())};
}

bool isSelectable(SchemaNodeKind kind)
{
    return kind == SchemaNodeKind::Field || kind == SchemaNodeKind::Fragment;
}

} // namespace

SchemaTreeModel::SchemaTreeModel(QObject *parent) : QAbstractItemModel(parent)
{
    m_root = &m_nodes.emplace_back();
    m_root->isFetched = true;
}

void SchemaTreeModel::setSchema(graphql::SchemaPointer schema)
{
    beginResetModel();
    m_schema = std::move(schema);
    m_nodes.clear();
    m_root = &m_nodes.emplace_back();
    m_root->isFetched = true;
    if (m_schema) {
        const auto add = [this](SchemaNode top) {
            top.parent = m_root;
            top.row = static_cast<int>(m_root->children.size());
            m_root->children.push_back(&m_nodes.emplace_back(std::move(top)));
        };
        using graphql::OperationType;
        for (const OperationType operation :
             {OperationType::Query, OperationType::Mutation, OperationType::Subscription})
            if (const graphql::SchemaType type = m_schema->rootType(operation))
                add({.kind = SchemaNodeKind::Operation, .operation = operation, .type = type});
        add({.kind = SchemaNodeKind::Types});
    }
    endResetModel();
}

void SchemaTreeModel::setOperation(std::shared_ptr<const graphql::Document> document,
                                   graphql::OperationDefinition operation)
{
    std::vector<std::pair<const SchemaNode *, Qt::CheckState>> before;
    collectStates(before);
    m_document = std::move(document);
    m_operation = operation;
    for (const auto &[node, state] : before) {
        if (checkState(*node) == state)
            continue;
        const QModelIndex changed = indexOf(node);
        Q_EMIT dataChanged(changed, changed, {Qt::CheckStateRole, Qt::AccessibleTextRole});
    }
}

const SchemaNode *SchemaTreeModel::node(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const SchemaNode *>(index.constInternalPointer()) : nullptr;
}

std::optional<SchemaPlace> SchemaTreeModel::place(const QModelIndex &index) const
{
    const SchemaNode *at = node(index);
    if (!at || !isChoosable(*at))
        return {};
    SchemaPlace place;
    if (at->kind == SchemaNodeKind::Argument) {
        place.argument = at->name();
        at = at->parent;
    }
    for (; at->kind != SchemaNodeKind::Operation; at = at->parent)
        place.path.insert(place.path.begin(), stepOf(*at));
    place.operation = at->operation;
    return place;
}

graphql::Selection SchemaTreeModel::selection(const QModelIndex &index) const
{
    const SchemaNode *at = node(index);
    if (at && at->kind == SchemaNodeKind::Argument)
        at = at->parent;
    return at && isSelectable(at->kind) && isChoosable(*at) ? graphql::as<graphql::Selection>(chosen(*at))
                                                            : graphql::Selection();
}

QModelIndex SchemaTreeModel::find(const SchemaPlace &place) const
{
    const auto top = std::ranges::find_if(m_root->children, [&](const SchemaNode *node) {
        return node->kind == SchemaNodeKind::Operation && node->operation == place.operation;
    });
    if (top == m_root->children.end())
        return {};
    SchemaNode *at = *top;
    const auto enter = [&](SchemaNodeKind kind, std::string_view name) {
        const auto &children = childrenOf(at);
        const auto child = std::ranges::find_if(
            children, [&](const SchemaNode *node) { return node->kind == kind && node->name() == name; });
        const bool isThere = child != children.end();
        at = isThere ? *child : at;
        return isThere;
    };
    using StepKind = graphql::SelectionStep::Kind;
    for (const graphql::SelectionStep &step : place.path)
        if (!enter(step.kind == StepKind::Field ? SchemaNodeKind::Field : SchemaNodeKind::Fragment,
                   step.name))
            return indexOf(at);
    if (!place.argument.empty())
        enter(SchemaNodeKind::Argument, place.argument);
    return indexOf(at);
}

QModelIndex SchemaTreeModel::find(const QString &coordinate) const
{
    const std::string text = coordinate.toStdString();
    const graphql::Coordinate wanted = graphql::parseCoordinate(text).coordinate;
    if (!m_schema || wanted.isDirective)
        return {};
    SchemaNode *at = m_root->children.back();
    for (const std::string_view name : {wanted.name, wanted.member, wanted.argument}) {
        if (name.empty())
            break;
        const auto &children = childrenOf(at);
        const auto child =
            std::ranges::find_if(children, [&](const SchemaNode *node) { return node->name() == name; });
        if (child == children.end())
            return {};
        at = *child;
    }
    return at->kind == SchemaNodeKind::Types ? QModelIndex() : indexOf(at);
}

QModelIndex SchemaTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (column != 0 || row < 0 || parent.column() > 0)
        return {};
    const std::vector<SchemaNode *> &children = childrenOf(nodeOf(parent));
    return row < static_cast<int>(children.size())
               ? createIndex(row, 0, children[static_cast<std::size_t>(row)])
               : QModelIndex();
}

QModelIndex SchemaTreeModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(nodeOf(index)->parent) : QModelIndex();
}

int SchemaTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(childrenOf(nodeOf(parent)).size());
}

int SchemaTreeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

bool SchemaTreeModel::hasChildren(const QModelIndex &parent) const
{
    const SchemaNode *at = nodeOf(parent);
    return at->isFetched ? !at->children.empty() : at->hasChildren();
}

Qt::ItemFlags SchemaTreeModel::flags(const QModelIndex &index) const
{
    const SchemaNode *at = node(index);
    if (!at)
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (isChoosable(*at))
        flags |= Qt::ItemIsUserCheckable;
    if (!hasChildren(index))
        flags |= Qt::ItemNeverHasChildren;
    return flags;
}

QVariant SchemaTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SchemaNode &at = *node(index);
    switch (role) {
    case Qt::DisplayRole:
        if (at.kind == SchemaNodeKind::Types)
            return tr("Types");
        if (at.kind == SchemaNodeKind::Fragment)
            return QString(QLatin1StringView("... on ") + fromUtf8(at.name()));
        return fromUtf8(at.name());
    case Qt::CheckStateRole: {
        const std::optional<Qt::CheckState> state = checkState(at);
        return state ? QVariant(static_cast<int>(*state)) : QVariant();
    }
    case Qt::AccessibleTextRole: return accessibleText(at);
    case TypeTextRole: return QString::fromStdString(at.typeText());
    case ArgumentsRole: return argumentsText(at);
    case CoordinateRole: return QString::fromStdString(at.coordinate());
    case DeprecationRole: return at.isDeprecated() ? QVariant(fromUtf8(at.deprecation())) : QVariant();
    case NodeKindRole: return static_cast<int>(at.kind);
    default: return {};
    }
}

bool SchemaTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const std::optional<SchemaPlace> wanted = place(index);
    if (role != Qt::CheckStateRole || !wanted)
        return false;
    const std::optional<Qt::CheckState> state = checkState(*node(index));
    // A box that is partly checked is in the operation; a click takes it out.
    const bool isChosen = state && *state != Qt::Unchecked;
    const bool wantsChosen = value.toInt() != Qt::Unchecked && !isChosen;
    if (wantsChosen == isChosen)
        return false;
    Q_EMIT choiceWanted(*wanted, wantsChosen);
    return true;
}

SchemaNode *SchemaTreeModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<SchemaNode *>(index.internalPointer()) : m_root;
}

QModelIndex SchemaTreeModel::indexOf(const SchemaNode *node) const
{
    return !node || node == m_root ? QModelIndex() : createIndex(node->row, 0, node);
}

const std::vector<SchemaNode *> &SchemaTreeModel::childrenOf(SchemaNode *node) const
{
    if (std::exchange(node->isFetched, true))
        return node->children;
    std::vector<SchemaNode> made = node->kind == SchemaNodeKind::Types ? allTypes() : node->makeChildren();
    node->children.reserve(made.size());
    for (SchemaNode &child : made) {
        child.parent = node;
        child.row = static_cast<int>(node->children.size());
        node->children.push_back(&m_nodes.emplace_back(std::move(child)));
    }
    return node->children;
}

std::vector<SchemaNode> SchemaTreeModel::allTypes() const
{
    std::vector<SchemaNode> types;
    for (const graphql::SchemaType type : m_schema->types())
        if (!type.isIntrospection())
            types.push_back({.kind = SchemaNodeKind::Type, .type = type});
    std::ranges::sort(types, {}, &SchemaNode::name);
    return types;
}

bool SchemaTreeModel::isChoosable(const SchemaNode &node) const
{
    if (!isSelectable(node.kind) && node.kind != SchemaNodeKind::Argument)
        return false;
    const SchemaNode *top = &node;
    while (top->parent && top->parent != m_root)
        top = top->parent;
    return top->kind == SchemaNodeKind::Operation;
}

graphql::Node SchemaTreeModel::chosen(const SchemaNode &node) const
{
    if (!m_operation)
        return {};
    if (node.kind == SchemaNodeKind::Operation)
        return m_operation.operation() == node.operation ? graphql::Node(m_operation) : graphql::Node();
    const graphql::Node above = chosen(*node.parent);
    if (!above)
        return {};
    if (node.kind == SchemaNodeKind::Argument) {
        for (const graphql::Argument argument : graphql::Arguments(above.children()))
            if (argument.name() == node.name())
                return argument;
        return {};
    }
    const graphql::SelectionSet set(above.firstChild(graphql::NodeKind::SelectionSet));
    return graphql::findSelection(set, stepOf(node));
}

std::optional<Qt::CheckState> SchemaTreeModel::checkState(const SchemaNode &node) const
{
    if (!isChoosable(node))
        return {};
    const graphql::Node found = chosen(node);
    if (!found)
        return Qt::Unchecked;
    // An object of which nothing is selected yet is there in part.
    const bool isObject = isSelectable(node.kind) && node.type.isComposite();
    const graphql::SelectionSet set(isObject ? found.firstChild(graphql::NodeKind::SelectionSet)
                                             : graphql::Node());
    const bool isPart = isObject && (!set || set.selections().isEmpty() || graphql::placeholderOf(set));
    return isPart ? Qt::PartiallyChecked : Qt::Checked;
}

QString SchemaTreeModel::accessibleText(const SchemaNode &node) const
{
    if (node.kind == SchemaNodeKind::Types)
        return tr("Types");
    QStringList parts{fromUtf8(node.name()), QString::fromStdString(node.typeText())};
    switch (node.kind) {
    case SchemaNodeKind::Argument: parts.append(tr("argument")); break;
    case SchemaNodeKind::Fragment: parts.append(tr("only for this type")); break;
    case SchemaNodeKind::EnumValue: parts.append(tr("value")); break;
    default: break;
    }
    if (node.isDeprecated())
        parts.append(tr("deprecated"));
    parts.removeAll(QString());
    const QString text = parts.join(listSeparator());
    const std::optional<Qt::CheckState> state = checkState(node);
    return state ? FieldTexts::withCheck(text, *state) : text;
}

void SchemaTreeModel::collectStates(std::vector<std::pair<const SchemaNode *, Qt::CheckState>> &states) const
{
    std::vector<const SchemaNode *> open(m_root->children.begin(), m_root->children.end());
    while (!open.empty()) {
        const SchemaNode *at = open.back();
        open.pop_back();
        if (at->kind == SchemaNodeKind::Types)
            continue;
        if (const std::optional<Qt::CheckState> state = checkState(*at))
            states.emplace_back(at, *state);
        open.insert(open.end(), at->children.begin(), at->children.end());
    }
}

} // namespace tooltray::ui
