// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/jsonoutline.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>

namespace tooltray::upstream {

enum class JsonOutline::State : std::uint8_t {
    Start, // a byte order mark may come
    Value,
    ValueOrEnd, // of an array that has just begun
    KeyOrEnd,   // of an object that has just begun
    Key,
    Colon,
    CommaOrEnd,
    String,
    Escape,
    HexDigits,
    Continuation, // of a character of several bytes
    Minus,
    Zero,
    Integer,
    Point,
    Fraction,
    Exponent,
    ExponentSign,
    ExponentDigits,
    Literal,
    Done,
};

namespace {

constexpr std::size_t kMaxKeyBytes = 128; // longer than any that is wanted, in escapes too

} // namespace

bool JsonOutline::add(std::string_view bytes)
{
    if (m_problem != Problem::None)
        return false;
    m_pieceBegin = bytes.data();
    const char *at = bytes.data();
    const char *const end = at + bytes.size();
    while (at != end) {
        m_at = at;
        if (!step(at, end))
            return false;
    }
    m_offset += bytes.size();
    m_pieceBegin = m_at = nullptr;
    return true;
}

bool JsonOutline::end()
{
    if (m_problem != Problem::None)
        return false;
    switch (m_state) {
    case State::Zero:
    case State::Integer:
    case State::Fraction:
    case State::ExponentDigits: endValue(); break;
    default: break;
    }
    if (m_state == State::Done)
        return true;
    const bool isEmpty =
        m_kind == Kind::None && (m_state == State::Value || (m_state == State::Start && m_startBytes == 0));
    return fail(isEmpty ? Problem::Empty : Problem::CutOff);
}

bool JsonOutline::fail(Problem problem)
{
    m_problem = problem;
    m_problemOffset = m_at ? offsetOf(m_at) : m_offset;
    return false;
}

bool JsonOutline::step(const char *&at, const char *end)
{
    switch (m_state) {
    case State::String: return stepString(at, end);
    case State::Start: return stepStart(at);
    case State::Minus:
    case State::Zero:
    case State::Integer:
    case State::Point:
    case State::Fraction:
    case State::Exponent:
    case State::ExponentSign:
    case State::ExponentDigits: return stepNumber(at);
    default: break;
    }
    const char c = *at++;
    switch (m_state) {
    case State::Escape:
    case State::HexDigits: return stepEscape(c);
    case State::Continuation: return stepContinuation(c);
    case State::Literal: return stepLiteral(c);
    default: break;
    }
    if (isAsciiSpace(c))
        return true;
    switch (m_state) {
    case State::ValueOrEnd:
        if (c == ']')
            return closeContainer(c);
        return beginValue(c);
    case State::Value: return beginValue(c);
    case State::KeyOrEnd:
        if (c == '}')
            return closeContainer(c);
        [[fallthrough]];
    case State::Key:
        if (c != '"')
            return fail(Problem::NotJson);
        m_isKey = true;
        m_key.clear();
        m_keyHasEscape = false;
        m_state = State::String;
        return true;
    case State::Colon:
        if (c != ':')
            return fail(Problem::NotJson);
        m_state = State::Value;
        return true;
    case State::CommaOrEnd:
        if (c != ',')
            return closeContainer(c);
        m_state = m_isObject.back() ? State::Key : State::Value;
        return true;
    default: return fail(Problem::NotJson); // something behind the end
    }
}

bool JsonOutline::stepStart(const char *&at)
{
    const char c = *at;
    if (c == kByteOrderMark[static_cast<std::size_t>(m_startBytes)]) {
        ++at;
        if (++m_startBytes == static_cast<int>(kByteOrderMark.size()))
            m_state = State::Value;
        return true;
    }
    if (m_startBytes > 0)
        return fail(Problem::NotJson);
    if (c == '\0' || c == '\xFE' || c == '\xFF')
        return fail(Problem::OtherBytes);
    m_state = State::Value;
    return true;
}

bool JsonOutline::stepString(const char *&at, const char *end)
{
    const char *const begin = at;
    at = json::behindPlain(at, end);
    const bool isOuterKey = m_isKey && m_isObject.size() == 1;
    if (isOuterKey && m_key.size() <= kMaxKeyBytes)
        m_key.append(begin, std::min(at, begin + kMaxKeyBytes + 1));
    if (at == end)
        return true;
    m_at = at;
    const char c = *at++;
    if (c == '"')
        return endString();
    if (isOuterKey && m_key.size() <= kMaxKeyBytes)
        m_key += c;
    if (c == '\\') {
        m_keyHasEscape = true;
        m_state = State::Escape;
        return true;
    }
    return beginMultibyte(c);
}

// Table 3-7 of the Unicode Standard.
bool JsonOutline::beginMultibyte(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    m_continuationMin = 0x80;
    m_continuationMax = 0xBF;
    if (byte >= 0xC2 && byte <= 0xDF) {
        m_continuations = 1;
    } else if (byte >= 0xE0 && byte <= 0xEF) {
        m_continuations = 2;
        if (byte == 0xE0)
            m_continuationMin = 0xA0;
        if (byte == 0xED)
            m_continuationMax = 0x9F;
    } else if (byte >= 0xF0 && byte <= 0xF4) {
        m_continuations = 3;
        if (byte == 0xF0)
            m_continuationMin = 0x90;
        if (byte == 0xF4)
            m_continuationMax = 0x8F;
    } else {
        return fail(byte < 0x20 ? Problem::NotJson : Problem::NotUtf8);
    }
    m_state = State::Continuation;
    return true;
}

bool JsonOutline::stepContinuation(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    if (byte < m_continuationMin || byte > m_continuationMax)
        return fail(Problem::NotUtf8);
    m_continuationMin = 0x80;
    m_continuationMax = 0xBF;
    if (m_isKey && m_isObject.size() == 1 && m_key.size() <= kMaxKeyBytes)
        m_key += c;
    if (--m_continuations == 0)
        m_state = State::String;
    return true;
}

bool JsonOutline::stepEscape(char c)
{
    if (m_isKey && m_isObject.size() == 1 && m_key.size() <= kMaxKeyBytes)
        m_key += c;
    if (m_state == State::HexDigits) {
        if (!isHexDigit(c))
            return fail(Problem::NotJson);
        if (--m_hexDigits == 0)
            m_state = State::String;
        return true;
    }
    if (c == 'u') {
        m_hexDigits = 4;
        m_state = State::HexDigits;
        return true;
    }
    if (std::string_view("\"\\/bfnrt").find(c) == std::string_view::npos)
        return fail(Problem::NotJson);
    m_state = State::String;
    return true;
}

bool JsonOutline::endString()
{
    if (!m_isKey) {
        m_at = m_at + 1;
        endValue();
        return true;
    }
    m_isKey = false;
    m_state = State::Colon;
    return m_isObject.size() != 1 || endKey();
}

bool JsonOutline::endKey()
{
    m_current.reset();
    if (m_key.size() > kMaxKeyBytes)
        return true;
    if (m_keyHasEscape)
        m_key = json::parse('"' + m_key + '"').value.toString();
    const auto found = std::ranges::find(m_wanted, m_key);
    if (found == m_wanted.end())
        return true;
    m_current = static_cast<std::size_t>(found - m_wanted.begin());
    return m_parts[*m_current].kind == Kind::None || fail(Problem::Twice);
}

void JsonOutline::beginPart(Kind kind)
{
    if (m_isObject.empty())
        m_kind = kind;
    else if (m_isObject.size() == 1 && m_current)
        m_parts[*m_current] = {.begin = offsetOf(m_at), .end = 0, .kind = kind};
}

bool JsonOutline::beginValue(char c)
{
    switch (c) {
    case '{':
    case '[': {
        const bool isObject = c == '{';
        if (m_isObject.size() == kMaxDepth)
            return fail(Problem::TooDeep);
        beginPart(isObject ? Kind::Object : Kind::Array);
        m_isObject.push_back(isObject);
        m_state = isObject ? State::KeyOrEnd : State::ValueOrEnd;
        return true;
    }
    case '"':
        beginPart(Kind::String);
        m_state = State::String;
        return true;
    case 't':
    case 'f':
    case 'n':
        beginPart(c == 'n' ? Kind::Null : Kind::Boolean);
        m_literal = c == 't' ? "rue" : c == 'f' ? "alse" : "ull";
        m_state = State::Literal;
        return true;
    case '-':
        beginPart(Kind::Number);
        m_state = State::Minus;
        return true;
    default: break;
    }
    if (!isAsciiDigit(c))
        return fail(Problem::NotJson);
    beginPart(Kind::Number);
    m_state = c == '0' ? State::Zero : State::Integer;
    return true;
}

bool JsonOutline::stepLiteral(char c)
{
    if (c != m_literal.front())
        return fail(Problem::NotJson);
    m_literal.remove_prefix(1);
    if (m_literal.empty()) {
        m_at = m_at + 1;
        endValue();
    }
    return true;
}

// Takes the character only when it belongs to the number.
bool JsonOutline::stepNumber(const char *&at)
{
    const char c = *at;
    const bool isDigit = isAsciiDigit(c);
    State next = State::Done; // the number is over
    switch (m_state) {
    case State::Minus: next = c == '0' ? State::Zero : isDigit ? State::Integer : State::Done; break;
    case State::Integer:
        if (isDigit)
            next = State::Integer;
        [[fallthrough]];
    case State::Zero:
        if (c == '.')
            next = State::Point;
        else if (c == 'e' || c == 'E')
            next = State::Exponent;
        break;
    case State::Point:
        if (isDigit)
            next = State::Fraction;
        break;
    case State::Fraction:
        if (isDigit)
            next = State::Fraction;
        else if (c == 'e' || c == 'E')
            next = State::Exponent;
        break;
    case State::Exponent:
        if (c == '+' || c == '-')
            next = State::ExponentSign;
        [[fallthrough]];
    default:
        if (isDigit)
            next = State::ExponentDigits;
        break;
    }
    if (next != State::Done) {
        m_state = next;
        ++at;
        return true;
    }
    if (m_state == State::Minus || m_state == State::Point || m_state == State::Exponent
        || m_state == State::ExponentSign)
        return fail(Problem::NotJson);
    endValue();
    return true;
}

bool JsonOutline::closeContainer(char c)
{
    if (c != (m_isObject.back() ? '}' : ']'))
        return fail(Problem::NotJson);
    m_isObject.pop_back();
    m_at = m_at + 1;
    endValue();
    return true;
}

// A value ends before m_at.
void JsonOutline::endValue()
{
    if (m_isObject.size() == 1 && m_current) {
        m_parts[*m_current].end = m_at ? offsetOf(m_at) : m_offset;
        m_current.reset();
    }
    m_state = m_isObject.empty() ? State::Done : State::CommaOrEnd;
}

} // namespace tooltray::upstream
