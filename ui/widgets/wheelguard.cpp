// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wheelguard.h"

#include <QEvent>
#include <QWidget>

namespace tooltray::ui {

WheelGuard::WheelGuard(QObject *parent) : QObject(parent) {}

WheelGuard::~WheelGuard() = default;

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel || static_cast<QWidget *>(watched)->hasFocus())
        return false;
    event->ignore();
    return true;
}

} // namespace tooltray::ui
