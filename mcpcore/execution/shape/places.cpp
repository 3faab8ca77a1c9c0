// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/shape/places.h"

#include "json/pointer.h"

namespace tooltray::execution {
namespace {

constexpr std::string_view kAny = "*";

std::vector<std::string> namesOf(const json::Value &object)
{
    std::vector<std::string> names;
    for (const json::Member &member : object.members())
        names.emplace_back(member.name.view());
    return names;
}

} // namespace

Places::Places(std::string_view pattern)
{
    const std::optional<json::Pointer> pointer =
        pattern.starts_with('/') ? json::Pointer::parse(pattern) : std::nullopt;
    m_isAnywhere = !pointer;
    if (pointer)
        m_tokens.assign(pointer->tokens().begin(), pointer->tokens().end());
    else
        m_tokens.emplace_back(pattern);
}

void Places::visit(json::Value &root, const Found &found) const
{
    if (m_isAnywhere)
        visitEverywhere(root, found);
    else
        visitAt(root, 0, found);
}

void Places::visitAt(json::Value &value, std::size_t depth, const Found &found) const
{
    const std::string &token = m_tokens[depth];
    const bool isLast = depth + 1 == m_tokens.size();
    if (value.isObject() && isLast) {
        if (token != kAny)
            return value.contains(token) ? found(value, token) : void();
        for (const std::string &name : namesOf(value))
            found(value, name);
    } else if (token == kAny && !isLast) {
        for (json::Value &element : value.elements())
            visitAt(element, depth + 1, found);
        for (json::Member &member : value.members())
            visitAt(member.value, depth + 1, found);
    } else if (!isLast) {
        json::Value *next = value.find(token);
        if (value.isArray())
            next = json::resolve(value, json::Pointer{token});
        if (next != nullptr)
            visitAt(*next, depth + 1, found);
    }
}

void Places::visitEverywhere(json::Value &value, const Found &found) const
{
    if (value.contains(m_tokens.front()))
        found(value, m_tokens.front());
    for (json::Value &element : value.elements())
        visitEverywhere(element, found);
    for (json::Member &member : value.members())
        visitEverywhere(member.value, found);
}

} // namespace tooltray::execution
