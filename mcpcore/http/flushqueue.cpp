// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/flushqueue.h"

#include "http/guardsocket.h"

#include <algorithm>

namespace tooltray::http {

void FlushQueue::add(GuardSocket &socket)
{
    if (m_waiting.empty())
        QMetaObject::invokeMethod(this, &FlushQueue::run, Qt::QueuedConnection);
    m_waiting.push_back(&socket);
}

void FlushQueue::remove(const GuardSocket &socket)
{
    std::ranges::replace(m_waiting, &socket, nullptr);
    std::ranges::replace(m_running, &socket, nullptr);
}

void FlushQueue::run()
{
    m_running.swap(m_waiting);
    for (std::size_t i = 0; i < m_running.size(); ++i) {
        if (m_running[i])
            m_running[i]->flushGathered();
    }
    m_running.clear();
}

} // namespace tooltray::http
