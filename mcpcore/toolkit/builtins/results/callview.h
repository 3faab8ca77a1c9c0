// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entry/logentry.h"
#include "json/value.h"

namespace tooltray::toolkit {

// A call as get_recent_calls tells of it. What is in the log is redacted already.
json::Value callView(const journal::LogEntry &entry);

} // namespace tooltray::toolkit
