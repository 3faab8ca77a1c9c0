// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/linesplitter.h"

#include <utility>

namespace tooltray::stdio {

void LineSplitter::feed(std::string_view bytes, const Handler &handler)
{
    while (true) {
        const std::size_t end = bytes.find('\n');
        const std::string_view part = bytes.substr(0, end);
        if (m_started.size() + part.size() > m_maxLine) {
            m_isTooLong = true;
            m_started.clear();
        } else if (!m_isTooLong) {
            m_started += part;
        }
        if (end == std::string_view::npos)
            return;
        bytes.remove_prefix(end + 1);
        const std::string line = std::exchange(m_started, {});
        std::string_view text = line;
        if (text.ends_with('\r'))
            text.remove_suffix(1);
        if (std::exchange(m_isTooLong, false))
            handler(Line::TooLong, {});
        else if (!text.empty())
            handler(Line::Complete, text);
    }
}

} // namespace tooltray::stdio
