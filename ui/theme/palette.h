// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

namespace tooltray::ui {

struct Tokens;

// The tokens as Qt's widgets want them.
QPalette paletteFor(const Tokens &tokens);

// Whether a palette writes light on dark.
bool isDark(const QPalette &palette);

} // namespace tooltray::ui
