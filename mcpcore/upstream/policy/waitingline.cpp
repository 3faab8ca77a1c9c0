// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/waitingline.h"

#include <utility>

namespace tooltray::upstream {

WaitingLine::Place &WaitingLine::Place::operator=(Place &&other) noexcept
{
    if (this != &other) {
        leave();
        m_line = std::move(other.m_line);
        m_number = other.m_number;
    }
    return *this;
}

void WaitingLine::Place::leave()
{
    // Extracted first: destroying what waits may leave other lines.
    if (const auto line = std::exchange(m_line, {}).lock())
        const auto left = line->extract(m_number);
}

std::optional<WaitingLine::Place> WaitingLine::join(std::function<void()> called)
{
    if (m_waiting->size() >= m_bound)
        return std::nullopt;
    m_waiting->emplace(++m_lastNumber, std::move(called));
    return Place(m_waiting, m_lastNumber);
}

bool WaitingLine::callNext()
{
    if (m_waiting->empty())
        return false;
    const auto first = m_waiting->extract(m_waiting->begin());
    first.mapped()();
    return true;
}

} // namespace tooltray::upstream
