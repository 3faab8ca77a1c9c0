// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/recentwarnings.h"

#include <string_view>
#include <utility>

namespace tooltray {
namespace {

// The second word of what LogOutput::line() makes.
bool isWarning(std::string_view line)
{
    const std::size_t begin = line.find(' ');
    if (begin == std::string_view::npos)
        return false;
    line.remove_prefix(begin + 1);
    return line.starts_with("warning ") || line.starts_with("critical ") || line.starts_with("fatal ");
}

} // namespace

RecentWarnings::RecentWarnings(std::shared_ptr<const LogFilter> filter) : m_filter(std::move(filter)) {}

std::string RecentWarnings::filtered(std::string line) const
{
    const bool isKept = isWarning(line);
    if (m_filter)
        line = m_filter->filtered(std::move(line));
    if (isKept) {
        const std::lock_guard lock(m_mutex);
        m_lines.push_back(line);
        if (m_lines.size() > kKept)
            m_lines.pop_front();
    }
    return line;
}

std::vector<std::string> RecentWarnings::lines() const
{
    const std::lock_guard lock(m_mutex);
    return {m_lines.begin(), m_lines.end()};
}

} // namespace tooltray
