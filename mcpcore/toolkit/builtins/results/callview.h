// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "json/value.h"

namespace tooltray::toolkit {

// Of a call of the log what a client may learn of it, and no more: a filter that is asked of this finds out nothing
// that callView() does not show. The id is another one, as those of the log count the calls of everybody. What is in
// the log is redacted already.
journal::LogEntry shownEntry(const journal::LogEntry &entry);

// A shown call as get_recent_calls tells of it.
json::Value callView(const journal::LogEntry &shown);

} // namespace tooltray::toolkit
