// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/curl/headreader.h"

#include <charconv>
#include <utility>

namespace tooltray::upstream {

namespace {

constexpr int kSwitchingProtocols = 101;

std::string_view withoutSpaceAround(std::string_view text)
{
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kSpace);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
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
    const std::string_view text = withoutSpaceAround(line);
    if (!m_hasBegun)
        return beginWith(text) ? Result::NeedLines : Result::Malformed;
    if (text.empty()) {
        if (m_head.status < 200) {
            m_hasBegun = false;
            return m_head.status == kSwitchingProtocols ? Result::Malformed : Result::NeedLines;
        }
        m_isComplete = true;
        return Result::Complete;
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
    const std::string_view status = withoutSpaceAround(statusLine.substr(space)).substr(0, 3);
    const auto [end, error] = std::from_chars(status.data(), status.data() + status.size(), m_head.status);
    m_hasBegun = error == std::errc() && end == status.data() + 3 && m_head.status >= 100;
    return m_hasBegun && m_head.version != HttpVersion::Unknown;
}

bool HeadReader::addField(std::string_view line)
{
    const std::string_view text = withoutSpaceAround(line);
    if (line.front() == ' ' || line.front() == '\t') { // obs-fold, RFC 9112 section 5.2
        if (m_head.fields.empty())
            return false;
        m_head.fields.back().value.append(" ").append(text);
        return true;
    }
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return false;
    m_head.fields.push_back(
        {std::string(text.substr(0, colon)), std::string(withoutSpaceAround(text.substr(colon + 1)))});
    return true;
}

} // namespace tooltray::upstream
