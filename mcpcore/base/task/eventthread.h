// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/post.h"

#include <QObject>
#include <QThread>
#include <concepts>
#include <memory>
#include <thread>
#include <vector>

class QEventLoop;

namespace tooltray {

// A thread with an event loop that is really over when this is destroyed. QThread::wait() of Qt 6.4 returns while the
// thread still does what libraries want done at its end, and at the end of the process OpenSSL does that twice.
class EventThread final {
public:
    explicit EventThread(const char *name); // of which the system shows 15 letters
    ~EventThread();                         // after all that was posted there
    EventThread(const EventThread &) = delete;
    EventThread &operator=(const EventThread &) = delete;

    // The object lives there from now on, and dies there at the thread's end: the last one first.
    template <std::derived_from<QObject> T>
    T *take(std::unique_ptr<T> object)
    {
        T *const taken = object.get();
        taken->moveToThread(m_qtThread);
        m_objects.push_back(std::move(object));
        return taken;
    }

private:
    std::vector<std::unique_ptr<QObject>> m_objects;
    QThread *m_qtThread = nullptr;
    QEventLoop *m_loop = nullptr;
    std::thread m_thread;
};

} // namespace tooltray
