// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/regex/characterreader.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::text {

// Reads a pattern by the grammar of ECMA-262 22.2.1 with +UnicodeMode and +NamedCaptureGroups.
class RegexParser final : private CharacterReader {
public:
    using CharacterReader::CharacterReader;

    std::optional<RegexError> parse(RegexTree &tree);

private:
    using NodeIndex = std::uint32_t;
    struct NamedReference {
        NodeIndex node;
        std::string name;
        std::size_t offset;
    };

    NodeIndex parseChoice();
    NodeIndex parseSequence();
    NodeIndex parseTerm();
    NodeIndex parseGroup();
    NodeIndex parseEscape();
    NodeIndex parseQuantifier(NodeIndex atom);
    bool readBraces(RegexNode &repeat);
    std::uint32_t readNumber();

    std::string readGroupName();
    void resolveReferences();

    NodeIndex add(RegexNode node);
    NodeIndex addCharacter(char32_t point);
    NodeIndex addSet(CharSet set);

    std::size_t m_depth = 0;
    std::size_t m_rangeCount = 0;
    RegexTree *m_tree = nullptr;
    std::map<std::string, std::uint32_t, std::less<>> m_groupNames;
    std::vector<NamedReference> m_namedReferences;
    std::uint32_t m_highestReference = 0;
    std::size_t m_highestReferenceOffset = 0;
};

} // namespace tooltray::text
