// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/response.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::upstream {

std::string_view nameOf(Phase phase)
{
    switch (phase) {
    case Phase::Queued: return "queued";
    case Phase::NameLookup: return "name_lookup";
    case Phase::Connect: return "connect";
    case Phase::Tls: return "tls";
    case Phase::Sending: return "sending";
    case Phase::Waiting: return "waiting";
    case Phase::Receiving: break;
    }
    return "receiving";
}

std::optional<std::string_view> ResponseHead::field(std::string_view name) const
{
    for (const ReceivedField &field : fields) {
        if (equalsIgnoringAsciiCase(field.name, name))
            return field.value;
    }
    return std::nullopt;
}

std::string ResponseHead::mediaType() const
{
    std::string_view type = field("Content-Type").value_or(std::string_view());
    type = type.substr(0, type.find(';'));
    while (!type.empty() && (type.back() == ' ' || type.back() == '\t'))
        type.remove_suffix(1);
    return asciiLower(type);
}

namespace {

// The first 32 of the upper half of windows-1252. WHATWG, Encoding, 4.2: ISO-8859-1 and US-ASCII mean it as well. What
// it does not define stays the control character of that number.
constexpr std::array<char16_t, 32> kWindows1252{
    0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

// The value of the parameter of Content-Type, in lower case (RFC 9110, 8.3.1: it may be quoted).
std::string charsetOf(std::string_view contentType)
{
    const std::string type = asciiLower(contentType);
    constexpr std::string_view kName = "charset=";
    const std::size_t found = type.find(kName);
    if (found == std::string::npos)
        return {};
    std::string_view value = std::string_view(type).substr(found + kName.size());
    value.remove_prefix(value.starts_with('"') ? 1 : 0);
    return std::string(value.substr(0, value.find_first_of("\"; \t")));
}

} // namespace

std::string ResponseHead::asUtf8(std::string body) const
{
    constexpr std::array<std::string_view, 7> kNames{"iso-8859-1", "iso8859-1",    "latin1", "us-ascii",
                                                     "ascii",      "windows-1252", "cp1252"};
    const std::string charset = charsetOf(field("Content-Type").value_or(std::string_view()));
    if (!isOneOf(charset, kNames) || isValidUtf8(body))
        return body;
    std::string text;
    text.reserve(body.size() + body.size() / 4);
    for (const char c : body) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80)
            text += c;
        else
            appendUtf8(byte < 0xA0 ? kWindows1252[byte - 0x80U] : byte, text);
    }
    return text;
}

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kMaxRead = 16 * 1024;
constexpr std::size_t kMaxExcerpt = 200;
constexpr std::array kMessageNames{"message"sv, "error_description"sv, "detail"sv, "error"sv, "errors"sv,
                                   "title"sv};

// Runs of blanks and control characters as one space, cut at a character.
std::string onOneLine(std::string_view text)
{
    std::string line;
    bool isBetween = false;
    for (const char c : repairedUtf8(text.substr(0, 4 * kMaxExcerpt))) {
        if (static_cast<unsigned char>(c) <= ' ' || c == '\x7f') {
            isBetween = !line.empty();
            continue;
        }
        if (isBetween)
            line += ' ';
        isBetween = false;
        line += c;
    }
    if (line.size() <= kMaxExcerpt)
        return line;
    return std::string(truncatedUtf8(line, kMaxExcerpt)) + "...";
}

constexpr int kMaxLevels = 4;

// {"base": ["is taken"]} -> "base: is taken"; what has a message says that alone.
std::string wordsIn(const json::Value &value, int levels)
{
    if (value.isString())
        return std::string(value.toString());
    if (levels == 0)
        return {};
    std::string words;
    const auto add = [&](const std::string &text) {
        if (!text.empty() && words.size() < kMaxExcerpt)
            words.append(words.empty() ? "" : "; ").append(text);
    };
    for (const json::Value &element : value.elements())
        add(wordsIn(element, levels - 1));
    if (!value.isObject())
        return words;
    // A field with one of these names that holds no text is not a message.
    for (const std::string_view name : kMessageNames) {
        if (const std::string_view text = value[name].toString(); !text.empty())
            return std::string(text);
    }
    for (const json::Member &member : value.members()) {
        const std::string text = wordsIn(member.value, levels - 1);
        add(text.empty() ? text : std::string(member.name.view()) + ": " + text);
    }
    return words;
}

std::string messageIn(const json::Value &object)
{
    for (const std::string_view name : kMessageNames) {
        if (const std::string text = wordsIn(object[name], kMaxLevels); !text.empty())
            return onOneLine(text);
    }
    return {};
}

std::string titleIn(std::string_view page)
{
    const std::string lower = asciiLower(page);
    const std::size_t tag = lower.find("<title");
    const std::size_t begin = tag == std::string::npos ? tag : lower.find('>', tag);
    if (begin == std::string::npos)
        return {};
    return onOneLine(page.substr(begin + 1, lower.find('<', begin) - begin - 1));
}

} // namespace

std::string excerptOf(std::string_view body)
{
    const std::size_t first = body.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    const std::string_view text = body.substr(first, kMaxRead);
    if (text.front() == '<')
        return titleIn(text);
    if (text.front() == '{') {
        if (const json::Parsed parsed = json::parse(text); parsed && parsed.value.isObject()) {
            if (std::string message = messageIn(parsed.value); !message.empty())
                return message;
        }
    }
    return onOneLine(text);
}

namespace {

constexpr int kSwitchingProtocols = 101;
constexpr std::string_view kSpace = " \t\r\n";

// Leading zeros are zeros to some and octal to nobody; a sign is none to all.
bool isLength(std::string_view text)
{
    constexpr std::size_t kDigits = 19; // as many as fit
    return !text.empty() && text.size() <= kDigits && std::ranges::all_of(text, isAsciiDigit);
}

// The elements of a list: the same length may be given twice (RFC 9110 section 8.6).
std::vector<std::string> listOf(std::string_view text)
{
    std::vector<std::string> elements;
    for (;;) {
        const std::size_t comma = text.find(',');
        elements.emplace_back(trimmed(text.substr(0, comma), kSpace));
        if (comma == std::string_view::npos)
            return elements;
        text.remove_prefix(comma + 1);
    }
}

bool isFraming(std::string_view name)
{
    return equalsIgnoringAsciiCase(name, "Content-Length")
           || equalsIgnoringAsciiCase(name, "Transfer-Encoding");
}

HttpVersion versionOf(std::string_view name)
{
    if (name == "HTTP/1.1")
        return HttpVersion::Http11;
    if (name == "HTTP/2" || name == "HTTP/2.0")
        return HttpVersion::Http2;
    return name == "HTTP/1.0" ? HttpVersion::Http10 : HttpVersion::Unknown;
}

} // namespace

HeadReader::Result HeadReader::addLine(std::string_view line)
{
    m_bytes += line.size();
    if (m_isComplete)
        return Result::Complete; // a trailer
    const std::string_view text = trimmed(line, kSpace);
    if (!m_hasBegun)
        return beginWith(text) ? Result::NeedLines : Result::Malformed;
    if (text.empty()) {
        if (m_head.status < 200) {
            m_hasBegun = false;
            return m_head.status == kSwitchingProtocols ? Result::Malformed : Result::NeedLines;
        }
        m_isComplete = true;
        return isClear() ? Result::Complete : Result::Malformed;
    }
    return addField(line) ? Result::NeedLines : Result::Malformed;
}

bool HeadReader::beginWith(std::string_view statusLine)
{
    const std::size_t space = statusLine.find(' ');
    if (space == std::string_view::npos)
        return false;
    m_head = {};
    m_head.version = versionOf(statusLine.substr(0, space));
    const std::string_view status = trimmed(statusLine.substr(space), kSpace).substr(0, 3);
    const auto [end, error] = std::from_chars(status.data(), status.data() + status.size(), m_head.status);
    m_hasBegun = error == std::errc() && end == status.data() + 3 && m_head.status >= 100;
    return m_hasBegun && m_head.version != HttpVersion::Unknown;
}

// RFC 9112 section 6.3: a length that contradicts itself, or comes with a transfer coding, is an attack or a bug.
bool HeadReader::isClear() const
{
    std::optional<std::string> length;
    std::optional<std::string> location;
    int codings = 0;
    for (const ReceivedField &field : m_head.fields) {
        if (equalsIgnoringAsciiCase(field.name, "Content-Length")) {
            for (const std::string &one : listOf(field.value)) {
                if (!isLength(one) || (length && *length != one))
                    return false;
                length = one;
            }
        } else if (equalsIgnoringAsciiCase(field.name, "Transfer-Encoding")) {
            if (++codings > 1 || !equalsIgnoringAsciiCase(field.value, "chunked"))
                return false;
        } else if (equalsIgnoringAsciiCase(field.name, "Location")) {
            if (location && *location != field.value)
                return false;
            location = field.value;
        }
    }
    return codings == 0 || !length;
}

bool HeadReader::addField(std::string_view line)
{
    const std::string_view text = trimmed(line, kSpace);
    if (line.front() == ' ' || line.front() == '\t') { // obs-fold, RFC 9112 section 5.2
        if (m_head.fields.empty() || isFraming(m_head.fields.back().name))
            return false;
        m_head.fields.back().value.append(" ").append(text);
        return true;
    }
    const std::size_t colon = text.find(':');
    // RFC 9112 section 5.1: no space before the colon, which some read as part of the name.
    if (colon == std::string_view::npos || colon == 0
        || text.substr(0, colon).find_first_of(" \t") != std::string_view::npos)
        return false;
    m_head.fields.push_back(
        {std::string(text.substr(0, colon)), std::string(trimmed(text.substr(colon + 1), kSpace))});
    return true;
}

} // namespace tooltray::upstream
