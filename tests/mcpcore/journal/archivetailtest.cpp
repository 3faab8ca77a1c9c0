// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archive.h"

#include "journal/archive/archivewriter.h"
#include "mcpcore/journal/samples.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <string>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;
using tooltray::test::TemporaryFolder;

namespace {

constexpr std::uint64_t kWholeArchive = std::uint64_t(1) << 30U;

void appendNoted(ArchiveWriter &writer, std::uint64_t id, const std::string &note = {})
{
    LogEntry entry = sampleEntry(id, "2026-01-0" + std::to_string(1 + (id - 1) / 10) + "T12:00:00Z");
    entry.note = note;
    const std::vector<EntryPointer> entries{std::make_shared<const LogEntry>(std::move(entry))};
    if (!writer.append(entries, EntryId(id)))
        qFatal("The archive cannot be written.");
}

// Ten calls on each of three days, a few in a file.
void fillDays(const std::filesystem::path &folder)
{
    auto archive = ArchiveWriter::open(folder, {.fileBytes = 4000}).value();
    for (std::uint64_t id = 1; id <= 30; ++id)
        appendNoted(archive.writer, id);
    appendNoted(archive.writer, 29, "looked at again");
}

std::vector<EntryPointer> tailOf(const std::filesystem::path &folder, const ArchiveTail &tail)
{
    return readTail(folder, tail).value();
}

} // namespace

class ArchiveTailTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheNewestInTheirOrder_data()
    {
        addColumns<int, int, int, int>("before", "entries", "first", "last");
        QTest::newRow("some") << 100 << 4 << 27 << 30;
        QTest::newRow("over files and days") << 100 << 15 << 16 << 30;
        QTest::newRow("all") << 100 << 1000 << 1 << 30;
        QTest::newRow("only older ones") << 28 << 3 << 25 << 27;
    }

    void givesTheNewestInTheirOrder()
    {
        QFETCH(int, before);
        QFETCH(int, entries);
        const TemporaryFolder folder;
        fillDays(folder.path());
        const auto tail = tailOf(folder.path(), {.before = EntryId(static_cast<std::uint64_t>(before)),
                                                 .entries = static_cast<std::size_t>(entries),
                                                 .bytes = kWholeArchive});
        QTEST(static_cast<int>(tail.front()->id.value()), "first");
        QTEST(static_cast<int>(tail.back()->id.value()), "last");
        for (std::size_t i = 1; i < tail.size(); ++i)
            QCOMPARE(tail[i]->id.value(), tail[i - 1]->id.value() + 1);
    }

    void theLastLineOfAnEntryCounts()
    {
        const TemporaryFolder folder;
        fillDays(folder.path());
        const auto tail =
            tailOf(folder.path(), {.before = EntryId(100), .entries = 2, .bytes = kWholeArchive});
        QCOMPARE(tail.front()->id, EntryId(29));
        QCOMPARE(tail.front()->note, std::string("looked at again"));
    }

    // Wherever the bytes begin, the entries are whole, the newest, and without a gap.
    void noFurtherBackThanItMay()
    {
        const TemporaryFolder folder;
        fillDays(folder.path());
        std::uint64_t all = 0;
        for (const ArchiveFile &file : archiveFiles(folder.path()))
            all += file.size;
        std::size_t most = 0;
        for (std::uint64_t bytes = 0; bytes <= all; bytes += 397) {
            const auto tail = tailOf(folder.path(), {.before = EntryId(100), .bytes = bytes});
            QVERIFY(tail.size() >= most);
            most = std::max(most, tail.size());
            if (tail.size() > 1)
                QCOMPARE(tail.back()->id, EntryId(30));
        }
        QVERIFY(most >= 29);
        QVERIFY(tailOf(folder.path(), {.before = EntryId(100), .bytes = 0}).empty());
    }

    void ofNoArchiveThereIsNone()
    {
        const TemporaryFolder folder;
        QVERIFY(tailOf(folder / "none", {.before = EntryId(1)}).empty());
    }
};

TOOLTRAY_TEST(ArchiveTailTest)
#include "archivetailtest.moc"
