// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/eventparser.h"

#include <charconv>
#include <utility>

namespace tooltray::stdio {

namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

} // namespace

EventParser::Outcome EventParser::feed(std::string_view bytes, const Handler &handler)
{
    while (!bytes.empty()) {
        if (std::exchange(m_afterReturn, false) && bytes.front() == '\n') {
            bytes.remove_prefix(1);
            continue;
        }
        const std::size_t end = bytes.find_first_of("\r\n");
        m_line += bytes.substr(0, end);
        if (m_line.size() + m_data.size() > m_maxEvent)
            return Outcome::TooLong;
        if (end == std::string_view::npos)
            break;
        m_afterReturn = bytes[end] == '\r';
        bytes.remove_prefix(end + 1);
        const std::string line = std::exchange(m_line, {});
        takeLine(line, handler);
    }
    return Outcome::Fine;
}

void EventParser::restart()
{
    m_line.clear();
    m_data.clear();
    m_type.clear();
    m_afterReturn = false;
    m_isAtStart = true;
}

void EventParser::takeLine(std::string_view line, const Handler &handler)
{
    if (std::exchange(m_isAtStart, false) && line.starts_with(kByteOrderMark))
        line.remove_prefix(kByteOrderMark.size());
    if (line.empty())
        return dispatch(handler);
    const std::size_t colon = line.find(':');
    if (colon == 0)
        return; // a comment
    std::string_view value = colon == std::string_view::npos ? std::string_view() : line.substr(colon + 1);
    if (value.starts_with(' '))
        value.remove_prefix(1);
    takeField(line.substr(0, colon), value);
}

void EventParser::takeField(std::string_view name, std::string_view value)
{
    if (name == "data") {
        m_data += value;
        m_data += '\n';
    } else if (name == "event") {
        m_type = value;
    } else if (name == "id") {
        if (value.find('\0') == std::string_view::npos)
            m_id = value;
    } else if (name == "retry") {
        std::uint32_t milliseconds = 0;
        const char *end = value.data() + value.size();
        const auto parsed = std::from_chars(value.data(), end, milliseconds);
        if (!value.empty() && parsed.ec == std::errc() && parsed.ptr == end)
            m_retry = std::chrono::milliseconds(milliseconds);
    }
}

void EventParser::dispatch(const Handler &handler)
{
    m_lastEventId = m_id;
    std::string data = std::exchange(m_data, {});
    const std::string type = std::exchange(m_type, {});
    if (data.empty() || (!type.empty() && type != "message"))
        return;
    data.pop_back();
    if (!data.empty())
        handler(std::move(data));
}

} // namespace tooltray::stdio
