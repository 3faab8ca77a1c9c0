// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// A text with {names} in it, taken apart. It refers to the text that it is made of.
class SentencePattern {
public:
    explicit SentencePattern(std::string_view text);

    // With a "~" in front where words of the core stand there.
    const std::vector<std::string_view> &names() const { return m_names; }
    const std::vector<std::string_view> &literals() const { return m_literals; } // one more than names

    // What stands in the places of the names, none of it empty; nothing where the sentence is another one.
    std::optional<std::vector<std::string_view>> match(std::string_view sentence) const;

private:
    std::vector<std::string_view> m_literals;
    std::vector<std::string_view> m_names;
};

} // namespace tooltray::ui
