// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/decodedview.h"

#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <array>
#include <optional>

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

namespace {

// The number written by as many hexadecimal digits, nothing when it cannot become one however the text goes
// on. Digits that are still missing count as 0.
std::optional<char32_t> hexNumber(std::string_view text, std::size_t digits)
{
    char32_t number = 0;
    for (std::size_t i = 0; i < digits; ++i) {
        const auto digit = i < text.size() ? hexDigit(text[i]) : std::optional<unsigned char>(0);
        if (!digit)
            return std::nullopt;
        number = number << 4U | *digit;
    }
    return number;
}

// Keeps the mark as it is.
std::size_t literally(std::string_view text, std::string &out)
{
    out += text.front();
    return 1;
}

std::size_t unescapePercent(std::string_view text, bool isEnd, std::string &out)
{
    const auto byte = hexNumber(text.substr(1), 2);
    if (byte && text.size() < 3 && !isEnd)
        return 0;
    if (!byte || text.size() < 3)
        return literally(text, out);
    out += static_cast<char>(*byte);
    return 3;
}

constexpr bool isFirstHalf(char32_t unit)
{
    return unit >= 0xD800 && unit < 0xDC00;
}

constexpr bool isSecondHalf(char32_t unit)
{
    return unit >= 0xDC00 && unit < 0xE000;
}

// RFC 8259 section 7: \uXXXX, and two of them for what lies beyond the first plane.
std::size_t unescapeUnit(std::string_view text, bool isEnd, std::string &out)
{
    constexpr std::size_t kUnit = 6;
    const auto unit = hexNumber(text.substr(2), 4);
    if (unit && text.size() < kUnit && !isEnd)
        return 0;
    if (!unit || text.size() < kUnit || isSecondHalf(*unit))
        return literally(text, out);
    if (!isFirstHalf(*unit)) {
        appendUtf8(*unit, out);
        return kUnit;
    }
    const std::string_view rest = text.substr(kUnit, kUnit);
    if (!std::string_view("\\u").starts_with(rest.substr(0, 2)))
        return literally(text, out);
    const auto second = hexNumber(rest.substr(std::min<std::size_t>(2, rest.size())), 4);
    if (second && rest.size() < kUnit && !isEnd)
        return 0;
    if (!second || rest.size() < kUnit || !isSecondHalf(*second))
        return literally(text, out);
    appendUtf8(0x10000 + ((*unit - 0xD800) << 10U) + (*second - 0xDC00), out);
    return 2 * kUnit;
}

// Not in JSON, but in what several languages write in its place.
std::size_t unescapeByte(std::string_view text, bool isEnd, std::string &out)
{
    const auto byte = hexNumber(text.substr(2), 2);
    if (byte && text.size() < 4 && !isEnd)
        return 0;
    if (!byte || text.size() < 4)
        return literally(text, out);
    appendUtf8(*byte, out);
    return 4;
}

struct Entity {
    std::string_view name;
    char meaning;
};

// The character references of printable ASCII (HTML, 13.5).
constexpr std::array<Entity, 32> kEntities{
    {{"amp", '&'},    {"lt", '<'},     {"gt", '>'},     {"quot", '"'},   {"apos", '\''},  {"sol", '/'},
     {"bsol", '\\'},  {"plus", '+'},   {"equals", '='}, {"lowbar", '_'}, {"period", '.'}, {"num", '#'},
     {"percnt", '%'}, {"dollar", '$'}, {"excl", '!'},   {"quest", '?'},  {"commat", '@'}, {"colon", ':'},
     {"semi", ';'},   {"comma", ','},  {"ast", '*'},    {"lpar", '('},   {"rpar", ')'},   {"lsqb", '['},
     {"rsqb", ']'},   {"lcub", '{'},   {"rcub", '}'},   {"verbar", '|'}, {"Hat", '^'},    {"grave", '`'},
     {"nbsp", ' '},   {"dash", '-'}}};
constexpr std::size_t kLongestEntity = 10; // with what it begins and ends with

std::optional<char32_t> entityMeaning(std::string_view name)
{
    if (!name.starts_with('#')) {
        const auto known = std::ranges::find(kEntities, name, &Entity::name);
        return known == kEntities.end() ? std::nullopt : std::optional(static_cast<char32_t>(known->meaning));
    }
    name.remove_prefix(1);
    const bool isHex = name.starts_with('x') || name.starts_with('X');
    if (isHex)
        name.remove_prefix(1);
    char32_t number = 0;
    for (const char c : name) {
        const auto digit = hexDigit(c);
        if (!digit || (!isHex && *digit > 9))
            return std::nullopt;
        number = number * (isHex ? 16 : 10) + *digit;
    }
    constexpr char32_t kLast = 0x10FFFF;
    return name.empty() || number > kLast ? std::nullopt : std::optional(number);
}

std::size_t unescapeHtml(std::string_view text, bool isEnd, std::string &out)
{
    const std::string_view near = text.substr(0, kLongestEntity);
    std::size_t end = 1;
    while (end < near.size() && (isAsciiLetter(near[end]) || isAsciiDigit(near[end]) || near[end] == '#'))
        ++end;
    if (end == near.size())
        return near.size() < kLongestEntity && !isEnd ? 0 : literally(text, out);
    const auto meaning = near[end] == ';' ? entityMeaning(near.substr(1, end - 1)) : std::nullopt;
    if (!meaning)
        return literally(text, out);
    appendUtf8(*meaning, out);
    return end + 1;
}

std::size_t unescapeJson(std::string_view text, bool isEnd, std::string &out)
{
    constexpr std::string_view kLetters = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    if (text.size() < 2)
        return isEnd ? literally(text, out) : 0;
    if (text[1] == 'u')
        return unescapeUnit(text, isEnd, out);
    if (text[1] == 'x')
        return unescapeByte(text, isEnd, out);
    const std::size_t at = kLetters.find(text[1]);
    if (at == std::string_view::npos)
        return literally(text, out);
    out += kMeanings[at];
    return 2;
}

} // namespace

std::size_t unescape(Escape escape, std::string_view text, bool isEnd, std::string &out)
{
    switch (escape) {
    case Escape::Percent: return unescapePercent(text, isEnd, out);
    case Escape::Json: return unescapeJson(text, isEnd, out);
    case Escape::Html: break;
    }
    return unescapeHtml(text, isEnd, out);
}

namespace {

bool isLetterEscape(std::string_view text)
{
    if (text.size() < 2)
        return false;
    switch (text.front()) {
    case '%': return hexDigit(text[1]).has_value();
    case '&': return text[1] == '#' || isAsciiLetter(text[1]);
    default: return text[1] == 'u' || text[1] == 'x' || text[1] == '/';
    }
}

} // namespace

bool hasLetterEscapes(std::string_view text)
{
    for (const char mark : {'%', '&', '\\'}) {
        for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at + 1)) {
            if (isLetterEscape(text.substr(at)))
                return true;
        }
    }
    return false;
}

std::string withoutLetterEscapes(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("%&\\"), text.size());
        out.append(text.substr(0, end));
        text.remove_prefix(end);
        if (text.empty())
            break;
        if (text.front() != '\\') {
            text.remove_prefix(
                unescape(text.front() == '%' ? Escape::Percent : Escape::Html, text, true, out));
            continue;
        }
        // Each level of JSON doubles them.
        text.remove_prefix(std::min(text.find_first_not_of('\\'), text.size()));
        if (text.starts_with('u') || text.starts_with('x')) {
            const std::string one = '\\' + std::string(text.substr(0, 11));
            const std::size_t taken = unescapeJson(one, true, out);
            if (taken > 1)
                text.remove_prefix(taken - 1);
            else
                out.pop_back();
        }
    }
    return out;
}

} // namespace tooltray::credentials
