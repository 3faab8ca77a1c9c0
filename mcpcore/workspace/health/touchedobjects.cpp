// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/health/touchedobjects.h"

#include <array>
#include <map>
#include <utility>
#include <vector>

namespace tooltray::workspace {
namespace {

constexpr std::array kParts{ObjectKind::Tool, ObjectKind::Type, ObjectKind::Mapping, ObjectKind::Endpoint,
                            ObjectKind::Context};

std::set<ObjectKey> changedObjects(const Workspace &before, const Workspace &after)
{
    std::set<ObjectKey> changed;
    for (const ObjectKind kind : kParts) {
        for (const auto &[name, entry] : after.entries(kind)) {
            const Entry *known = before.entries(kind).find(name);
            if (known == nullptr || known->definition() != entry.definition())
                changed.insert({kind, name});
        }
        for (const auto &[name, entry] : before.entries(kind)) {
            if (after.entries(kind).find(name) == nullptr)
                changed.insert({kind, name});
        }
    }
    return changed;
}

using Users = std::map<ObjectKey, std::vector<ObjectKey>>;

Users usersOfAll(const Workspace &workspace)
{
    Users users;
    for (const ObjectKind kind : {ObjectKind::Tool, ObjectKind::Type}) {
        for (const auto &[name, entry] : workspace.entries(kind)) {
            for (const ObjectKey &used : entry.definition()->references)
                users[used].push_back({kind, name});
        }
    }
    return users;
}

} // namespace

std::set<ObjectKey> touchedObjects(const Workspace &before, const Workspace &after)
{
    std::set<ObjectKey> touched = changedObjects(before, after);
    if (touched.empty())
        return touched;
    const Users users = usersOfAll(after);
    std::vector<ObjectKey> left(touched.begin(), touched.end());
    while (!left.empty()) {
        const ObjectKey key = std::move(left.back());
        left.pop_back();
        const auto found = users.find(key);
        if (found == users.end())
            continue;
        for (const ObjectKey &user : found->second) {
            if (touched.insert(user).second)
                left.push_back(user);
        }
    }
    return touched;
}

} // namespace tooltray::workspace
