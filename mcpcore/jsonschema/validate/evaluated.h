// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tooltray::jsonschema {

// The elements or members of a value that some keyword has looked at (core 11). Room for 256 without memory
// from the heap.
class Evaluated {
public:
    explicit Evaluated(std::size_t size)
    {
        if (size > 64 * kInline)
            m_more.resize((size + 63) / 64);
    }

    void mark(std::size_t index) noexcept { word(index / 64) |= std::uint64_t{1} << (index % 64); }
    bool has(std::size_t index) const noexcept
    {
        const std::uint64_t *const words = m_more.empty() ? m_few.data() : m_more.data();
        return ((words[index / 64] >> (index % 64)) & 1U) != 0;
    }
    void add(const Evaluated &other) noexcept // of the same size
    {
        for (std::size_t i = 0; i < kInline; ++i)
            m_few[i] |= other.m_few[i];
        for (std::size_t i = 0; i < m_more.size(); ++i)
            m_more[i] |= other.m_more[i];
    }

private:
    static constexpr std::size_t kInline = 4;

    std::uint64_t &word(std::size_t index) noexcept { return m_more.empty() ? m_few[index] : m_more[index]; }

    std::array<std::uint64_t, kInline> m_few{};
    std::vector<std::uint64_t> m_more;
};

} // namespace tooltray::jsonschema
