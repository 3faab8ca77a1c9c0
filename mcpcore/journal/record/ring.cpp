// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/record/entrystore.h"

#include <algorithm>
#include <utility>

namespace tooltray::journal {

void Ring::put(EntryPointer entry)
{
    m_bytes += memoryOf(*entry);
    const auto at = m_entries.begin() + (place(entry->id) - m_entries.cbegin());
    if (at != m_entries.end() && (*at)->id == entry->id) {
        m_bytes -= memoryOf(**at);
        *at = std::move(entry);
    } else {
        m_entries.insert(at, std::move(entry));
    }
    // The newest one stays, however big it is.
    while (isOver())
        dropOldest();
}

void Ring::setLimits(RingLimits limits)
{
    m_limits = limits;
    while (isOver())
        dropOldest();
}

bool Ring::isOver() const
{
    return m_entries.size() > 1 && (m_entries.size() > m_limits.entries || m_bytes > m_limits.bytes);
}

bool Ring::hasRoomFor(const LogEntry &entry) const
{
    return m_entries.size() < m_limits.entries && m_bytes + memoryOf(entry) <= m_limits.bytes;
}

void Ring::dropOldest()
{
    m_bytes -= memoryOf(*m_entries.front());
    m_entries.pop_front();
    ++m_evicted;
}

bool Ring::remove(EntryId id)
{
    const auto at = place(id);
    if (at == m_entries.end() || (*at)->id != id)
        return false;
    m_bytes -= memoryOf(**at);
    m_entries.erase(at);
    return true;
}

EntryPointer Ring::find(EntryId id) const
{
    const auto at = place(id);
    return at != m_entries.end() && (*at)->id == id ? *at : nullptr;
}

std::deque<EntryPointer>::const_iterator Ring::place(EntryId id) const
{
    return std::ranges::lower_bound(m_entries, id, {}, [](const EntryPointer &entry) { return entry->id; });
}

} // namespace tooltray::journal
