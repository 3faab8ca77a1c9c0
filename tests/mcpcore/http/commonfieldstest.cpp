// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connection/serverstate.h"

#include "support/fakeclock.h"
#include "support/testcase.h"

#include <QTest>

using namespace std::chrono;
using namespace tooltray;
using namespace tooltray::http;

class CommonFieldsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesDates_data()
    {
        const TestRows<qint64, QByteArray> row{"time", "expected"};

        row("the epoch", qint64(0), "Thu, 01 Jan 1970 00:00:00 GMT");
        row("the example of RFC 9110", qint64(784111777), "Sun, 06 Nov 1994 08:49:37 GMT");
        row("a leap day", qint64(1709251199), "Thu, 29 Feb 2024 23:59:59 GMT");
        row("the end of a year", qint64(1798761599), "Thu, 31 Dec 2026 23:59:59 GMT");
    }
    void writesDates()
    {
        QFETCH(qint64, time);
        QFETCH(QByteArray, expected);
        QCOMPARE(dateText(sys_seconds(seconds(time))), expected.toStdString());
    }

    void followsTheClock()
    {
        test::FakeClock clock;
        CommonFields fields(clock, "");
        QCOMPARE(fields.lines(), "Date: Thu, 01 Jan 2026 00:00:00 GMT\r\n");
        clock.advance(999ms);
        QCOMPARE(fields.lines(), "Date: Thu, 01 Jan 2026 00:00:00 GMT\r\n");
        clock.advance(1ms);
        QCOMPARE(fields.lines(), "Date: Thu, 01 Jan 2026 00:00:01 GMT\r\n");
        clock.setWallTime(WallTime(0ms)); // somebody sets the machine's clock back
        QCOMPARE(fields.lines(), "Date: Thu, 01 Jan 1970 00:00:00 GMT\r\n");
    }

    void namesTheServerOnlyWhenItHasAName()
    {
        test::FakeClock clock;
        QCOMPARE(CommonFields(clock, "demo").lines(),
                 "Date: Thu, 01 Jan 2026 00:00:00 GMT\r\nServer: demo\r\n");
    }
};

TOOLTRAY_TEST(CommonFieldsTest)
#include "commonfieldstest.moc"
