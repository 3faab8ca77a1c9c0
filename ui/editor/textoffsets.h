// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// Places of one text, which the language engine counts in bytes of UTF-8 and an editor in units of UTF-16.
// The text has to stay.
class TextOffsets {
public:
    explicit TextOffsets(std::string_view text);

    int position(std::uint32_t offset) const;
    std::uint32_t offset(int position) const;

private:
    std::string_view m_text;
    std::vector<std::uint32_t> m_unitsBefore; // each block; empty when the text is plain ASCII
};

} // namespace tooltray::ui
