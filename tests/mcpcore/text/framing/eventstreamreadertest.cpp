// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/framing/eventstreamreader.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::text;
using Outcome = EventStreamReader::Outcome;

class EventStreamReaderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEventsHoweverTheyAreCut_data()
    {
        // events: each as "name=data;"
        // retry: -1: none
        tooltray::addColumns<QByteArray, QByteArray, QByteArray, int>("stream", "events", "id", "retry");

        const auto row = [](const char *name, const QByteArray &stream, const char *events,
                            const char *id = "", int retry = -1) {
            QTest::newRow(name) << stream << QByteArray(events) << QByteArray(id) << retry;
        };
        row("nothing", "", "");
        row("one", "data: a\n\n", "=a;");
        row("one with a name", "event: next\ndata: {\"a\":1}\n\n", "next={\"a\":1};");
        row("the name of one that has none", "event: message\ndata: a\n\n", "message=a;");
        row("the name of one only", "event: ping\ndata: a\n\ndata: b\n\n", "ping=a;=b;");
        row("no space", "event:next\ndata:a\n\n", "next=a;");
        row("two spaces", "data:  a\n\n", "= a;");
        row("colons inside", "data: a:b\n\n", "=a:b;");
        row("several lines", "data: {\ndata: \"a\":1\ndata: }\n\n", "={\n\"a\":1\n};");
        row("an empty line between", "data: a\ndata\ndata: b\n\n", "=a\n\nb;");
        row("CR LF", "event: next\r\ndata: a\r\n\r\ndata: b\r\n\r\n", "next=a;=b;");
        row("CR", "event: next\rdata: a\r\rdata: b\r\r", "next=a;=b;");
        row("mixed ends of lines", "data: a\r\ndata: b\rdata: c\n\r\n", "=a\nb\nc;");
        row("mixed ends of events", "data: a\r\n\ndata: b\n\r\n", "=a;=b;");
        row("nothing but ends", "\n\r\n\r\r\n", "");
        row("comments", ": keepalive\n\n:\n\ndata: a\n: in between\ndata: b\n: x\n\n", "=a\nb;");
        row("byte order mark",
            "\xef\xbb\xbf"
            "data: a\n\n",
            "=a;");
        row("not complete", "data: a\n\ndata: b\n", "=a;");
        row("unknown fields", "other: x\nDATA: x\ndata: a\nx\n\n", "=a;");
        row("empty data", "data\n\n", "=;");
        row("a name without data", "event: complete\n\n", "complete=;");
        row("a name with empty data", "event: complete\ndata:\n\n", "complete=;");
        row("id", "id: 7\ndata: a\n\n", "=a;", "7");
        row("id stays", "id: 7\ndata: a\n\ndata: b\n\n", "=a;=b;", "7");
        row("id ends", "id: 7\ndata: a\n\nid\ndata: b\n\n", "=a;=b;");
        row("id of an event that is not complete", "id: 7\ndata: a\n\nid: 8\ndata: b\n", "=a;", "7");
        row("id without data", "id: 7\n\n", "", "7");
        row("id with empty data", "id: 7\ndata:\n\n", "=;", "7");
        row("id with NUL", QByteArray("id: 7\n\nid: a\0b\n\n", 16), "", "7");
        row("retry", "retry: 250\n\n", "", "", 250);
        row("bad retry", "retry: 250\nretry: 2s\nretry: -1\nretry:\n\n", "", "", 250);
    }
    void readsEventsHoweverTheyAreCut()
    {
        QFETCH(const QByteArray, stream);
        QFETCH(const QByteArray, events);
        QFETCH(const QByteArray, id);
        QFETCH(const int, retry);
        for (qsizetype step = 1; step <= stream.size(); ++step) {
            EventStreamReader reader(1000);
            std::string seen;
            for (qsizetype at = 0; at < stream.size(); at += step) {
                const auto outcome =
                    reader.feed(stream.mid(at, step).toStdString(), [&](const StreamEvent &event) {
                        seen += event.name + '=' + event.data + ';';
                        return true;
                    });
                QCOMPARE(outcome, Outcome::Good);
            }
            QCOMPARE(seen, events.toStdString());
            QCOMPARE(reader.lastEventId(), id.toStdString());
            QCOMPARE(reader.retry() ? static_cast<int>(reader.retry()->count()) : -1, retry);
        }
    }

    void isBounded()
    {
        const auto ignore = [](const StreamEvent &) { return true; };
        EventStreamReader line(100);
        QCOMPARE(line.feed("data: " + std::string(94, 'x'), ignore), Outcome::Good);
        QCOMPARE(line.feed("x", ignore), Outcome::TooLong);
        EventStreamReader event(100);
        Outcome outcome = Outcome::Good;
        for (int i = 0; i < 1000 && outcome == Outcome::Good; ++i)
            outcome = event.feed("data: xxxxxxxxxx\n", ignore);
        QCOMPARE(outcome, Outcome::TooLong);
        EventStreamReader endless(100);
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(endless.feed("data: xxxxxxxxxx\n\n", ignore), Outcome::Good);
    }

    void stopsWhenToldTo()
    {
        EventStreamReader reader(100);
        int seen = 0;
        const auto outcome =
            reader.feed("data: a\n\ndata: b\n\ndata: c\n\n", [&](const StreamEvent &) { return ++seen < 2; });
        QCOMPARE(outcome, Outcome::Stopped);
        QCOMPARE(seen, 2);
    }

    void goesOnWithANewStream()
    {
        EventStreamReader reader(100);
        std::string seen;
        const auto note = [&](const StreamEvent &event) {
            seen += event.name + '=' + event.data + ';';
            return true;
        };
        reader.feed("id: 1\ndata: a\n\nevent: x\ndata: half of", note);
        reader.restart();
        reader.feed("data: b\n\n", note);
        QCOMPARE(seen, "=a;=b;");
        QCOMPARE(reader.lastEventId(), "1");
    }
};

TOOLTRAY_TEST(EventStreamReaderTest)
#include "eventstreamreadertest.moc"
