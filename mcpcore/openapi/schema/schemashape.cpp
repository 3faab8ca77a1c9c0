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

std::span<const json::Value> firstOf(ApiNode branches)
{
    const std::span<const json::Value> all = branches->elements();
    return all.first(std::min(all.size(), kMaxBranches));
}

} // namespace

bool SchemaShape::isArray(ApiNode node) const
{
    node = m_documents.followed(node);
    return node && ((*node)["type"].toString() == "array" || node->contains("items"));
}

bool SchemaShape::isObject(ApiNode node) const
{
    node = m_documents.followed(node);
    return node && ((*node)["type"].toString() == "object" || node->contains("properties"));
}

ApiNode SchemaShape::find(std::string_view pointer) const
{
    const auto parsed = json::Pointer::parse(pointer);
    ApiNode at = m_root;
    if (!parsed)
        return {};
    for (const std::string &token : parsed->tokens())
        at = property(at, token, 0);
    return at;
}

void SchemaShape::forEachProperty(
    const std::function<void(std::string_view name, ApiNode schema)> &visit) const
{
    visitProperties(m_root, 0, visit);
}

std::vector<std::string_view> SchemaShape::lists() const
{
    std::vector<std::string_view> names;
    forEachProperty([&](std::string_view name, ApiNode schema) {
        if (isArray(schema))
            names.push_back(name);
    });
    return names;
}

ApiNode SchemaShape::property(ApiNode holder, std::string_view name, std::size_t depth) const
{
    holder = m_documents.followed(holder);
    if (!holder || depth > kMaxDepth)
        return {};
    if (const ApiNode found = holder.find("properties").find(name))
        return found;
    for (const std::string_view keyword : {"allOf", "anyOf", "oneOf"}) {
        const ApiNode branches = holder.find(keyword);
        if (!branches)
            continue;
        for (const json::Value &branch : firstOf(branches)) {
            if (const ApiNode found = property(branches.at(branch), name, depth + 1))
                return found;
        }
    }
    return {};
}

void SchemaShape::visitProperties(
    ApiNode holder, std::size_t depth,
    const std::function<void(std::string_view name, ApiNode schema)> &visit) const
{
    holder = m_documents.followed(holder);
    if (!holder || depth > kMaxDepth)
        return;
    if (const ApiNode properties = holder.find("properties")) {
        for (const json::Member &member : properties->members())
            visit(member.name, properties.at(member.value));
    }
    if (const ApiNode branches = holder.find("allOf")) {
        for (const json::Value &branch : firstOf(branches))
            visitProperties(branches.at(branch), depth + 1, visit);
    }
}

} // namespace tooltray::openapi
