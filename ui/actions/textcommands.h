// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"

class QWidget;

namespace tooltray::ui {

// Cut, Copy and Paste in the texts of Qt, which know nothing of our commands.
bool textTakes(QWidget &widget, EditCommand command);
// Precondition: it takes the command.
void editText(QWidget &widget, EditCommand command);

} // namespace tooltray::ui
