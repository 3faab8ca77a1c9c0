// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/cleararchive.h"

#include "base/fileerror.h"
#include "base/writefile.h"
#include "journal/archive/archivefiles.h"
#include "journal/archive/linereader.h"
#include "journal/entry/entrycodec.h"
#include "journal/filter/filtermatcher.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <set>
#include <span>
#include <system_error>

#include <unistd.h>

namespace tooltray::journal {
namespace {

namespace fs = std::filesystem;

// Calls back with each line and, where it can be read, its entry.
template <typename F>
Result<void> forEachLine(const fs::path &path, F visit)
{
    auto reader = LineReader::open(path);
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

// Of an entry that was written more than once the last line says whether it goes.
Result<std::set<EntryId>> matching(std::span<const ArchiveFile> day, FilterMatcher &matcher)
{
    std::set<EntryId> ids;
    for (const ArchiveFile &file : day) {
        auto read = forEachLine(file.path, [&](std::string_view, const LogEntry *entry) {
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

Result<void> removeLines(const ArchiveFile &file, const std::set<EntryId> &ids)
{
    std::string kept;
    kept.reserve(file.size);
    bool isChanged = false;
    auto read = forEachLine(file.path, [&](std::string_view line, const LogEntry *entry) {
        if (entry && ids.contains(entry->id)) {
            isChanged = true;
            return;
        }
        kept += line;
        kept += '\n';
    });
    if (!read || !isChanged)
        return read;
    if (!kept.empty())
        return writeFile(file.path, kept, FileAccess::Private);
    if (::unlink(file.path.c_str()) != 0)
        return fileError(FileAction::WriteFile, file.path, errno);
    return {};
}

void removeBodies(const fs::path &folder, const std::set<EntryId> &ids)
{
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().native();
        std::uint64_t number = 0;
        const auto [stop, wrong] = std::from_chars(name.data(), name.data() + name.size(), number);
        const bool isBody = wrong == std::errc() && stop != name.data() + name.size() && *stop == '-';
        std::error_code ignored; // pruned with its day at the latest
        if (isBody && ids.contains(EntryId(number)))
            fs::remove(entry->path(), ignored);
    }
}

} // namespace

Result<std::size_t> clearArchive(const fs::path &folder, const Filter &filter, const FilterReader &reader)
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
        const auto ids = matching({begin, end}, *matcher);
        if (!ids)
            return ids.error();
        for (auto file = begin; file != end && !ids->empty(); ++file) {
            if (auto removed = removeLines(*file, *ids); !removed)
                return std::move(removed).error();
        }
        removeBodies(bodiesFolder(folder, begin->name.day), *ids);
        count += ids->size();
        begin = end;
    }
    return count;
}

} // namespace tooltray::journal
