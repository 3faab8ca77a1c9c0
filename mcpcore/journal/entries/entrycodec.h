// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "journal/entries/logentry.h"
#include "json/reader.h"

#include <string>
#include <string_view>

namespace tooltray::journal {

// Entries as they are kept in the archive and exported: one JSON object each, without members
// that say nothing. Reading ignores unknown members, which later versions may write.
void read(const json::Reader &in, LogEntry &out);

// One line of the archive, with its line feed.
std::string encodeLine(const LogEntry &entry);
Result<LogEntry> decodeLine(std::string_view line);

} // namespace tooltray::journal
