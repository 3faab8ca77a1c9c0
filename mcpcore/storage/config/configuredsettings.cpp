// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/configuredsettings.h"

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

} // namespace tooltray::storage
