// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "journal/entries/logentry.h"
#include "json/value.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::journal {

// The exchanges of these calls as an HTTP Archive 1.2, which browsers and proxies read. Each call is a page
// that its exchanges belong to; what the format has no place for is under names with an underscore, as it asks.
json::Value harArchive(std::span<const EntryPointer> entries, std::string_view programVersion);

// The entries as JSON lines, each as it is in the archive.
std::string jsonLines(std::span<const EntryPointer> entries);

// Writes what was exported for its owner alone, also over a file that others could read. Takes as long as the
// disk takes.
Result<void> writeExport(const std::filesystem::path &path, std::string_view content);

} // namespace tooltray::journal
