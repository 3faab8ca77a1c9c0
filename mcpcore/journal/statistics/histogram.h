// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tooltray::journal {

// How long many things took, in buckets that grow with the duration: sixteen to each doubling. A quantile is
// therefore off by less than kMaxError of itself, and one histogram takes 4 kB at most.
class Histogram {
public:
    static constexpr double kMaxError = 1.0 / 32;

    void add(std::chrono::microseconds duration);
    void add(const Histogram &other);

    std::uint64_t count() const noexcept { return m_count; }
    std::chrono::microseconds sum() const noexcept { return m_sum; }
    std::chrono::microseconds longest() const noexcept { return m_longest; }
    // The duration that so much of all did not exceed, 0.95 for the p95; 0 where there are none.
    std::chrono::microseconds quantile(double fraction) const;

    bool operator==(const Histogram &) const = default;

private:
    std::vector<std::uint64_t> m_buckets; // up to the last that is not 0
    std::uint64_t m_count = 0;
    std::chrono::microseconds m_sum{0};
    std::chrono::microseconds m_longest{0};
};

} // namespace tooltray::journal
