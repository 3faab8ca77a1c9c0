// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archivewriter.h"

#include "base/files/filesystem.h"
#include "base/text/quantity.h"
#include "base/time/rfc3339.h"
#include "journal/archive/archive.h"
#include "journal/entries/entrycodec.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <fcntl.h>
#include <map>
#include <optional>
#include <sys/stat.h>
#include <utility>

namespace tooltray::journal {
namespace {

constexpr const char *kClockFile = "retention.json";
constexpr std::size_t kMaxClockBytes = 4096;
constexpr std::chrono::days kSameTime{31}; // between two runs; further apart the clock has jumped again

std::optional<std::chrono::sys_days> dayIn(const json::Value &value)
{
    const auto time = parseRfc3339(value.toString());
    return time ? std::optional(dayOf(*time)) : std::nullopt;
}

std::int64_t numberOf(const json::Value &value)
{
    return value.toInt64().value_or(0);
}

} // namespace

RetentionClock::RetentionClock(Folder folder) : m_folder(std::move(folder))
{
    read();
}

WallTime RetentionClock::trusted(WallTime wall, MonotonicTime now)
{
    const std::chrono::sys_days day = dayOf(wall);
    const bool isNew = !m_day;
    if (isNew)
        m_day = newestBefore(day).value_or(day);
    if (day > *m_day + kOrdinary) {
        observe(day, wall, now);
    } else if (isNew || day != *m_day || m_ahead) {
        m_day = day;
        m_ahead.reset();
        save();
    }
    m_lastWall = wall;
    m_lastNow = now;
    return m_ahead ? WallTime(*m_day) : wall;
}

void RetentionClock::observe(std::chrono::sys_days day, WallTime wall, MonotonicTime now)
{
    const auto passed = std::chrono::duration_cast<std::chrono::seconds>(now - m_lastNow);
    // Within one run the clock goes on as time does, or it is not the same one.
    const bool hasJumped = m_lastWall && (wall < *m_lastWall || wall - *m_lastWall > passed + kOrdinary);
    if (!m_ahead || hasJumped || day < m_ahead->last || day > m_ahead->last + kSameTime) {
        m_ahead = Ahead{day};
    } else {
        if (m_lastWall)
            m_ahead->seen += passed;
        m_ahead->days += day != m_ahead->last ? 1 : 0;
        m_ahead->last = day;
    }
    if (m_ahead->days >= kDaysSeen && m_ahead->seen >= kTimeSeen) {
        m_day = day;
        m_ahead.reset();
    }
    save();
}

// For a log whose time was not recorded yet: a wrong clock would have made the file of today.
std::optional<std::chrono::sys_days> RetentionClock::newestBefore(std::chrono::sys_days day) const
{
    std::optional<std::chrono::sys_days> newest;
    for (const ArchiveFile &file : archiveFiles(m_folder)) {
        if (file.name.day < day)
            newest = file.name.day;
    }
    return newest;
}

void RetentionClock::read()
{
    const auto text = m_folder.read(kClockFile, kMaxClockBytes);
    const json::Parsed parsed = text ? json::parse(*text) : json::Parsed();
    if (!text || !parsed)
        return;
    m_day = dayIn(parsed.value["day"]);
    const json::Value &ahead = parsed.value["ahead"];
    if (const auto last = dayIn(ahead["last"]); m_day && last) {
        m_ahead = Ahead{
            *last, static_cast<int>(std::clamp<std::int64_t>(numberOf(ahead["days"]), 1, kDaysSeen)),
            std::chrono::seconds(std::clamp<std::int64_t>(numberOf(ahead["seconds"]), 0, kTimeSeen.count()))};
    }
}

// Without it the next start believes less, which removes nothing.
void RetentionClock::save() const
{
    json::Value state = json::Value::object({{"day", formatRfc3339(WallTime(*m_day))}});
    if (m_ahead) {
        state.set("ahead",
                  json::Value::object({{"last", formatRfc3339(WallTime(m_ahead->last))},
                                       {"days", static_cast<std::int64_t>(m_ahead->days)},
                                       {"seconds", static_cast<std::int64_t>(m_ahead->seen.count())}}));
    }
    static_cast<void>(m_folder.write(kClockFile, json::writePretty(state)));
}

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
std::optional<Tail> readTail(int file)
{
    struct stat status {};
    if (::fstat(file, &status) != 0)
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
        if (::pread(file, block.data(), size, static_cast<off_t>(at)) != static_cast<ssize_t>(size))
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
    if (::pread(file, tail.lastLine.data(), tail.lastLine.size(), static_cast<off_t>(begin)) < 0)
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

std::uint64_t sizeOf(const Folder &folder)
{
    std::uint64_t sum = 0;
    for (const Folder::Entry &entry : folder.entries())
        sum += entry.size;
    return sum;
}

// Whether a file can only be in the way of ours: another one will do.
bool isInTheWay(const Error &error)
{
    return error.code == "is_a_link" || error.code == "is_a_folder" || error.code == "not_a_file"
           || error.code == "access_denied";
}

} // namespace

Result<ArchiveWriter::Opened> ArchiveWriter::open(const Folder &folder, ArchiveLimits limits,
                                                  std::shared_ptr<const FileSystem> system)
{
    ArchiveWriter writer(folder.with(std::move(system)), limits);
    if (auto made = writer.m_folder.create(); !made)
        return std::move(made).error();
    std::uint64_t newest = 0;
    std::vector<std::string> repairs;
    for (const fs::path &path : notFiles(writer.m_folder)) {
        repairs.push_back("The log goes on in another file, as \"" + displayPath(path)
                          + "\" is a link, a pipe or a folder. Remove it.");
    }
    for (const ArchiveFile &file : archiveFiles(writer.m_folder)) {
        const auto reading = folder.open(file.path.filename(), O_RDONLY);
        const auto tail = reading ? readTail(reading->number()) : std::nullopt;
        if (!tail)
            continue; // whoever reads the archive is told
        if (tail->wholeSize < tail->size) {
            const auto torn = folder.open(file.path.filename(), O_WRONLY);
            if (!torn)
                return torn.error();
            if (::ftruncate(torn->number(), static_cast<off_t>(tail->wholeSize)) != 0)
                return fileError(FileAction::WriteFile, file.path, errno);
            repairs.push_back("The log \"" + displayPath(file.path) + "\" ended within a line; its last "
                              + formatByteCount(tail->size - tail->wholeSize) + " were removed.");
        }
        newest = std::max(newest, newestIn(tail->lastLine));
    }
    if (const auto remembered = folder.read(kNewestFile, 100))
        newest = std::max(newest, numberIn(remembered.value()));
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
    constexpr unsigned kMaxInTheWay = 16;
    ArchiveName name = nameFor(day);
    for (const unsigned last = name.part + kMaxInTheWay;; ++name.part) {
        auto written = appendTo(fileName(name), lines);
        if (written || !isInTheWay(written.error()) || name.part == last)
            return written;
    }
}

Result<void> ArchiveWriter::appendTo(const std::string &name, std::string_view lines)
{
    const auto file = m_folder.open(name, O_WRONLY | O_APPEND | O_CREAT);
    if (!file)
        return file.error();
    const auto failure = [&](int errorNumber) {
        return fileError(FileAction::WriteFile, m_folder.path(name), errorNumber);
    };
    struct stat status {};
    if (::fstat(file->number(), &status) != 0)
        return failure(errno);
    if (status.st_nlink > 1)
        return failure(EMLINK); // its other name may be a backup, or anything else
    auto written = m_folder.writeAll(file->number(), lines);
    if (!written && status.st_size == 0) {
        if (auto synced = m_folder.sync(); !synced) {
            static_cast<void>(::ftruncate(file->number(), status.st_size) == 0);
            return synced;
        }
    }
    if (!written)
        return {};
    // All of it or nothing: half a line would swallow the beginning of the next one, and whole ones would be
    // there twice when the caller tries again.
    if (::ftruncate(file->number(), status.st_size) != 0)
        return failure(errno);
    return failure(*written);
}

ArchiveName ArchiveWriter::nameFor(std::chrono::sys_days day) const
{
    ArchiveName name{day};
    for (const ArchiveFile &file : archiveFiles(m_folder)) {
        if (file.name.day == day)
            name.part = file.name.part + (file.size >= m_limits.fileBytes ? 1 : 0);
    }
    return name;
}

ArchiveWriter::Pruned ArchiveWriter::prune(WallTime now, std::optional<MonotonicTime> monotonic)
{
    if (monotonic) {
        if (!m_clock)
            m_clock.emplace(m_folder);
        now = m_clock->trusted(now, *monotonic);
    }
    const std::vector<ArchiveFile> files = archiveFiles(m_folder);
    std::map<std::chrono::sys_days, std::uint64_t> bodies;
    std::uint64_t total = 0;
    for (const ArchiveFile &file : files) {
        total += file.size;
        if (const auto [day, isNew] = bodies.try_emplace(file.name.day, 0); isNew)
            total += day->second = sizeOf(bodiesFolder(m_folder, file.name.day));
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
        if (!m_folder.remove(files[i].path.filename()))
            continue; // tried again the next time
        std::uint64_t gone = files[i].size;
        if (isLast || files[i + 1].name.day != files[i].name.day) {
            const Folder folder = bodiesFolder(m_folder, files[i].name.day);
            folder.removeFiles();
            folder.removeIfEmpty();
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
    return m_folder.write(kNewestFile, std::to_string(m_newest.value()) + '\n');
}

} // namespace tooltray::journal
