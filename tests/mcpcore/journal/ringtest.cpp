// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/record/entrystore.h"

#include "mcpcore/journal/samples.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::journal;
using namespace tooltray::journal::test;

namespace {

std::vector<std::uint64_t> idsOf(const Ring &ring)
{
    std::vector<std::uint64_t> ids;
    for (const EntryPointer &entry : ring.entries())
        ids.push_back(entry->id.value());
    return ids;
}

} // namespace

class RingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheNewestInOrder()
    {
        Ring ring({.entries = 3});
        for (const std::uint64_t id : {1U, 3U, 2U, 5U, 4U})
            ring.put(samplePointer(id));
        QCOMPARE(idsOf(ring), (std::vector<std::uint64_t>{3, 4, 5}));
        QCOMPARE(ring.evicted(), std::uint64_t(2));
        QVERIFY(!ring.find(EntryId(1)));
        QCOMPARE(ring.find(EntryId(4))->id.value(), std::uint64_t(4));
    }

    void smallerLimitsDropTheOldestAtOnce()
    {
        Ring ring({.entries = 5});
        for (const std::uint64_t id : {1U, 2U, 3U, 4U, 5U})
            ring.put(samplePointer(id));
        ring.setLimits({.entries = 2});
        QCOMPARE(idsOf(ring), (std::vector<std::uint64_t>{4, 5}));
        ring.setLimits({.entries = 3});
        QCOMPARE(idsOf(ring), (std::vector<std::uint64_t>{4, 5}));
        ring.put(samplePointer(6));
        QCOMPARE(idsOf(ring), (std::vector<std::uint64_t>{4, 5, 6}));
    }

    void anEntryTakesThePlaceOfItsOldSelf()
    {
        Ring ring({});
        ring.put(samplePointer(1));
        ring.put(samplePointer(2));
        const std::size_t bytes = ring.bytes();
        LogEntry noted = sampleEntry(1);
        noted.note = "seen";
        ring.put(std::make_shared<const LogEntry>(noted));
        QCOMPARE(idsOf(ring), (std::vector<std::uint64_t>{1, 2}));
        QCOMPARE(ring.find(EntryId(1))->note, "seen");
        QCOMPARE(ring.bytes(), bytes + 4);
    }

    void memoryIsBounded()
    {
        Ring ring({.entries = 1000, .bytes = 100'000});
        for (std::uint64_t id = 1; id <= 50; ++id) {
            LogEntry entry = sampleEntry(id);
            entry.result = Body::of(std::string(10'000, 'x'));
            ring.put(std::make_shared<const LogEntry>(std::move(entry)));
            QVERIFY(ring.bytes() <= 100'000);
        }
        QVERIFY(ring.entries().size() >= 5);
        QCOMPARE(ring.entries().back()->id.value(), std::uint64_t(50));
    }

    // Ten thousand usual calls within 30 MiB; who asks for few of them may see large ones as well.
    void bytesFollowTheNumber()
    {
        QCOMPARE(RingLimits().bytes, std::size_t(10'000) * 3'072);
        QCOMPARE(RingLimits{.entries = 50'000}.bytes, std::size_t(50'000) * 3'072);
        QCOMPARE(RingLimits{.entries = 10}.bytes, std::size_t(16) << 20U);
    }

    void theNewestStaysHoweverBigItIs()
    {
        Ring ring({.entries = 10, .bytes = 10});
        ring.put(samplePointer(1));
        ring.put(samplePointer(2));
        QCOMPARE(idsOf(ring), (std::vector<std::uint64_t>{2}));
    }

    void removedEntriesAreGone()
    {
        Ring ring({});
        ring.put(samplePointer(1));
        ring.put(samplePointer(2));
        QVERIFY(ring.remove(EntryId(1)));
        QVERIFY(!ring.remove(EntryId(1)));
        QCOMPARE(idsOf(ring), (std::vector<std::uint64_t>{2}));
        QVERIFY(ring.remove(EntryId(2)));
        QCOMPARE(ring.bytes(), std::size_t(0));
    }
};

TOOLTRAY_TEST(RingTest)
#include "ringtest.moc"
