// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/yamlnode.h"

#include <algorithm>

namespace tooltray::storage {

const YamlNode *findNode(const YamlNode &root, const json::Pointer &pointer)
{
    const YamlNode *node = &root;
    for (const std::string &token : pointer.tokens()) {
        const std::vector<YamlNode> &children = node->children;
        if (node->kind == YamlNode::Kind::List) {
            const auto index = json::detail::arrayIndex(token);
            if (!index || *index >= children.size())
                return nullptr;
            node = &children[*index];
        } else {
            const auto member = std::ranges::find(children, token, &YamlNode::name);
            if (member == children.end())
                return nullptr;
            node = &*member;
        }
    }
    return node;
}

} // namespace tooltray::storage
