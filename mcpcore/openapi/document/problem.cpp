// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/document/problem.h"

#include <utility>

namespace tooltray::openapi {

std::string_view severityName(Severity severity) noexcept
{
    switch (severity) {
    case Severity::Notice: return "notice";
    case Severity::Warning: return "warning";
    case Severity::Error: return "error";
    }
    return {};
}

void Problems::add(Severity severity, std::string pointer, Message message)
{
    if (m_problems.size() < m_most)
        m_problems.push_back({severity, std::move(pointer), std::move(message)});
    else
        ++m_leftOut;
}

std::vector<Problem> Problems::take()
{
    if (m_leftOut > 0) {
        m_problems.push_back({Severity::Warning,
                              {},
                              {CORE_TEXT("Core", "There are {count} more problems, which are not listed."),
                               {{"count", m_leftOut}}}});
        m_leftOut = 0;
    }
    return std::exchange(m_problems, {});
}

} // namespace tooltray::openapi
