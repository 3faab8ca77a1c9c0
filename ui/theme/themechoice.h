// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tooltray::ui {

enum class ThemeChoice : std::uint8_t {
    System, // light or dark, as the desktop is
    Light,
    Dark,
    SystemColours, // the colours of the desktop themselves, high contrast included
};

} // namespace tooltray::ui
