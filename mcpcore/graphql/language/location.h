// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// Both count from 1; columns in UTF-16 code units, as editors and graphql-js count.
struct Location {
    std::uint32_t line = 1;
    std::uint32_t column = 1;

    bool operator==(const Location &) const = default;
};

// Lines and columns of a text. Nothing needs them until an error is shown, so they are made then: once,
// in one pass, after which every offset is found in logarithmic time however long the lines are.
class LineMap {
public:
    explicit LineMap(std::string_view text);

    Location at(std::size_t offset) const noexcept; // the end of the text for offsets beyond it
    std::size_t lineCount() const noexcept { return m_lineStarts.size(); }
    std::string_view line(std::size_t number) const noexcept; // from 1, without its line end

private:
    std::size_t utf16UnitsBefore(std::size_t offset) const noexcept;

    std::string_view m_text;
    std::vector<std::uint32_t> m_lineStarts;
    std::vector<std::uint32_t> m_unitsBeforeBlock; // empty when the text is plain ASCII
};

// One location of one text; for several, a LineMap.
Location locate(std::string_view text, std::size_t offset);

} // namespace tooltray::graphql
