// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include <cstdint>
#include <functional>

namespace tooltray {

class TurnQueue;

// Work that must not hold up the turn of the event loop in which it becomes necessary: it runs as soon as the turn is
// over, or at the latest before the loop waits. A posted event would cost a system call to wake the loop, and another
// turn. To be used on one thread, which has an event loop.
class AfterTurn final {
    Q_DISABLE_COPY_MOVE(AfterTurn)

public:
    enum class Order : std::uint8_t {
        First, // others wait for it
        Last,
    };

    explicit AfterTurn(std::function<void()> work, Order order = Order::First);
    ~AfterTurn();

    void request(); // once, however often it is requested in a turn
    bool isRequested() const { return m_isRequested; }

private:
    friend class TurnQueue;

    void run();

    std::function<void()> m_work;
    Order m_order;
    bool m_isRequested = false;
    QPointer<TurnQueue> m_queue; // of the event loop, once it was requested
};

} // namespace tooltray
