// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/linecollector.h"

#include <algorithm>

namespace tooltray::http {

LineCollector::Outcome LineCollector::collect(std::string_view &input, std::size_t maxBytes)
{
    if (m_isComplete) {
        m_begun.clear();
        m_isComplete = false;
    }
    const std::size_t feed = input.find('\n');
    if (feed == std::string_view::npos) {
        if (m_begun.size() + input.size() >= maxBytes)
            return Outcome::TooLong;
        m_begun.append(input);
        input = {};
        return Outcome::NeedInput;
    }
    if (m_begun.size() + feed + 1 > maxBytes)
        return Outcome::TooLong;
    m_line = input.substr(0, feed + 1);
    if (!m_begun.empty()) {
        m_begun.append(m_line);
        m_line = m_begun;
    }
    input.remove_prefix(feed + 1);
    m_isComplete = true;
    if (!m_line.ends_with("\r\n"))
        return Outcome::BareLineFeed;
    m_line.remove_suffix(2);
    return Outcome::Line;
}

} // namespace tooltray::http
