// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <functional>
#include <set>
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

// What the shape's path leads to, without what it drops and with its own names. A path that leads nowhere is an
// error that names the last part that was there; one that leads to null or ends at a null is null. What would take the
// place of another member keeps its name; these are told.
Result<json::Value> selected(json::Value data, const workspace::ResultShape &shape,
                             std::set<std::string> *notRenamed = nullptr);

} // namespace tooltray::execution
