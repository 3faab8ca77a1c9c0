// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/textoffsets.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr std::size_t kBlock = 256;

// How many UTF-16 units begin with this byte.
std::uint32_t unitsAt(char byte)
{
    const auto value = static_cast<unsigned char>(byte);
    if ((value & 0xC0U) == 0x80U)
        return 0;
    return value >= 0xF0U ? 2 : 1;
}

} // namespace

TextOffsets::TextOffsets(std::string_view text) : m_text(text)
{
    if (std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80U; }))
        return;
    std::uint32_t units = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (at % kBlock == 0)
            m_unitsBefore.push_back(units);
        units += unitsAt(text[at]);
    }
}

int TextOffsets::position(std::uint32_t offset) const
{
    const std::size_t end = std::min<std::size_t>(offset, m_text.size());
    if (m_unitsBefore.empty())
        return static_cast<int>(end);
    const std::size_t block = std::min(end / kBlock, m_unitsBefore.size() - 1);
    std::uint32_t units = m_unitsBefore[block];
    for (std::size_t at = block * kBlock; at < end; ++at)
        units += unitsAt(m_text[at]);
    return static_cast<int>(units);
}

std::uint32_t TextOffsets::offset(int position) const
{
    const auto wanted = static_cast<std::uint32_t>(std::max(position, 0));
    if (m_unitsBefore.empty())
        return std::min(wanted, static_cast<std::uint32_t>(m_text.size()));
    const auto above = std::ranges::upper_bound(m_unitsBefore, wanted);
    const auto block = static_cast<std::size_t>(above - m_unitsBefore.begin()) - 1;
    std::uint32_t units = m_unitsBefore[block];
    std::size_t at = block * kBlock;
    // Bytes that begin no unit belong to the character before them.
    while (at < m_text.size() && (units < wanted || unitsAt(m_text[at]) == 0))
        units += unitsAt(m_text[at++]);
    return static_cast<std::uint32_t>(at);
}

} // namespace tooltray::ui
