// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/cleararchive.h"

#include "journal/archive/archivefiles.h"
#include "journal/archive/linereader.h"
#include "journal/entry/entrycodec.h"
#include "journal/filter/filtermatcher.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <span>
#include <system_error>

namespace tooltray::journal {
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

// Of an entry that was written more than once the last line says whether it goes.
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

} // namespace tooltray::journal
