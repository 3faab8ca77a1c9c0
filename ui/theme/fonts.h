// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace tooltray::ui {

// The font of the desktop. Where the desktop names none, fontconfig may answer with any font at all, even one
// with serifs; then the first plain one that is installed.
QFont applicationFont();

QFont codeFont();

// The heading of a page in relation to its text.
QFont headingFont(const QFont &text);
QFont strongFont(const QFont &text);

} // namespace tooltray::ui
