// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/defaultselection.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::graphql {

namespace {

constexpr std::size_t kMaxLeaves = 3;
constexpr std::size_t kMaxNamed = 6;
constexpr std::size_t kMaxParts = 2;
constexpr std::size_t kMaxMembers = 3;
constexpr std::size_t kMaxSelectionDepth = 4;

bool needsNothing(SchemaField field)
{
    const SchemaInputs arguments = field.arguments();
    return !field.isDeprecated()
           && std::none_of(arguments.begin(), arguments.end(),
                           [](SchemaInput argument) { return argument.isRequired(); });
}

bool isOpenLeaf(SchemaField field)
{
    return field && field.namedType().isLeaf() && needsNothing(field) && field.name() != "clientMutationId";
}

bool isOpenObject(SchemaField field)
{
    return field && field.namedType().isComposite() && needsNothing(field);
}

class SelectionWriter {
public:
    SelectionWriter(const SaidWords &said, std::vector<SchemaType> passed)
        : m_said(said)
        , m_passed(std::move(passed))
    {}

    std::string write(SchemaType type, std::size_t depth)
    {
        if (depth >= kMaxSelectionDepth)
            return "{ __typename }";
        if (type.is(TypeKind::Union))
            return "{ __typename " + members(type, depth) + '}';
        // The nodes of a page are all there is to see in it.
        if (const std::string page = pageOf(type, depth); !page.empty())
            return page;
        std::string text;
        const std::vector<SchemaField> leaves = tellingLeaves(type);
        for (const SchemaField leaf : leaves)
            text.append(leaf.name()).append(" ");
        m_passed.push_back(type);
        text += parts(type, leaves, depth);
        m_passed.pop_back();
        if (type.is(TypeKind::Interface))
            text += members(type, depth);
        return text.empty() ? "{ __typename }" : "{ " + text + '}';
    }

    // The leaves that tell most, the first of them first, behind them those that are asked for.
    std::vector<SchemaField> tellingLeaves(SchemaType type) const
    {
        constexpr std::array<std::string_view, 12> kTelling{"id",          "name",    "title", "login",
                                                            "displayName", "label",   "key",   "number",
                                                            "code",        "message", "state", "status"};
        std::vector<SchemaField> leaves;
        const auto add = [&](SchemaField field, std::size_t most) {
            if (leaves.size() < most && isOpenLeaf(field)
                && std::find(leaves.begin(), leaves.end(), field) == leaves.end())
                leaves.push_back(field);
        };
        for (const std::string_view name : kTelling)
            add(type.field(name), kMaxLeaves);
        for (const SchemaField field : type.fields()) {
            if (leaves.size() >= 2)
                break;
            add(field, kMaxLeaves);
        }
        if (!m_said.isEmpty()) {
            for (const SchemaField field : type.fields())
                if (m_said.name(field.name()))
                    add(field, kMaxLeaves + kMaxNamed);
        }
        return leaves;
    }

private:
    std::string part(SchemaField field, std::size_t depth)
    {
        return std::string(field.name()) + ' ' + write(field.namedType(), depth + 1);
    }

    std::string pageOf(SchemaType type, std::size_t depth)
    {
        const SchemaField count = type.field("totalCount");
        const std::string counted = m_said.wantCount() && isOpenLeaf(count) ? "totalCount " : "";
        const SchemaField nodes = type.field("nodes");
        if (isOpenObject(nodes) && nodes.type().nullable().isList())
            return "{ " + counted + part(nodes, depth) + " }";
        const SchemaField edges = type.field("edges");
        if (isOpenObject(edges) && isOpenObject(edges.namedType().field("node")))
            return "{ " + counted + "edges { " + part(edges.namedType().field("node"), depth + 1) + " } }";
        return {};
    }

    // Objects inside: those that are asked for; of what has no identity of its own, like the payload of a mutation, the
    // first ones, for it is described by its content.
    std::string parts(SchemaType type, const std::vector<SchemaField> &leaves, std::size_t depth)
    {
        const bool isKnown = std::any_of(leaves.begin(), leaves.end(), [](SchemaField leaf) {
            return leaf.name() == "id" || leaf.name() == "name" || leaf.name() == "title";
        });
        std::string text;
        std::size_t count = 0;
        if (depth + 2 >= kMaxSelectionDepth)
            return text;
        for (const bool wantsNamed : {true, false}) {
            for (const SchemaField field : type.fields()) {
                const bool isNamed =
                    !m_said.isEmpty() && m_said.sayExactly(field.name()) && !leadsBack(field);
                if (count == kMaxParts || isNamed != wantsNamed || !isOpenObject(field)
                    || (isKnown && !isNamed))
                    continue;
                text += part(field, depth) + ' ';
                ++count;
            }
        }
        return text;
    }

    bool leadsBack(SchemaField field) const
    {
        return std::find(m_passed.begin(), m_passed.end(), field.namedType()) != m_passed.end();
    }

    // Fragments on the objects that an abstract type can be: of an interface on those that are asked for. Fields of
    // one name must have one type in all of them.
    std::string members(SchemaType type, std::size_t depth)
    {
        std::vector<SchemaType> chosen;
        const auto choose = [&](bool wantsNamed) {
            for (const SchemaType member : type.possibleTypes())
                if (chosen.size() < kMaxMembers && m_said.name(member.name()) == wantsNamed)
                    chosen.push_back(member);
        };
        if (!m_said.isEmpty())
            choose(true);
        if (type.is(TypeKind::Union) && chosen.empty())
            choose(false);
        if (depth + 1 >= kMaxSelectionDepth)
            return {};
        std::string text;
        std::map<std::string_view, std::string> types;
        if (type.is(TypeKind::Interface))
            for (const SchemaField field : type.fields())
                types.emplace(field.name(), type.schema().print(field.type()));
        for (const SchemaType member : chosen) {
            std::string inside;
            for (const SchemaField leaf : tellingLeaves(member)) {
                const std::string printed = member.schema().print(leaf.type());
                if (types.emplace(leaf.name(), printed).first->second == printed)
                    inside.append(leaf.name()).append(" ");
            }
            if (!inside.empty())
                text.append("... on ").append(member.name()).append(" { ").append(inside).append("} ");
        }
        return text;
    }

    const SaidWords &m_said;
    std::vector<SchemaType> m_passed;
};

} // namespace

std::string defaultSelection(SchemaType type, const SaidWords &said, std::vector<SchemaType> passed)
{
    return type.isComposite() ? SelectionWriter(said, std::move(passed)).write(type, 0) : std::string();
}

std::string namedLeavesBeside(SchemaField field, const SaidWords &said)
{
    std::string text;
    std::size_t count = 0;
    if (said.isEmpty())
        return text;
    for (const SchemaField other : field.parent().fields()) {
        if (other == field || count == kMaxNamed || !isOpenLeaf(other) || !said.name(other.name()))
            continue;
        text.append(other.name()).append(" ");
        ++count;
    }
    return text;
}

} // namespace tooltray::graphql
