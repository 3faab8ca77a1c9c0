// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archive.h"

#include "journal/archive/archivesearch.h"
#include "journal/archive/archivewriter.h"
#include "journal/filter/parser.h"
#include "mcpcore/journal/samples.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;
using tooltray::test::TemporaryFolder;

namespace {

void appendEntry(const std::filesystem::path &folder, LogEntry entry)
{
    auto archive = ArchiveWriter::open(folder, {}).value();
    const EntryId id = entry.id;
    const std::vector<EntryPointer> entries{std::make_shared<const LogEntry>(std::move(entry))};
    if (!archive.writer.append(entries, std::max(archive.newest, id)))
        qFatal("The archive cannot be written.");
}

LogEntry pinnedEntry(std::uint64_t id)
{
    LogEntry entry = sampleEntry(id);
    entry.isPinned = true;
    return entry;
}

std::size_t cleared(const std::filesystem::path &folder, std::string_view filter)
{
    return clearArchive(folder, parseFilter(filter).filter, {at("2026-01-05T00:00:00Z")}).value();
}

std::vector<std::uint64_t> remaining(const std::filesystem::path &folder)
{
    std::vector<std::uint64_t> ids;
    const auto page = searchArchive(folder, {});
    for (const EntryPointer &entry : page.value().entries)
        ids.push_back(entry->id.value());
    return ids;
}

} // namespace

class ClearArchiveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatMatchesGoesWithItsBodies()
    {
        const TemporaryFolder folder;
        for (std::uint64_t id = 1; id <= 4; ++id)
            appendEntry(folder.path(), id % 2 == 0 ? pinnedEntry(id) : sampleEntry(id));
        folder.write("bodies/2026-01-01/1-1", "gone");
        folder.write("bodies/2026-01-01/2-1", "stays");
        folder.write("bodies/2026-01-01/11-1", "stays");
        QCOMPARE(cleared(folder.path(), "-is:pinned"), std::size_t(2));
        QCOMPARE(remaining(folder.path()), (std::vector<std::uint64_t>{4, 2}));
        QVERIFY(!std::filesystem::exists(folder / "bodies/2026-01-01/1-1"));
        QVERIFY(std::filesystem::exists(folder / "bodies/2026-01-01/2-1"));
        QVERIFY(std::filesystem::exists(folder / "bodies/2026-01-01/11-1"));
        QCOMPARE(cleared(folder.path(), "-is:pinned"), std::size_t(0));
    }

    void byAge()
    {
        const TemporaryFolder folder;
        appendEntry(folder.path(), sampleEntry(1, "2026-01-01T12:00:00Z"));
        appendEntry(folder.path(), sampleEntry(2, "2026-01-03T12:00:00Z"));
        QCOMPARE(cleared(folder.path(), "time:<2026-01-03"), std::size_t(1));
        QCOMPARE(remaining(folder.path()), (std::vector<std::uint64_t>{2}));
        QVERIFY(!std::filesystem::exists(folder / "2026-01-01.jsonl"));
    }

    void theLastLineOfAnEntryDecides()
    {
        const TemporaryFolder folder;
        appendEntry(folder.path(), sampleEntry(1));
        appendEntry(folder.path(), pinnedEntry(1));
        appendEntry(folder.path(), pinnedEntry(2));
        appendEntry(folder.path(), sampleEntry(2));
        QCOMPARE(cleared(folder.path(), "-is:pinned"), std::size_t(1));
        QCOMPARE(remaining(folder.path()), (std::vector<std::uint64_t>{1}));
        QVERIFY(folder.read("2026-01-01.jsonl").find("\"id\":2,") == std::string::npos);
    }

    void whatCannotBeReadStays()
    {
        const TemporaryFolder folder;
        folder.write("2026-01-01.jsonl", "something\n");
        appendEntry(folder.path(), sampleEntry(1));
        QCOMPARE(cleared(folder.path(), ""), std::size_t(1));
        QCOMPARE(folder.read("2026-01-01.jsonl"), "something\n");
    }

    void theIdsOfWhatIsGoneAreNotGivenAgain()
    {
        const TemporaryFolder folder;
        appendEntry(folder.path(), sampleEntry(9));
        VERIFY_RESULT(ArchiveWriter::open(folder.path(), {}).value().writer.clear({}, {}));
        QVERIFY(remaining(folder.path()).empty());
        QVERIFY(ArchiveWriter::open(folder.path(), {}).value().newest == EntryId(9));
    }

    void aWrongFilterClearsNothing()
    {
        const TemporaryFolder folder;
        appendEntry(folder.path(), sampleEntry(1));
        const Filter wrong{.kind = Filter::Kind::Term,
                           .term = {.field = FilterField::Duration, .value = "soon"}};
        COMPARE_ERROR(clearArchive(folder.path(), wrong, {}), ErrorKind::Invalid, "filter_invalid");
        QCOMPARE(remaining(folder.path()).size(), std::size_t(1));
    }
};

TOOLTRAY_TEST(ClearArchiveTest)
#include "cleararchivetest.moc"
