// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/filtermatcher.h"

#include <algorithm>
#include <utility>

namespace tooltray::journal {

Result<FilterMatcher> FilterMatcher::create(const Filter &filter, const FilterReader &reader,
                                            std::size_t maxSteps)
{
    FilterMatcher matcher(maxSteps);
    auto root = matcher.add(filter, reader);
    if (!root)
        return std::move(root).error();
    matcher.m_root = std::move(*root);
    return matcher;
}

Result<FilterMatcher::Node> FilterMatcher::add(const Filter &filter, const FilterReader &reader)
{
    Node node{.kind = filter.kind};
    if (filter.kind == Filter::Kind::Term) {
        auto made = Predicate::create(filter.term, reader);
        if (const auto *error = std::get_if<FilterError>(&made))
            return toError(*error);
        node.predicate = m_predicates.size();
        m_predicates.push_back(std::get<Predicate>(std::move(made)));
    }
    for (const Filter &child : filter.children) {
        auto added = add(child, reader);
        if (!added)
            return std::move(added).error();
        node.children.push_back(std::move(*added));
    }
    return node;
}

bool FilterMatcher::matches(const LogEntry &entry)
{
    if (m_steps == 0)
        return false;
    // Every entry costs one, so that the work on many is bounded whatever they hold.
    --m_steps;
    const bool isMatch = matches(m_root, entry);
    return isMatch && m_steps > 0;
}

bool FilterMatcher::matches(const Node &node, const LogEntry &entry)
{
    const auto isMatch = [&](const Node &child) { return matches(child, entry); };
    switch (node.kind) {
    case Filter::Kind::Everything: return true;
    case Filter::Kind::Term: return m_predicates[node.predicate].matches(entry, m_steps);
    case Filter::Kind::Not: return !isMatch(node.children.front());
    case Filter::Kind::All: return std::ranges::all_of(node.children, isMatch);
    case Filter::Kind::Any: return std::ranges::any_of(node.children, isMatch);
    }
    return false;
}

} // namespace tooltray::journal
