// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/document.h"

#include "graphql/language/characters.h"

#include <algorithm>

namespace tooltray::graphql {

Document::Document() : m_source(std::make_shared<const std::string>()), m_nodes(1)
{
    m_nodes[0].next = 1;
}

namespace {

constexpr std::size_t kBlock = 1024;

bool isAscii(std::string_view text) noexcept
{
    unsigned char all = 0;
    for (const char c : text)
        all = static_cast<unsigned char>(all | static_cast<unsigned char>(c));
    return all < 0x80;
}

} // namespace

LineMap::LineMap(std::string_view text) : m_text(text), m_lineStarts{0}
{
    // The line ends of the language are LF, CR and CRLF (September 2025, 2.1.2).
    for (std::size_t at = findLineEnd(text); at != std::string_view::npos; at = findLineEnd(text, at)) {
        at += text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n' ? 2 : 1;
        m_lineStarts.push_back(static_cast<std::uint32_t>(at));
    }
    if (isAscii(text))
        return;
    std::size_t units = 0;
    for (std::size_t at = 0; at < text.size(); at += kBlock) {
        m_unitsBeforeBlock.push_back(static_cast<std::uint32_t>(units));
        units += utf16Length(text.substr(at, kBlock));
    }
}

std::size_t LineMap::utf16UnitsBefore(std::size_t offset) const noexcept
{
    if (m_unitsBeforeBlock.empty())
        return offset;
    const std::size_t block = std::min(offset / kBlock, m_unitsBeforeBlock.size() - 1);
    return m_unitsBeforeBlock[block] + utf16Length(m_text.substr(block * kBlock, offset - block * kBlock));
}

Location LineMap::at(std::size_t offset) const noexcept
{
    offset = std::min(offset, m_text.size());
    const auto after = std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), offset);
    const std::size_t line = static_cast<std::size_t>(after - m_lineStarts.begin());
    const std::size_t column = utf16UnitsBefore(offset) - utf16UnitsBefore(m_lineStarts[line - 1]) + 1;
    return {static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(column)};
}

std::string_view LineMap::line(std::size_t number) const noexcept
{
    if (number == 0 || number > m_lineStarts.size())
        return {};
    const std::size_t start = m_lineStarts[number - 1];
    const std::size_t next = number < m_lineStarts.size() ? m_lineStarts[number] : m_text.size();
    std::string_view line = m_text.substr(start, next - start);
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r'))
        line.remove_suffix(1);
    return line;
}

Location locate(std::string_view text, std::size_t offset)
{
    return LineMap(text.substr(0, offset)).at(offset);
}

} // namespace tooltray::graphql
