// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/automaton.h"

#include "credentials/wipe.h"

namespace tooltray::credentials {

Automaton::Automaton(std::vector<Pattern> patterns)
{
    std::size_t bytes = 1;
    for (const Pattern &pattern : patterns)
        bytes += pattern.text.size();
    m_nodes.reserve(bytes); // so that no copy of them is left behind
    for (Pattern &pattern : patterns) {
        add(pattern);
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
    for (const char byte : pattern.text) {
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
    m_pairs.set(pair(pattern.text[0], pattern.text[1]));
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
