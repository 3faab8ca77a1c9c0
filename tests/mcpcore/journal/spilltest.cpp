// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/spill.h"

#include "journal/archive/archivesearch.h"
#include "mcpcore/journal/samples.h"
#include "support/fakeclock.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <cerrno>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;
using tooltray::test::FakeClock;
using tooltray::test::TemporaryFolder;
using namespace std::chrono_literals;

namespace {

// A disk that is full while it is told to be.
class FullDisk final : public FileSystem {
public:
    void setFull(bool isFull) { m_isFull = isFull; }
    ssize_t write(int file, const char *data, std::size_t size) const override
    {
        if (!m_isFull)
            return FileSystem::write(file, data, size);
        errno = ENOSPC;
        return -1;
    }

private:
    std::atomic<bool> m_isFull = false;
};

class SpillOnDisk {
public:
    explicit SpillOnDisk(SpillLimits limits = {})
        : m_disk(std::make_shared<FullDisk>())
        , m_spill(std::in_place, ArchiveWriter::open(m_folder.path(), {}, m_disk).value().writer, m_clock,
                  limits)
    {}

    void add(std::uint64_t id) { m_spill->add(samplePointer(id), EntryId(id)); }
    void addLarge(std::uint64_t id)
    {
        LogEntry entry = *samplePointer(id);
        entry.result = Body::of(std::string(100'000, 'x'));
        m_spill->add(std::make_shared<const LogEntry>(std::move(entry)), EntryId(id));
    }
    std::size_t written() const
    {
        return searchArchive(m_folder.path(), {.limit = 1'000'000}).value().entries.size();
    }

    Spill &spill() { return *m_spill; }
    void close() { m_spill.reset(); }
    FullDisk &disk() { return *m_disk; }
    FakeClock &clock() { return m_clock; }

private:
    TemporaryFolder m_folder;
    FakeClock m_clock;
    std::shared_ptr<FullDisk> m_disk;
    std::optional<Spill> m_spill;
};

void expectWarning(const char *part)
{
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QString::fromLatin1(part)));
}

} // namespace

class SpillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void entriesAreWrittenAfterAWhile()
    {
        SpillOnDisk disk;
        disk.add(1);
        disk.add(2);
        QCOMPARE(disk.spill().state().waiting, std::size_t(2));
        QCOMPARE(disk.written(), std::size_t(0));
        disk.clock().advance(250ms);
        QTRY_COMPARE(disk.spill().state().waiting, std::size_t(0));
        QCOMPARE(disk.written(), std::size_t(2));
    }

    void manyAreWrittenAtOnce()
    {
        SpillOnDisk disk({.batch = 10});
        for (std::uint64_t id = 1; id <= 10; ++id)
            disk.add(id);
        QTRY_COMPARE(disk.written(), std::size_t(10)); // the clock stands still
    }

    void largeOnesAreWrittenWhenTheyAddUp()
    {
        SpillOnDisk disk({.batchBytes = 250'000});
        for (std::uint64_t id = 1; id <= 2; ++id)
            disk.addLarge(id);
        QCoreApplication::processEvents();
        QCOMPARE(disk.written(), std::size_t(0));
        for (std::uint64_t id = 3; id <= 7; ++id)
            disk.addLarge(id);
        QTRY_COMPARE(disk.written(), std::size_t(6)); // in two batches; the clock stands still
        QTRY_COMPARE(disk.spill().state().waiting, std::size_t(1));
    }

    void flushingWaitsForAll()
    {
        SpillOnDisk disk({.batch = 7});
        for (std::uint64_t id = 1; id <= 100; ++id)
            disk.add(id);
        const auto flushed = disk.spill().flush();
        QTRY_VERIFY(flushed.isFinished());
        VERIFY_RESULT(flushed.result());
        QCOMPARE(disk.written(), std::size_t(100));
        QVERIFY(disk.spill().flush().isFinished()); // nothing to do
    }

    void theEndWritesTheRest()
    {
        SpillOnDisk disk({.batch = 7});
        for (std::uint64_t id = 1; id <= 10; ++id)
            disk.add(id); // seven are under way
        disk.close();
        QCOMPARE(disk.written(), std::size_t(10));
    }

    void whileTheDiskIsFullEntriesWait()
    {
        SpillOnDisk disk;
        QSignalSpy states(&disk.spill(), &Spill::stateChanged);
        disk.disk().setFull(true);
        disk.add(1);
        expectWarning("cannot be written");
        const auto flushed = disk.spill().flush();
        QTRY_VERIFY(flushed.isFinished());
        QCOMPARE(flushed.result().error().code, "disk_full");
        QCOMPARE(disk.spill().state().problem->code, "disk_full");
        QCOMPARE(states.count(), 1);
        disk.add(2);
        disk.disk().setFull(false);
        disk.clock().advance(5s);
        QTRY_COMPARE(disk.spill().state().waiting, std::size_t(0));
        QVERIFY(disk.spill().state() == SpillState());
        QCOMPARE(states.count(), 2);
        QCOMPARE(disk.written(), std::size_t(2));
    }

    void whatIsLostIsSaid()
    {
        SpillOnDisk disk({.waiting = 5});
        disk.disk().setFull(true);
        disk.add(1);
        expectWarning("cannot be written");
        const auto flushed = disk.spill().flush();
        QTRY_VERIFY(flushed.isFinished());
        expectWarning("the oldest are lost");
        for (std::uint64_t id = 2; id <= 8; ++id)
            disk.add(id);
        QCOMPARE(disk.spill().state().waiting, std::size_t(5));
        QCOMPARE(disk.spill().state().lost, std::uint64_t(3));
        disk.disk().setFull(false);
        const auto again = disk.spill().flush();
        QTRY_VERIFY(again.isFinished());
        QCOMPARE(disk.written(), std::size_t(5));
    }

    void largeOnesWaitOnlyInBounds()
    {
        SpillOnDisk disk({.waitingBytes = 550'000});
        disk.disk().setFull(true);
        disk.addLarge(1);
        expectWarning("cannot be written");
        const auto flushed = disk.spill().flush();
        QTRY_VERIFY(flushed.isFinished());
        expectWarning("the oldest are lost");
        for (std::uint64_t id = 2; id <= 20; ++id)
            disk.addLarge(id);
        QCOMPARE(disk.spill().state().waiting, std::size_t(5));
        QCOMPARE(disk.spill().state().lost, std::uint64_t(15));
        disk.disk().setFull(false);
        const auto again = disk.spill().flush();
        QTRY_VERIFY(again.isFinished());
        QCOMPARE(disk.written(), std::size_t(5));
    }

    void clearingComesBehindWhatWaits()
    {
        SpillOnDisk disk;
        disk.add(1);
        const auto cleared = disk.spill().clear({}, {});
        disk.add(2);
        QTRY_VERIFY(cleared.isFinished());
        QCOMPARE(cleared.result().value(), std::size_t(1));
        disk.clock().advance(250ms);
        QTRY_COMPARE(disk.spill().state().waiting, std::size_t(0));
        QCOMPARE(disk.written(), std::size_t(1));
    }

    void theArchiveIsPrunedNowAndThen()
    {
        const TemporaryFolder folder;
        FakeClock clock;
        Spill spill(ArchiveWriter::open(folder.path(), {.age = std::chrono::days(1)}).value().writer, clock);
        spill.add(samplePointer(1, "2025-12-30T00:00:00Z"), EntryId(1));
        spill.add(samplePointer(2, "2026-01-01T00:00:00Z"), EntryId(2));
        QTest::ignoreMessage(QtInfoMsg, QRegularExpression(QStringLiteral("oldest 1 files .* were removed")));
        QSignalSpy pruned(&spill, &Spill::pruned);
        const auto flushed = spill.flush();
        QTRY_COMPARE(pruned.count(), 1);
        QCOMPARE(archiveFiles(folder.path()).size(), std::size_t(1));
    }
};

TOOLTRAY_TEST(SpillTest)
#include "spilltest.moc"
