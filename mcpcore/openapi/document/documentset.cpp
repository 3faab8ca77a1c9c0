// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/document/documentset.h"

#include "text/encoding/encoding.h"
#include "json/pointer.h"

#include <optional>

namespace tooltray::openapi {

ApiNode ApiNode::find(std::string_view name) const noexcept
{
    const json::Value *found = value == nullptr ? nullptr : value->find(name);
    return found == nullptr ? ApiNode() : ApiNode{found, document};
}

namespace {

const json::Value *step(const json::Value &from, std::string_view token)
{
    if (from.isObject())
        return from.find(token);
    const auto index = json::detail::arrayIndex(token);
    return index && *index < from.elements().size() ? &from.elements()[*index] : nullptr;
}

const json::Value *findPointer(const json::Value &root, std::string_view pointer)
{
    const json::Value *at = &root;
    while (!pointer.empty() && at != nullptr) {
        pointer.remove_prefix(1);
        const std::string_view token = pointer.substr(0, pointer.find('/'));
        pointer.remove_prefix(token.size());
        if (token.find('~') == std::string_view::npos) {
            at = step(*at, token);
        } else {
            const auto unescaped = json::detail::unescapedToken(token);
            at = unescaped ? step(*at, *unescaped) : nullptr;
        }
    }
    return at;
}

} // namespace

const json::Value *findFragment(const ApiDocument &document, const json::Value &root,
                                std::string_view fragment)
{
    const std::string decoded = decodePercentLeniently(fragment);
    fragment = decoded;
    if (fragment.empty())
        return &root;
    if (fragment.front() == '/')
        return findPointer(root, fragment);
    const auto anchor = document.anchors.find(std::string(fragment));
    return anchor == document.anchors.end() ? nullptr : anchor->second;
}

ApiNode DocumentSet::target(ApiNode holder) const
{
    const json::Value *reference = holder ? holder->find("$ref") : nullptr;
    if (reference == nullptr || !reference->isString())
        return {};
    if (!m_targets.empty()) {
        if (const auto found = m_targets.find(reference); found != m_targets.end())
            return found->second;
    }
    std::string_view text = reference->toString();
    if (!text.starts_with('#'))
        return {};
    text.remove_prefix(1);
    const json::Value *value = findFragment(*holder.document, holder.document->root, text);
    return value == nullptr ? ApiNode() : ApiNode{value, holder.document};
}

ApiNode DocumentSet::findThrough(ApiNode root, std::string_view pointer) const
{
    const auto parsed = json::Pointer::parse(decodePercentLeniently(pointer));
    if (!parsed)
        return {};
    ApiNode at = root;
    for (const std::string &token : parsed->tokens()) {
        const json::Value *inside = step(*at, token);
        for (std::size_t i = 0; i < kMaxReferenceChain && inside == nullptr; ++i) {
            at = target(at);
            if (!at)
                return {};
            inside = step(*at, token);
        }
        if (inside == nullptr)
            return {};
        at = at.at(*inside);
    }
    return at;
}

ApiNode DocumentSet::followed(ApiNode node) const
{
    for (std::size_t i = 0; i < kMaxReferenceChain && node; ++i) {
        const json::Value *reference = node->find("$ref");
        if (reference == nullptr || !reference->isString())
            return node;
        node = target(node);
    }
    return {};
}

ApiNode DocumentSet::member(ApiNode node, std::string_view name) const
{
    for (std::size_t i = 0; i < kMaxReferenceChain && node; ++i) {
        if (const ApiNode found = node.find(name))
            return found;
        node = target(node);
    }
    return {};
}

} // namespace tooltray::openapi
