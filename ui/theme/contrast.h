// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>

namespace tooltray::ui {

// WCAG 2.1, 1.4.3 (text) and 1.4.11 (what is needed to make out a control).
inline constexpr double kTextContrast = 4.5;
inline constexpr double kOutlineContrast = 3.0;

// Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.1, "contrast ratio").
double contrast(const QColor &a, const QColor &b);

// `amount` of the first and the rest of the second colour.
QColor mixed(const QColor &a, const QColor &b, double amount);

// The colour itself, or the nearest to it on the way to black or white that reaches the ratio on every
// background; where no colour does, black or white, whichever is seen better.
QColor readable(const QColor &colour, const QList<QColor> &backgrounds, double ratio);

} // namespace tooltray::ui
