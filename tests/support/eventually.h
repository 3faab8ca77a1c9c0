// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTimer>

namespace tooltray {

// Runs the event loop until the condition holds, or for half a minute. Sleeps only until the next event,
// not for a fixed time between two looks as QTest::qWaitFor() does.
template <typename Condition>
bool eventually(Condition condition)
{
    QTimer patience;
    patience.setSingleShot(true);
    patience.start(30'000);
    while (true) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (condition())
            return true;
        if (!patience.isActive())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

} // namespace tooltray
