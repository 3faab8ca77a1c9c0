// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tooltray::ui {

// What stands between the parts of a list in one line. Lists that people edit are shown with ", " everywhere.
QString listSeparator();

// The parts of a list that somebody typed, between commas of any keyboard; trimmed, none empty.
QStringList typedParts(const QString &text);

} // namespace tooltray::ui
