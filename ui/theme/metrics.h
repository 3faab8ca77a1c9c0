// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

// Distances on the 4 px grid, in device independent pixels.
namespace tooltray::ui::metrics {

inline constexpr int kSpacingSmall = 4;
inline constexpr int kSpacing = 8;
inline constexpr int kMargin = 12;
inline constexpr int kMarginLarge = 16;
inline constexpr int kRadius = 6;
inline constexpr int kIcon = 18;
inline constexpr int kIndicator = 16;
inline constexpr int kControlHeight = 30;
inline constexpr int kRowHeight = 30;
inline constexpr int kScrollBar = 11;
inline constexpr int kFocusRing = 2;
inline constexpr int kLeastTarget = 24; // of the mouse

// The height of a row or a control, where people want more of them on the screen.
constexpr int dense(int height, bool isCompact)
{
    return isCompact ? std::max(kLeastTarget, height * 4 / 5) : height;
}

} // namespace tooltray::ui::metrics
