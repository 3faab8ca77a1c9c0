// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/defaultselection.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

namespace {

constexpr std::size_t kMaxLeaves = 3;
constexpr std::size_t kMaxParts = 2;
constexpr std::size_t kMaxSelectionDepth = 4;

bool needsNothing(SchemaField field)
{
    const SchemaInputs arguments = field.arguments();
    return !field.isDeprecated()
           && std::none_of(arguments.begin(), arguments.end(),
                           [](SchemaInput argument) { return argument.isRequired(); });
}

// The leaves that tell most, the first of them first.
std::vector<SchemaField> tellingLeaves(SchemaType type)
{
    constexpr std::array<std::string_view, 12> kTelling{"id",          "name",    "title", "login",
                                                        "displayName", "label",   "key",   "number",
                                                        "code",        "message", "state", "status"};
    std::vector<SchemaField> leaves;
    const auto add = [&](SchemaField field) {
        if (field && leaves.size() < kMaxLeaves && field.namedType().isLeaf() && needsNothing(field)
            && field.name() != "clientMutationId"
            && std::find(leaves.begin(), leaves.end(), field) == leaves.end())
            leaves.push_back(field);
    };
    for (const std::string_view name : kTelling)
        add(type.field(name));
    for (const SchemaField field : type.fields()) {
        if (leaves.size() >= 2)
            break;
        add(field);
    }
    return leaves;
}

std::string selection(SchemaType type, std::size_t depth);

std::string part(SchemaField field, std::size_t depth)
{
    return std::string(field.name()) + ' ' + selection(field.namedType(), depth + 1);
}

bool isOpenObject(SchemaField field)
{
    return field && field.namedType().isComposite() && needsNothing(field);
}

std::string selection(SchemaType type, std::size_t depth)
{
    if (depth >= kMaxSelectionDepth || type.is(TypeKind::Union))
        return "{ __typename }";
    // The nodes of a page are all there is to see in it.
    const SchemaField nodes = type.field("nodes");
    if (isOpenObject(nodes) && nodes.type().nullable().isList())
        return "{ " + part(nodes, depth) + " }";
    const SchemaField edges = type.field("edges");
    if (isOpenObject(edges) && isOpenObject(edges.namedType().field("node")))
        return "{ edges { " + part(edges.namedType().field("node"), depth + 1) + " } }";
    std::string text;
    const std::vector<SchemaField> leaves = tellingLeaves(type);
    for (const SchemaField leaf : leaves)
        text.append(leaf.name()).append(" ");
    // What has no identity of its own, like the payload of a mutation, is told by what is in it.
    const bool isKnown = std::any_of(leaves.begin(), leaves.end(), [](SchemaField leaf) {
        return leaf.name() == "id" || leaf.name() == "name" || leaf.name() == "title";
    });
    std::size_t parts = 0;
    for (const SchemaField field : type.fields()) {
        if (isKnown || parts == kMaxParts || depth + 2 >= kMaxSelectionDepth)
            break;
        if (!isOpenObject(field))
            continue;
        text += part(field, depth) + ' ';
        ++parts;
    }
    return text.empty() ? "{ __typename }" : "{ " + text + '}';
}

} // namespace

std::string defaultSelection(SchemaType type)
{
    return type.isComposite() ? selection(type, 0) : std::string();
}

} // namespace tooltray::graphql
