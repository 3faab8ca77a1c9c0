// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/regex/regexprogram.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tooltray::journal {

struct RegexNode {
    enum class Kind : std::uint8_t { Empty, Set, Assertion, Sequence, Choice, Repeat };
    static constexpr std::uint32_t kUnlimited = ~std::uint32_t(0);

    Kind kind = Kind::Empty;
    std::uint32_t set = 0;
    RegexInstruction::Op assertion = RegexInstruction::Op::Match;
    std::uint32_t least = 0;
    std::uint32_t most = 0;
    std::vector<RegexNode> children = {};
};

// Reads a pattern into a tree, with the sets of characters that it speaks of.
class RegexParser {
public:
    static constexpr std::size_t kMaxPattern = 1000; // bytes
    static constexpr int kMaxDepth = 50;
    static constexpr std::uint32_t kMaxRepeat = 1000;

    explicit RegexParser(std::string_view pattern) : m_pattern(pattern) {}

    // Nothing when the pattern is wrong; error() says why.
    std::optional<RegexNode> parse();

    const RegexError &error() const noexcept { return m_error; }
    std::vector<CharSet> takeSets() { return std::move(m_sets); }

private:
    RegexNode choice(int depth);
    RegexNode sequence(int depth);
    RegexNode atom(int depth);
    RegexNode group(int depth);
    RegexNode escape();
    RegexNode bracket();
    void quantify(RegexNode &node, std::size_t begin);
    std::optional<std::pair<std::uint32_t, std::uint32_t>> braces();

    char32_t codePoint();
    // The set an escaped letter stands for, or the one character.
    std::optional<CharSet> escapedSet(char32_t letter);
    char32_t escapedCharacter(char32_t letter, std::size_t begin);
    char32_t hexadecimal(std::size_t digits, std::size_t begin);

    RegexNode setNode(CharSet set);
    static RegexNode assertion(RegexInstruction::Op op);
    void fail(std::size_t offset, std::string_view message);
    bool atEnd() const { return m_offset >= m_pattern.size(); }
    bool takes(std::string_view text);
    char peek(std::size_t ahead = 0) const
    {
        return m_offset + ahead < m_pattern.size() ? m_pattern[m_offset + ahead] : '\0';
    }

    std::string_view m_pattern;
    std::size_t m_offset = 0;
    std::vector<CharSet> m_sets;
    RegexError m_error;
    bool m_failed = false;
};

} // namespace tooltray::journal
