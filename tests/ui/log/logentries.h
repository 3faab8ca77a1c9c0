// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"

#include <cstdint>
#include <vector>

namespace tooltray::test {

// Calls as a log has them, each one like another only in its kind. Made alike every time.
journal::LogEntry logEntry(std::uint64_t id);
journal::EntryPointer sharedEntry(journal::LogEntry entry);
std::vector<journal::EntryPointer> logEntries(std::uint64_t first, std::uint64_t count);

} // namespace tooltray::test
