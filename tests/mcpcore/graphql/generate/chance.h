// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

namespace tooltray::graphql::test {

// The same numbers from the same seed everywhere, which the distributions of the library do not promise.
class Chance {
public:
    explicit Chance(std::uint32_t seed) : m_engine(seed) {}

    std::size_t below(std::size_t count) { return m_engine() % count; }
    bool percent(std::size_t probability) { return below(100) < probability; }
    template <class Range>
    auto pick(const Range &range)
    {
        return range[below(range.size())];
    }

private:
    std::mt19937 m_engine;
};

} // namespace tooltray::graphql::test
