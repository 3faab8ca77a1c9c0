// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/schema/schemashape.h"

#include "json/pointer.h"

#include <algorithm>
#include <span>
#include <string>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxDepth = 6;
constexpr std::size_t kMaxBranches = 8;

std::span<const json::Value> firstOf(Node branches)
{
    const std::span<const json::Value> all = branches->elements();
    return all.first(std::min(all.size(), kMaxBranches));
}

} // namespace

bool SchemaShape::isArray(Node node) const
{
    node = m_documents.followed(node);
    return node && ((*node)["type"].toString() == "array" || node->contains("items"));
}

bool SchemaShape::isObject(Node node) const
{
    node = m_documents.followed(node);
    return node && ((*node)["type"].toString() == "object" || node->contains("properties"));
}

Node SchemaShape::find(std::string_view pointer) const
{
    const auto parsed = json::Pointer::parse(pointer);
    Node at = m_root;
    if (!parsed)
        return {};
    for (const std::string &token : parsed->tokens())
        at = property(at, token, 0);
    return at;
}

void SchemaShape::forEachProperty(const std::function<void(std::string_view name, Node schema)> &visit) const
{
    visitProperties(m_root, 0, visit);
}

std::vector<std::string_view> SchemaShape::lists() const
{
    std::vector<std::string_view> names;
    forEachProperty([&](std::string_view name, Node schema) {
        if (isArray(schema))
            names.push_back(name);
    });
    return names;
}

Node SchemaShape::property(Node holder, std::string_view name, std::size_t depth) const
{
    holder = m_documents.followed(holder);
    if (!holder || depth > kMaxDepth)
        return {};
    if (const Node found = holder.find("properties").find(name))
        return found;
    for (const std::string_view keyword : {"allOf", "anyOf", "oneOf"}) {
        const Node branches = holder.find(keyword);
        if (!branches)
            continue;
        for (const json::Value &branch : firstOf(branches)) {
            if (const Node found = property(branches.at(branch), name, depth + 1))
                return found;
        }
    }
    return {};
}

void SchemaShape::visitProperties(Node holder, std::size_t depth,
                                  const std::function<void(std::string_view name, Node schema)> &visit) const
{
    holder = m_documents.followed(holder);
    if (!holder || depth > kMaxDepth)
        return;
    if (const Node properties = holder.find("properties")) {
        for (const json::Member &member : properties->members())
            visit(member.name, properties.at(member.value));
    }
    if (const Node branches = holder.find("allOf")) {
        for (const json::Value &branch : firstOf(branches))
            visitProperties(branches.at(branch), depth + 1, visit);
    }
}

} // namespace tooltray::openapi
