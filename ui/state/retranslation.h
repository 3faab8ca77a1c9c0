// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace tooltray::ui {

// Sets the texts of a widget now and whenever the language changes, for as long as the widget lives.
void keepTranslated(QWidget &widget, std::function<void()> setTexts);

} // namespace tooltray::ui
