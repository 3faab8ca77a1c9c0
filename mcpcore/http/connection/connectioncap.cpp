// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connection/connectioncap.h"

#include <algorithm>
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

namespace {

std::size_t leftFor(std::size_t descriptorLimit)
{
    const std::size_t reserved =
        std::clamp(descriptorLimit / 2, ConnectionCap::kFewestReserved, ConnectionCap::kReservedDescriptors);
    return descriptorLimit - std::min(descriptorLimit, reserved);
}

} // namespace

ConnectionCap::ConnectionCap(std::size_t configured, std::size_t descriptorLimit)
    : m_toldSo(std::min(kToldSo, leftFor(descriptorLimit) / 4))
    , m_cap(std::min(configured, leftFor(descriptorLimit) - m_toldSo))
{}

ConnectionCap::Verdict ConnectionCap::take()
{
    if (drops())
        return Verdict::Drop;
    const Verdict verdict = isFull() ? Verdict::Refuse : Verdict::Serve;
    ++(verdict == Verdict::Serve ? m_served : m_refused);
    return verdict;
}

} // namespace tooltray::http
