// SPDX-License-Identifier: GPL-3.0-or-later
#include "livememory.h"

#include "support/sanitizers.h"

#ifdef TOOLTRAY_SANITIZED
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();
#else
#    include <malloc.h>
#endif

namespace tooltray::test {

std::size_t liveMemory()
{
#ifdef TOOLTRAY_SANITIZED
    return __sanitizer_get_current_allocated_bytes();
#else
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#endif
}

} // namespace tooltray::test
