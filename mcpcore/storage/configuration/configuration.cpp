// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/configuration.h"

namespace tooltray::storage {

workspace::Settings ConfiguredSettings::over(workspace::Settings settings) const
{
    settings.title = title.value_or(settings.title);
    settings.surface = surface.value_or(settings.surface);
    settings.groupsOff = groupsOff.value_or(settings.groupsOff);
    settings.resultBytes = resultBytes.value_or(settings.resultBytes);
    settings.contextScope = contextScope.value_or(settings.contextScope);
    settings.contextOverride = contextOverride.value_or(settings.contextOverride);
    return settings;
}

namespace {

using workspace::Layer;

// The stored settings, which apply where the file sets none.
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
