// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/afterturn.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace tooltray {

AfterTurn::AfterTurn(std::function<void()> work) : m_work(std::move(work)) {}

void AfterTurn::request()
{
    if (!std::exchange(m_isRequested, true))
        QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::LowEventPriority);
}

bool AfterTurn::event(QEvent *event)
{
    if (event->type() != QEvent::User)
        return QObject::event(event);
    m_isRequested = false;
    m_work();
    return true;
}

} // namespace tooltray
