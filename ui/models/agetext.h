// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"

#include <QCoreApplication>
#include <QString>

namespace tooltray::ui {

// How long ago something was, in as few words as tell it.
class AgeText final {
    Q_DECLARE_TR_FUNCTIONS(AgeText)

public:
    static QString of(WallTime time, WallTime now); // "2 min ago"
};

WallTime wallTimeNow();

} // namespace tooltray::ui
