// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/iconlabel.h"

#include <QPainter>

namespace tooltray::ui {

IconLabel::IconLabel(const QIcon &icon, int size, QWidget *parent) : QWidget(parent), m_icon(icon)
{
    setFixedSize(size, size);
}

void IconLabel::setIcon(const QIcon &icon)
{
    m_icon = icon;
    update();
}

void IconLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect(), Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
}

} // namespace tooltray::ui
