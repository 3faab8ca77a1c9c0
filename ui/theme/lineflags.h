// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/textdirection.h"

#include <QStyle>

namespace tooltray::ui {

// For QPainter::drawText(): one line at that side in this direction, in the middle of the height. The conversion is
// said, as the flags are signed for the painter and unsigned for clang.
inline int lineFlags(Qt::LayoutDirection direction, Qt::Alignment side)
{
    return static_cast<int>((QStyle::visualAlignment(direction, side) | Qt::AlignVCenter).toInt())
           | Qt::TextSingleLine;
}

// The same for a text that may be of another language.
inline int lineFlags(Qt::LayoutDirection direction, Qt::Alignment side, const QString &text)
{
    return lineFlags(direction, side)
           | (directionOf(text, direction) == Qt::RightToLeft ? Qt::TextForceRightToLeft
                                                              : Qt::TextForceLeftToRight);
}

} // namespace tooltray::ui
