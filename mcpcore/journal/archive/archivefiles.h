// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"

#include <chrono>
#include <compare>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::journal {

// A file of the archive holds calls that began on a day (UTC); what does not fit in one goes on in the next.
struct ArchiveName {
    std::chrono::sys_days day{};
    unsigned part = 1;

    auto operator<=>(const ArchiveName &) const = default;
};

std::chrono::sys_days dayOf(WallTime time);

// 2026-01-31.jsonl, 2026-01-31.2.jsonl, ...
std::string fileName(const ArchiveName &name);
std::optional<ArchiveName> parseFileName(std::string_view name);

struct ArchiveFile {
    ArchiveName name{};
    std::filesystem::path path = {};
    std::uint64_t size = 0;
};

// The oldest first. Of a folder that is not there: none.
std::vector<ArchiveFile> archiveFiles(const std::filesystem::path &folder);

// Where the bodies lie that were too long for the lines of that day.
std::filesystem::path bodiesFolder(const std::filesystem::path &folder, std::chrono::sys_days day);

} // namespace tooltray::journal
