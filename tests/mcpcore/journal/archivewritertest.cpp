// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archivewriter.h"

#include "journal/archive/archivesearch.h"
#include "journal/entries/entrycodec.h"
#include "mcpcore/journal/samples.h"
#include "support/faultyfilesystem.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <cerrno>

#include <sys/stat.h>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;
using tooltray::test::FaultyFileSystem;
using tooltray::test::TemporaryFolder;

namespace {

using Entries = std::vector<EntryPointer>;

ArchiveWriter::Opened openedArchive(const std::filesystem::path &folder, ArchiveLimits limits = {})
{
    return ArchiveWriter::open(folder, limits).value();
}

std::vector<std::uint64_t> idsIn(const std::filesystem::path &folder)
{
    std::vector<std::uint64_t> ids;
    const auto page = searchArchive(folder, {.limit = 100'000});
    for (const EntryPointer &entry : page.value().entries)
        ids.push_back(entry->id.value());
    return ids;
}

} // namespace

class ArchiveWriterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTellTheDay()
    {
        const ArchiveName first{dayOf(at("2026-01-31T23:59:59Z"))};
        QCOMPARE(fileName(first), "2026-01-31.jsonl");
        QCOMPARE(fileName({first.day, 12}), "2026-01-31.12.jsonl");
        QVERIFY(parseFileName("2026-01-31.jsonl") == first);
        QVERIFY((parseFileName("2026-01-31.12.jsonl") == ArchiveName{first.day, 12}));
        for (const char *other :
             {"", "x.jsonl", "2026-01-31", "2026-02-30.jsonl", "2026-01-31.1.jsonl", "2026-01-31.02.jsonl",
              "2026-01-31.x.jsonl", "2026-01-31..jsonl", "2026-01-31.jsonl.bak", "2026-01-31-2.jsonl"})
            QVERIFY2(!parseFileName(other), other);
    }

    void eachDayHasItsFile()
    {
        const TemporaryFolder folder;
        auto archive = openedArchive(folder / "journal");
        const Entries entries{samplePointer(1, "2026-01-01T23:59:59Z"),
                              samplePointer(2, "2026-01-02T00:00:00Z"),
                              samplePointer(3, "2026-01-01T12:00:00Z")};
        VERIFY_RESULT(archive.writer.append(entries, EntryId(3)));
        QCOMPARE(folder.names(), (std::vector<std::string>{"journal", "journal/2026-01-01.jsonl",
                                                           "journal/2026-01-02.jsonl"}));
        struct stat status {};
        QVERIFY(::stat((folder / "journal/2026-01-01.jsonl").c_str(), &status) == 0);
        QCOMPARE(status.st_mode & 0777U, 0600U);
        QVERIFY(::stat((folder / "journal").c_str(), &status) == 0);
        QCOMPARE(status.st_mode & 0777U, 0700U);
        QCOMPARE(idsIn(folder / "journal"), (std::vector<std::uint64_t>{2, 3, 1}));
    }

    void theNewestIdIsRemembered()
    {
        const TemporaryFolder folder;
        {
            auto archive = openedArchive(folder.path());
            QVERIFY(archive.newest == EntryId(0));
            VERIFY_RESULT(
                archive.writer.append(Entries{samplePointer(7, "2026-01-02T00:00:00Z")}, EntryId(7)));
            // Begun the day before, over at last: 9 and 10 are still running.
            VERIFY_RESULT(archive.writer.append(Entries{samplePointer(5)}, EntryId(10)));
        }
        QVERIFY(openedArchive(folder.path()).newest == EntryId(10));
    }

    void aTornLineIsRemovedAtTheStart()
    {
        const std::string whole = "{\"newest_id\":4," + encodeLine(sampleEntry(4)).substr(1);
        for (std::size_t torn = 1; torn < whole.size(); torn += 13) {
            const TemporaryFolder folder;
            folder.write("2026-01-01.jsonl", whole + whole.substr(0, torn));
            const auto archive = openedArchive(folder.path());
            QCOMPARE(archive.repairs.size(), std::size_t(1));
            QVERIFY(archive.newest == EntryId(4));
            QCOMPARE(folder.read("2026-01-01.jsonl"), whole);
        }
        const TemporaryFolder folder;
        folder.write("2026-01-01.jsonl", "{\"newest");
        QCOMPARE(openedArchive(folder.path()).repairs.size(), std::size_t(1));
        QCOMPARE(folder.read("2026-01-01.jsonl"), "");
        QVERIFY(openedArchive(folder.path()).repairs.empty());
    }

    void aTornLineMayBeLongerThanABlock()
    {
        const TemporaryFolder folder;
        LogEntry big = sampleEntry(4);
        big.result = Body::of(std::string(300'000, 'x'));
        const std::string whole = "{\"newest_id\":4," + encodeLine(big).substr(1);
        folder.write("2026-01-01.jsonl", whole + whole + whole.substr(0, 200'000));
        QVERIFY(openedArchive(folder.path()).newest == EntryId(4));
        QCOMPARE(folder.read("2026-01-01.jsonl").size(), 2 * whole.size());
    }

    // Whichever call fails: the lines before are whole, and what failed can be written again.
    void aFailingDiskHarmsNothing()
    {
        const Entries first{samplePointer(1)};
        const Entries second{samplePointer(2), samplePointer(3)};
        int failures = 0;
        for (const auto fault : {FaultyFileSystem::Fault::Fails, FaultyFileSystem::Fault::Dies}) {
            for (int failing = 0; failing < 100; ++failing) {
                const TemporaryFolder folder;
                VERIFY_RESULT(openedArchive(folder / "j").writer.append(first, EntryId(1)));
                const std::string before = folder.read("j/2026-01-01.jsonl");
                const auto calls = std::make_shared<FaultyFileSystem>(failing, ENOSPC, fault);
                auto archive = ArchiveWriter::open(folder / "j", {}, calls);
                VERIFY_RESULT(archive);
                const auto written = archive->writer.append(second, EntryId(3));
                if (!written) {
                    ++failures;
                    QCOMPARE(folder.read("j/2026-01-01.jsonl"), before);
                    VERIFY_RESULT(openedArchive(folder / "j").writer.append(second, EntryId(3)));
                }
                QCOMPARE(idsIn(folder / "j"), (std::vector<std::uint64_t>{3, 2, 1}));
                if (!calls->hasFailed())
                    break;
            }
        }
        QVERIFY(failures >= 6); // opening, writing in pieces, syncing: each in both ways
    }

    void aDayGoesOnInAnotherFile()
    {
        const TemporaryFolder folder;
        auto archive = openedArchive(folder.path(), {.fileBytes = 3000});
        for (std::uint64_t id = 1; id <= 12; ++id)
            VERIFY_RESULT(archive.writer.append(Entries{samplePointer(id)}, EntryId(id)));
        const auto files = archiveFiles(folder.path());
        QVERIFY(files.size() > 2);
        QCOMPARE(files.back().name.part, static_cast<unsigned>(files.size()));
        for (const ArchiveFile &file : files)
            QVERIFY(file.size < 3000 + 2000);
        QCOMPARE(idsIn(folder.path()).size(), std::size_t(12));
        QVERIFY(openedArchive(folder.path()).newest == EntryId(12));
    }

    void theOldestFilesGoFirst()
    {
        const TemporaryFolder folder;
        auto archive = openedArchive(folder.path(), {.bytes = 5000, .age = std::chrono::days(3650)});
        for (std::uint64_t id = 1; id <= 9; ++id)
            VERIFY_RESULT(archive.writer.append(
                Entries{samplePointer(id, "2026-01-0" + std::to_string(id) + "T00:00:00Z")}, EntryId(id)));
        folder.write("bodies/2026-01-01/1-1", std::string(100, 'x'));
        const auto pruned = archive.writer.prune(at("2026-01-09T12:00:00Z"));
        QVERIFY(pruned.files > 2);
        QVERIFY(pruned.bytes > 100);
        const auto ids = idsIn(folder.path());
        QCOMPARE(ids.front(), std::uint64_t(9));
        QCOMPARE(ids.size(), 9 - pruned.files);
        QVERIFY(!std::filesystem::exists(folder / "bodies/2026-01-01"));
        QVERIFY(archive.writer.prune(at("2026-01-09T12:00:00Z")) == ArchiveWriter::Pruned());
    }

    void theFileBeingWrittenStays()
    {
        const TemporaryFolder folder;
        auto archive = openedArchive(folder.path(), {.bytes = 10});
        VERIFY_RESULT(archive.writer.append(Entries{samplePointer(1)}, EntryId(1)));
        QVERIFY(archive.writer.prune(at("2026-01-01T13:00:00Z")) == ArchiveWriter::Pruned());
    }

    void whatIsTooOldGoes()
    {
        const TemporaryFolder folder;
        auto archive = openedArchive(folder.path(), {.age = std::chrono::days(7)});
        VERIFY_RESULT(archive.writer.append(
            Entries{samplePointer(1, "2026-01-01T00:00:00Z"), samplePointer(2, "2026-01-02T00:00:00Z")},
            EntryId(2)));
        QCOMPARE(archive.writer.prune(at("2026-01-08T23:00:00Z")).files, std::size_t(0));
        QCOMPARE(archive.writer.prune(at("2026-01-09T00:00:00Z")).files, std::size_t(1));
        QCOMPARE(archive.writer.prune(at("2026-02-09T00:00:00Z")).files, std::size_t(1));
        QVERIFY(archiveFiles(folder.path()).empty());
        QVERIFY(openedArchive(folder.path()).newest == EntryId(2)); // their ids are not given again
    }

    void aClockThatJumpsRemovesNothing()
    {
        const TemporaryFolder folder;
        auto archive = openedArchive(folder.path(), {.age = std::chrono::days(30)});
        VERIFY_RESULT(archive.writer.append(Entries{samplePointer(1, "2026-11-01T00:00:00Z")}, EntryId(1)));
        const MonotonicTime begin{};
        QCOMPARE(archive.writer.prune(at("2026-11-01T10:00:00Z"), begin).files, std::size_t(0));
        VERIFY_RESULT(archive.writer.append(Entries{samplePointer(2, "2036-11-01T00:00:00Z")}, EntryId(2)));
        QCOMPARE(archive.writer.prune(at("2036-11-01T10:01:00Z"), begin + std::chrono::minutes(1)).files,
                 std::size_t(0));
        auto next = openedArchive(folder.path(), {.age = std::chrono::days(30)});
        QCOMPARE(next.writer.prune(at("2036-11-02T10:00:00Z"), begin).files, std::size_t(0));
        QCOMPARE(idsIn(folder.path()).size(), std::size_t(2));
    }

    // Nothing waits for a pipe's reader, nothing is written behind a link, and no call is lost.
    void whatIsInTheWayOfAFileIsLeftAsItIs_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"pipe", "link", "dangling link", "second name", "folder"})
            QTest::newRow(kind) << kind;
    }
    void whatIsInTheWayOfAFileIsLeftAsItIs()
    {
        QFETCH(QString, kind);
        const std::string what = kind.toStdString();
        const TemporaryFolder folder;
        folder.write("mine", "precious");
        folder.write("journal/other", "");
        const std::filesystem::path file = folder / "journal/2026-01-01.jsonl";
        if (what == "pipe")
            QCOMPARE(::mkfifo(file.c_str(), 0600), 0);
        else if (what == "link")
            std::filesystem::create_symlink(folder / "mine", file);
        else if (what == "dangling link")
            std::filesystem::create_symlink(folder / "new", file);
        else if (what == "second name")
            std::filesystem::create_hard_link(folder / "mine", file);
        else
            std::filesystem::create_directory(file);
        if (what == "second name")
            folder.write("mine", "{\"newest_id\":1}\n");
        const std::string before = folder.read("mine");
        auto archive = openedArchive(folder / "journal");
        QCOMPARE(archive.repairs.size(), std::size_t(what == "second name" ? 0 : 1));
        VERIFY_RESULT(archive.writer.append(Entries{samplePointer(7, "2026-01-01T00:00:00Z")}, EntryId(7)));
        QVERIFY(std::filesystem::is_regular_file(folder / "journal/2026-01-01.2.jsonl"));
        QCOMPARE(folder.read("mine"), before);
        QVERIFY(!std::filesystem::exists(folder / "new"));
        QVERIFY(openedArchive(folder / "journal").newest == EntryId(7));
    }

    void foreignFilesAreLeftAlone()
    {
        const TemporaryFolder folder;
        folder.write("notes.txt", "mine");
        folder.write("2020-01-01.jsonl.bak", "mine");
        auto archive = openedArchive(folder.path(), {.bytes = 0});
        VERIFY_RESULT(archive.writer.append(Entries{samplePointer(1)}, EntryId(1)));
        QCOMPARE(archive.writer.prune(at("2026-12-09T00:00:00Z")).files, std::size_t(1));
        QCOMPARE(folder.names(),
                 (std::vector<std::string>{"2020-01-01.jsonl.bak", "newest-id", "notes.txt"}));
    }
};

TOOLTRAY_TEST(ArchiveWriterTest)
#include "archivewritertest.moc"
