// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/descriptorlimit.h"

#include <limits>

#ifdef __unix__
#    include <sys/resource.h>
#endif

namespace tooltray::http {

#ifdef __unix__

std::size_t descriptorLimit()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return std::numeric_limits<std::size_t>::max();
    return limit.rlim_cur;
}

void raiseDescriptorLimit()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

#else

std::size_t descriptorLimit()
{
    return std::numeric_limits<std::size_t>::max();
}

void raiseDescriptorLimit() {}

#endif

} // namespace tooltray::http
