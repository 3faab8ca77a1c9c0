// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/decodedview.h"

#include "text/unicode/ascii.h"

#include <algorithm>

namespace tooltray::credentials {
namespace {

bool isWordCharacter(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '_';
}

bool isBase64Character(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || std::string_view("+/-_").find(c) != std::string_view::npos;
}

} // namespace

void DecodedView::add(std::string_view piece, bool isEnd, const Automata &automata,
                      std::vector<Stretch> &found)
{
    m_bytes += piece;
    m_end += piece.size();
    advance(isEnd, automata, found);
}

void DecodedView::advance(bool isEnd, const Automata &automata, std::vector<Stretch> &found)
{
    splitWhereEscaped();
    scan(isEnd, automata, found);
    for (std::size_t i = 0; i < kEscapes.size(); ++i) {
        if (DecodedView *reading = m_readings[i].get()) {
            reading->follow(*this, kEscapes[i], isEnd);
            reading->advance(isEnd, automata, found);
        }
    }
}

// Up to now the new reading was the same as this one, and so were the readings of both.
void DecodedView::splitWhereEscaped()
{
    if (m_levels == 0)
        return;
    std::array<std::unique_ptr<DecodedView>, kEscapes.size()> split;
    for (std::size_t i = 0; i < kEscapes.size(); ++i) {
        if (!m_readings[i] && m_bytes.find(mark(kEscapes[i]), m_scanned) != std::string::npos)
            split[i] = copy(m_levels - 1);
    }
    for (std::size_t i = 0; i < kEscapes.size(); ++i) {
        if (split[i])
            m_readings[i] = std::move(split[i]);
    }
}

// Copies only the bytes that were scanned.
std::unique_ptr<DecodedView> DecodedView::copy(std::size_t levels) const
{
    auto copy = std::make_unique<DecodedView>(levels);
    copy->m_bytes.assign(m_bytes, 0, m_scanned);
    copy->m_places.reserve(m_bytes.size());
    for (std::size_t i = 0; i < m_scanned; ++i)
        copy->m_places.push_back(place(i));
    copy->m_end = m_scanned < m_bytes.size() ? place(m_scanned) : m_end;
    copy->m_scanned = m_scanned;
    copy->m_state = m_state;
    copy->m_waiting = m_waiting;
    copy->m_next = m_scanned;
    copy->m_escapedUntil = m_escapedUntil;
    for (std::size_t i = 0; levels > 0 && i < kEscapes.size(); ++i) {
        if (m_readings[i]) {
            copy->m_readings[i] = m_readings[i]->copy(levels - 1);
            copy->m_readings[i]->m_next = m_readings[i]->m_next;
        }
    }
    return copy;
}

void DecodedView::follow(const DecodedView &origin, Escape escape, bool isEnd)
{
    const std::string_view text = origin.m_bytes;
    while (m_next < text.size()) {
        const std::size_t end = std::min(text.find(mark(escape), m_next), text.size());
        m_bytes.append(text, m_next, end - m_next);
        for (; m_next < end; ++m_next)
            m_places.push_back(origin.place(m_next));
        if (m_next == text.size())
            break;
        const std::size_t taken = unescape(escape, text.substr(m_next), isEnd, m_bytes);
        if (taken == 0)
            break;
        m_places.resize(m_bytes.size(), origin.place(m_next));
        m_next += taken;
        if (taken > 1)
            m_escapedUntil = m_next < text.size() ? origin.place(m_next) : origin.m_end;
    }
    m_end = m_next < text.size() ? origin.place(m_next) : origin.m_end;
}

void DecodedView::scan(bool isEnd, const Automata &automata, std::vector<Stretch> &found)
{
    if (isEnd || m_scanned < m_bytes.size()) {
        for (const Waiting &waiting : m_waiting)
            decide(waiting, found);
        m_waiting.clear();
    }
    automata.scan(m_state, m_bytes, m_scanned, [&](const Automaton::Find &find) {
        const Waiting waiting{find.end - find.size, find.end - 1, find.traits};
        if (isEnd || find.end < m_bytes.size())
            decide(waiting, found);
        else
            m_waiting.push_back(waiting);
    });
    m_scanned = m_bytes.size();
}

void DecodedView::decide(const Waiting &waiting, std::vector<Stretch> &found) const
{
    const auto &[first, last, traits] = waiting;
    const bool hasBefore = first > 0;
    const bool hasAfter = last + 1 < m_bytes.size();
    if (traits.isWholeWord
        && ((hasBefore && isWordCharacter(m_bytes[first - 1]))
            || (hasAfter && isWordCharacter(m_bytes[last + 1]))))
        return;
    const bool coversBefore = traits.coversBefore && hasBefore && isBase64Character(m_bytes[first - 1]);
    const bool coversAfter = traits.coversAfter && hasAfter && isBase64Character(m_bytes[last + 1]);
    found.push_back({place(coversBefore ? first - 1 : first), placeAfter(coversAfter ? last + 1 : last)});
}

// One escape can stand for several bytes, which then have the same place.
std::size_t DecodedView::placeAfter(std::size_t index) const
{
    const std::size_t here = place(index);
    while (++index < m_bytes.size()) {
        if (place(index) != here)
            return place(index);
    }
    return m_end;
}

void DecodedView::lookAgain(const Automata &automata, std::vector<Stretch> &found)
{
    m_scanned = 0;
    m_state.clear();
    m_waiting.clear();
    scan(false, automata, found);
    for (const auto &reading : m_readings) {
        if (reading)
            reading->lookAgain(automata, found);
    }
}

// One byte more than a find may need, for what stands before it.
std::size_t DecodedView::firstInReach(const Automata &automata) const
{
    std::size_t reach = automata.depth(m_state);
    for (const Waiting &waiting : m_waiting)
        reach = std::max(reach, m_bytes.size() - waiting.first);
    return m_bytes.size() - std::min(reach + 1, m_bytes.size());
}

std::size_t DecodedView::settled(const Automata &automata) const
{
    std::size_t settled = m_bytes.empty() ? m_end : place(firstInReach(automata));
    for (const auto &reading : m_readings) {
        if (reading)
            settled = std::min(settled, reading->settled(automata));
    }
    return settled;
}

void DecodedView::forget(const Automata &automata)
{
    dropOutOfReach(automata);
    joinWhereEqual(oldest());
}

void DecodedView::dropOutOfReach(const Automata &automata)
{
    std::size_t count = firstInReach(automata);
    for (const auto &reading : m_readings) {
        if (reading) {
            reading->dropOutOfReach(automata);
            count = std::min(count, reading->m_next);
        }
    }
    if (count == 0)
        return;
    m_bytes.erase(0, count);
    if (!m_places.empty())
        m_places.erase(m_places.begin(), m_places.begin() + static_cast<std::ptrdiff_t>(count));
    m_scanned -= count;
    for (Waiting &waiting : m_waiting) {
        waiting.first -= count;
        waiting.last -= count;
    }
    for (const auto &reading : m_readings) {
        if (reading)
            reading->m_next -= count;
    }
}

std::size_t DecodedView::oldest() const
{
    std::size_t oldest = m_bytes.empty() ? m_end : place(0);
    for (const auto &reading : m_readings) {
        if (reading)
            oldest = std::min(oldest, reading->oldest());
    }
    return oldest;
}

void DecodedView::joinWhereEqual(std::size_t oldest)
{
    for (auto &reading : m_readings) {
        if (!reading)
            continue;
        reading->joinWhereEqual(oldest);
        if (reading->m_escapedUntil <= oldest && reading->m_next == m_bytes.size())
            reading.reset();
    }
}

} // namespace tooltray::credentials
