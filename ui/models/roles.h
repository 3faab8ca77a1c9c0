// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace tooltray::ui {

// What our models say beyond Qt's own roles; one list, so that delegates and models agree.
enum Role : int {
    IdRole = Qt::UserRole + 1,
    IconRole,      // int of Icon
    BadgeRole,     // int; 0 for none
    DetailRole,    // QString, the muted second text
    KeysRole,      // QString, shortcut as shown
    PositionsRole, // QList<qsizetype>, letters of DisplayRole to stress
};

} // namespace tooltray::ui
