// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace tooltray::ui {

enum class ThemeChoice : std::uint8_t {
    System, // light or dark, as the desktop is
    Light,
    Dark,
    SystemColours, // the colours of the desktop themselves, high contrast included
};

// How code looks where it is written.
struct CodeStyle {
    static constexpr int kSmallestSize = 6;
    static constexpr int kLargestSize = 40;
    static constexpr int kUsualIndent = 2;
    static constexpr int kDeepestIndent = 8;

    QString family = {}; // empty: the desktop's font for code
    int size = 0;        // in points; 0: that of the font
    int indent = kUsualIndent;

    bool operator==(const CodeStyle &) const = default;
};

} // namespace tooltray::ui
