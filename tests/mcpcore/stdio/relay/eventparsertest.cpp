// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/eventparser.h"

#include "support/testcase.h"

using namespace tooltray::stdio;

class EventParserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEventsHoweverTheyAreCut_data();
    void readsEventsHoweverTheyAreCut();
    void boundsEvents();
    void goesOnWithANewStream();
};

void EventParserTest::readsEventsHoweverTheyAreCut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("events"); // each with a bar behind it
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("retry"); // -1: none

    const auto row = [](const char *name, const QByteArray &bytes, const char *events, const char *id = "",
                        int retry = -1) {
        QTest::newRow(name) << bytes << QByteArray(events) << QByteArray(id) << retry;
    };
    row("nothing", "", "");
    row("one", "data: a\n\n", "a|");
    row("no space", "data:a\n\n", "a|");
    row("two spaces", "data:  a\n\n", " a|");
    row("several lines", "data: {\ndata: \"a\":1\ndata: }\n\n", "{\n\"a\":1\n}|");
    row("an empty line between", "data: a\ndata\ndata: b\n\n", "a\n\nb|");
    row("CR LF", "data: a\r\n\r\ndata: b\r\n\r\n", "a|b|");
    row("CR", "data: a\r\rdata: b\r\r", "a|b|");
    row("mixed", "data: a\r\n\ndata: b\n\r\n", "a|b|");
    row("comments", ": keepalive\n\n:\n\ndata: a\n: x\n\n", "a|");
    row("byte order mark",
        "\xef\xbb\xbf"
        "data: a\n\n",
        "a|");
    row("not complete", "data: a\n\ndata: b\n", "a|");
    row("message", "event: message\ndata: a\n\n", "a|");
    row("other type", "event: ping\ndata: a\n\ndata: b\n\n", "b|");
    row("unknown field", "other: x\ndata: a\nx\n\n", "a|");
    row("id", "id: 7\ndata: a\n\n", "a|", "7");
    row("id stays", "id: 7\ndata: a\n\ndata: b\n\n", "a|b|", "7");
    row("id ends", "id: 7\ndata: a\n\nid\ndata: b\n\n", "a|b|");
    row("id of an event that is not complete", "id: 7\ndata: a\n\nid: 8\ndata: b\n", "a|", "7");
    row("id alone", "id: 7\ndata:\n\n", "", "7");
    row("id with NUL", QByteArray("id: 7\n\nid: a\0b\n\n", 16), "", "7");
    row("retry", "retry: 250\n\n", "", "", 250);
    row("bad retry", "retry: 250\nretry: 2s\nretry: -1\nretry:\n\n", "", "", 250);
}

void EventParserTest::readsEventsHoweverTheyAreCut()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, events);
    QFETCH(const QByteArray, id);
    QFETCH(const int, retry);
    for (const qsizetype step : {qsizetype(1), qsizetype(2), qsizetype(5), bytes.size() + 1}) {
        EventParser parser(1000);
        std::string seen;
        for (qsizetype at = 0; at < bytes.size(); at += step)
            QVERIFY(parser.feed(bytes.mid(at, step).toStdString(), [&](const std::string &data) {
                seen += data + '|';
            }) == EventParser::Outcome::Fine);
        QCOMPARE(seen, events.toStdString());
        QCOMPARE(parser.lastEventId(), id.toStdString());
        QCOMPARE(parser.retry() ? static_cast<int>(parser.retry()->count()) : -1, retry);
    }
}

void EventParserTest::boundsEvents()
{
    const auto ignore = [](const std::string &) {};
    EventParser oneLine(100);
    QVERIFY(oneLine.feed("data: " + std::string(200, 'x'), ignore) == EventParser::Outcome::TooLong);
    EventParser manyLines(100);
    bool isTooLong = false;
    for (int i = 0; i < 100 && !isTooLong; ++i)
        isTooLong = manyLines.feed("data: xxxxxxxx\n", ignore) == EventParser::Outcome::TooLong;
    QVERIFY(isTooLong);
    EventParser manyEvents(100);
    for (int i = 0; i < 100; ++i)
        QVERIFY(manyEvents.feed("data: xxxxxxxx\n\n", ignore) == EventParser::Outcome::Fine);
}

void EventParserTest::goesOnWithANewStream()
{
    EventParser parser(100);
    std::string seen;
    const auto note = [&](const std::string &data) { seen += data + '|'; };
    parser.feed("id: 1\ndata: a\n\ndata: half of", note);
    parser.restart();
    parser.feed("data: b\n\n", note);
    QCOMPARE(seen, std::string("a|b|"));
    QCOMPARE(parser.lastEventId(), std::string("1"));
}

TOOLTRAY_TEST(EventParserTest)
#include "eventparsertest.moc"
