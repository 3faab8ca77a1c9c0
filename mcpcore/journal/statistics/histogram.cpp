// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/statistics/histogram.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tooltray::journal {
namespace {

using std::chrono::microseconds;

constexpr unsigned kBits = 4; // sixteen buckets to each doubling
constexpr std::uint64_t kStep = 1U << kBits;
constexpr microseconds kLongest = std::chrono::hours(24); // all beyond is in the last bucket

// Below kStep every number has a bucket of its own; above, the bits behind the first one count.
std::size_t bucketOf(std::uint64_t value) noexcept
{
    if (value < kStep)
        return value;
    const unsigned shift = static_cast<unsigned>(std::bit_width(value)) - 1 - kBits;
    return (std::size_t(shift) << kBits) + (value >> shift);
}

std::uint64_t leastOf(std::size_t bucket) noexcept
{
    if (bucket < 2 * kStep)
        return bucket;
    const std::size_t shift = (bucket >> kBits) - 1;
    return (kStep + (bucket & (kStep - 1))) << shift;
}

} // namespace

void Histogram::add(microseconds duration)
{
    duration = std::clamp(duration, microseconds(0), kLongest);
    const std::size_t bucket = bucketOf(static_cast<std::uint64_t>(duration.count()));
    if (bucket >= m_buckets.size())
        m_buckets.resize(bucket + 1);
    ++m_buckets[bucket];
    ++m_count;
    m_sum += duration;
    m_longest = std::max(m_longest, duration);
}

void Histogram::add(const Histogram &other)
{
    if (other.m_buckets.size() > m_buckets.size())
        m_buckets.resize(other.m_buckets.size());
    for (std::size_t i = 0; i < other.m_buckets.size(); ++i)
        m_buckets[i] += other.m_buckets[i];
    m_count += other.m_count;
    m_sum += other.m_sum;
    m_longest = std::max(m_longest, other.m_longest);
}

microseconds Histogram::quantile(double fraction) const
{
    if (m_count == 0)
        return microseconds(0);
    const double wanted = std::ceil(std::clamp(fraction, 0.0, 1.0) * static_cast<double>(m_count));
    const std::uint64_t rank = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(wanted));
    std::uint64_t seen = 0;
    std::size_t bucket = 0;
    while (bucket + 1 < m_buckets.size() && (seen += m_buckets[bucket]) < rank)
        ++bucket;
    // The middle of the bucket is at most half of its width from whatever is in it.
    const std::uint64_t middle = (leastOf(bucket) + leastOf(bucket + 1) - 1) / 2;
    return std::min(microseconds(middle), m_longest);
}

} // namespace tooltray::journal
