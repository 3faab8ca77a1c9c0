// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/framing/eventstreamreader.h"

#include "text/unicode/utf8.h"

#include <charconv>
#include <utility>

namespace tooltray::text {

EventStreamReader::Outcome EventStreamReader::feed(std::string_view bytes, const Handler &handler)
{
    while (!bytes.empty()) {
        if (std::exchange(m_afterReturn, false) && bytes.front() == '\n') {
            bytes.remove_prefix(1);
            continue;
        }
        const std::size_t end = bytes.find_first_of("\r\n");
        const std::string_view part = bytes.substr(0, end);
        if (m_line.size() + part.size() > m_maxBytes || m_event.data.size() > m_maxBytes)
            return Outcome::TooLong;
        m_line += part;
        if (end == std::string_view::npos)
            break;
        m_afterReturn = bytes[end] == '\r';
        bytes.remove_prefix(end + 1);
        if (!endLine(handler))
            return Outcome::Stopped;
    }
    return Outcome::Good;
}

void EventStreamReader::restart()
{
    m_line.clear();
    m_event = {};
    m_hasData = false;
    m_isFirstLine = true;
    m_afterReturn = false;
}

bool EventStreamReader::endLine(const Handler &handler)
{
    const std::string whole = std::exchange(m_line, {});
    std::string_view line = whole;
    if (std::exchange(m_isFirstLine, false) && line.starts_with(kByteOrderMark))
        line.remove_prefix(kByteOrderMark.size());
    if (line.empty())
        return dispatch(handler);
    const std::size_t colon = line.find(':'); // at the beginning: a comment, which is a field without a name
    std::string_view value = colon == std::string_view::npos ? std::string_view() : line.substr(colon + 1);
    if (value.starts_with(' '))
        value.remove_prefix(1);
    takeField(line.substr(0, colon), value);
    return true;
}

void EventStreamReader::takeField(std::string_view name, std::string_view value)
{
    if (name == "data") {
        m_event.data.append(value).push_back('\n');
        m_hasData = true;
    } else if (name == "event") {
        m_event.name = value;
    } else if (name == "id") {
        if (value.find('\0') == std::string_view::npos)
            m_id = value;
    } else if (name == "retry") {
        std::uint32_t milliseconds = 0;
        const char *end = value.data() + value.size();
        const auto parsed = std::from_chars(value.data(), end, milliseconds);
        if (parsed.ec == std::errc() && parsed.ptr == end)
            m_retry = std::chrono::milliseconds(milliseconds);
    }
}

bool EventStreamReader::dispatch(const Handler &handler)
{
    m_lastEventId = m_id;
    StreamEvent event = std::exchange(m_event, {});
    // Without data there is no event, says the standard; graphql-sse ends with an "event: complete" whose data
    // is empty, and some servers leave that out altogether.
    if (!std::exchange(m_hasData, false) && event.name.empty())
        return true;
    if (!event.data.empty())
        event.data.pop_back(); // the line feed behind its last line
    return handler(std::move(event));
}

} // namespace tooltray::text
