// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/automaton.h"

#include "credentials/wipe.h"

#include <algorithm>

namespace tooltray::credentials {
namespace {

// More would make the table of what is looked for too dense to rule anything out.
constexpr std::size_t kLongestStride = 5;

bool isEscapedInJson(char c)
{
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < ' ';
}

char otherCase(char c)
{
    const char lower = asciiLower(c);
    return isAsciiLetter(c) && c == lower ? static_cast<char>(c - 'a' + 'A') : lower;
}

} // namespace

Automaton::Automaton(std::vector<Pattern> patterns)
{
    std::size_t bytes = 1;
    for (const Pattern &pattern : patterns)
        bytes += pattern.text.size();
    m_nodes.reserve(bytes); // so that no copy of them is left behind
    std::size_t shortest = kGram + kLongestStride - 1;
    for (const Pattern &pattern : patterns)
        shortest = std::min(shortest, pattern.text.size());
    m_stride = shortest < kGram ? 0 : shortest - kGram + 1;
    for (Pattern &pattern : patterns) {
        add(pattern);
        addGrams(pattern.text);
        wipe(pattern.text);
    }
    link();
}

Automaton::~Automaton()
{
    wipe(m_nodes.data(), m_nodes.size() * sizeof(Node));
}

// Precondition: a pattern of at least two bytes.
void Automaton::add(const Pattern &pattern)
{
    State state = kStart;
    for (const char anyCase : pattern.text) {
        const char byte = asciiLower(anyCase);
        m_hasEscapedCharacters = m_hasEscapedCharacters || isEscapedInJson(byte);
        State after = child(state, byte);
        if (after == kStart) {
            after = static_cast<State>(m_nodes.size());
            Node node;
            node.sibling = m_nodes[state].firstChild;
            node.depth = m_nodes[state].depth + 1;
            node.byte = byte;
            m_nodes.push_back(node);
            m_nodes[state].firstChild = after;
            if (state == kStart)
                m_first[static_cast<unsigned char>(byte)] = after;
        }
        state = after;
    }
    Node &last = m_nodes[state];
    // What is a form of two secrets counts wherever one of them does.
    last.traits.isWholeWord = pattern.traits.isWholeWord && (!last.isWhole || last.traits.isWholeWord);
    last.traits.coversBefore = pattern.traits.coversBefore || last.traits.coversBefore;
    last.traits.coversAfter = pattern.traits.coversAfter || last.traits.coversAfter;
    last.isWhole = true;
    for (const char first : {pattern.text[0], otherCase(pattern.text[0])}) {
        for (const char second : {pattern.text[1], otherCase(pattern.text[1])})
            m_pairs.set(pair(first, second));
    }
}

void Automaton::addGrams(std::string_view pattern)
{
    for (std::size_t i = 0; i < m_stride; ++i)
        m_grams.set(gram(pattern.data() + i));
}

bool Automaton::isIn(std::string_view text) const
{
    if (isEmpty())
        return false;
    if (m_stride == 0)
        return isFoundFrom(0, text, text.size());
    for (std::size_t i = 0; i + kGram <= text.size(); i += m_stride) {
        if (m_grams[gram(text.data() + i)]
            && isFoundFrom(i + 1 > m_stride ? i + 1 - m_stride : 0, text, i + 1))
            return true;
    }
    return false;
}

// A pattern that begins at that place or behind it, and before the other one.
bool Automaton::isFoundFrom(std::size_t at, std::string_view text, std::size_t until) const
{
    State state = kStart;
    // What is under way may never end in a text of many beginnings; whatever begins later is found from its own place.
    for (std::size_t i = at; i < text.size() && i - m_nodes[state].depth < until; ++i) {
        state = next(state, asciiLower(text[i]));
        if (firstFind(state) != kStart)
            return true;
    }
    return false;
}

// Breadth first, as the way back leads to shorter beginnings.
void Automaton::link()
{
    std::vector<State> queue{kStart};
    queue.reserve(m_nodes.size());
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const State parent = queue[i];
        for (State state = m_nodes[parent].firstChild; state != kStart; state = m_nodes[state].sibling) {
            Node &node = m_nodes[state];
            if (parent != kStart)
                node.fallback = next(m_nodes[parent].fallback, node.byte);
            node.nextFind = firstFind(node.fallback);
            queue.push_back(state);
        }
    }
}

Automaton::State Automaton::child(State state, char byte) const
{
    if (state == kStart)
        return m_first[static_cast<unsigned char>(byte)];
    State found = m_nodes[state].firstChild;
    while (found != kStart && m_nodes[found].byte != byte)
        found = m_nodes[found].sibling;
    return found;
}

Automaton::State Automaton::next(State state, char byte) const
{
    for (;;) {
        if (const State after = child(state, byte); after != kStart)
            return after;
        if (state == kStart)
            return kStart;
        state = m_nodes[state].fallback;
    }
}

} // namespace tooltray::credentials
