// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/configlayer.h"

#include "workspace/codec/objectcodec.h"

#include <set>

namespace tooltray::storage {
namespace {

using workspace::Layer;
using workspace::ObjectKey;

// What the settings are where the file does not say them.
workspace::Settings storedSettings(const workspace::Workspace &workspace)
{
    const workspace::Entry *entry = workspace.find(ObjectKey{workspace::ObjectKind::Settings, {}});
    const bool isStored = entry != nullptr && entry->at(Layer::Stored);
    return isStored ? std::get<workspace::Settings>(entry->at(Layer::Stored)->object) : workspace::Settings();
}

bool holds(const workspace::Workspace &workspace, const workspace::Object &object)
{
    const workspace::Entry *entry = workspace.find(workspace::keyOf(object));
    return entry != nullptr && entry->at(Layer::Config)
           && encode(entry->at(Layer::Config)->object).isIdenticalTo(encode(object));
}

} // namespace

workspace::Edit configEdit(const workspace::Workspace &workspace, const Configuration &configuration)
{
    workspace::Edit edit{"Read the configuration", workspace::Origin::Config, {}};
    std::set<ObjectKey> said;
    const auto put = [&](const workspace::Object &object) {
        said.insert(workspace::keyOf(object));
        if (!holds(workspace, object))
            edit.steps.push_back(workspace::PutObject{object, {}, Layer::Config});
    };
    if (!configuration.settings.isEmpty())
        put(configuration.settings.over(storedSettings(workspace)));
    for (const ConfiguredObject &object : configuration.objects)
        put(object.object);
    for (std::size_t kind = 0; kind < workspace::kObjectKinds; ++kind) {
        for (const auto &[name, entry] : workspace.entries(static_cast<workspace::ObjectKind>(kind))) {
            const ObjectKey key{static_cast<workspace::ObjectKind>(kind), name};
            if (entry.at(Layer::Config) && !said.contains(key))
                edit.steps.push_back(workspace::RemoveObject{key, {}, Layer::Config});
        }
    }
    return edit;
}

} // namespace tooltray::storage
