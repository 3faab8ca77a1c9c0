// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/health/touchedobjects.h"

#include <algorithm>
#include <array>

namespace tooltray::workspace {
namespace {

constexpr std::array kParts{ObjectKind::Tool, ObjectKind::Type, ObjectKind::Mapping, ObjectKind::Endpoint,
                            ObjectKind::Context};

std::set<ObjectKey> changedObjects(const Workspace &before, const Workspace &after)
{
    std::set<ObjectKey> changed;
    for (const ObjectKind kind : kParts) {
        Workspace::Entries::compare(before.entries(kind), after.entries(kind),
                                    [&](const std::string &name, const Entry *was, const Entry *is) {
                                        if (!was || !is || was->definition() != is->definition())
                                            changed.insert({kind, name});
                                    });
    }
    return changed;
}

} // namespace

std::set<ObjectKey> touchedObjects(const Workspace &before, const Workspace &after)
{
    std::set<ObjectKey> touched = changedObjects(before, after);
    const auto usesTouched = [&touched](const Entry &entry) {
        return std::ranges::any_of(entry.definition()->references,
                                   [&](const ObjectKey &used) { return touched.contains(used); });
    };
    // Once over all for each link of the longest chain of users, most often twice: an index of all users would take longer to make.
    for (std::size_t known = 0; known != touched.size();) {
        known = touched.size();
        for (const ObjectKind kind : {ObjectKind::Tool, ObjectKind::Type}) {
            for (const auto &[name, entry] : after.entries(kind)) {
                if (usesTouched(entry))
                    touched.insert({kind, name});
            }
        }
    }
    return touched;
}

} // namespace tooltray::workspace
