// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"

#include <map>
#include <string>
#include <vector>

namespace tooltray::ui {

// The last call of each tool. What the log lets go of because it is old is known here as long as the window is open.
class LastCalls final {
public:
    using ByTool = std::map<std::string, journal::EntryId, std::less<>>;

    void take(const std::vector<journal::EntryPointer> &entries);
    // Whether one of them was the last of its tool: the one before it is known to the log alone.
    bool knowsAny(const std::vector<journal::EntryId> &ids) const;
    void remove(const std::vector<journal::EntryId> &ids);
    const ByTool &byTool() const { return m_byTool; }

private:
    ByTool m_byTool;
};

} // namespace tooltray::ui
