// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lastcalls.h"

#include <algorithm>

namespace tooltray::ui {

void LastCalls::take(const std::vector<journal::EntryPointer> &entries)
{
    for (const journal::EntryPointer &entry : entries) {
        if (entry->tool.empty())
            continue;
        journal::EntryId &last = m_byTool[entry->tool];
        last = std::max(last, entry->id);
    }
}

bool LastCalls::knowsAny(const std::vector<journal::EntryId> &ids) const
{
    return std::ranges::any_of(
        m_byTool, [&ids](const auto &call) { return std::ranges::find(ids, call.second) != ids.end(); });
}

void LastCalls::remove(const std::vector<journal::EntryId> &ids)
{
    std::erase_if(m_byTool,
                  [&ids](const auto &call) { return std::ranges::find(ids, call.second) != ids.end(); });
}

} // namespace tooltray::ui
