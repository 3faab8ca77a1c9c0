// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/eventstreamparser.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::upstream;

class EventStreamParserTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEvents_data();
    void readsEvents();
    void isBounded();
    void stopsWhenToldTo();
};

void EventStreamParserTest::readsEvents_data()
{
    QTest::addColumn<std::string>("stream");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char *name, const char *stream, const char *expected) {
        QTest::newRow(name) << std::string(stream) << std::string(expected);
    };
    row("one", "event: next\ndata: {\"a\":1}\n\n", "next={\"a\":1};");
    row("CR LF", "event: next\r\ndata: a\r\n\r\ndata: b\r\n\r\n", "next=a;=b;");
    row("CR", "event: next\rdata: a\r\rdata: b\r\r", "next=a;=b;");
    row("mixed ends", "data: a\r\ndata: b\rdata: c\n\r\n", "=a\nb\nc;");
    row("a mark",
        "\xEF\xBB\xBF"
        "data: a\n\n",
        "=a;");
    row("comments", ": hello\n:\n\ndata: a\n: in between\ndata: b\n\n", "=a\nb;");
    row("no space", "event:next\ndata:a\n\n", "next=a;");
    row("two spaces", "data:  a\n\n", "= a;");
    row("colons inside", "data: a:b\n\n", "=a:b;");
    row("no colon", "data\n\n", "=;");
    row("unknown fields", "id: 7\nretry: 10\nDATA: x\ndata: a\n\n", "=a;");
    row("complete without data", "event: complete\n\n", "complete=;");
    row("complete with empty data", "event: complete\ndata:\n\n", "complete=;");
    row("an unfinished one", "data: a\n\ndata: b\n", "=a;");
    row("nothing but ends", "\n\r\n\r\r\n", "");
}

void EventStreamParserTest::readsEvents()
{
    QFETCH(std::string, stream);
    QFETCH(std::string, expected);
    for (std::size_t size = 1; size <= stream.size(); ++size) {
        EventStreamParser parser(1000);
        std::string seen;
        for (std::size_t at = 0; at < stream.size(); at += size) {
            const auto outcome =
                parser.feed(std::string_view(stream).substr(at, size), [&](const StreamEvent &event) {
                    seen += event.name + '=' + event.data + ';';
                    return true;
                });
            QCOMPARE(outcome, EventStreamParser::Outcome::Good);
        }
        QCOMPARE(seen, expected);
    }
}

void EventStreamParserTest::isBounded()
{
    const auto ignore = [](const StreamEvent &) { return true; };
    using enum EventStreamParser::Outcome;
    EventStreamParser line(100);
    QCOMPARE(line.feed("data: " + std::string(94, 'x'), ignore), Good);
    QCOMPARE(line.feed("x", ignore), TooLong);
    EventStreamParser event(100);
    auto outcome = Good;
    for (int i = 0; i < 1000 && outcome == Good; ++i)
        outcome = event.feed("data: xxxxxxxxxx\n", ignore);
    QCOMPARE(outcome, TooLong);
    EventStreamParser endless(100);
    for (int i = 0; i < 1000; ++i)
        QCOMPARE(endless.feed("data: xxxxxxxxxx\n\n", ignore), Good);
}

void EventStreamParserTest::stopsWhenToldTo()
{
    EventStreamParser parser(100);
    int seen = 0;
    const auto outcome =
        parser.feed("data: a\n\ndata: b\n\ndata: c\n\n", [&](const StreamEvent &) { return ++seen < 2; });
    QCOMPARE(outcome, EventStreamParser::Outcome::Stopped);
    QCOMPARE(seen, 2);
}

TOOLTRAY_TEST(EventStreamParserTest)
#include "eventstreamparsertest.moc"
