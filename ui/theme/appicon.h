// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icon.h"

#include <QColor>
#include <QIcon>

#include <optional>

namespace tooltray::ui {

// A mark in the corner of the program's icon.
struct AppIconBadge {
    Icon icon = Icon::None; // a ring without
    QColor colour;
};

// The program's own icon, drawn from resources/app in the sizes that desktops ask for.
QIcon appIcon(const std::optional<AppIconBadge> &badge = {});

} // namespace tooltray::ui
