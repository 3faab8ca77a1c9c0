// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/regex/regexsearch.h"

#include "base/utf8.h"

#include <algorithm>
#include <utility>

namespace tooltray::journal {
namespace {

constexpr std::size_t kMaxStates = 2'000; // then all is forgotten and begun anew

} // namespace

RegexSearch::RegexSearch(RegexProgram program) : m_program(std::move(program))
{
    divideCharacters();
    m_visitedIn.resize(m_program.instructions.size());
    forget();
}

void RegexSearch::divideCharacters()
{
    const CharSet word = CharSet::wordCharacters();
    std::vector<char32_t> begins{0};
    const auto divide = [&](const CharSet &set) {
        for (const auto &[first, last] : set.ranges()) {
            begins.push_back(first);
            begins.push_back(last + 1);
        }
    };
    divide(word);
    std::ranges::for_each(m_program.sets, divide);
    std::ranges::sort(begins);
    begins.erase(std::unique(begins.begin(), begins.end()), begins.end());
    m_kindBegins = std::move(begins);
    m_kinds = m_kindBegins.size() + 1;

    for (char32_t c = 0; c < m_asciiKinds.size(); ++c) {
        const auto after = std::ranges::upper_bound(m_kindBegins, c);
        m_asciiKinds[c] = static_cast<std::uint16_t>(after - m_kindBegins.begin() - 1);
    }
    m_isWordKind.resize(m_kinds);
    m_isInSet.resize(m_program.sets.size() * m_kinds);
    for (std::size_t kind = 0; kind + 1 < m_kinds; ++kind) {
        m_isWordKind[kind] = word.contains(m_kindBegins[kind]);
        for (std::size_t set = 0; set < m_program.sets.size(); ++set)
            m_isInSet[set * m_kinds + kind] = m_program.sets[set].contains(m_kindBegins[kind]);
    }
}

bool RegexSearch::matches(std::string_view text, std::size_t &steps)
{
    State state = m_initial;
    while (true) {
        std::size_t kind = m_kinds - 1;
        if (!text.empty()) {
            const auto byte = static_cast<unsigned char>(text.front());
            std::size_t size = 1;
            if (byte < 0x80) {
                kind = m_asciiKinds[byte];
            } else {
                const DecodedCodePoint decoded = decodeUtf8(text);
                kind = kindOf(decoded.codePoint);
                size = decoded.size;
            }
            text.remove_prefix(size);
        }
        if (steps == 0)
            return false;
        --steps;
        const bool isEnd = kind == m_kinds - 1;
        State next = m_transitions[state * m_kinds + kind];
        if (next == kUnknown)
            next = follow(state, kind, steps);
        if (next == kMatch)
            return true;
        if (isEnd)
            return false;
        state = next;
    }
}

std::size_t RegexSearch::kindOf(char32_t codePoint) const noexcept
{
    const auto after = std::ranges::upper_bound(m_kindBegins, codePoint);
    return static_cast<std::size_t>(after - m_kindBegins.begin() - 1);
}

RegexSearch::State RegexSearch::stateOf(Key key)
{
    const auto [place, isNew] = m_states.emplace(std::move(key), static_cast<State>(m_states.size()));
    if (isNew) {
        m_keys.push_back(&place->first);
        m_transitions.resize(m_transitions.size() + m_kinds, kUnknown);
    }
    return place->second;
}

RegexSearch::State RegexSearch::follow(State from, std::size_t kind, std::size_t &steps)
{
    const Key &key = *m_keys[from];
    const auto before = static_cast<Before>(key.back());
    m_reached.clear();
    ++m_round;
    for (std::size_t i = 0; i + 1 < key.size(); ++i) {
        if (reach(key[i], before, kind, steps)) {
            m_transitions[from * m_kinds + kind] = kMatch;
            return kMatch;
        }
    }
    Key next{0}; // a match may begin behind every character
    for (const std::uint32_t instruction : m_reached) {
        if (m_isInSet[m_program.instructions[instruction].first * m_kinds + kind])
            next.push_back(instruction + 1);
    }
    std::ranges::sort(next);
    next.erase(std::unique(next.begin(), next.end()), next.end());
    next.push_back(static_cast<std::uint32_t>(m_isWordKind[kind] ? Before::Word : Before::Other));
    if (m_states.size() >= kMaxStates) {
        forget();
        return stateOf(std::move(next));
    }
    const State to = stateOf(std::move(next));
    m_transitions[from * m_kinds + kind] = to;
    return to;
}

bool RegexSearch::reach(std::uint32_t instruction, Before before, std::size_t kind, std::size_t &steps)
{
    m_toVisit.assign(1, instruction);
    while (!m_toVisit.empty()) {
        const std::uint32_t at = m_toVisit.back();
        m_toVisit.pop_back();
        if (std::exchange(m_visitedIn[at], m_round) == m_round)
            continue;
        steps -= std::min<std::size_t>(steps, 1);
        const RegexInstruction &each = m_program.instructions[at];
        switch (each.op) {
        case Op::Match: return true;
        case Op::Character: m_reached.push_back(at); break;
        case Op::Jump: m_toVisit.push_back(each.first); break;
        case Op::Fork:
            m_toVisit.push_back(each.first);
            m_toVisit.push_back(each.second);
            break;
        case Op::TextBegin:
        case Op::TextEnd:
        case Op::Boundary:
        case Op::NoBoundary:
            if (holds(each.op, before, kind))
                m_toVisit.push_back(at + 1);
            break;
        }
    }
    return false;
}

bool RegexSearch::holds(Op assertion, Before before, std::size_t kind) const
{
    const bool isBoundary = (before == Before::Word) != m_isWordKind[kind];
    switch (assertion) {
    case Op::TextBegin: return before == Before::Begin;
    case Op::TextEnd: return kind == m_kinds - 1;
    case Op::Boundary: return isBoundary;
    default: return !isBoundary;
    }
}

void RegexSearch::forget()
{
    m_states.clear();
    m_keys.clear();
    m_transitions.clear();
    m_initial = stateOf({0, static_cast<std::uint32_t>(Before::Begin)});
}

} // namespace tooltray::journal
