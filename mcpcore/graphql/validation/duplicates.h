// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/node.h"

#include <unordered_map>
#include <vector>

namespace tooltray::graphql {

// The nodes that share their name with others, group by group in the order of the first of each.
// nameNode: the part of an item that bears the name.
template <class Range, class NameNode>
std::vector<std::vector<Node>> duplicatesByName(const Range &items, NameNode nameNode)
{
    std::vector<std::vector<Node>> groups;
    std::unordered_map<Symbol, std::size_t> groupByName;
    for (const auto item : items) {
        const Node node = nameNode(item);
        const auto [group, isNew] = groupByName.try_emplace(node.symbol(), groups.size());
        if (isNew)
            groups.emplace_back();
        groups[group->second].push_back(node);
    }
    std::erase_if(groups, [](const std::vector<Node> &group) { return group.size() < 2; });
    return groups;
}

} // namespace tooltray::graphql
