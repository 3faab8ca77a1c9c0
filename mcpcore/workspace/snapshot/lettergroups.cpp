// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/lettergroups.h"

#include "base/ascii.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace tooltray::workspace {
namespace {

// Half of the groups of a text or so are the same as others, so that few bits are set and few words let through by
// chance, as each has several groups.
constexpr std::size_t kBitsPerGroup = 4;
constexpr std::size_t kMostBits = std::size_t{1} << 24U;
constexpr std::uint32_t kSpread = 0x9E3779B1; // all bits of a group count in the highest of the product
constexpr std::uint32_t kIsThree = 0x1000000;

template <typename Visit>
void forEachGroup(std::string_view text, Visit visit)
{
    std::uint32_t before = 0; // the letters so far, of which the last two count
    for (std::size_t i = 0; i < text.size(); ++i) {
        before = (before << 8 | static_cast<unsigned char>(asciiLower(text[i]))) & 0xFFFFFF;
        if (i >= 1)
            visit((before & 0xFFFF) * kSpread);
        if (i >= 2)
            visit((before | kIsThree) * kSpread);
    }
}

} // namespace

LetterGroups::LetterGroups(const std::vector<std::string_view> &texts)
{
    std::size_t groups = 0;
    for (const std::string_view text : texts)
        groups += 2 * text.size();
    const std::size_t bits = std::bit_ceil(std::clamp<std::size_t>(groups * kBitsPerGroup, 64, kMostBits));
    m_bits.resize(bits / 64);
    m_shift = 32 - std::countr_zero(static_cast<std::uint32_t>(bits));
    for (const std::string_view text : texts) {
        forEachGroup(text, [&](std::uint32_t group) {
            const std::uint32_t bit = group >> m_shift;
            m_bits[bit / 64] |= std::uint64_t{1} << (bit % 64);
        });
    }
}

std::vector<std::uint32_t> LetterGroups::of(std::string_view text)
{
    std::vector<std::uint32_t> groups;
    groups.reserve(2 * text.size());
    forEachGroup(text, [&](std::uint32_t group) { groups.push_back(group); });
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
