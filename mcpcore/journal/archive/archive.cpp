// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archive.h"

#include "base/files/filesystem.h"
#include "base/time/rfc3339.h"
#include "journal/entries/entrycodec.h"
#include "journal/filter/filtermatcher.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <system_error>
#include <utility>

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
    // Accepts only names that we would have given.
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

namespace {

using Entries = std::map<EntryId, EntryPointer>;

constexpr std::size_t kLinesPerLook = 100; // at the token

// Reads the entries from an offset on, which need not be the start of a line.
Result<Entries> readFrom(const Folder &folder, const ArchiveFile &file, std::uint64_t offset, EntryId before,
                         const CancellationToken &token)
{
    auto reader = LineReader::open(folder, file.path.filename());
    if (!reader)
        return reader.error().code == "file_missing" ? Result<Entries>(Entries())
                                                     : Result<Entries>(reader.error());
    reader->seek(offset);
    Entries entries;
    for (std::size_t count = 0;; ++count) {
        if (count % kLinesPerLook == 0 && token.isCancelled())
            return Error{ErrorKind::Cancelled, "cancelled", CORE_TEXT("Core", "Reading was cancelled.")};
        const auto line = reader->next();
        if (!line)
            return line.error();
        if (!line.value())
            return entries;
        if (count == 0 && offset > 0)
            continue; // the end of a line
        auto entry = decodeLine(line.value()->text);
        if (entry && entry->id < before)
            entries.insert_or_assign(entry->id, std::make_shared<const LogEntry>(std::move(*entry)));
    }
}

} // namespace

Result<std::vector<EntryPointer>> readTail(const Folder &folder, const ArchiveTail &tail,
                                           const CancellationToken &token)
{
    const std::vector<ArchiveFile> files = archiveFiles(folder);
    Entries newest;
    std::uint64_t left = tail.bytes;
    for (auto file = files.rbegin(); file != files.rend() && left > 0 && newest.size() < tail.entries;
         ++file) {
        const std::uint64_t length = std::min(left, file->size);
        auto read = readFrom(folder, *file, file->size - length, tail.before, token);
        if (!read)
            return std::move(read).error();
        newest.merge(*read); // of an entry that is in both, the later line counts
        left -= length;
    }
    std::vector<EntryPointer> entries;
    const std::size_t skipped = newest.size() - std::min(newest.size(), tail.entries);
    for (auto entry = std::next(newest.begin(), static_cast<std::ptrdiff_t>(skipped)); entry != newest.end();
         ++entry)
        entries.push_back(entry->second);
    return entries;
}

namespace {

// Calls back with each line and, where it can be read, its entry.
template <typename F>
Result<void> forEachLine(const Folder &folder, const ArchiveFile &file, F visit)
{
    auto reader = LineReader::open(folder, file.path.filename());
    if (!reader)
        return std::move(reader).error();
    while (true) {
        auto line = reader->next();
        if (!line)
            return std::move(line).error();
        if (!*line)
            return {};
        const auto entry = decodeLine((*line)->text);
        visit((*line)->text, entry ? &*entry : nullptr);
    }
}

// If an entry was written more than once, its last line decides whether it is removed.
Result<std::set<EntryId>> matching(const Folder &folder, std::span<const ArchiveFile> day,
                                   FilterMatcher &matcher)
{
    std::set<EntryId> ids;
    for (const ArchiveFile &file : day) {
        auto read = forEachLine(folder, file, [&](std::string_view, const LogEntry *entry) {
            if (entry && matcher.matches(*entry))
                ids.insert(entry->id);
            else if (entry)
                ids.erase(entry->id);
        });
        if (!read)
            return std::move(read).error();
    }
    return ids;
}

Result<void> removeLines(const Folder &folder, const ArchiveFile &file, const std::set<EntryId> &ids)
{
    std::string kept;
    kept.reserve(file.size);
    bool isChanged = false;
    auto read = forEachLine(folder, file, [&](std::string_view line, const LogEntry *entry) {
        if (entry && ids.contains(entry->id)) {
            isChanged = true;
            return;
        }
        kept += line;
        kept += '\n';
    });
    if (!read || !isChanged)
        return read;
    return kept.empty() ? folder.remove(file.path.filename()) : folder.write(file.path.filename(), kept);
}

void removeBodies(const Folder &folder, const std::set<EntryId> &ids)
{
    for (const std::string &name : folder.names()) {
        std::uint64_t number = 0;
        const auto [stop, wrong] = std::from_chars(name.data(), name.data() + name.size(), number);
        const bool isBody = wrong == std::errc() && stop != name.data() + name.size() && *stop == '-';
        if (isBody && ids.contains(EntryId(number)))
            static_cast<void>(folder.remove(name)); // else pruned with its day
    }
}

} // namespace

Result<std::size_t> clearArchive(const Folder &folder, const Filter &filter, const FilterReader &reader)
{
    auto matcher = FilterMatcher::create(filter, reader);
    if (!matcher)
        return std::move(matcher).error();
    const std::vector<ArchiveFile> files = archiveFiles(folder);
    std::size_t count = 0;
    for (auto begin = files.begin(); begin != files.end();) {
        const auto end = std::find_if(begin, files.end(), [begin](const ArchiveFile &file) {
            return file.name.day != begin->name.day;
        });
        const auto ids = matching(folder, {begin, end}, *matcher);
        if (!ids)
            return ids.error();
        for (auto file = begin; file != end && !ids->empty(); ++file) {
            if (auto removed = removeLines(folder, *file, *ids); !removed)
                return std::move(removed).error();
        }
        removeBodies(bodiesFolder(folder, begin->name.day), *ids);
        count += ids->size();
        begin = end;
    }
    return count;
}

namespace {

constexpr std::size_t kChunk = std::size_t(256) << 10U;

} // namespace

Result<LineReader> LineReader::open(const Folder &folder, const std::filesystem::path &name)
{
    auto file = folder.open(name, O_RDONLY);
    if (!file)
        return std::move(file).error();
    return LineReader(folder.path(name), *std::move(file));
}

Result<LineReader> LineReader::open(const std::filesystem::path &path)
{
    return open(Folder(path.parent_path()), path.filename());
}

Result<std::optional<LineReader::Line>> LineReader::next()
{
    while (true) {
        const std::size_t end = m_buffer.find('\n', m_searched);
        if (end != std::string::npos) {
            const Line line{std::string_view(m_buffer).substr(m_begin, end - m_begin), m_offset + m_begin};
            m_begin = m_searched = end + 1;
            const bool isTooLong = line.text.size() > kMaxLine;
            if (!m_isSkipping && !isTooLong)
                return std::optional(line);
            m_tooLong += m_isSkipping ? 0 : 1;
            m_isSkipping = false;
            continue;
        }
        m_searched = m_buffer.size();
        if (m_searched - m_begin > kMaxLine) {
            m_tooLong += m_isSkipping ? 0 : 1;
            m_isSkipping = true;
        }
        if (m_isSkipping)
            m_begin = m_searched;
        auto count = fill();
        if (!count)
            return std::move(count).error();
        if (*count == 0)
            return std::optional<Line>();
    }
}

void LineReader::seek(std::uint64_t offset)
{
    m_buffer.clear();
    m_begin = m_searched = 0;
    m_offset = offset;
    m_isSkipping = false;
}

Result<std::size_t> LineReader::fill()
{
    m_buffer.erase(0, m_begin);
    m_offset += m_begin;
    m_searched -= m_begin;
    m_begin = 0;
    const std::size_t had = m_buffer.size();
    // Long lines are read in ever larger pieces, so that their beginnings are not moved too often.
    const std::size_t wanted = std::max(kChunk, had);
    m_buffer.resize(had + wanted);
    const auto at = static_cast<off_t>(m_offset + had);
    ssize_t count = ::pread(m_file.number(), m_buffer.data() + had, wanted, at);
    while (count < 0 && errno == EINTR)
        count = ::pread(m_file.number(), m_buffer.data() + had, wanted, at);
    const int errorNumber = errno;
    m_buffer.resize(had + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    if (count < 0)
        return fileError(FileAction::ReadFile, m_path, errorNumber);
    return static_cast<std::size_t>(count);
}

} // namespace tooltray::journal
