// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archivewriter.h"

#include "base/time/rfc3339.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::test;
using namespace std::chrono_literals;

namespace {

WallTime at(const char *time)
{
    return *parseRfc3339(time);
}

constexpr MonotonicTime kBegin{};
constexpr auto kTenYears = std::chrono::days(3653);

} // namespace

class RetentionClockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClockThatGoesOnIsBelieved()
    {
        const TemporaryFolder folder;
        RetentionClock clock(folder.path());
        for (int day = 0; day < 100; ++day) {
            const WallTime now = at("2026-11-23T10:00:00Z") + std::chrono::days(day);
            QVERIFY(clock.trusted(now, kBegin + std::chrono::days(day)) == now);
        }
    }

    void aShortAbsenceIsBelievedAtOnce()
    {
        const TemporaryFolder folder;
        RetentionClock(folder.path()).trusted(at("2026-11-20T10:00:00Z"), kBegin);
        const WallTime later = at("2026-11-22T23:00:00Z");
        QVERIFY(RetentionClock(folder.path()).trusted(later, kBegin + 1h) == later);
    }

    // However often the program starts, and however often the clock jumps.
    void aJumpIsNotBelieved_data()
    {
        addColumns<int, int, int>("starts", "callsPerStart", "daysBetween");
        QTest::newRow("one call") << 1 << 1 << 0;
        QTest::newRow("an hour of calls") << 1 << 70 << 0;
        QTest::newRow("many starts") << 50 << 2 << 0;
        QTest::newRow("many starts on many days") << 50 << 2 << 1;
        QTest::newRow("ever further") << 5 << 30 << 400;
    }
    void aJumpIsNotBelieved()
    {
        QFETCH(int, starts);
        QFETCH(int, callsPerStart);
        QFETCH(int, daysBetween);
        const TemporaryFolder folder;
        const WallTime before = at("2026-11-23T10:00:00Z");
        RetentionClock(folder.path()).trusted(before, kBegin);
        for (int start = 0; start < starts; ++start) {
            RetentionClock clock(folder.path());
            for (int call = 0; call < callsPerStart; ++call) {
                const auto minutes = std::chrono::minutes(call) / (starts > 1 ? 60 : 1);
                const WallTime wrong = before + kTenYears + std::chrono::days(start * daysBetween) + minutes;
                QVERIFY(clock.trusted(wrong, kBegin + minutes) < before + 24h);
            }
        }
        const WallTime right = before + 1h;
        QVERIFY(RetentionClock(folder.path()).trusted(right, kBegin) == right);
    }

    void aLongAbsenceIsBelievedAfterSomeDaysOfUse()
    {
        const TemporaryFolder folder;
        const WallTime before = at("2026-01-01T10:00:00Z");
        RetentionClock(folder.path()).trusted(before, kBegin);
        int days = 0;
        for (bool isBelieved = false; !isBelieved && days < 10; ++days) {
            RetentionClock clock(folder.path());
            for (int minute = 0; minute <= 30 && !isBelieved; ++minute) {
                const WallTime now = before + std::chrono::days(200 + days) + std::chrono::minutes(minute);
                isBelieved = clock.trusted(now, kBegin + std::chrono::minutes(minute)) == now;
            }
        }
        QCOMPARE(days, 3);
    }

    // A journal from before anybody kept the time: the day that a wrong clock makes is not what it is measured by.
    void withoutAnythingKeptTheFilesTell()
    {
        const TemporaryFolder folder;
        folder.write("2026-11-20.jsonl", "");
        folder.write("2026-11-22.jsonl", "");
        folder.write("2036-11-22.jsonl", "");
        QVERIFY(RetentionClock(folder.path()).trusted(at("2036-11-22T10:00:00Z"), kBegin)
                < at("2026-11-24T00:00:00Z"));
    }

    void whatIsKeptMayBeAnything_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("zeros") << QByteArray(100, '\0');
        QTest::newRow("a number") << QByteArray("7");
        QTest::newRow("wrong members") << QByteArray(R"({"day": 5, "ahead": {"last": [], "days": "x"}})");
        QTest::newRow("numbers that are too large")
            << QByteArray(R"({"day":"2026-01-01T00:00:00Z","ahead":{"last":"2026-02-01T00:00:00Z",)"
                          R"("days":9223372036854775807,"seconds":-9223372036854775808}})");
    }
    void whatIsKeptMayBeAnything()
    {
        QFETCH(QByteArray, content);
        const TemporaryFolder folder;
        folder.write("retention.json", content.toStdString());
        const WallTime now = at("2026-11-23T10:00:00Z");
        QVERIFY(RetentionClock(folder.path()).trusted(now, kBegin) <= now);
    }
};

TOOLTRAY_TEST(RetentionClockTest)
#include "retentionclocktest.moc"
