// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace tooltray::bench {

// What wants a process of its own: this program runs itself with a name and arguments.

// From the start of a process until its window is there with a thousand tools in its list, ms.
double startMilliseconds();
// Of a process whose window showed the log while as many calls came as in an hour of fifty a second.
struct HourResult {
    double megabytes;
    double perSecond;
};
HourResult memoryAfterAnHour();

// In that process: its exit code, or nothing when the arguments ask for no such thing.
std::optional<int> runApart(const QStringList &arguments);

} // namespace tooltray::bench
