// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/eventthread.h"

namespace tooltray::test {

// A thread with an event loop and an object that lives on it; ended and waited for when destroyed.
class WorkerThread final {
public:
    QObject *context() const { return m_context; }

private:
    EventThread m_thread{"worker"};
    QObject *m_context = m_thread.take(std::make_unique<QObject>());
};

} // namespace tooltray::test
