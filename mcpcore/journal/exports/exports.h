// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "journal/entries/exchange.h"
#include "journal/entries/logentry.h"
#include "json/value.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::journal {

// The exchanges of these calls as an HTTP Archive 1.2, which browsers and proxies read. Each call is a page
// that its exchanges belong to; what the format has no place for is under names with an underscore, as it asks.
json::Value harArchive(std::span<const EntryPointer> entries, std::string_view programVersion);

// The entries as JSON lines, each as it is in the archive.
std::string jsonLines(std::span<const EntryPointer> entries);

// Writes what was exported for its owner alone, also over a file that others could read. Takes as long as the
// disk takes.
Result<void> writeExport(const std::filesystem::path &path, std::string_view content);

// The text as one word of a POSIX shell (XCU 2.2), whatever is in it.
std::string shellQuoted(std::string_view text);

// A curl command that sends the request again. What was masked is a variable of the shell, named after the
// header field or JSON member it stood under: $AUTHORIZATION. Fails where the log has not all that was sent.
//
// Fields that are given stand as they are in place of those of the same names: secrets, when the caller has asked
// the person; then the text is as secret as they are.
Result<std::string> curlCommand(const Exchange &exchange, const std::vector<RecordedHeader> &revealed = {});

} // namespace tooltray::journal
