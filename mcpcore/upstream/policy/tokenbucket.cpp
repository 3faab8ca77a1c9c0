// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/tokenbucket.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tooltray::upstream {

namespace {

// A wait for the next token is rounded up, and what it then brings may be short by the last bits of a double.
constexpr double kWhole = 1 - 1e-9;

} // namespace

bool TokenBucket::tryTake(MonotonicTime now)
{
    fill(now);
    if (m_tokens < kWhole)
        return false;
    m_tokens = std::max(m_tokens - 1, 0.0);
    return true;
}

std::chrono::nanoseconds TokenBucket::untilNext(MonotonicTime now)
{
    fill(now);
    if (m_tokens >= kWhole)
        return std::chrono::nanoseconds(0);
    const double seconds = (1 - m_tokens) / m_rate.perSecond;
    return std::chrono::nanoseconds(static_cast<std::int64_t>(std::ceil(seconds * 1e9)));
}

void TokenBucket::fill(MonotonicTime now)
{
    const double seconds = std::chrono::duration<double>(now - m_filled).count();
    m_tokens = std::min(m_rate.burst, m_tokens + seconds * m_rate.perSecond);
    m_filled = now;
}

} // namespace tooltray::upstream
