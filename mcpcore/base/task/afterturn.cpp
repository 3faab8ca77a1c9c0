// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/afterturn.h"

#include <QAbstractEventDispatcher>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace tooltray {

// What is requested on one thread. It belongs to the event loop of the thread.
class TurnQueue final : public QObject {
public:
    explicit TurnQueue(QAbstractEventDispatcher *loop) : QObject(loop)
    {
        setObjectName(kName);
        connect(loop, &QAbstractEventDispatcher::awake, this, &TurnQueue::run);
        // What runs before the loop waits may be what somebody waits for, and may have requested more.
        connect(loop, &QAbstractEventDispatcher::aboutToBlock, this, [this, loop] {
            if (run())
                loop->wakeUp();
        });
    }

    static TurnQueue *ofThisThread()
    {
        auto *loop = QAbstractEventDispatcher::instance();
        auto *queue = loop->findChild<QObject *>(kName, Qt::FindDirectChildrenOnly);
        return queue ? static_cast<TurnQueue *>(queue) : new TurnQueue(loop);
    }

    void add(AfterTurn &work) { m_requested[static_cast<std::size_t>(work.m_order)].push_back(&work); }

    void remove(AfterTurn &work)
    {
        std::erase(m_requested[static_cast<std::size_t>(work.m_order)], &work);
        std::ranges::replace(m_running, &work, nullptr);
    }

private:
    static constexpr QLatin1StringView kName{"TurnQueue"};

    // Whether there was anything. What the last work requests waits for the next turn, so that sockets have theirs in
    // between.
    bool run()
    {
        bool hasRun = false;
        if (!m_running.empty())
            return hasRun;
        for (std::vector<AfterTurn *> &requested : m_requested) {
            m_running.swap(requested);
            for (std::size_t i = 0; i < m_running.size(); ++i) {
                if (m_running[i] != nullptr)
                    m_running[i]->run();
            }
            hasRun |= !m_running.empty();
            m_running.clear();
        }
        return hasRun;
    }

    std::array<std::vector<AfterTurn *>, 2> m_requested; // by order
    std::vector<AfterTurn *> m_running;
};

AfterTurn::AfterTurn(std::function<void()> work, Order order) : m_work(std::move(work)), m_order(order) {}

AfterTurn::~AfterTurn()
{
    if (m_queue)
        m_queue->remove(*this);
}

void AfterTurn::request()
{
    if (std::exchange(m_isRequested, true))
        return;
    if (!m_queue)
        m_queue = TurnQueue::ofThisThread();
    m_queue->add(*this);
}

void AfterTurn::run()
{
    m_isRequested = false;
    m_work();
}

} // namespace tooltray
