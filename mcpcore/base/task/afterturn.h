// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace tooltray {

// Work that must not hold up the turn of the event loop in which it becomes necessary: it runs behind everything that
// was posted in that turn. As it is of low priority and not a timer, a busy loop does not put it off any longer.
class AfterTurn final : public QObject {
    Q_DISABLE_COPY_MOVE(AfterTurn)

public:
    explicit AfterTurn(std::function<void()> work);

    void request(); // once, however often it is requested in a turn

    bool event(QEvent *event) override;

private:
    std::function<void()> m_work;
    bool m_isRequested = false;
};

} // namespace tooltray
