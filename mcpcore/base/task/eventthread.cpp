// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/eventthread.h"

#include "base/task/post.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <pthread.h>
#include <semaphore>
#include <string>

namespace tooltray {

namespace {

constexpr std::size_t kLongestThreadName = 15;

} // namespace

EventThread::EventThread(const char *name)
{
    std::binary_semaphore isReady{0};
    m_thread = std::thread([this, &isReady, shown = std::string(name).substr(0, kLongestThreadName)] {
        pthread_setname_np(pthread_self(), shown.c_str());
        QEventLoop loop;
        m_loop = &loop;
        m_qtThread = QThread::currentThread();
        isReady.release();
        loop.exec();
        annotateAcquire(this);
        while (!m_objects.empty())
            m_objects.pop_back();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        annotateRelease(this);
    });
    isReady.acquire();
}

EventThread::~EventThread()
{
    annotateRelease(this);
    post(m_loop, [loop = m_loop] { loop->quit(); });
    m_thread.join();
    annotateAcquire(this);
}

} // namespace tooltray
