// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <functional>
#include <string>
#include <vector>

namespace tooltray::execution {

// Which members of a value are meant: "/nodes/*/author" says where, `*` standing for every element or member there;
// without a slash in front it is the name of members wherever they are.
class Places {
public:
    explicit Places(std::string_view pattern);

    // Calls back with each object that has such a member, and with its name. The callback may change the object.
    using Found = std::function<void(json::Value &object, std::string_view name)>;
    void visit(json::Value &root, const Found &found) const;

private:
    void visitAt(json::Value &value, std::size_t depth, const Found &found) const;
    void visitEverywhere(json::Value &value, const Found &found) const;

    std::vector<std::string> m_tokens;
    bool m_isAnywhere = false;
};

} // namespace tooltray::execution
