// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time/rfc3339.h"

#include "support/testcase.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace std::chrono;
using namespace std::string_literals;

class Rfc3339Test : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timesAreWrittenInUtcWithMilliseconds()
    {
        QCOMPARE(formatRfc3339(WallTime()), "1970-01-01T00:00:00.000Z");
        QCOMPARE(formatRfc3339(sys_days(2024y / February / 29) + 23h + 59min + 59s + 999ms),
                 "2024-02-29T23:59:59.999Z");
        QCOMPARE(formatRfc3339(WallTime(-1ms)), "1969-12-31T23:59:59.999Z");
        QCOMPARE(formatRfc3339(WallTime::max()), "9999-12-31T23:59:59.999Z");
        QCOMPARE(formatRfc3339(WallTime::min()), "0000-01-01T00:00:00.000Z");
    }

    // The first five are the examples of RFC 3339 section 5.8.
    void everyFormIsRead_data()
    {
        const TestRows<std::string, std::string> row{"text", "inUtc"};
        row("decimals", "1985-04-12T23:20:50.52Z", "1985-04-12T23:20:50.520Z");
        row("offset", "1996-12-19T16:39:57-08:00", "1996-12-20T00:39:57.000Z");
        row("leap second", "1990-12-31T23:59:60Z", "1991-01-01T00:00:00.000Z");
        row("leap second elsewhere", "1990-12-31T15:59:60-08:00", "1991-01-01T00:00:00.000Z");
        row("odd offset", "1937-01-01T12:00:27.87+00:20", "1937-01-01T11:40:27.870Z");
        row("small letters", "2026-01-02t03:04:05z", "2026-01-02T03:04:05.000Z");
        row("unknown local offset", "2026-01-02T03:04:05-00:00", "2026-01-02T03:04:05.000Z");
        row("rounded down", "2026-01-02T03:04:05.9999999999Z", "2026-01-02T03:04:05.999Z");
        row("leap day", "2000-02-29T00:00:00Z", "2000-02-29T00:00:00.000Z");
    }
    void everyFormIsRead()
    {
        QFETCH(std::string, text);
        const auto time = parseRfc3339(text);
        QVERIFY(time.has_value());
        QTEST(formatRfc3339(*time), "inUtc");
    }

    void otherTextIsRefused_data()
    {
        QTest::addColumn<std::string>("text");
        for (const char *text : {"",
                                 "2026-01-02",
                                 "2026-01-02T03:04:05",
                                 "2026-01-02 03:04:05Z",
                                 "2026-1-02T03:04:05Z",
                                 "2026-13-02T03:04:05Z",
                                 "2026-00-02T03:04:05Z",
                                 "2026-02-30T03:04:05Z",
                                 "1900-02-29T03:04:05Z",
                                 "2026-01-00T03:04:05Z",
                                 "2026-01-02T24:00:00Z",
                                 "2026-01-02T03:60:05Z",
                                 "2026-01-02T03:04:61Z",
                                 "2026-01-02T03:04:60Z",
                                 "2026-01-02T23:59:60+01:00",
                                 "2026-01-02T03:04:05.Z",
                                 "2026-01-02T03:04:05,5Z",
                                 "2026-01-02T03:04:05+1:00",
                                 "2026-01-02T03:04:05+0100",
                                 "2026-01-02T03:04:05+24:00",
                                 "2026-01-02T03:04:05+01:60",
                                 "2026-01-02T03:04:05ZZ",
                                 "2026-01-02T03:04Z",
                                 "-2026-01-02T03:04:05Z",
                                 "+2026-01-02T03:04:05Z",
                                 "2026-01-02T03:04:0\xd9\xa5Z",
                                 "0000-01-01T00:00:00+00:01",
                                 "9999-12-31T23:59:59-00:01"})
            QTest::newRow(text) << std::string(text);
    }
    void otherTextIsRefused()
    {
        QFETCH(std::string, text);
        QVERIFY(!parseRfc3339(text));
    }

    void whatIsWrittenIsRead()
    {
        std::mt19937_64 random(3);
        std::uniform_int_distribution<std::int64_t> any(-62'167'219'200'000, 253'402'300'799'999);
        for (int i = 0; i < 2000; ++i) {
            const WallTime time(milliseconds(any(random)));
            QVERIFY(parseRfc3339(formatRfc3339(time)) == time);
        }
    }
};

TOOLTRAY_TEST(Rfc3339Test)
#include "rfc3339test.moc"
