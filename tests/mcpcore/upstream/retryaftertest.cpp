// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/retryafter.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono;
using namespace std::chrono_literals;

class RetryAfterTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsDates_data()
    {
        // seconds: since 1970; -1: none
        const TestRows<std::string, qint64> row{"text", "seconds"};
        row("Sun, 06 Nov 1994 08:49:37 GMT", 784111777); // the examples of RFC 9110
        row("Sunday, 06-Nov-94 08:49:37 GMT", 784111777);
        row("Sun Nov  6 08:49:37 1994", 784111777);
        row("Sun Nov 16 08:49:37 1994", 784975777);
        row("Thu, 01 Jan 1970 00:00:00 GMT", 0);
        row("Sat, 29 Feb 2020 12:00:00 GMT", 1582977600);
        row("Sat, 31 Dec 2016 23:59:60 GMT", 1483228800); // a leap second
        row("Friday, 01-Jan-26 00:00:00 GMT", 1767225600);
        row("Friday, 01-Jan-76 00:00:00 GMT", 3345062400); // 50 years ahead
        row("Friday, 01-Jan-77 00:00:00 GMT", 220924800);  // 51 would be too many
        row("Sun, 29 Feb 2021 12:00:00 GMT", -1);
        row("Sun, 06 Nov 1994 24:00:00 GMT", -1);
        row("Sun, 06 Nov 1994 08:60:00 GMT", -1);
        row("Sun, 06 Nov 1994 08:49:37 +0100", -1);
        row("Sun, 6 Nov 1994 08:49:37 GMT", -1);
        row("Sun, 06 Nov 1994 08:49:37 GMT ", -1);
        row("sun, 06 nov 1994 08:49:37 gmt", -1);
        row("1994-11-06T08:49:37Z", -1);
        row("", -1);
    }
    void readsDates()
    {
        QFETCH(std::string, text);
        QFETCH(qint64, seconds);
        const auto now = sys_days(2026y / January / 1);
        const auto date = parseHttpDate(text, now);
        QCOMPARE(date ? qint64(date->time_since_epoch().count()) : -1, seconds);
    }

    void saysHowLongToWait_data()
    {
        // wait: seconds; -1: it says nothing
        const TestRows<std::string, qint64> row{"value", "wait"};
        const qint64 longest = 366 * 24 * 3600;
        row("0", 0);
        row("120", 120);
        row(" 7\t", 7);
        row("99999999999999999999", longest);
        row("Thu, 01 Jan 2026 00:00:30 GMT", 30); // half a second has passed already
        row("Thu, 01 Jan 2026 00:00:00 GMT", 0);
        row("Wed, 31 Dec 2025 00:00:00 GMT", 0);
        row("Thu, 01 Jan 2099 00:00:00 GMT", longest);
        row("1.5", -1);
        row("-1", -1);
        row("soon", -1);
        row("", -1);
    }
    void saysHowLongToWait()
    {
        QFETCH(std::string, value);
        QFETCH(qint64, wait);
        const WallTime now = sys_days(2026y / January / 1) + 500ms;
        const auto delay = parseRetryAfter(value, now);
        QCOMPARE(delay ? qint64(delay->count()) : -1, wait);
    }
};

TOOLTRAY_TEST(RetryAfterTest)
#include "retryaftertest.moc"
