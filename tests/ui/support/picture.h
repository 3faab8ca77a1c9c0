// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

class QWidget;

namespace tooltray::test {

// Pictures to look at go to screenshots/ in the build folder; the name gets the scale when it is not 1.
bool savePicture(const QImage &image, const QString &name);
bool savePicture(QWidget &widget, const QString &name);

// The column "choice" of a test that draws: a row for each theme.
void addThemeRows();

// The same font on every machine that has it, so that pictures can be compared.
void useTestFont();

} // namespace tooltray::test
