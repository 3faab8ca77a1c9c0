// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archivesearch.h"

#include "journal/archive/archive.h"
#include "journal/archive/archivewriter.h"
#include "journal/filter/parser.h"
#include "mcpcore/journal/samples.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <fstream>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;
using tooltray::test::TemporaryFolder;

namespace {

// Ten calls on each of three days; every third one failed.
void fillArchive(const std::filesystem::path &folder)
{
    auto archive = ArchiveWriter::open(folder, {.fileBytes = 4000}).value();
    for (std::uint64_t id = 1; id <= 30; ++id) {
        LogEntry entry = sampleEntry(id, "2026-01-0" + std::to_string(1 + (id - 1) / 10) + "T12:00:00Z");
        entry.outcome = id % 3 == 0 ? Outcome::Error : Outcome::Ok;
        const std::vector<EntryPointer> entries{std::make_shared<const LogEntry>(std::move(entry))};
        if (!archive.writer.append(entries, EntryId(id)))
            qFatal("The archive cannot be written.");
    }
}

ArchiveQuery query(std::string_view filter, std::size_t limit)
{
    return {.filter = parseFilter(filter).filter, .limit = limit};
}

std::vector<std::uint64_t> idsOf(const ArchivePage &page)
{
    std::vector<std::uint64_t> ids;
    for (const EntryPointer &entry : page.entries)
        ids.push_back(entry->id.value());
    return ids;
}

} // namespace

class ArchiveSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheNewestFirstByPages()
    {
        const TemporaryFolder folder;
        fillArchive(folder.path());
        ArchiveQuery errors = query("is:error", 4);
        std::vector<std::vector<std::uint64_t>> pages;
        while (true) {
            const auto page = searchArchive(folder.path(), errors);
            VERIFY_RESULT(page);
            pages.push_back(idsOf(*page));
            if (page->isLast)
                break;
            errors.before = page->entries.back()->id;
        }
        QVERIFY(
            (pages == std::vector<std::vector<std::uint64_t>>{{30, 27, 24, 21}, {18, 15, 12, 9}, {6, 3}}));
    }

    // What is found of the end is what lies in it with whole lines; nothing else is counted as unreadable.
    void theEndCanBeReadAlone()
    {
        const TemporaryFolder folder;
        fillArchive(folder.path());
        std::vector<std::uint64_t> begins; // of the lines, in bytes from the end, the newest first
        std::uint64_t behind = 0;
        const std::vector<ArchiveFile> files = archiveFiles(folder.path());
        QVERIFY(files.size() > 3);
        for (auto file = files.rbegin(); file != files.rend(); ++file) {
            auto reader = LineReader::open(file->path).value();
            std::vector<std::uint64_t> offsets;
            for (auto line = reader.next().value(); line; line = reader.next().value())
                offsets.push_back(line->offset);
            for (auto offset = offsets.rbegin(); offset != offsets.rend(); ++offset)
                begins.push_back(behind + file->size - *offset);
            behind += file->size;
        }
        QCOMPARE(begins.size(), std::size_t(30));
        for (std::size_t lines = 0; lines <= begins.size(); ++lines) {
            const std::uint64_t whole = lines == 0 ? 0 : begins[lines - 1];
            for (const std::uint64_t bytes : {whole, whole + 1}) {
                ArchiveQuery end = query("", 100);
                end.newestBytes = bytes;
                const auto page = searchArchive(folder.path(), end);
                VERIFY_RESULT(page);
                QCOMPARE(page->entries.size(), lines);
                QVERIFY(lines == 0 || page->entries.back()->id.value() == 31 - lines);
                QCOMPARE(page->unreadable, std::size_t(0));
                QVERIFY(page->isLast);
            }
        }
    }

    void aDayCanBeReadAlone()
    {
        const TemporaryFolder folder;
        fillArchive(folder.path());
        ArchiveQuery day = query("", 100);
        day.day = dayOf(at("2026-01-02T00:00:00Z"));
        const auto page = searchArchive(folder.path(), day);
        VERIFY_RESULT(page);
        QCOMPARE(page->entries.size(), std::size_t(10));
        QCOMPARE(page->entries.front()->id.value(), std::uint64_t(20));
        QVERIFY(page->isLast);
        QVERIFY(*page->entries.back() == sampleEntry(11, "2026-01-02T12:00:00Z"));
    }

    void theLastLineOfAnEntryCounts()
    {
        const TemporaryFolder folder;
        fillArchive(folder.path());
        LogEntry entry = sampleEntry(5, "2026-01-01T12:00:00Z");
        entry.note = "seen";
        auto archive = ArchiveWriter::open(folder.path(), {}).value();
        VERIFY_RESULT(
            archive.writer.append(std::vector{std::make_shared<const LogEntry>(entry)}, EntryId(30)));
        QCOMPARE(idsOf(searchArchive(folder.path(), query("note:seen", 9)).value()),
                 (std::vector<std::uint64_t>{5}));
        QVERIFY(idsOf(searchArchive(folder.path(), query("id:5 note=\"\"", 9)).value()).empty());
        QCOMPARE(findInArchive(folder.path(), EntryId(5)).value()->note, "seen");
    }

    void oneCanBeFound()
    {
        const TemporaryFolder folder;
        fillArchive(folder.path());
        QVERIFY(*findInArchive(folder.path(), EntryId(11)).value()
                == sampleEntry(11, "2026-01-02T12:00:00Z"));
        COMPARE_ERROR(findInArchive(folder.path(), EntryId(99)), ErrorKind::NotFound, "not_found");
    }

    void linesThatAreNoneAreCounted()
    {
        const TemporaryFolder folder;
        fillArchive(folder.path());
        std::ofstream(folder / "2026-01-03.2.jsonl", std::ios::app) << "no entry\n{}\n{\"torn";
        const auto page = searchArchive(folder.path(), query("is:error", 100));
        VERIFY_RESULT(page);
        QCOMPARE(page->unreadable, std::size_t(2));
        QCOMPARE(page->entries.size(), std::size_t(10));
    }

    void aSearchCanBeCancelled()
    {
        const TemporaryFolder folder;
        fillArchive(folder.path());
        CancellationSource source;
        source.cancel();
        COMPARE_ERROR(searchArchive(folder.path(), query("", 9), source.token()), ErrorKind::Cancelled,
                      "cancelled");
    }

    void aFolderThatIsNotThereHasNothing()
    {
        const TemporaryFolder folder;
        const auto page = searchArchive(folder / "none", query("", 9));
        VERIFY_RESULT(page);
        QVERIFY(page->entries.empty() && page->isLast);
    }
};

TOOLTRAY_TEST(ArchiveSearchTest)
#include "archivesearchtest.moc"
