// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archivefiles.h"

#include "base/rfc3339.h"

#include <algorithm>
#include <charconv>

namespace tooltray::journal {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSuffix = ".jsonl";
constexpr std::size_t kDate = std::string_view("2026-01-31").size();

std::string dateText(std::chrono::sys_days day)
{
    return formatRfc3339(WallTime(day)).substr(0, kDate);
}

} // namespace

std::chrono::sys_days dayOf(WallTime time)
{
    return std::chrono::floor<std::chrono::days>(time);
}

std::string fileName(const ArchiveName &name)
{
    return dateText(name.day) + (name.part > 1 ? '.' + std::to_string(name.part) : "") + std::string(kSuffix);
}

std::optional<ArchiveName> parseFileName(std::string_view text)
{
    if (text.size() < kDate + kSuffix.size() || !text.ends_with(kSuffix))
        return std::nullopt;
    const auto time = parseRfc3339(std::string(text.substr(0, kDate)) + "T00:00:00Z");
    if (!time)
        return std::nullopt;
    ArchiveName name{dayOf(*time)};
    const std::string_view part = text.substr(kDate, text.size() - kDate - kSuffix.size());
    if (part.size() > 1)
        std::from_chars(part.data() + 1, part.data() + part.size(), name.part);
    // Only names that we would have given.
    return fileName(name) == text ? std::optional(name) : std::nullopt;
}

std::vector<ArchiveFile> archiveFiles(const Folder &folder)
{
    std::vector<ArchiveFile> files;
    for (const Folder::Entry &entry : folder.entries()) {
        const auto name = parseFileName(entry.name);
        if (name && entry.type == fs::file_type::regular)
            files.push_back({*name, folder.path(entry.name), entry.size});
    }
    std::ranges::sort(files, {}, &ArchiveFile::name);
    return files;
}

std::vector<fs::path> notFiles(const Folder &folder)
{
    std::vector<fs::path> others;
    for (const Folder::Entry &entry : folder.entries()) {
        if (parseFileName(entry.name) && entry.type != fs::file_type::regular)
            others.push_back(folder.path(entry.name));
    }
    return others;
}

Folder bodiesFolder(const Folder &folder, std::chrono::sys_days day)
{
    return folder.at("bodies").at(dateText(day));
}

} // namespace tooltray::journal
