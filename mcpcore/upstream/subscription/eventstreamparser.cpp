// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/eventstreamparser.h"

#include "text/unicode/utf8.h"

#include <utility>

namespace tooltray::upstream {

namespace {} // namespace

EventStreamParser::Outcome EventStreamParser::feed(std::string_view bytes,
                                                   const std::function<bool(const StreamEvent &)> &onEvent)
{
    while (!bytes.empty()) {
        if (std::exchange(m_afterCarriageReturn, false) && bytes.front() == '\n') {
            bytes.remove_prefix(1);
            continue;
        }
        const std::size_t end = bytes.find_first_of("\r\n");
        const std::string_view part = bytes.substr(0, end);
        if (m_line.size() + part.size() > m_maxBytes || m_event.data.size() > m_maxBytes)
            return Outcome::TooLong;
        m_line.append(part);
        if (end == std::string_view::npos)
            return Outcome::Good;
        m_afterCarriageReturn = bytes[end] == '\r';
        bytes.remove_prefix(end + 1);
        if (!endLine(onEvent))
            return Outcome::Stopped;
    }
    return Outcome::Good;
}

bool EventStreamParser::endLine(const std::function<bool(const StreamEvent &)> &onEvent)
{
    const std::string whole = std::exchange(m_line, {});
    std::string_view line = whole;
    if (std::exchange(m_isFirstLine, false) && line.starts_with(kByteOrderMark))
        line.remove_prefix(kByteOrderMark.size());
    if (!line.empty()) {
        const std::size_t colon = line.find(':');
        std::string_view value =
            colon == std::string_view::npos ? std::string_view() : line.substr(colon + 1);
        if (value.starts_with(' '))
            value.remove_prefix(1);
        addField(line.substr(0, colon), value);
        return true;
    }
    StreamEvent event = std::exchange(m_event, {});
    // Without data there is no event, says the standard; graphql-sse ends with an "event: complete" whose data
    // is empty, and some servers leave that out altogether.
    if (!std::exchange(m_hasData, false) && event.name.empty())
        return true;
    if (!event.data.empty())
        event.data.pop_back(); // the line feed behind its last line
    return onEvent(event);
}

void EventStreamParser::addField(std::string_view name, std::string_view value)
{
    if (name == "event") {
        m_event.name = value;
    } else if (name == "data") {
        m_event.data.append(value).push_back('\n');
        m_hasData = true;
    }
}

} // namespace tooltray::upstream
