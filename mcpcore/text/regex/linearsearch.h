// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/regex/regex.h"
#include "text/regex/regexprogram.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

namespace tooltray::text {

// Searches texts for a pattern in time linear in the text: it follows all ways of matching at once, and
// remembers what each set of places and each kind of character led to. For one thread at a time.
class LinearSearch {
public:
    explicit LinearSearch(const Regex &regex); // compiled with linearOnly

    // Returns whether the pattern matches anywhere in the text. Subtracts the steps it needed; when none are
    // left, it gives up and returns false, which the caller sees by a count of 0.
    bool matches(std::string_view text, std::size_t &steps);

private:
    // The context before the next character, for ^ and \b.
    enum class Before : std::uint32_t { Begin, Word, Other };

    using State = std::uint32_t;
    // The instructions to go on from, sorted, and the context before.
    using Key = std::vector<std::uint32_t>;

    static constexpr State kUnknown = ~State(0);
    static constexpr State kMatch = kUnknown - 1;

    void divideCharacters();
    std::size_t kindOf(char32_t codePoint) const noexcept;
    State stateOf(Key key);
    State follow(State from, std::size_t kind, std::size_t &steps);
    // Adds what can be reached from there without a character; true when that is the match.
    bool reach(std::uint32_t instruction, Before before, std::size_t kind, std::size_t &steps);
    bool isTaken(const RegexInstruction &instruction, std::size_t kind) const;
    bool isBoundary(Before before, std::size_t kind) const
    {
        return (before == Before::Word) != m_isWordKind[kind];
    }
    void forget();

    std::shared_ptr<const RegexProgram> m_program;
    // Characters that no set of the pattern tells apart are of one kind; the kind behind the last is the end.
    std::vector<char32_t> m_kindBegins;
    std::array<std::uint16_t, 128> m_asciiKinds{};
    std::vector<bool> m_isWordKind;
    std::vector<bool> m_isInSet; // of each set, each kind
    std::size_t m_kinds = 0;     // with the end

    std::map<Key, State> m_states;
    std::vector<const Key *> m_keys;
    std::vector<State> m_transitions; // of each state, each kind
    State m_initial = 0;

    std::vector<std::uint32_t> m_reached;
    std::vector<std::uint32_t> m_toVisit;
    std::vector<std::uint32_t> m_visitedIn; // of each instruction: the round it was visited in last
    std::uint32_t m_round = 0;
};

} // namespace tooltray::text
