// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archivewriter.h"

#include "base/createfolder.h"
#include "base/filedescriptor.h"
#include "base/fileerror.h"
#include "base/quantity.h"
#include "base/readfile.h"
#include "base/syncfolder.h"
#include "base/writefile.h"
#include "journal/archive/cleararchive.h"
#include "journal/entry/entrycodec.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <map>
#include <optional>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>

namespace tooltray::journal {
namespace {

namespace fs = std::filesystem;

// Every line begins with it.
constexpr std::string_view kNewestMember = "{\"newest_id\":";
// Says the same when lines were removed.
constexpr std::string_view kNewestFile = "newest-id";

struct Tail {
    std::uint64_t size = 0;      // of the file
    std::uint64_t wholeSize = 0; // up to behind the last line feed
    std::string lastLine = {};   // its beginning
};

// Looks for the last two line feeds from the end of the file.
std::optional<Tail> readTail(const fs::path &path)
{
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
    struct stat status {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return std::nullopt;
    Tail tail{.size = static_cast<std::uint64_t>(status.st_size)};
    constexpr std::uint64_t kBlock = 64U << 10U;
    std::string block;
    std::optional<std::uint64_t> end;
    std::uint64_t begin = 0;
    for (std::uint64_t at = tail.size; at > 0 && begin == 0;) {
        const std::uint64_t size = std::min(kBlock, at);
        at -= size;
        block.resize(size);
        if (::pread(file.number(), block.data(), size, static_cast<off_t>(at)) != static_cast<ssize_t>(size))
            return std::nullopt;
        for (std::size_t i = size; i-- > 0 && begin == 0;) {
            if (block[i] != '\n')
                continue;
            if (!end)
                end = at + i;
            else
                begin = at + i + 1;
        }
    }
    if (!end)
        return tail;
    tail.wholeSize = *end + 1;
    tail.lastLine.resize(std::min<std::uint64_t>(*end - begin, 100));
    if (::pread(file.number(), tail.lastLine.data(), tail.lastLine.size(), static_cast<off_t>(begin)) < 0)
        return std::nullopt;
    return tail;
}

std::uint64_t numberIn(std::string_view text)
{
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::uint64_t newestIn(std::string_view line)
{
    return line.starts_with(kNewestMember) ? numberIn(line.substr(kNewestMember.size())) : 0;
}

std::optional<int> writeAll(int file, std::string_view content, const FileCalls &calls)
{
    while (!content.empty()) {
        const ssize_t written = calls.write(file, content.data(), content.size());
        if (written < 0)
            return errno;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return std::nullopt;
}

std::uint64_t sizeOfFolder(const fs::path &folder)
{
    std::uint64_t sum = 0;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code unreadable;
        const std::uint64_t size = entry->file_size(unreadable);
        sum += unreadable ? 0 : size;
    }
    return sum;
}

} // namespace

Result<ArchiveWriter::Opened> ArchiveWriter::open(fs::path folder, ArchiveLimits limits,
                                                  std::shared_ptr<const FileCalls> calls)
{
    if (auto made = createFolder(folder, FileAccess::Private, *calls); !made)
        return std::move(made).error();
    std::uint64_t newest = 0;
    std::vector<std::string> repairs;
    for (const ArchiveFile &file : archiveFiles(folder)) {
        const auto tail = readTail(file.path);
        if (!tail)
            continue; // whoever reads the archive is told
        if (tail->wholeSize < tail->size) {
            if (::truncate(file.path.c_str(), static_cast<off_t>(tail->wholeSize)) != 0)
                return fileError(FileAction::WriteFile, file.path, errno);
            repairs.push_back("The log \"" + displayPath(file.path) + "\" ended within a line; its last "
                              + formatByteCount(tail->size - tail->wholeSize) + " were removed.");
        }
        newest = std::max(newest, newestIn(tail->lastLine));
    }
    if (const auto remembered = readFile(folder / kNewestFile, 100))
        newest = std::max(newest, numberIn(remembered.value()));
    ArchiveWriter writer(std::move(folder), limits, std::move(calls));
    writer.m_newest = EntryId(newest);
    return Opened{std::move(writer), EntryId(newest), std::move(repairs)};
}

Result<void> ArchiveWriter::append(std::span<const EntryPointer> entries, EntryId newest)
{
    m_newest = std::max(m_newest, newest);
    std::map<std::chrono::sys_days, std::string> days;
    for (const EntryPointer &entry : entries) {
        std::string &lines = days[dayOf(entry->time)];
        lines += kNewestMember;
        lines += std::to_string(newest.value());
        lines += ',';
        lines += std::string_view(encodeLine(*entry)).substr(1);
    }
    for (const auto &[day, lines] : days) {
        if (auto written = appendTo(day, lines); !written)
            return written;
    }
    return {};
}

Result<void> ArchiveWriter::appendTo(std::chrono::sys_days day, std::string_view lines)
{
    const fs::path path = pathFor(day);
    const FileDescriptor file(
        m_calls->open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    struct stat status {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return fileError(FileAction::WriteFile, path, errno);
    auto failure = writeAll(file.number(), lines, *m_calls);
    if (!failure && m_calls->sync(file.number()) != 0)
        failure = errno;
    if (!failure && status.st_size == 0)
        failure = syncFolder(m_folder, *m_calls);
    if (!failure)
        return {};
    // All of it or nothing: half a line would swallow the beginning of the next one, and whole ones would be
    // there twice when the caller tries again.
    if (::ftruncate(file.number(), status.st_size) != 0)
        return fileError(FileAction::WriteFile, path, errno);
    return fileError(FileAction::WriteFile, path, *failure);
}

fs::path ArchiveWriter::pathFor(std::chrono::sys_days day) const
{
    ArchiveName name{day};
    for (const ArchiveFile &file : archiveFiles(m_folder)) {
        if (file.name.day == day)
            name.part = file.name.part + (file.size >= m_limits.fileBytes ? 1 : 0);
    }
    return m_folder / fileName(name);
}

ArchiveWriter::Pruned ArchiveWriter::prune(WallTime now)
{
    const std::vector<ArchiveFile> files = archiveFiles(m_folder);
    std::map<std::chrono::sys_days, std::uint64_t> bodies;
    std::uint64_t total = 0;
    for (const ArchiveFile &file : files) {
        total += file.size;
        if (const auto [day, isNew] = bodies.try_emplace(file.name.day, 0); isNew)
            total += day->second = sizeOfFolder(bodiesFolder(m_folder, file.name.day));
    }
    const std::chrono::sys_days firstToKeep = dayOf(now) - m_limits.age;
    const bool isOver = !files.empty() && (total > m_limits.bytes || files.front().name.day < firstToKeep);
    if (!isOver || !rememberNewest())
        return {};
    Pruned pruned;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const bool isLast = i + 1 == files.size();
        const bool isTooOld = files[i].name.day < firstToKeep;
        if (!isTooOld && (total <= m_limits.bytes || isLast))
            break;
        if (m_calls->removeFile(files[i].path.c_str()) != 0)
            continue; // tried again the next time
        std::uint64_t gone = files[i].size;
        if (isLast || files[i + 1].name.day != files[i].name.day) {
            std::error_code ignored; // the same
            std::filesystem::remove_all(bodiesFolder(m_folder, files[i].name.day), ignored);
            gone += bodies[files[i].name.day];
        }
        ++pruned.files;
        pruned.bytes += gone;
        total -= gone;
    }
    return pruned;
}

Result<std::size_t> ArchiveWriter::clear(const Filter &filter, const FilterReader &reader)
{
    if (auto remembered = rememberNewest(); !remembered)
        return std::move(remembered).error();
    return clearArchive(m_folder, filter, reader);
}

Result<void> ArchiveWriter::rememberNewest() const
{
    return writeFile(m_folder / kNewestFile, std::to_string(m_newest.value()) + '\n', FileAccess::Private,
                     *m_calls);
}

} // namespace tooltray::journal
