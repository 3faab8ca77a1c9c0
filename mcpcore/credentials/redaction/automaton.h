// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/ascii.h"
#include "credentials/redaction/patterns.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace tooltray::credentials {

// Finds many patterns in one pass over a text (Aho and Corasick, 1975), whatever the case of ASCII letters, and
// hurries where none can begin.
class Automaton {
public:
    using State = std::uint32_t;
    static constexpr State kStart = 0;

    struct Find {
        std::size_t end; // one past its last byte
        std::size_t size;
        PatternTraits traits;
    };

    explicit Automaton(std::vector<Pattern> patterns);
    Automaton(const Automaton &) = delete;
    Automaton &operator=(const Automaton &) = delete;
    ~Automaton(); // wipes what it knew

    bool isEmpty() const { return m_nodes.size() == 1; }
    // Whether a secret can only be recognised once the escapes of JSON are taken back: it has a quotation mark, a
    // backslash or a control character.
    bool hasEscapedCharacters() const { return m_hasEscapedCharacters; }
    // Whether a pattern is in the text, whatever stands around it. Looks at few of the bytes (after Wu and
    // Manber, 1994): this is asked of everything that leaves the program.
    bool isIn(std::string_view text) const;
    // How many of the bytes seen last are the beginning of a pattern.
    std::size_t depth(State state) const { return m_nodes[state].depth; }

    // Goes on with the bytes from that place and tells every find.
    template <typename Visitor>
    State scan(State state, std::string_view bytes, std::size_t from, Visitor &&visit) const
    {
        const std::size_t size = bytes.size();
        for (std::size_t i = from; i < size;) {
            if (state == kStart) {
                while (i + 1 < size && !m_pairs[pair(bytes[i], bytes[i + 1])])
                    ++i;
            }
            state = next(state, asciiLower(bytes[i]));
            ++i;
            for (State found = firstFind(state); found != kStart; found = m_nodes[found].nextFind) {
                const Node &node = m_nodes[found];
                visit(Find{i, node.depth, node.traits});
            }
            if (m_nodes[state].depth == 1 && i < size && !m_pairs[pair(bytes[i - 1], bytes[i])])
                state = kStart;
        }
        return state;
    }

private:
    struct Node {
        State firstChild = kStart;
        State sibling = kStart;
        State fallback = kStart; // the longest other beginning of a pattern that the bytes seen end with
        State nextFind = kStart; // the longest whole pattern among those
        std::uint32_t depth = 0;
        char byte = 0; // that leads here
        bool isWhole = false;
        PatternTraits traits;
    };

    static std::size_t pair(char first, char second)
    {
        return static_cast<std::size_t>(static_cast<unsigned char>(first)) << 8U
               | static_cast<unsigned char>(second);
    }

    // Of the four bytes there, with little regard to case.
    static std::size_t gram(const char *bytes)
    {
        std::uint32_t word = 0;
        std::memcpy(&word, bytes, sizeof word);
        constexpr std::uint32_t kSmallLetters = 0x20202020;
        constexpr std::uint32_t kMultiplier = 0x9E3779B1; // 2^32 by the golden ratio
        return (word | kSmallLetters) * kMultiplier >> (32U - kGramBits);
    }

    void add(const Pattern &pattern);
    void addGrams(std::string_view pattern);
    void link();
    bool isFoundFrom(std::size_t at, std::string_view text, std::size_t until) const;
    State child(State state, char byte) const;
    State next(State state, char byte) const;
    State firstFind(State state) const { return m_nodes[state].isWhole ? state : m_nodes[state].nextFind; }

    static constexpr std::size_t kGram = 4;
    static constexpr unsigned kGramBits = 18;

    std::vector<Node> m_nodes{1};
    std::array<State, 256> m_first{};                 // the states after one byte
    std::bitset<256 * 256> m_pairs;                   // the first two bytes of all patterns
    std::bitset<std::size_t(1) << kGramBits> m_grams; // of every pattern, as many as there are in a stride
    std::size_t m_stride = 0;                         // 0: there is a pattern of less than four bytes
    bool m_hasEscapedCharacters = false;
};

} // namespace tooltray::credentials
