// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archivetail.h"

#include "journal/archive/archivefiles.h"
#include "journal/archive/linereader.h"
#include "journal/entry/entrycodec.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace tooltray::journal {
namespace {

using Entries = std::map<EntryId, EntryPointer>;

constexpr std::size_t kLinesPerLook = 100; // at the token

// From an offset on, which need not be that of a line.
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
            return Error{ErrorKind::Cancelled, "cancelled", "The reading was cancelled."};
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

} // namespace tooltray::journal
