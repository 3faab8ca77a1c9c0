// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>

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

// Checks whether the display that the environment names is served. Qt ends a program whose display is gone,
// so this is checked before there is a QApplication.
class DisplayProbe final {
public:
    enum class Answer : std::uint8_t { NotNamed, Silent, There };

    explicit DisplayProbe(DisplayPlace place) : m_place(std::move(place)) {}

    // Blocks for two seconds at most, and only where the display is on another computer.
    Answer ask() const;

    // The name of the display as users know it, such as ":0" or "wayland-0".
    const std::string &name() const;

private:
    Answer askPlatforms() const;
    Answer askX11() const;
    Answer askWayland() const;

    DisplayPlace m_place;
};

} // namespace tooltray::app
