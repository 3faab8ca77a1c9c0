// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/resulttreemodel.h"

#include "ui/language/utf8text.h"
#include "ui/models/schemareader.h"
#include "json/pointer.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace tooltray::ui {
namespace {

constexpr std::string_view kAnyElement = "*";
constexpr int kDeepestMember = 60;

using SchemaList = SchemaReader::Schemas;

std::vector<std::string> tokensOf(std::string_view path)
{
    const auto pointer = json::Pointer::parse(path);
    if (!pointer)
        return {};
    return {pointer->tokens().begin(), pointer->tokens().end()};
}

// True if the pattern of a shape matches the member at the place: "/nodes/*/author", or "author" anywhere.
bool isAbout(const std::string &pattern, const std::vector<std::string> &place)
{
    if (!pattern.starts_with('/'))
        return pattern == place.back();
    const std::vector<std::string> tokens = tokensOf(pattern);
    return std::ranges::equal(tokens, place, [](const std::string &token, const std::string &name) {
        return token == name || token == kAnyElement;
    });
}

std::string patternFor(const std::vector<std::string> &place)
{
    return json::Pointer(place).toString();
}

} // namespace

struct ResultTreeModel::Node {
    const Node *parent = nullptr;
    int row = 0;
    std::string name = {};
    QString type = {};
    Tokens place = {}; // in the whole answer
    std::vector<std::unique_ptr<Node>> members = {};
};

ResultTreeModel::ResultTreeModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Node>())
{}

ResultTreeModel::~ResultTreeModel() = default;

void ResultTreeModel::setSchema(const json::Value &schema)
{
    if (schema == m_schema)
        return;
    beginResetModel();
    m_schema = schema;
    m_root = std::make_unique<Node>();
    m_count = 0;
    if (schema.isObject())
        addMembers(*m_root, {&m_schema}, {}, 0);
    endResetModel();
}

void ResultTreeModel::addMembers(Node &node, const std::vector<const json::Value *> &schemas, Tokens place,
                                 int depth)
{
    if (depth > kDeepestMember)
        return;
    const SchemaReader reader(m_schema);
    SchemaList holders = schemas;
    for (SchemaList elements = reader.elements(holders); !elements.empty();
         elements = reader.elements(holders)) {
        holders = std::move(elements);
        place.emplace_back(kAnyElement);
    }
    const std::vector<SchemaReader::Member> members = reader.members(holders);
    for (const auto &[name, found] : members) {
        if (++m_count > kMaxMembers)
            return;
        auto member = std::make_unique<Node>();
        member->parent = &node;
        member->row = static_cast<int>(node.members.size());
        member->name = name;
        member->type = reader.typeText(found);
        member->place = place;
        member->place.push_back(name);
        addMembers(*member, found, member->place, depth + 1);
        node.members.push_back(std::move(member));
    }
}

void ResultTreeModel::setShape(const workspace::ResultShape &shape)
{
    if (shape == m_shape)
        return;
    m_shape = shape;
    tellAll();
}

void ResultTreeModel::tellAll()
{
    // The shape of one member may affect others, above and below it.
    const auto tell = [this](const auto &self, const QModelIndex &parent) -> void {
        const int rows = rowCount(parent);
        if (rows == 0)
            return;
        Q_EMIT dataChanged(index(0, 0, parent), index(rows - 1, ColumnCount - 1, parent));
        for (int row = 0; row < rows; ++row)
            self(self, index(row, 0, parent));
    };
    tell(tell, {});
}

std::optional<std::string> ResultTreeModel::pathOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return std::nullopt;
    const Tokens &place = nodeAt(index).place;
    if (std::ranges::find(place, kAnyElement) != place.end())
        return std::nullopt;
    return patternFor(place);
}

const ResultTreeModel::Node &ResultTreeModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? *static_cast<const Node *>(index.constInternalPointer()) : *m_root;
}

QModelIndex ResultTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeAt(parent).members[static_cast<std::size_t>(row)].get());
}

QModelIndex ResultTreeModel::parent(const QModelIndex &index) const
{
    const Node *above = index.isValid() ? nodeAt(index).parent : nullptr;
    if (above == nullptr || above == m_root.get())
        return {};
    return createIndex(above->row, 0, above);
}

int ResultTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent).members.size());
}

int ResultTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

std::optional<ResultTreeModel::Tokens> ResultTreeModel::placeInShape(const Node &node) const
{
    const Tokens path = tokensOf(m_shape.path);
    if (node.place.size() <= path.size())
        return std::nullopt;
    const auto end = node.place.begin() + static_cast<std::ptrdiff_t>(path.size());
    // A path may lead to one element of a list.
    const bool isBelow = std::equal(
        path.begin(), path.end(), node.place.begin(), [](const std::string &token, const std::string &name) {
            return token == name || (name == kAnyElement && json::detail::arrayIndex(token).has_value());
        });
    if (!isBelow)
        return std::nullopt;
    return Tokens(end, node.place.end());
}

bool ResultTreeModel::isDropped(const Tokens &place) const
{
    for (Tokens above = place; !above.empty(); above.pop_back()) {
        if (std::ranges::any_of(m_shape.drop, [&](const std::string &one) { return isAbout(one, above); }))
            return true;
    }
    return false;
}

bool ResultTreeModel::isPartlyDropped(const Node &node) const
{
    return std::ranges::any_of(node.members, [this](const auto &member) {
        const auto place = placeInShape(*member);
        return (place && isDropped(*place)) || isPartlyDropped(*member);
    });
}

QString ResultTreeModel::nameOf(const Node &node, const Tokens &place) const
{
    const auto found = std::ranges::find_if(
        m_shape.rename, [&](const auto &renaming) { return isAbout(renaming.from, place); });
    return fromUtf8(found == m_shape.rename.end() ? node.name : found->to);
}

QVariant ResultTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node &node = nodeAt(index);
    const auto place = placeInShape(node);
    const bool dropped = place && isDropped(*place);
    if (role == Qt::CheckStateRole && index.column() == FieldColumn && place)
        return dropped ? Qt::Unchecked : isPartlyDropped(node) ? Qt::PartiallyChecked : Qt::Checked;
    if (role == Qt::AccessibleTextRole && index.column() == FieldColumn) {
        const QString name = fromUtf8(node.name);
        //: Read out: a member of a response, its type, and whether it is returned
        return dropped ? tr("%1, %2, omitted").arg(name, node.type)
               : place ? tr("%1, %2, returned").arg(name, node.type)
                       : tr("%1, %2, not returned").arg(name, node.type);
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (index.column()) {
    case FieldColumn: return fromUtf8(node.name);
    case TypeColumn: return node.type;
    case NameColumn:
        if (!place)
            return {};
        if (dropped)
            //: Of a member of a response: it is not returned
            return role == Qt::DisplayRole ? tr("omitted") : QString();
        return nameOf(node, *place);
    default: return {};
    }
}

bool ResultTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const Node &node = nodeAt(index);
    const auto place = placeInShape(node);
    if (!place)
        return false;
    const workspace::ResultShape before = m_shape;
    if (role == Qt::CheckStateRole && index.column() == FieldColumn)
        setDropped(node, *place, value.toInt() == Qt::Unchecked);
    else if (role == Qt::EditRole && index.column() == NameColumn)
        setName(node, *place, toUtf8(value.toString().trimmed()));
    else
        return false;
    tellEdited(before);
    return true;
}

void ResultTreeModel::tellEdited(const workspace::ResultShape &before)
{
    if (m_shape == before)
        return;
    tellAll();
    Q_EMIT shapeEdited();
}

// With all its members: what is said of them alone counts no longer.
void ResultTreeModel::setDropped(const Node &node, const Tokens &place, bool dropped)
{
    if (!dropped && node.parent != m_root.get()) {
        const auto above = placeInShape(*node.parent);
        if (above && isDropped(*above))
            keepOnly(node, *above);
    }
    eraseAbout(node);
    if (dropped)
        m_shape.drop.push_back(patternFor(place));
}

void ResultTreeModel::eraseAbout(const Node &node)
{
    if (const auto place = placeInShape(node))
        std::erase_if(m_shape.drop, [&](const std::string &one) { return isAbout(one, *place); });
    for (const auto &member : node.members)
        eraseAbout(*member);
}

// Of what is omitted above it: its siblings stay omitted.
void ResultTreeModel::keepOnly(const Node &node, const Tokens &above)
{
    setDropped(*node.parent, above, false);
    for (const auto &sibling : node.parent->members) {
        if (const auto place = placeInShape(*sibling); place && sibling.get() != &node)
            m_shape.drop.push_back(patternFor(*place));
    }
}

void ResultTreeModel::keepAll()
{
    const workspace::ResultShape before = m_shape;
    eraseAbout(*m_root);
    tellEdited(before);
}

void ResultTreeModel::omitAll()
{
    const workspace::ResultShape before = m_shape;
    eraseAbout(*m_root);
    dropTops(*m_root);
    tellEdited(before);
}

// The outermost ones that the path of the shape leads to.
void ResultTreeModel::dropTops(const Node &node)
{
    for (const auto &member : node.members) {
        if (const auto place = placeInShape(*member))
            m_shape.drop.push_back(patternFor(*place));
        else
            dropTops(*member);
    }
}

void ResultTreeModel::setName(const Node &node, const Tokens &place, const std::string &name)
{
    std::erase_if(m_shape.rename, [&](const auto &renaming) { return isAbout(renaming.from, place); });
    if (name.empty() || name == node.name)
        return;
    // One after the other is done, so that what lies deeper comes before the name above it is another.
    const auto isAbove = [&](const auto &renaming) {
        return renaming.from.starts_with('/') && tokensOf(renaming.from).size() < place.size();
    };
    const auto at = std::ranges::find_if(m_shape.rename, isAbove);
    m_shape.rename.insert(at, {patternFor(place), name});
}

QVariant ResultTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case FieldColumn: return tr("Member");
    case TypeColumn: return tr("Type");
    //: Column: the name under which a tool returns a member of a response
    case NameColumn: return tr("Returned as");
    default: return {};
    }
}

Qt::ItemFlags ResultTreeModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid())
        return flags;
    const auto place = placeInShape(nodeAt(index));
    if (place && index.column() == FieldColumn)
        flags |= Qt::ItemIsUserCheckable;
    if (place && index.column() == NameColumn && !isDropped(*place))
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace tooltray::ui
