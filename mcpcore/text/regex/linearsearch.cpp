// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/regex/linearsearch.h"

#include "text/unicode/utf8.h"

#include <algorithm>
#include <utility>

namespace tooltray::text {
namespace {

// Then all is forgotten and begun anew.
constexpr std::size_t kMaxStates = 2'000;
constexpr std::size_t kMaxTransitions = 1'000'000;

} // namespace

LinearSearch::LinearSearch(const Regex &regex) : m_program(regex.m_program)
{
    divideCharacters();
    m_visitedIn.resize(m_program->code.size());
    forget();
}

void LinearSearch::divideCharacters()
{
    const CharSet word = CharSet::wordCharacters();
    std::vector<char32_t> begins{0};
    const auto divide = [&](const CharSet &set) {
        for (const CodePointRange &range : set.ranges()) {
            begins.push_back(range.first);
            begins.push_back(range.last + 1);
        }
    };
    divide(word);
    std::ranges::for_each(m_program->sets, divide);
    for (const RegexInstruction &instruction : m_program->code) {
        if (instruction.op == RegexInstruction::Op::Character)
            divide(CharSet({{instruction.operand, instruction.operand}}));
    }
    std::ranges::sort(begins);
    begins.erase(std::unique(begins.begin(), begins.end()), begins.end());
    m_kindBegins = std::move(begins);
    m_kinds = m_kindBegins.size() + 1;

    for (char32_t c = 0; c < m_asciiKinds.size(); ++c) {
        const auto after = std::ranges::upper_bound(m_kindBegins, c);
        m_asciiKinds[c] = static_cast<std::uint16_t>(after - m_kindBegins.begin() - 1);
    }
    m_isWordKind.resize(m_kinds);
    for (std::size_t kind = 0; kind + 1 < m_kinds; ++kind)
        m_isWordKind[kind] = word.contains(m_kindBegins[kind]);
    m_isInSet.resize(m_program->sets.size() * m_kinds);
    for (std::size_t set = 0; set < m_program->sets.size(); ++set) {
        for (const CodePointRange &range : m_program->sets[set].ranges()) {
            for (std::size_t kind = kindOf(range.first); m_kindBegins[kind] <= range.last; ++kind)
                m_isInSet[set * m_kinds + kind] = true;
        }
    }
}

bool LinearSearch::matches(std::string_view text, std::size_t &steps)
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
                const CodePoint point = decodeMultiByte(text, 0);
                kind = kindOf(point.value);
                size = point.length;
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

std::size_t LinearSearch::kindOf(char32_t codePoint) const noexcept
{
    const auto after = std::ranges::upper_bound(m_kindBegins, codePoint);
    return static_cast<std::size_t>(after - m_kindBegins.begin() - 1);
}

LinearSearch::State LinearSearch::stateOf(Key key)
{
    const auto [place, isNew] = m_states.emplace(std::move(key), static_cast<State>(m_states.size()));
    if (isNew) {
        m_keys.push_back(&place->first);
        m_transitions.resize(m_transitions.size() + m_kinds, kUnknown);
    }
    return place->second;
}

LinearSearch::State LinearSearch::follow(State from, std::size_t kind, std::size_t &steps)
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
    Key next;
    if (!m_program->isAnchored)
        next.push_back(0); // a match may begin behind every character
    for (const std::uint32_t instruction : m_reached) {
        if (isTaken(m_program->code[instruction], kind))
            next.push_back(instruction + 1);
    }
    std::ranges::sort(next);
    next.erase(std::unique(next.begin(), next.end()), next.end());
    next.push_back(static_cast<std::uint32_t>(m_isWordKind[kind] ? Before::Word : Before::Other));
    if (m_states.size() >= kMaxStates || m_transitions.size() >= kMaxTransitions) {
        forget();
        return stateOf(std::move(next));
    }
    const State to = stateOf(std::move(next));
    m_transitions[from * m_kinds + kind] = to;
    return to;
}

bool LinearSearch::reach(std::uint32_t instruction, Before before, std::size_t kind, std::size_t &steps)
{
    using Op = RegexInstruction::Op;
    m_toVisit.assign(1, instruction);
    while (!m_toVisit.empty()) {
        const std::uint32_t at = m_toVisit.back();
        m_toVisit.pop_back();
        if (std::exchange(m_visitedIn[at], m_round) == m_round)
            continue;
        steps -= std::min<std::size_t>(steps, 1);
        const RegexInstruction &each = m_program->code[at];
        bool goesOn = true;
        switch (each.op) {
        case Op::Accept: return true;
        case Op::Character:
        case Op::Set:
            m_reached.push_back(at);
            goesOn = false;
            break;
        case Op::Jump:
            m_toVisit.push_back(each.first);
            goesOn = false;
            break;
        case Op::Split:
            m_toVisit.push_back(each.first);
            m_toVisit.push_back(each.second);
            goesOn = false;
            break;
        case Op::Start: goesOn = before == Before::Begin; break;
        case Op::End: goesOn = kind == m_kinds - 1; break;
        case Op::WordBoundary: goesOn = isBoundary(before, kind) != each.isNegated; break;
        default: break; // about progress and groups, which change nothing in whether there is a match
        }
        if (goesOn)
            m_toVisit.push_back(at + 1);
    }
    return false;
}

bool LinearSearch::isTaken(const RegexInstruction &instruction, std::size_t kind) const
{
    if (kind == m_kinds - 1)
        return false;
    return instruction.op == RegexInstruction::Op::Character
               ? m_kindBegins[kind] == instruction.operand
               : m_isInSet[instruction.operand * m_kinds + kind];
}

void LinearSearch::forget()
{
    m_states.clear();
    m_keys.clear();
    m_transitions.clear();
    m_initial = stateOf({0, static_cast<std::uint32_t>(Before::Begin)});
}

} // namespace tooltray::text
