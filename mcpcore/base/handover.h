// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

// What one thread wrote before handOver(p) is there for the thread that calls takeOver(p) later. Qt's
// queues see to that by themselves; these tell the thread sanitizer, which cannot look into Qt.
inline void handOver([[maybe_unused]] const void *place) noexcept
{
#ifdef TOOLTRAY_THREAD_SANITIZER
    __tsan_release(const_cast<void *>(place));
#endif
}

inline void takeOver([[maybe_unused]] const void *place) noexcept
{
#ifdef TOOLTRAY_THREAD_SANITIZER
    __tsan_acquire(const_cast<void *>(place));
#endif
}

} // namespace tooltray
