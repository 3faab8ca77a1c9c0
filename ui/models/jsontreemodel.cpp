// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsonmodels.h"

#include "ui/language/utf8text.h"
#include "ui/models/jsonpreview.h"
#include "ui/models/jsonsearch.h"

#include <algorithm>
#include <vector>

namespace tooltray::ui {
namespace {

constexpr qsizetype kLongestToolTip = 2000;

// How many children a row of the branch stands for: a power of the longest branch.
std::size_t stepFor(std::size_t count)
{
    std::size_t step = 1;
    while ((count + step - 1) / step > JsonTreeModel::kLongestBranch)
        step *= JsonTreeModel::kLongestBranch;
    return step;
}

} // namespace

struct JsonTreeModel::Node {
    const json::Value *value = nullptr; // the container, for a row in between
    Node *parent = nullptr;
    int row = 0;
    std::size_t position = 0; // within the container
    bool isBetween = false;
    std::size_t first = 0; // of the children of the value that are below this row
    std::size_t count = 0;
    std::vector<std::unique_ptr<Node>> children = {};
    bool isFetched = false;
};

JsonTreeModel::JsonTreeModel(QObject *parent) : QAbstractItemModel(parent), m_root(std::make_unique<Node>())
{}

JsonTreeModel::~JsonTreeModel() = default;

void JsonTreeModel::setValue(std::shared_ptr<const json::Value> value)
{
    beginResetModel();
    m_value = std::move(value);
    m_root = std::make_unique<Node>();
    if (m_value) {
        m_root->value = m_value.get();
        m_root->count = m_value->size();
        if (m_value->isArray() || m_value->isObject()) {
            fetch(*m_root);
        } else {
            m_root->isFetched = true;
            m_root->children.push_back(
                std::make_unique<Node>(Node{.value = m_value.get(), .parent = m_root.get()}));
        }
    }
    endResetModel();
}

const JsonTreeModel::Node &JsonTreeModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? *static_cast<const Node *>(index.constInternalPointer()) : *m_root;
}

JsonTreeModel::Node &JsonTreeModel::nodeAt(const QModelIndex &index)
{
    return index.isValid() ? *static_cast<Node *>(index.internalPointer()) : *m_root;
}

QModelIndex JsonTreeModel::indexOf(const Node &node) const
{
    return &node == m_root.get() ? QModelIndex() : createIndex(node.row, NameColumn, &node);
}

void JsonTreeModel::fetch(Node &node)
{
    node.isFetched = true;
    const std::size_t step = stepFor(node.count);
    for (std::size_t at = 0; at < node.count; at += step) {
        Node child{.value = node.value, .parent = &node, .row = static_cast<int>(node.children.size())};
        child.position = node.first + at;
        if (step > 1) {
            child.isBetween = true;
            child.first = child.position;
            child.count = std::min(step, node.count - at);
        } else {
            child.value = node.value->isArray() ? &node.value->elements()[child.position]
                                                : &node.value->members()[child.position].value;
            child.count = child.value->size();
        }
        node.children.push_back(std::make_unique<Node>(std::move(child)));
    }
}

json::Pointer JsonTreeModel::pointer(const QModelIndex &index) const
{
    std::vector<std::string> tokens;
    for (const Node *node = &nodeAt(index); node->parent; node = node->parent) {
        if (node->isBetween || !(node->parent->value->isArray() || node->parent->value->isObject()))
            continue;
        const json::Value &container = *node->parent->value;
        tokens.push_back(container.isArray() ? std::to_string(node->position)
                                             : std::string(container.members()[node->position].name));
    }
    std::ranges::reverse(tokens);
    return json::Pointer(std::move(tokens));
}

const json::Value *JsonTreeModel::value(const QModelIndex &index) const
{
    const Node &node = nodeAt(index);
    return node.isBetween ? nullptr : node.value;
}

QModelIndex JsonTreeModel::indexOf(const json::Pointer &pointer)
{
    Node *node = m_root.get();
    for (const std::string &token : pointer.tokens()) {
        const json::Value &container = *node->value;
        std::size_t position = container.size();
        if (container.isArray()) {
            position = arrayPosition(token).value_or(position);
        } else {
            const auto member = std::ranges::find_if(
                container.members(), [&](const json::Member &one) { return one.name == token; });
            position = static_cast<std::size_t>(member - container.members().begin());
        }
        if (position >= container.size())
            return {};
        do {
            fetchMore(indexOf(*node));
            const auto behind = std::ranges::upper_bound(node->children, position, {},
                                                         [](const auto &child) { return child->position; });
            node = std::prev(behind)->get();
        } while (node->isBetween);
    }
    return indexOf(*node);
}

QModelIndex JsonTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeAt(parent).children[static_cast<std::size_t>(row)].get());
}

QModelIndex JsonTreeModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(*nodeAt(index).parent) : QModelIndex();
}

int JsonTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent).children.size());
}

int JsonTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

bool JsonTreeModel::hasChildren(const QModelIndex &parent) const
{
    const Node &node = nodeAt(parent);
    return parent.column() <= 0 && (node.isFetched ? !node.children.empty() : node.count != 0);
}

bool JsonTreeModel::canFetchMore(const QModelIndex &parent) const
{
    const Node &node = nodeAt(parent);
    return parent.column() <= 0 && !node.isFetched && node.count != 0;
}

void JsonTreeModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    Node &node = nodeAt(parent);
    const std::size_t step = stepFor(node.count);
    beginInsertRows(parent, 0, static_cast<int>((node.count + step - 1) / step) - 1);
    fetch(node);
    endInsertRows();
}

QString JsonTreeModel::name(const Node &node) const
{
    if (node.isBetween) {
        //: Positions in a long list, from the first to the last of a part of it
        return tr("[%1 … %2]").arg(node.first).arg(node.first + node.count - 1);
    }
    const json::Value &container = *node.parent->value;
    if (container.isArray())
        return QString::number(node.position);
    return container.isObject() ? fromUtf8(container.members()[node.position].name) : QString();
}

QString JsonTreeModel::valueText(const Node &node) const
{
    return node.isBetween ? QString() : jsonPreview(*node.value);
}

QVariant JsonTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node &node = nodeAt(index);
    switch (role) {
    case Qt::DisplayRole: return index.column() == NameColumn ? name(node) : valueText(node);
    case Qt::AccessibleTextRole:
        //: Of a row of JSON, as it is read aloud: name and value
        return index.column() == NameColumn ? tr("%1: %2").arg(name(node), valueText(node)) : valueText(node);
    case Qt::ToolTipRole:
        if (index.column() == ValueColumn && !node.isBetween && node.value->isString())
            return fromUtf8(node.value->toString()).left(kLongestToolTip);
        return {};
    case TypeRole: return node.isBetween ? QVariant() : QVariant(static_cast<int>(node.value->type()));
    default: return {};
    }
}

QVariant JsonTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section == NameColumn ? tr("Name") : tr("Value");
}

} // namespace tooltray::ui
