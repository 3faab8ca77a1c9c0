// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "journal/filter/filter.h"

#include <functional>
#include <vector>

namespace tooltray::ui {

// The state of the log that its commands work with, current at the time of each call.
struct LogState {
    std::function<std::vector<journal::EntryPointer>()> selected;
    std::function<std::vector<journal::EntryPointer>()> shown;
    std::function<int()> rows;                           // how many are shown
    std::function<const journal::Exchange *()> exchange; // of the one that is selected; may be null
    std::function<journal::Filter()> filter;
    std::function<bool()> isCleared; // calls that the log has are out of sight
};

} // namespace tooltray::ui
