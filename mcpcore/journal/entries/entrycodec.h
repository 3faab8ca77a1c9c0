// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "journal/entries/logentry.h"
#include "json/reader.h"
#include "json/value.h"

#include <string>
#include <string_view>

namespace tooltray::journal {

// Entries as they are kept in the archive and exported: one JSON object each, members that say nothing left
// out. Reading ignores members it does not know, which later versions may write.
json::Value encode(const LogEntry &entry);
void read(const json::Reader &in, LogEntry &out);

// One line of the archive, with its line feed.
std::string encodeLine(const LogEntry &entry);
Result<LogEntry> decodeLine(std::string_view line);

} // namespace tooltray::journal
