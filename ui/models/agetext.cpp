// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/agetext.h"

#include <QDateTime>

namespace tooltray::ui {

QString AgeText::of(WallTime time, WallTime now)
{
    using namespace std::chrono;
    constexpr hours kDay(24);
    const auto age = now - time;
    if (age < minutes(1))
        return tr("just now");
    if (age < hours(1))
        //: Minutes, as short as can be
        return tr("%n min ago", nullptr, static_cast<int>(duration_cast<minutes>(age).count()));
    if (age < kDay)
        //: Hours, as short as can be
        return tr("%n h ago", nullptr, static_cast<int>(duration_cast<hours>(age).count()));
    return tr("%n day(s) ago", nullptr, static_cast<int>(age / kDay));
}

WallTime wallTimeNow()
{
    return WallTime(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch()));
}

} // namespace tooltray::ui
