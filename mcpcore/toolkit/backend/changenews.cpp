// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/backend/changenews.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::chrono::milliseconds kQuiet{100};
constexpr std::chrono::milliseconds kLongest{400}; // leaves time for the way to the clients

} // namespace

void ChangeNews::add(mcp::Change change)
{
    if (std::ranges::find(m_changes, change) == m_changes.end())
        m_changes.push_back(std::move(change));
    const MonotonicTime now = m_clock.now();
    if (!m_first)
        m_first = now;
    const auto left = std::chrono::nanoseconds(*m_first + kLongest - now);
    m_timer = m_clock.startTimer(
        std::clamp(left, std::chrono::nanoseconds(0), std::chrono::nanoseconds(kQuiet)), [this] { tell(); });
}

void ChangeNews::tell()
{
    m_first.reset();
    for (const mcp::Change &change : std::exchange(m_changes, {})) {
        if (m_listener)
            m_listener(change);
    }
}

} // namespace tooltray::toolkit
