// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/handover.h"

#include <QMetaObject>
#include <QObject>

#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>

namespace tooltray {

// A function on its way to another thread. It is destroyed where it was called, or, never called, with
// the parcel: Qt drops the last reference to a posted functor on either thread.
template <typename F>
class Parcel {
public:
    explicit Parcel(F function) : m_function(std::move(function)) { handOver(this); }
    Parcel(Parcel &&other) noexcept : m_function(std::move(other.m_function)) { handOver(this); }
    Parcel &operator=(Parcel &&) = delete;
    ~Parcel() { takeOver(this); }

    void operator()()
    {
        takeOver(this);
        (*m_function)();
        m_function.reset();
        handOver(this);
    }

private:
    std::optional<F> m_function;
};

// The one way across threads: runs the function on the context's thread, from its event loop, in the
// order of the posts. When the context is destroyed before, the function is destroyed uncalled. The
// context must be alive during this call.
template <typename F>
requires std::invocable < std::decay_t<F>
& > void post(QObject *context, F &&function)
{
    QMetaObject::invokeMethod(context, Parcel<std::decay_t<F>>(std::forward<F>(function)),
                              Qt::QueuedConnection);
}

} // namespace tooltray
