// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/linechannel.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::stdio;

class LineSplitterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsAtLineFeeds_data();
    void cutsAtLineFeeds();
    void skipsLinesThatAreTooLong();
};

void LineSplitterTest::cutsAtLineFeeds_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("lines"); // each with a bar behind it

    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("no end yet") << QByteArray("abc") << QByteArray();
    QTest::newRow("one") << QByteArray("abc\n") << QByteArray("abc|");
    QTest::newRow("carriage return") << QByteArray("abc\r\n") << QByteArray("abc|");
    QTest::newRow("inner carriage return") << QByteArray("a\rb\n") << QByteArray("a\rb|");
    QTest::newRow("several") << QByteArray("a\nbc\nd") << QByteArray("a|bc|");
    QTest::newRow("empty ones") << QByteArray("\n\r\na\n\n") << QByteArray("a|");
}

void LineSplitterTest::cutsAtLineFeeds()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, lines);
    for (const qsizetype step : {qsizetype(1), qsizetype(2), bytes.size() + 1}) {
        LineSplitter splitter;
        QByteArray seen;
        for (qsizetype at = 0; at < bytes.size(); at += step)
            splitter.feed(bytes.mid(at, step).toStdString(), [&](LineSplitter::Line, std::string_view line) {
                seen += QByteArray(line.data(), static_cast<qsizetype>(line.size())) + '|';
            });
        QCOMPARE(seen, lines);
    }
}

void LineSplitterTest::skipsLinesThatAreTooLong()
{
    LineSplitter splitter(4);
    std::string seen;
    const auto note = [&](LineSplitter::Line kind, std::string_view line) {
        seen += kind == LineSplitter::Line::TooLong ? "(too long)" : std::string(line);
        seen += '|';
    };
    for (const char *part : {"abc", "de", "fgh", "\nabcd\nabcde\nx\n"})
        splitter.feed(part, note);
    QCOMPARE(seen, std::string("(too long)|abcd|(too long)|x|"));
}

TOOLTRAY_TEST(LineSplitterTest)
#include "linesplittertest.moc"
