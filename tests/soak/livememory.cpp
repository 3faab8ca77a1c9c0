// SPDX-License-Identifier: GPL-3.0-or-later
#include "livememory.h"

// gcc and clang say in different ways that a sanitizer has the memory.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#    define SANITIZER_COUNTS
#elif defined(__has_feature)
#    if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#        define SANITIZER_COUNTS
#    endif
#endif

#ifdef SANITIZER_COUNTS
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();
#else
#    include <malloc.h>
#endif

namespace tooltray::test {

std::size_t liveMemory()
{
#ifdef SANITIZER_COUNTS
    return __sanitizer_get_current_allocated_bytes();
#else
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#endif
}

} // namespace tooltray::test
