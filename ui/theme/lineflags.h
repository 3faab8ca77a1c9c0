// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>

namespace tooltray::ui {

// For QPainter::drawText(): one line at that side in this direction, in the middle of the height. The conversion is
// said, as the flags are signed for the painter and unsigned for clang.
inline int lineFlags(Qt::LayoutDirection direction, Qt::Alignment side)
{
    return static_cast<int>((QStyle::visualAlignment(direction, side) | Qt::AlignVCenter).toInt())
           | Qt::TextSingleLine;
}

} // namespace tooltray::ui
