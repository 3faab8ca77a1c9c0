// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/framing/linecollector.h"

#include <utility>

namespace tooltray::text {

LineCollector::Outcome LineCollector::collect(std::string_view &input, std::size_t maxBytes)
{
    if (std::exchange(m_isComplete, false))
        m_begun.clear();
    if (m_isSkipping) {
        m_isSkipping = input.find('\n') == std::string_view::npos;
        input.remove_prefix(m_isSkipping ? input.size() : input.find('\n') + 1);
    }
    const std::size_t feed = input.find('\n');
    const bool hasEnd = feed != std::string_view::npos;
    m_line = hasEnd ? input.substr(0, feed + 1) : input;
    // A line without its end is at least one byte longer than what there is of it.
    if (!m_isSkipping && m_begun.size() + m_line.size() + (hasEnd ? 0 : 1) > maxBytes) {
        m_begun.clear();
        m_isSkipping = true;
        return Outcome::TooLong;
    }
    input.remove_prefix(m_line.size());
    if (!hasEnd) {
        m_begun.append(m_line);
        return Outcome::NeedInput;
    }
    if (!m_begun.empty()) {
        m_begun.append(m_line);
        m_line = m_begun;
    }
    m_isComplete = true;
    m_line.remove_suffix(1);
    if (m_line.ends_with('\r'))
        m_line.remove_suffix(1);
    else if (m_tolerance == Tolerance::Strict)
        return Outcome::BareLineFeed;
    return Outcome::Line;
}

} // namespace tooltray::text
