// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/handover.h"

#include <QObject>
#include <QThread>

namespace tooltray::test {

// A thread with an event loop and an object that lives on it; ended and waited for when destroyed.
class WorkerThread final : public QThread {
public:
    WorkerThread()
    {
        m_context->moveToThread(this);
        connect(this, &QThread::finished, m_context, &QObject::deleteLater);
        start();
    }
    ~WorkerThread() override
    {
        quit();
        wait();
        takeOver(this);
    }

    QObject *context() const { return m_context; }

protected:
    void run() override
    {
        exec();
        handOver(this); // all that was done here, to whoever waits for the end
    }

private:
    QObject *m_context = new QObject;
};

} // namespace tooltray::test
