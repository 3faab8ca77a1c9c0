// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/done.h"
#include "base/task/post.h"

#include <QObject>
#include <QPointer>
#include <memory>
#include <utility>
#include <variant>

namespace tooltray::execution {

// Something under way for somebody. All of them behave alike: made, it only holds what it is given; start() begins;
// what came of it is told once, by a Done, from the event loop and never from within start(). Whoever is told may
// destroy it then, and destroying it before cancels it without a word.
class Run {
public:
    Run() = default;
    virtual ~Run() = default;
    Run(const Run &) = delete;
    Run &operator=(const Run &) = delete;

protected:
    // Calls the function when the event loop is back, unless this is destroyed before.
    template <typename F>
    void later(F &&function)
    {
        post(&m_context, std::forward<F>(function));
    }
    // The function, without effect once this is destroyed: for those who call back in any case.
    template <typename F>
    auto whileHere(F function)
    {
        return
            [here = QPointer<QObject>(&m_context), function = std::move(function)](auto &&...values) mutable {
                if (!here.isNull())
                    function(std::forward<decltype(values)>(values)...);
            };
    }
    // The receiver of what a pool or a future returns.
    QObject *context() { return &m_context; }

private:
    QObject m_context;
};

// Held for as long as an answer is waited for.
using Ticket = std::unique_ptr<Run>;

// What is known at once is returned; what is not, a Done is told of while the ticket is held.
template <typename T>
using AtOnceOrLater = std::variant<T, Ticket>;

} // namespace tooltray::execution
