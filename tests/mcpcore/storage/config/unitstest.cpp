// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/scalars.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::storage;

class UnitsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void durationsHaveAUnit_data()
    {
        // milliseconds: -1: it is none
        const TestRows<QByteArray, qint64> row{"text", "milliseconds"};
        row("0s", 0);
        row("5 s", 5'000);
        row("500ms", 500);
        row("1.5s", 1'500);
        row("0.001 s", 1);
        row("2 min", 120'000);
        row("1h", 3'600'000);
        row("1 d", 86'400'000);
        row("24 D", 2'073'600'000);
        row("", -1);
        row("5", -1);
        row("s", -1);
        row("-5 s", -1);
        row("5 s ", -1);
        row(" 5 s", -1);
        row("1.5 ms", -1);
        row("1. s", -1);
        row(".5 s", -1);
        row("0.0001 s", -1);
        row("5m", -1);
        row("5 s 3 ms", -1);
        row("99999999999999999999 s", -1);
        row("18446744073709551615 d", -1);
        row("25 d", -1);
    }

    void durationsHaveAUnit()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const qint64, milliseconds);
        const auto parsed = parseDuration(text.toStdString());
        QCOMPARE(parsed ? qint64{parsed->count()} : qint64{-1}, milliseconds);
    }

    void sizesHaveAUnit_data()
    {
        const TestRows<QByteArray, qint64> row{"text", "bytes"};
        row("1 B", 1);
        row("32 MiB", 33'554'432);
        row("32mib", 33'554'432);
        row("1.5 KiB", 1'536);
        row("40 kB", 40'000);
        row("2GB", 2'000'000'000);
        row("1 GiB", 1'073'741'824);
        row("0.5 B", -1);
        row("12", -1);
        row("1 TB", -1);
        row("1 Mi", -1);
        row("99999999999 GiB", -1);
    }

    void sizesHaveAUnit()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const qint64, bytes);
        const auto parsed = parseByteCount(text.toStdString());
        QCOMPARE(parsed ? static_cast<qint64>(*parsed) : qint64{-1}, bytes);
    }
};

TOOLTRAY_TEST(UnitsTest)

#include "unitstest.moc"
