// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/secrets/secret.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::credentials {

// A shorter secret is not looked for: it would stand in every text by chance.
inline constexpr std::size_t kShortestSecret = 4;
// A shorter one only counts where no letter or digit touches it.
inline constexpr std::size_t kShortestSecretAnywhere = 8;

// The conditions of a find, and the bytes it covers besides those that were found.
struct PatternTraits {
    bool isWholeWord = false;  // counts only where no letter or digit touches it
    bool coversBefore = false; // and the base64 character before it, which holds some bits of the secret
    bool coversAfter = false;

    bool operator==(const PatternTraits &) const = default;
};

// One form of a secret to look for; as secret as itself.
struct Pattern {
    std::string text;
    PatternTraits traits;
};

// The secret itself and in base64, as far as its own bits decide the characters; nothing of one too short.
std::vector<Pattern> patternsOf(const Secret &secret);

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
    // True if a secret can only be recognised once JSON escapes are decoded: it has a quotation mark, a
    // backslash or a control character.
    bool hasEscapedCharacters() const { return m_hasEscapedCharacters; }
    // True if a pattern is in the text, whatever stands around it. Looks at few of the bytes (after Wu and
    // Manber, 1994), because all text that leaves the program is checked.
    bool isIn(std::string_view text) const;
    // The number of bytes seen last that are the beginning of a pattern.
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

    // A hash of the four bytes there, which mostly ignores case.
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

// Several automata as one, so that a new secret does not have all be made anew.
class Automata {
public:
    using State = std::vector<Automaton::State>; // of each; empty at the start

    explicit Automata(std::vector<std::shared_ptr<const Automaton>> all) : m_all(std::move(all)) {}

    bool isEmpty() const
    {
        return std::ranges::all_of(m_all, [](const auto &one) { return one->isEmpty(); });
    }
    bool hasEscapedCharacters() const
    {
        return std::ranges::any_of(m_all, [](const auto &one) { return one->hasEscapedCharacters(); });
    }
    bool isIn(std::string_view text) const
    {
        return std::ranges::any_of(m_all, [text](const auto &one) { return one->isIn(text); });
    }
    std::size_t depth(const State &state) const
    {
        std::size_t depth = 0;
        for (std::size_t i = 0; i < state.size(); ++i)
            depth = std::max(depth, m_all[i]->depth(state[i]));
        return depth;
    }
    // Each tells its finds in order.
    template <typename Visitor>
    void scan(State &state, std::string_view bytes, std::size_t from, Visitor &&visit) const
    {
        state.resize(m_all.size(), Automaton::kStart);
        for (std::size_t i = 0; i < m_all.size(); ++i)
            state[i] = m_all[i]->scan(state[i], bytes, from, visit);
    }

private:
    std::vector<std::shared_ptr<const Automaton>> m_all;
};

// The secrets that a redactor knows, with how often each was registered. Any thread.
class SecretRegister {
public:
    void add(const Secret &secret);
    void remove(const Secret &secret);

    // Costs no lock: most of what is looked at is when there is no secret at all.
    bool isEmpty() const { return m_isEmpty.load(std::memory_order_acquire); }

    // Made anew by the first who asks after a change: all that is small, and now and then what is large.
    std::shared_ptr<const Automata> automata();

private:
    struct Known {
        Secret secret;
        std::size_t count = 0;
    };
    // The secrets that share an automaton, which is null after a change.
    struct Group {
        std::vector<Known> known;
        std::shared_ptr<const Automaton> automaton = {};
    };

    // Its place; the end of the groups where it is unknown.
    std::pair<std::vector<Group>::iterator, std::vector<Known>::iterator> find(const Secret &secret);
    void changed();

    std::mutex m_mutex;
    std::vector<Group>
        m_groups; // the largest first, each at least twice as large as the next when it was made
    std::shared_ptr<const Automata> m_automata;
    std::atomic<bool> m_isEmpty{true};
};

} // namespace tooltray::credentials
