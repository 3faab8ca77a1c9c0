// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/checksum.h"

#include <array>
#include <cstring>

namespace tooltray::graphql {

namespace {

// One-to-one in the state and in the word, so that no single changed word stays unnoticed.
std::uint64_t mixed(std::uint64_t state, std::uint64_t word) noexcept
{
    state = (state ^ word) * 0x9E3779B97F4A7C15U;
    return state ^ state >> 32;
}

} // namespace

std::uint64_t checksumOf(std::span<const std::byte> bytes) noexcept
{
    // Four lanes, so that the processor multiplies them side by side.
    using Words = std::array<std::uint64_t, 4>;
    Words lanes{1, 2, 3, 4};
    const auto add = [&](std::span<const std::byte> part) {
        Words words{};
        if (!part.empty())
            std::memcpy(words.data(), part.data(), part.size());
        for (std::size_t i = 0; i < words.size(); ++i)
            lanes[i] = mixed(lanes[i], words[i]);
    };
    std::uint64_t value = bytes.size();
    for (; bytes.size() >= sizeof(Words); bytes = bytes.subspan(sizeof(Words)))
        add(bytes.first(sizeof(Words)));
    add(bytes);
    for (const std::uint64_t lane : lanes)
        value = mixed(value, lane);
    return value;
}

} // namespace tooltray::graphql
