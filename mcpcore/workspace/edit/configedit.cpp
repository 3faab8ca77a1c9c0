// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edit/configedit.h"

#include <set>

namespace tooltray::workspace {

Edit configEdit(const Workspace &workspace, std::vector<Object> objects)
{
    Edit edit{"Read the configuration file", Origin::Config, {}};
    std::set<ObjectKey> defined;
    for (Object &object : objects) {
        defined.insert(keyOf(object));
        edit.steps.push_back(PutObject{std::move(object), {}, Layer::Config});
    }
    for (std::size_t kind = 0; kind < kObjectKinds; ++kind) {
        for (const auto &[name, entry] : workspace.entries(static_cast<ObjectKind>(kind))) {
            ObjectKey key{static_cast<ObjectKind>(kind), name};
            if (entry.at(Layer::Config) && !defined.contains(key))
                edit.steps.push_back(RemoveObject{std::move(key), {}, Layer::Config});
        }
    }
    return edit;
}

} // namespace tooltray::workspace
