// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/mentions.h"

namespace tooltray::graphql {

Mentions mentionsIn(Node definition)
{
    Mentions mentions;
    const Document &document = definition.document();
    for (std::uint32_t i = definition.index() + 1; i < definition.data().next;) {
        const Node node = document.node(i);
        if (node.is(NodeKind::VariableDefinition)) { // defines, does not use
            i = node.data().next;
            continue;
        }
        if (node.is(NodeKind::Variable))
            mentions.variables.emplace(node.name());
        else if (node.is(NodeKind::FragmentSpread))
            mentions.fragments.emplace(node.name());
        ++i;
    }
    return mentions;
}

Mentions mentionsReachedFrom(const Document &document, const std::vector<Node> &definitions)
{
    Mentions all;
    std::vector<Node> open = definitions;
    while (!open.empty()) {
        const Mentions mentioned = mentionsIn(open.back());
        open.pop_back();
        all.variables.insert(mentioned.variables.begin(), mentioned.variables.end());
        for (const std::string &name : mentioned.fragments)
            if (all.fragments.insert(name).second)
                if (const FragmentDefinition fragment = findFragment(document, name))
                    open.push_back(fragment);
    }
    return all;
}

} // namespace tooltray::graphql
