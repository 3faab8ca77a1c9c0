// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/lettergroups.h"

#include "base/ascii.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace tooltray::workspace {
namespace {

// One in eight bits set lets few words through by chance, as each has several groups.
constexpr std::size_t kBitsPerGroup = 8;
constexpr std::uint32_t kSpread = 0x9E3779B1; // all bits of a group count in the highest of the product
constexpr std::uint32_t kIsThree = 0x1000000;

} // namespace

LetterGroups::LetterGroups(const std::vector<std::string_view> &texts)
{
    std::vector<std::uint32_t> groups;
    for (const std::string_view text : texts) {
        const std::vector<std::uint32_t> more = of(text);
        groups.insert(groups.end(), more.begin(), more.end());
    }
    std::ranges::sort(groups);
    groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
    if (groups.empty())
        return;
    const std::size_t bits = std::bit_ceil(std::max<std::size_t>(groups.size() * kBitsPerGroup, 64));
    m_bits.resize(bits / 64);
    m_shift = 32 - std::countr_zero(static_cast<std::uint32_t>(bits));
    for (const std::uint32_t group : groups) {
        const std::uint32_t bit = group >> m_shift;
        m_bits[bit / 64] |= std::uint64_t{1} << (bit % 64);
    }
}

std::vector<std::uint32_t> LetterGroups::of(std::string_view text)
{
    std::vector<std::uint32_t> groups;
    groups.reserve(2 * text.size());
    std::uint32_t before = 0; // the letters so far, of which the last two count
    for (std::size_t i = 0; i < text.size(); ++i) {
        before = (before << 8 | static_cast<unsigned char>(asciiLower(text[i]))) & 0xFFFFFF;
        if (i >= 1)
            groups.push_back((before & 0xFFFF) * kSpread);
        if (i >= 2)
            groups.push_back((before | kIsThree) * kSpread);
    }
    return groups;
}

bool LetterGroups::mayHold(const std::vector<std::uint32_t> &groups) const noexcept
{
    if (m_bits.empty())
        return groups.empty();
    return std::ranges::all_of(groups, [&](std::uint32_t group) {
        const std::uint32_t bit = group >> m_shift;
        return (m_bits[bit / 64] >> (bit % 64) & 1) != 0;
    });
}

} // namespace tooltray::workspace
