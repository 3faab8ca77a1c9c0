// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/answerschema.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

constexpr std::string_view kAnyMember = "*";

using MemberChange = std::function<void(json::Value &object, std::string_view name)>;

// An inferred schema refers to a type that contains itself.
bool hasReferences(const json::Value &schema)
{
    return schema.contains("$defs");
}

bool isNumber(std::string_view token)
{
    return !token.empty() && token.find_first_not_of("0123456789") == std::string_view::npos;
}

bool mayBeNull(const json::Value &schema)
{
    const auto types = schema["type"].elements();
    return std::ranges::find(types, json::Value("null")) != types.end();
}

void allowNull(json::Value &schema)
{
    json::Value *type = schema.find("type");
    if (type == nullptr || mayBeNull(schema))
        return;
    if (!type->isArray())
        *type = json::Value::array({*type});
    type->append("null");
    if (json::Value *values = schema.find("enum"))
        values->append(nullptr);
}

// Takes one step into a value; null if the schema does not say.
json::Value *stepInto(json::Value &schema, std::string_view token)
{
    if (json::Value *properties = schema.find("properties"))
        return properties->find(token);
    return isNumber(token) ? schema.find("items") : nullptr;
}

void setRequired(json::Value &object, std::vector<std::string> names)
{
    object.remove("required");
    if (names.empty())
        return;
    json::Value &list = object.set("required", json::Value::array());
    for (const std::string &name : names)
        list.append(json::Value(name));
}

std::vector<std::string> requiredOf(const json::Value &object)
{
    std::vector<std::string> names;
    for (const json::Value &name : object["required"].elements())
        names.emplace_back(name.toString());
    return names;
}

void removeMember(json::Value &object, std::string_view name)
{
    if (json::Value *properties = object.find("properties"))
        properties->remove(name);
    std::vector<std::string> required = requiredOf(object);
    std::erase(required, name);
    setRequired(object, std::move(required));
}

void renameMember(json::Value &object, std::string_view from, std::string_view to)
{
    if (from == to)
        return;
    json::Value renamed = json::Value::object();
    for (json::Member &member : object.find("properties")->members()) {
        if (member.name == from || member.name != to)
            renamed.set(member.name == from ? to : member.name.view(), std::move(member.value));
    }
    *object.find("properties") = std::move(renamed);
    std::vector<std::string> required = requiredOf(object);
    const bool isRequired = std::erase(required, from) > 0;
    std::erase(required, to);
    if (isRequired)
        required.emplace_back(to);
    setRequired(object, std::move(required));
}

// The members that a pattern of execution::Places means, in the schema.
class SchemaPlaces {
public:
    explicit SchemaPlaces(std::string_view pattern)
    {
        const auto pointer = pattern.starts_with('/') ? json::Pointer::parse(pattern) : std::nullopt;
        m_isAnywhere = !pointer;
        if (pointer)
            m_tokens.assign(pointer->tokens().begin(), pointer->tokens().end());
        else
            m_tokens.emplace_back(pattern);
    }

    void visit(json::Value &schema, const MemberChange &change) const
    {
        if (m_isAnywhere)
            visitEverywhere(schema, change);
        else
            visitAt(schema, 0, change);
    }

private:
    static void forEachBranch(json::Value &schema, const std::function<void(json::Value &)> &visit)
    {
        if (json::Value *branches = schema.find("anyOf")) {
            for (json::Value &branch : branches->elements())
                visit(branch);
        }
    }

    static std::vector<std::string> namesOf(const json::Value &schema)
    {
        std::vector<std::string> names;
        for (const json::Member &member : schema["properties"].members())
            names.emplace_back(member.name.view());
        return names;
    }

    void visitAt(json::Value &schema, std::size_t depth, const MemberChange &change) const
    {
        forEachBranch(schema, [&](json::Value &branch) { visitAt(branch, depth, change); });
        const std::string &token = m_tokens[depth];
        const bool isLast = depth + 1 == m_tokens.size();
        for (const std::string &name : namesOf(schema)) {
            if (token != kAnyMember && token != name)
                continue;
            if (isLast)
                change(schema, name);
            else
                visitAt(*schema.find("properties")->find(name), depth + 1, change);
        }
        // The path may mean one element of a list; a member that this one lacks need not be in any.
        json::Value *items = schema.find("items");
        if (items != nullptr && !isLast && (token == kAnyMember || isNumber(token)))
            visitAt(*items, depth + 1, change);
    }

    void visitEverywhere(json::Value &schema, const MemberChange &change) const
    {
        forEachBranch(schema, [&](json::Value &branch) { visitEverywhere(branch, change); });
        if (schema["properties"].contains(m_tokens.front()))
            change(schema, m_tokens.front());
        for (const std::string &name : namesOf(schema))
            visitEverywhere(*schema.find("properties")->find(name), change);
        if (json::Value *items = schema.find("items"))
            visitEverywhere(*items, change);
    }

    std::vector<std::string> m_tokens;
    bool m_isAnywhere = false;
};

// An element by its number changes that one alone, which no schema of the others can say.
bool meansOneElement(std::string_view pattern)
{
    const auto pointer = pattern.starts_with('/') ? json::Pointer::parse(pattern) : std::nullopt;
    return pointer
           && std::ranges::any_of(pointer->tokens(), [](const auto &token) { return isNumber(token); });
}

} // namespace

std::optional<json::Value> mergedSchema(json::Value schema, const workspace::PagePlan &plan)
{
    using enum workspace::Pagination::MergeStrategy;
    if (plan.style != workspace::PagePlan::Style::Relay || plan.merge == Custom || plan.places.empty())
        return schema; // lists grow where they are
    if (hasReferences(schema))
        return std::nullopt;
    json::Value *connection = &schema;
    for (const std::string &token : plan.places.front().tokens()) {
        connection = stepInto(*connection, token);
        if (connection == nullptr)
            return std::nullopt;
    }
    json::Value *properties = connection->find("properties");
    if (properties == nullptr)
        return std::nullopt;
    const bool hasNodes = properties->contains("nodes");
    if (plan.merge == ConcatEdges || hasNodes) {
        removeMember(*connection, plan.merge == ConcatEdges ? "nodes" : "edges");
        return schema;
    }
    json::Value *edges = properties->find("edges");
    json::Value *edge = edges == nullptr ? nullptr : edges->find("items");
    json::Value *node = edge == nullptr ? nullptr : stepInto(*edge, "node");
    if (node == nullptr)
        return std::nullopt;
    json::Value items = std::move(*node);
    if (mayBeNull(*edge))
        allowNull(items);
    json::Value nodes = json::Value::object({{"type", "array"}});
    nodes.set("items", std::move(items));
    removeMember(*connection, "edges");
    properties->set("nodes", std::move(nodes));
    std::vector<std::string> required = requiredOf(*connection);
    required.emplace_back("nodes");
    setRequired(*connection, std::move(required));
    return schema;
}

std::optional<json::Value> shapedSchema(json::Value schema, const workspace::ResultShape &shape)
{
    if (shape.path.empty() && shape.drop.empty() && shape.rename.empty())
        return schema;
    const auto pointer = json::Pointer::parse(shape.path);
    if (hasReferences(schema) || !pointer)
        return std::nullopt;
    bool isNullable = false;
    json::Value *at = &schema;
    for (const std::string &token : pointer->tokens()) {
        isNullable = isNullable || mayBeNull(*at);
        at = stepInto(*at, token);
        if (at == nullptr)
            return std::nullopt;
    }
    json::Value found = std::move(*at);
    for (const std::string &pattern : shape.drop) {
        if (meansOneElement(pattern))
            return std::nullopt;
        SchemaPlaces(pattern).visit(found, removeMember);
    }
    for (const auto &renaming : shape.rename) {
        if (meansOneElement(renaming.from))
            return std::nullopt;
        SchemaPlaces(renaming.from).visit(found, [&](json::Value &object, std::string_view name) {
            renameMember(object, name, renaming.to);
        });
    }
    if (isNullable)
        allowNull(found);
    return found;
}

} // namespace tooltray::toolkit
