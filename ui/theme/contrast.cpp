// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/contrast.h"

#include <algorithm>
#include <cmath>

namespace tooltray::ui {
namespace {

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

// WCAG 2.1, "relative luminance"
double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
           + 0.0722 * linear(colour.blueF());
}

double worstContrast(const QColor &colour, const QList<QColor> &backgrounds)
{
    double worst = 21;
    for (const QColor &background : backgrounds)
        worst = std::min(worst, contrast(colour, background));
    return worst;
}

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor mixed(const QColor &a, const QColor &b, double amount)
{
    const auto channel = [amount](int from, int to) {
        return static_cast<int>(std::lround(from * amount + to * (1 - amount)));
    };
    return QColor(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

QColor readable(const QColor &colour, const QList<QColor> &backgrounds, double ratio)
{
    const QColor black(0, 0, 0);
    const QColor white(255, 255, 255);
    const bool towardsWhite = worstContrast(white, backgrounds) > worstContrast(black, backgrounds);
    const QColor goal = towardsWhite ? white : black;
    constexpr int kSteps = 32;
    for (int step = 0; step < kSteps; ++step) {
        const QColor candidate = mixed(goal, colour, static_cast<double>(step) / kSteps);
        if (worstContrast(candidate, backgrounds) >= ratio)
            return candidate;
    }
    return goal;
}

} // namespace tooltray::ui
