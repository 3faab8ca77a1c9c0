// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/window/figures.h"

#include <algorithm>
#include <cstdio>

namespace tooltray::bench {
namespace {

constexpr double kFarOver = 2;

} // namespace

void Figures::add(const QString &what, double figure, double bound, const char *unit)
{
    m_rows.push_back({what, figure, bound, unit});
    std::fprintf(stderr, "%s: %.1f %s\n", qPrintable(what), figure, unit);
}

void Figures::print() const
{
    std::printf("%-58s %10s %10s\n", "", "figure", "bound");
    for (const Row &row : m_rows) {
        const char *verdict = row.figure <= row.bound              ? ""
                              : row.figure <= kFarOver * row.bound ? "  over"
                                                                   : "  MISSED";
        std::printf("%-58s %7.1f %-2s %7.0f %-2s%s\n", qPrintable(row.what), row.figure, row.unit, row.bound,
                    row.unit, verdict);
    }
}

bool Figures::hasMissed() const
{
    return std::ranges::any_of(m_rows, [](const Row &row) { return row.figure > kFarOver * row.bound; });
}

} // namespace tooltray::bench
