// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>
#include <optional>
#include <type_traits>
#include <utility>

#if defined(__SANITIZE_THREAD__) // gcc
#    define TOOLTRAY_THREAD_SANITIZER
#elif defined(__has_feature) // clang
#    if __has_feature(thread_sanitizer)
#        define TOOLTRAY_THREAD_SANITIZER
#    endif
#endif

#ifdef TOOLTRAY_THREAD_SANITIZER
#    include <sanitizer/tsan_interface.h>
#endif

namespace tooltray {

// What one thread wrote before annotateRelease(p) is there for the thread that calls annotateAcquire(p) later. Qt's
// queues see to that by themselves; these tell the thread sanitizer, which cannot look into Qt.
inline void annotateRelease([[maybe_unused]] const void *place) noexcept
{
#ifdef TOOLTRAY_THREAD_SANITIZER
    __tsan_release(const_cast<void *>(place));
#endif
}

inline void annotateAcquire([[maybe_unused]] const void *place) noexcept
{
#ifdef TOOLTRAY_THREAD_SANITIZER
    __tsan_acquire(const_cast<void *>(place));
#endif
}

// Works on a thing that another thread had before, and that the next one may have.
template <typename T, typename F>
auto handedOver(T &thing, F work)
{
    annotateAcquire(&thing);
    auto result = work(thing);
    annotateRelease(&thing);
    return result;
}

// A function on its way to another thread. It is destroyed where it was called, or, never called, with
// the parcel: Qt drops the last reference to a posted functor on either thread.
template <typename F>
class Parcel {
public:
    explicit Parcel(F function) : m_function(std::move(function)) { annotateRelease(this); }
    Parcel(Parcel &&other) noexcept : m_function(std::move(other.m_function)) { annotateRelease(this); }
    Parcel &operator=(Parcel &&) = delete;
    ~Parcel() { annotateAcquire(this); }

    void operator()()
    {
        annotateAcquire(this);
        (*m_function)();
        m_function.reset();
        annotateRelease(this);
    }

private:
    std::optional<F> m_function;
};

// A function that can be called with such arguments where it is kept.
template <typename F, typename... Arguments>
concept Callable = std::is_invocable_v<std::add_lvalue_reference_t<std::decay_t<F>>, Arguments...>;

// The one way across threads: runs the function on the context's thread, from its event loop, in the
// order of the posts. When the context is destroyed before, the function is destroyed uncalled. The
// context must be alive during this call.
template <Callable F>
void post(QObject *context, F &&function)
{
    QMetaObject::invokeMethod(context, Parcel<std::decay_t<F>>(std::forward<F>(function)),
                              Qt::QueuedConnection);
}

} // namespace tooltray
