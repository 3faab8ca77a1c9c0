// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/definition.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// What agents find a tool by: name, title, the description that is served, and tags. They last as long as the tool.
std::vector<std::string_view> searchedTexts(const Tool &tool);

// A search for words that must all be somewhere in the texts, in either case; none: everything is found. Among ten
// thousand tools it takes less than a millisecond, as definitions bring along what rules most of them out.
class ToolSearch {
public:
    explicit ToolSearch(std::string_view query);

    // Precondition: it is a tool's.
    bool finds(const Definition &tool) const;
    bool finds(const std::vector<std::string_view> &texts) const;

private:
    struct Word {
        std::string letters; // in lower case
        std::vector<std::uint32_t> groups;
    };

    std::vector<Word> m_words;
};

} // namespace tooltray::workspace
