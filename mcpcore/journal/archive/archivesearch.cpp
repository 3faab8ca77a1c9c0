// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archivesearch.h"

#include "journal/archive/archive.h"
#include "journal/entries/entrycodec.h"
#include "journal/filter/filtermatcher.h"

#include <algorithm>
#include <limits>
#include <map>
#include <span>

namespace tooltray::journal {
namespace {

constexpr std::size_t kLinesBetweenLooks = 100; // at the token

// Where the line of an entry is. Entries of a day are kept apart from their texts, as there may be a million.
struct LinePlace {
    std::size_t file;
    std::uint64_t offset;
};

class DaySearch {
public:
    DaySearch(const Folder &folder, FilterMatcher &matcher, const ArchiveQuery &query,
              const CancellationToken &token)
        : m_folder(folder)
        , m_matcher(matcher)
        , m_query(query)
        , m_token(token)
        , m_bytesLeft(query.newestBytes.value_or(std::numeric_limits<std::uint64_t>::max()))
    {}

    bool isAtEnd() const { return m_bytesLeft == 0; }

    // Adds the entries of one day to the page.
    Result<void> search(std::span<const ArchiveFile> files, ArchivePage &page)
    {
        m_places.clear();
        std::vector<std::uint64_t> begins(files.size()); // where the part that is looked at begins
        for (std::size_t file = files.size(); file-- > 0;) {
            const std::uint64_t taken = std::min(files[file].size, m_bytesLeft);
            begins[file] = files[file].size - taken;
            m_bytesLeft -= taken;
        }
        for (std::size_t file = 0; file < files.size(); ++file) {
            if (auto read = readFile(files[file], begins[file], file, page); !read)
                return read;
        }
        for (auto place = m_places.rbegin(); place != m_places.rend(); ++place) {
            if (page.entries.size() == m_query.limit) {
                page.isLast = false;
                return {};
            }
            auto entry = load(files[place->second.file], place->second.offset);
            if (!entry)
                return std::move(entry).error();
            page.entries.push_back(std::make_shared<const LogEntry>(std::move(*entry)));
        }
        return {};
    }

private:
    Result<void> readFile(const ArchiveFile &file, std::uint64_t begin, std::size_t number, ArchivePage &page)
    {
        if (begin > 0 && begin == file.size)
            return {};
        auto reader = LineReader::open(m_folder, file.path.filename());
        if (!reader)
            return reader.error().code == "file_missing" ? Result<void>() : Result<void>(reader.error());
        if (begin > 0) { // the rest of a line, or all but its line feed
            reader->seek(begin - 1);
            if (auto line = reader->next(); !line)
                return std::move(line).error();
        }
        for (std::size_t count = 0;; ++count) {
            if (count % kLinesBetweenLooks == 0 && m_token.isCancelled())
                return Error{ErrorKind::Cancelled, "cancelled",
                             CORE_TEXT("Core", "The search was cancelled.")};
            auto line = reader->next();
            if (!line)
                return std::move(line).error();
            if (!*line)
                break;
            const auto entry = decodeLine((*line)->text);
            if (!entry)
                ++page.unreadable;
            else
                look(*entry, {number, (*line)->offset});
        }
        page.unreadable += reader->tooLong();
        return {};
    }

    // A later line of the same entry counts in place of the earlier one.
    void look(const LogEntry &entry, LinePlace place)
    {
        const bool isWanted = !m_query.before || entry.id < *m_query.before;
        if (isWanted && m_matcher.matches(entry))
            m_places.insert_or_assign(entry.id, place);
        else
            m_places.erase(entry.id);
    }

    Result<LogEntry> load(const ArchiveFile &file, std::uint64_t offset) const
    {
        auto reader = LineReader::open(m_folder, file.path.filename());
        if (!reader)
            return std::move(reader).error();
        reader->seek(offset);
        auto line = reader->next();
        if (!line)
            return std::move(line).error();
        return decodeLine(*line ? (*line)->text : std::string_view());
    }

    const Folder &m_folder;
    FilterMatcher &m_matcher;
    const ArchiveQuery &m_query;
    const CancellationToken &m_token;
    std::uint64_t m_bytesLeft; // to look at
    std::map<EntryId, LinePlace> m_places;
};

} // namespace

Result<ArchivePage> searchArchive(const Folder &folder, const ArchiveQuery &query,
                                  const CancellationToken &token)
{
    auto matcher = FilterMatcher::create(query.filter, query.reader);
    if (!matcher)
        return std::move(matcher).error();
    ArchivePage page;
    DaySearch search(folder, *matcher, query, token);
    const std::vector<ArchiveFile> files = archiveFiles(folder);
    for (std::size_t end = files.size(); end > 0 && page.isLast && !search.isAtEnd();) {
        std::size_t begin = end - 1;
        while (begin > 0 && files[begin - 1].name.day == files[begin].name.day)
            --begin;
        if (!query.day || files[begin].name.day == *query.day) {
            if (auto read = search.search(std::span(files).subspan(begin, end - begin), page); !read)
                return std::move(read).error();
        }
        end = begin;
    }
    return page;
}

Result<EntryPointer> findInArchive(const Folder &folder, EntryId id, const CancellationToken &token)
{
    ArchiveQuery query{.limit = 1};
    query.filter = {
        .kind = Filter::Kind::Term,
        .term = {.field = FilterField::Id, .op = Term::Op::Equals, .value = std::to_string(id.value())}};
    auto page = searchArchive(folder, query, token);
    if (!page)
        return std::move(page).error();
    if (page->entries.empty()) {
        return Error{
            ErrorKind::NotFound,
            "not_found",
            {CORE_TEXT("Core", "The log has no call {id}; it may have been deleted."), {{"id", id.value()}}},
            CORE_TEXT("Core", "Look for it in the log by its time or tool.")};
    }
    return std::move(page->entries.front());
}

} // namespace tooltray::journal
