// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/configlayer.h"

namespace tooltray::storage {
namespace {

using workspace::Layer;

// What the settings are where the file does not say them.
workspace::Settings storedSettings(const workspace::Workspace &workspace)
{
    const workspace::Entry *entry = workspace.find(workspace::ObjectKey{workspace::ObjectKind::Settings, {}});
    const bool isStored = entry != nullptr && entry->at(Layer::Stored);
    return isStored ? std::get<workspace::Settings>(entry->at(Layer::Stored)->object) : workspace::Settings();
}

} // namespace

std::vector<workspace::Object> configuredObjects(const workspace::Workspace &workspace,
                                                 const Configuration &configuration)
{
    std::vector<workspace::Object> objects;
    objects.reserve(configuration.objects.size() + 1);
    for (const ConfiguredObject &object : configuration.objects)
        objects.push_back(object.object);
    if (!configuration.settings.isEmpty())
        objects.emplace_back(configuration.settings.over(storedSettings(workspace)));
    return objects;
}

} // namespace tooltray::storage
