// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filesystem.h"
#include "base/files/folder.h"
#include "base/result/result.h"
#include "base/task/cancellation.h"
#include "base/time/clock.h"
#include "journal/entries/logentry.h"
#include "journal/filter/predicate.h"

#include <chrono>
#include <compare>
#include <cstddef>
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

// The files of the archive, the oldest first; none where there is no folder. What has such a name and is no file is
// none of ours.
std::vector<ArchiveFile> archiveFiles(const Folder &folder);
std::vector<std::filesystem::path> notFiles(const Folder &folder); // those that are not

// Where the bodies lie that were too long for the lines of that day.
Folder bodiesFolder(const Folder &folder, std::chrono::sys_days day);

// How much of the end of the archive is wanted.
struct ArchiveTail {
    EntryId before{}; // only older ones
    std::size_t entries = 1'000;
    std::uint64_t bytes = std::uint64_t(16) << 20U; // no further back, however large the day is
};

// The entries at the end of the archive, in the order of their ids. For a thread of a pool.
Result<std::vector<EntryPointer>> readTail(const Folder &folder, const ArchiveTail &tail,
                                           const CancellationToken &token = {});

// Removes the entries that match from the archive, with their bodies, for good. A line that cannot be read
// stays. Returns how many entries went. For the thread that writes the archive, between two batches.
Result<std::size_t> clearArchive(const Folder &folder, const Filter &filter, const FilterReader &reader);

// The lines of a file that may be growing: what has no line feed yet is no line.
class LineReader {
public:
    // A line longer than that is passed over and counted.
    static constexpr std::size_t kMaxLine = std::size_t(64) << 20U;

    struct Line {
        std::string_view text; // without its line feed; until the next one is read
        std::uint64_t offset;
    };

    static Result<LineReader> open(const Folder &folder, const std::filesystem::path &name);
    static Result<LineReader> open(const std::filesystem::path &path);

    // Nothing at the end of the file.
    Result<std::optional<Line>> next();
    // The line at an offset that next() gave, then those behind it.
    void seek(std::uint64_t offset);

    std::size_t tooLong() const noexcept { return m_tooLong; }

private:
    LineReader(std::filesystem::path path, FileDescriptor file)
        : m_path(std::move(path))
        , m_file(std::move(file))
    {}

    Result<std::size_t> fill();

    std::filesystem::path m_path;
    FileDescriptor m_file;
    std::string m_buffer;
    std::size_t m_begin = 0;    // of the next line in the buffer
    std::size_t m_searched = 0; // up to where there is no line feed
    std::uint64_t m_offset = 0; // of the buffer in the file
    bool m_isSkipping = false;  // within a line that is too long
    std::size_t m_tooLong = 0;
};

} // namespace tooltray::journal
