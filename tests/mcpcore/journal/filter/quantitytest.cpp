// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/predicate.h"

#include "base/time/rfc3339.h"
#include "mcpcore/journal/samples.h"
#include "support/testcase.h"

#include <QTest>
#include <QTimeZone>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;
using namespace std::chrono_literals;

namespace {

std::string spanText(std::string_view text, std::string_view now, const QTimeZone &zone)
{
    const auto span = parseTimeSpan(text, at(now), zone);
    if (!span)
        return "nothing";
    const bool isOpen = span->most == WallTime::max();
    return formatRfc3339(span->least) + " to " + (isOpen ? "now" : formatRfc3339(span->most));
}

} // namespace

class QuantityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsDurations()
    {
        QVERIFY(parseDuration("500") == 500ms);
        QVERIFY(parseDuration("500ms") == 500ms);
        QVERIFY(parseDuration("1.5s") == 1500ms);
        QVERIFY(parseDuration(".5S") == 500ms);
        QVERIFY(parseDuration("2m") == 2min);
        QVERIFY(parseDuration("2min") == 2min);
        QVERIFY(parseDuration("3h") == 3h);
        QVERIFY(parseDuration("7us") == 7us);
        for (const char *wrong :
             {"", "s", "5x", "-5", "+5", "1.2.3", "5 s", "1e3", "inf", "nan", "0x10", "99999999999h", "5s5"})
            QVERIFY2(!parseDuration(wrong), wrong);
    }

    void readsByteCounts()
    {
        QCOMPARE(parseByteCount("0").value(), 0);
        QCOMPARE(parseByteCount("300b").value(), 300);
        QCOMPARE(parseByteCount("100k").value(), 100'000);
        QCOMPARE(parseByteCount("100KB").value(), 100'000);
        QCOMPARE(parseByteCount("1.5M").value(), 1'500'000);
        QCOMPARE(parseByteCount("64Ki").value(), 65'536);
        QCOMPARE(parseByteCount("1MiB").value(), 1'048'576);
        QCOMPARE(parseByteCount("2g").value(), 2'000'000'000);
        for (const char *wrong : {"", "k", "5q", "-1", "1..5", "9999999999999g"})
            QVERIFY2(!parseByteCount(wrong), wrong);
    }

    void readsStatusClassesAndCounts()
    {
        QVERIFY(parseStatusClass("4xx") == (Interval<std::int64_t>{400, 499}));
        QVERIFY(parseStatusClass("5XX") == (Interval<std::int64_t>{500, 599}));
        for (const char *wrong : {"0xx", "6xx", "4x", "4xxx", "40x", ""})
            QVERIFY2(!parseStatusClass(wrong), wrong);
        QCOMPARE(parseCount("12").value(), 12);
        for (const char *wrong : {"", "-1", "+1", "1a", "1.0", "99999999999999999999"})
            QVERIFY2(!parseCount(wrong), wrong);
    }

    void readsTimes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        // In Berlin it is an hour later than it is in UTC, where the calls are counted.
        QTest::newRow("ago") << QByteArray("10m") << QByteArray("2026-01-31T14:20:00.000Z to now");
        QTest::newRow("minute") << QByteArray("14:00")
                                << QByteArray("2026-01-31T13:00:00.000Z to 2026-01-31T13:00:59.999Z");
        QTest::newRow("short hour") << QByteArray("9:05")
                                    << QByteArray("2026-01-31T08:05:00.000Z to 2026-01-31T08:05:59.999Z");
        QTest::newRow("second") << QByteArray("14:00:30")
                                << QByteArray("2026-01-31T13:00:30.000Z to 2026-01-31T13:00:30.999Z");
        QTest::newRow("range") << QByteArray("14:00-14:05")
                               << QByteArray("2026-01-31T13:00:00.000Z to 2026-01-31T13:05:59.999Z");
        QTest::newRow("night") << QByteArray("23:55-00:05")
                               << QByteArray("2026-01-30T22:55:00.000Z to 2026-01-30T23:05:59.999Z");
        QTest::newRow("night that began")
            << QByteArray("15:00-14:00")
            << QByteArray("2026-01-31T14:00:00.000Z to 2026-02-01T13:00:59.999Z");
        QTest::newRow("day") << QByteArray("2026-01-30")
                             << QByteArray("2026-01-29T23:00:00.000Z to 2026-01-30T22:59:59.999Z");
        QTest::newRow("day when clocks change")
            << QByteArray("2026-03-29") << QByteArray("2026-03-28T23:00:00.000Z to 2026-03-29T21:59:59.999Z");
        QTest::newRow("day and time") << QByteArray("2026-01-30T14:00")
                                      << QByteArray("2026-01-30T13:00:00.000Z to 2026-01-30T13:00:59.999Z");
        QTest::newRow("moment") << QByteArray("2026-01-30T14:00:00Z")
                                << QByteArray("2026-01-30T14:00:00.000Z to 2026-01-30T14:00:00.000Z");
        for (const char *wrong : {"", "10", "soon", "14:60", "24:00", "14:00-", "-14:00", "14:00-x",
                                  "2026-02-30", "2026-01-30X", "2026-01-30T", "2026-01", "14:0", "1:2:3"})
            QTest::newRow(wrong) << QByteArray(wrong) << QByteArray("nothing");
    }

    void readsTimes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const QTimeZone berlin("Europe/Berlin");
        QVERIFY(berlin.isValid());
        QCOMPARE(spanText(text.toStdString(), "2026-01-31T14:30:00Z", berlin), expected.toStdString());
    }
};

TOOLTRAY_TEST(QuantityTest)
#include "quantitytest.moc"
