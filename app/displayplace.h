// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray::app {

// Where a window is to be shown, in the words of the variables that Qt reads.
struct DisplayPlace {
    std::string display = {};        // DISPLAY
    std::string waylandDisplay = {}; // WAYLAND_DISPLAY
    std::string runtimeFolder = {};  // XDG_RUNTIME_DIR
    std::string platform = {};       // QT_QPA_PLATFORM
    std::string x11Folder = "/tmp/.X11-unix";

    static DisplayPlace ofEnvironment();

    bool operator==(const DisplayPlace &) const = default;
};

} // namespace tooltray::app
