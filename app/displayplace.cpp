// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/displayplace.h"

#include <cstdlib>

namespace tooltray::app {
namespace {

std::string variable(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

} // namespace

DisplayPlace DisplayPlace::ofEnvironment()
{
    return {.display = variable("DISPLAY"),
            .waylandDisplay = variable("WAYLAND_DISPLAY"),
            .runtimeFolder = variable("XDG_RUNTIME_DIR"),
            .platform = variable("QT_QPA_PLATFORM")};
}

} // namespace tooltray::app
