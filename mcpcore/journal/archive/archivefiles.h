// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/folder.h"
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

// The oldest first. Of a folder that is not there: none. What has such a name and is no file is none of ours.
std::vector<ArchiveFile> archiveFiles(const Folder &folder);
std::vector<std::filesystem::path> notFiles(const Folder &folder); // those that are not

// Where the bodies lie that were too long for the lines of that day.
Folder bodiesFolder(const Folder &folder, std::chrono::sys_days day);

} // namespace tooltray::journal
