// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/curl/headreader.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::upstream {

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
