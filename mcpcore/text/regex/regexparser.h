// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/regex/charset.h"
#include "text/regex/regex.h"
#include "text/regex/regexprogram.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::text {

// Reads the characters of a pattern, their escapes, and the sets of them: [...] and \d \s \w \p{...}. Remembers the
// first error.
class CharacterReader {
public:
    CharacterReader(std::string_view pattern, RegexOptions options)
        : m_pattern(pattern)
        , m_options(options)
        , m_limits(regexLimits(options.linearOnly))
    {}

protected:
    ~CharacterReader() = default;

    // From the opening bracket; nothing after an error.
    std::optional<CharSet> readClass();
    std::optional<CharSet> readClassEscape();
    std::optional<char32_t> readCharacterEscape();
    std::optional<char32_t> readUnicodeEscape();

    std::uint32_t fail(std::size_t offset,
                       Message message); // 0, which is no node that anything refers to
    bool failed() const noexcept { return m_error.has_value(); }
    bool atEnd() const noexcept { return m_at >= m_pattern.size(); }
    char peek(std::size_t ahead = 0) const noexcept;
    bool take(std::string_view text) noexcept;
    char32_t takeCodePoint();

    std::string_view m_pattern;
    RegexOptions m_options;
    RegexLimits m_limits;
    std::size_t m_at = 0;
    std::optional<RegexError> m_error;

private:
    // One end of a range in a class: a single point or a whole set such as \d.
    struct ClassAtom {
        bool isSet = false;
        char32_t point = 0;
        CharSet set = {};
    };

    std::optional<ClassAtom> readClassAtom();
    std::optional<CharSet> readProperty();
    std::optional<char32_t> readHex(std::size_t digits);

    std::map<std::string, CharSet, std::less<>> m_properties;
};

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
