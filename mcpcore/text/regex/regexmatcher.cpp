// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/regex/regexmatcher.h"

#include "text/unicode/ascii.h"

#include <algorithm>

namespace tooltray::text {

namespace {

constexpr std::size_t kStepsBeforeMemo = 4096;
constexpr std::size_t kMaxMemoBits = std::size_t{1} << 28U;
constexpr std::size_t kBitsPerStep = 512;  // clearing the memo takes that little time
constexpr std::size_t kScannedPerStep = 8; // running over a set is that much cheaper than a step

bool isWordCharacter(char c) noexcept
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '_';
}

} // namespace

RegexMatcher::RegexMatcher(const RegexProgram &program, std::string_view text, std::size_t maxSteps)
    : m_program(program)
    , m_text(text)
    , m_maxSteps(maxSteps)
    , m_nextCheck(program.mayRemember ? std::min(maxSteps, kStepsBeforeMemo) : maxSteps)
{
    m_stack.reserve(64);
    m_slots.assign(program.slotCount, kUnset);
}

RegexOutcome RegexMatcher::search()
{
    using Answer = RegexOutcome::Answer;
    if (m_text.size() >= kUnset)
        return {Answer::LimitReached, 0};
    const auto size = static_cast<Position>(m_text.size());
    for (Position start = 0;; start += next(start, false).length) {
        if (run(0, start))
            return {Answer::Match, m_steps};
        if (m_isExhausted)
            return {Answer::LimitReached, m_steps};
        if (m_program.isAnchored || start == size)
            return {Answer::NoMatch, m_steps};
    }
}

inline bool RegexMatcher::step(const RegexInstruction &instruction, Position &at) const noexcept
{
    const bool isAscii = !instruction.goesBack && at < m_text.size() && !isBeyondAscii(m_text[at]);
    if (!isAscii)
        return stepBeyondAscii(instruction, at);
    const auto point = static_cast<char32_t>(m_text[at]);
    const bool matches = instruction.op == RegexInstruction::Op::Character
                             ? point == instruction.operand
                             : m_program.sets[instruction.operand].contains(point);
    at += matches ? 1 : 0;
    return matches;
}

bool RegexMatcher::stepBeyondAscii(const RegexInstruction &instruction, Position &at) const noexcept
{
    if (at == (instruction.goesBack ? 0 : m_text.size()))
        return false;
    const CodePoint point = next(at, instruction.goesBack);
    const bool matches = instruction.op == RegexInstruction::Op::Character
                             ? point.value == instruction.operand
                             : m_program.sets[instruction.operand].contains(point.value);
    if (matches)
        at = instruction.goesBack ? at - point.length : at + point.length;
    return matches;
}

bool RegexMatcher::run(std::uint32_t pc, Position at)
{
    using Op = RegexInstruction::Op;
    const std::size_t floor = m_stack.size();
    while (mayGoOn()) {
        const RegexInstruction &instruction = m_program.code[pc];
        bool ok = true;
        switch (instruction.op) {
        case Op::Accept: return true;
        case Op::Character:
        case Op::Set: ok = step(instruction, at); break;
        case Op::Repeat: ok = repeat(instruction, pc, at); break;
        case Op::Split:
            ok = enter(instruction.row, at);
            if (ok)
                m_stack.push_back({Resumption::Kind::GoOn, instruction.second, at, 0});
            pc = instruction.first - 1;
            break;
        case Op::Jump: pc = instruction.first - 1; break;
        case Op::Start: ok = at == 0; break;
        case Op::End: ok = at == m_text.size(); break;
        case Op::WordBoundary: ok = isWordBoundary(at) != instruction.isNegated; break;
        case Op::Look:
            ok = look(instruction, pc, at);
            pc = instruction.first - 1;
            break;
        case Op::Save: assign(instruction.operand, at); break;
        case Op::Clear:
            for (std::uint32_t slot = instruction.first; slot < instruction.second; ++slot)
                assign(slot, kUnset);
            break;
        case Op::BackReference: ok = backReference(instruction, at); break;
        case Op::CheckProgress: ok = m_slots[instruction.operand] != at; break;
        }
        ++pc;
        if (!ok && !resume(floor, pc, at))
            return false;
    }
    return false;
}

bool RegexMatcher::resume(std::size_t floor, std::uint32_t &pc, Position &at)
{
    while (m_stack.size() > floor) {
        Resumption &top = m_stack.back();
        const RegexInstruction *instruction = nullptr;
        switch (top.kind) {
        case Resumption::Kind::Restore:
            m_slots[top.target] = top.at;
            m_stack.pop_back();
            continue;
        case Resumption::Kind::GoOn:
            pc = top.target;
            at = top.at;
            m_stack.pop_back();
            return true;
        case Resumption::Kind::GiveBack:
            instruction = &m_program.code[top.target];
            at = instruction->goesBack ? top.at + next(top.at, false).length
                                       : top.at - next(top.at, true).length;
            pc = top.target + 1;
            top.at = at;
            if (at == top.bound)
                m_stack.pop_back();
            return true;
        case Resumption::Kind::TakeMore:
            instruction = &m_program.code[top.target];
            at = top.at;
            pc = top.target + 1;
            if (top.bound == 0 || !step(*instruction, at)
                || (instruction->max == RegexNode::kUnlimited && !enter(instruction->row, at))) {
                m_stack.pop_back();
                continue;
            }
            top.at = at;
            if (top.bound != RegexNode::kUnlimited)
                --top.bound;
            return true;
        }
    }
    return false;
}

// Once the memo is in use, an unlimited repetition stops where an earlier one has been: what follows
// from there has been tried. A limited one depends on where it began and is remembered by that.
bool RegexMatcher::repeat(const RegexInstruction &instruction, std::uint32_t pc, Position &at)
{
    const bool isUnlimited = instruction.max == RegexNode::kUnlimited;
    if (!isUnlimited && !enter(instruction.row, at))
        return false;
    for (std::uint32_t i = 0; i < instruction.min; ++i) {
        if (!step(instruction, at)) {
            m_steps += i / kScannedPerStep;
            return false;
        }
    }
    m_steps += instruction.min / kScannedPerStep;
    if (isUnlimited && !enter(instruction.row, at))
        return false;
    const std::uint32_t more = isUnlimited ? RegexNode::kUnlimited : instruction.max - instruction.min;
    if (instruction.isLazy) {
        m_stack.push_back({Resumption::Kind::TakeMore, pc, at, more});
        return true;
    }
    const Position least = at;
    const bool mayHaveBeenHere = isUnlimited && m_remembers;
    Position ahead = at;
    for (std::uint32_t i = 0; i < more && step(instruction, ahead); ++i) {
        if (mayHaveBeenHere && !enter(instruction.row, ahead))
            break;
        at = ahead;
    }
    m_steps += (least < at ? at - least : least - at) / kScannedPerStep;
    if (at != least)
        m_stack.push_back({Resumption::Kind::GiveBack, pc, at, least});
    return true;
}

// ECMA-262 22.2.2.4: whatever was tried inside is settled, what groups inside hold stays.
bool RegexMatcher::look(const RegexInstruction &instruction, std::uint32_t pc, Position at)
{
    if (!m_remembers)
        return evaluateLook(instruction, pc, at) != instruction.isNegated;
    if (!test(instruction.row, at)) {
        // States inside led to the end of this assertion or not; for another position that is no answer.
        forget(instruction.row + 2, instruction.second);
        if (evaluateLook(instruction, pc, at))
            set(instruction.row + 1, at);
        set(instruction.row, at);
    }
    return test(instruction.row + 1, at) != instruction.isNegated;
}

bool RegexMatcher::evaluateLook(const RegexInstruction &instruction, std::uint32_t pc, Position at)
{
    const std::size_t floor = m_stack.size();
    const bool matches = run(pc + 1, at);
    if (!matches)
        return false;
    if (instruction.isNegated) {
        for (; m_stack.size() > floor; m_stack.pop_back()) {
            if (m_stack.back().kind == Resumption::Kind::Restore)
                m_slots[m_stack.back().target] = m_stack.back().at;
        }
        return true;
    }
    const auto inside = m_stack.begin() + static_cast<std::ptrdiff_t>(floor);
    m_stack.erase(
        std::remove_if(inside, m_stack.end(),
                       [](const Resumption &entry) { return entry.kind != Resumption::Kind::Restore; }),
        m_stack.end());
    return true;
}

// 22.2.2.7.2: a group that has not taken part matches the empty text.
bool RegexMatcher::backReference(const RegexInstruction &instruction, Position &at) const
{
    const Position start = m_slots[instruction.operand];
    const Position end = m_slots[instruction.operand + 1];
    if (start == kUnset || end == kUnset)
        return true;
    const std::string_view held = m_text.substr(start, end - start);
    if (instruction.goesBack) {
        if (!m_text.substr(0, at).ends_with(held))
            return false;
        at -= end - start;
        return true;
    }
    if (!m_text.substr(at).starts_with(held))
        return false;
    at += end - start;
    return true;
}

bool RegexMatcher::isWordBoundary(Position at) const noexcept
{
    const bool before = at > 0 && isWordCharacter(m_text[at - 1]);
    const bool after = at < m_text.size() && isWordCharacter(m_text[at]);
    return before != after;
}

CodePoint RegexMatcher::next(Position at, bool goesBack) const noexcept
{
    return goesBack ? decodeBefore(m_text, at) : decode(m_text, at);
}

void RegexMatcher::assign(std::uint32_t slot, Position value)
{
    if (m_slots[slot] == value)
        return;
    m_stack.push_back({Resumption::Kind::Restore, slot, m_slots[slot], 0});
    m_slots[slot] = value;
}

bool RegexMatcher::mayGoOn()
{
    if (++m_steps <= m_nextCheck)
        return true;
    if (m_nextCheck < m_maxSteps) {
        m_nextCheck = m_maxSteps;
        const std::size_t bits = m_program.rowCount * (m_text.size() + 1);
        m_remembers = bits <= kMaxMemoBits;
        if (m_remembers) {
            m_memo.resize(bits);
            m_steps += bits / kBitsPerStep;
        }
        return true;
    }
    m_isExhausted = true;
    return false;
}

// False when the state has been entered before.
bool RegexMatcher::enter(std::uint32_t row, Position at)
{
    if (!m_remembers)
        return true;
    if (test(row, at))
        return false;
    set(row, at);
    return true;
}

bool RegexMatcher::test(std::uint32_t row, Position at) const
{
    return m_memo[row * (m_text.size() + 1) + at];
}

void RegexMatcher::set(std::uint32_t row, Position at)
{
    m_memo[row * (m_text.size() + 1) + at] = true;
}

void RegexMatcher::forget(std::uint32_t firstRow, std::uint32_t lastRow)
{
    const std::size_t width = m_text.size() + 1;
    const auto begin = m_memo.begin();
    std::fill(begin + static_cast<std::ptrdiff_t>(firstRow * width),
              begin + static_cast<std::ptrdiff_t>(lastRow * width), false);
    m_steps += (lastRow - firstRow) * width / kBitsPerStep;
}

} // namespace tooltray::text
