// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/separator.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace tooltray::ui {

Separator::Separator(const Theme &theme, Qt::Orientation orientation, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    if (orientation == Qt::Horizontal)
        setFixedHeight(1);
    else
        setFixedWidth(1);
}

void Separator::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), m_theme.tokens().line);
}

} // namespace tooltray::ui
