// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"
#include "workspace/exchange/pack.h"
#include "workspace/snapshot/workspace.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace tooltray::workspace {

// Finds names that neither a workspace nor a pack has: list_issues_2.
class FreshNames {
public:
    FreshNames(const Workspace &workspace, const Pack &pack);

    std::string take(const ObjectKey &key);
    // Nothing where it would become too long.
    std::optional<std::string> takeAlias(const std::string &alias);

private:
    using Key = std::pair<ObjectKind, std::string>;

    bool isTaken(ObjectKind kind, const std::string &name) const;

    const Workspace &m_workspace;
    std::set<Key> m_taken;                // but for case; aliases are among the tools
    std::map<Key, std::size_t> m_numbers; // the last one tried
};

using NewNames = std::map<ObjectKey, std::string>;

// Makes the object name everything by its new name, all at once: two things may exchange their names.
void renameReferences(Object &object, const NewNames &names);

// Tools that call each other, or types that are made of each other, for ever: the first such way that leads
// from the keys, its first and last object the same. Empty when there is none.
std::vector<ObjectKey> findCycle(const Workspace &workspace, std::span<const ObjectKey> from);

} // namespace tooltray::workspace
