// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/response.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::upstream;

class HeadReaderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsAHeadTogether()
    {
        HeadReader reader;
        using enum HeadReader::Result;
        QCOMPARE(reader.addLine("HTTP/1.1 404 Not Found\r\n"), NeedLines);
        QCOMPARE(reader.addLine("Content-Type:  Application/JSON ; charset=utf-8 \r\n"), NeedLines);
        QCOMPARE(reader.addLine("X-Empty:\r\n"), NeedLines);
        QCOMPARE(reader.addLine("Set-Cookie: a=1\r\n"), NeedLines);
        QCOMPARE(reader.addLine("set-cookie: b=2\r\n"), NeedLines);
        QCOMPARE(reader.addLine("  folded\r\n"), NeedLines);
        QVERIFY(!reader.isComplete());
        QCOMPARE(reader.addLine("\r\n"), Complete);
        const ResponseHead &head = reader.head();
        QCOMPARE(head.status, 404);
        QCOMPARE(head.version, HttpVersion::Http11);
        QCOMPARE(head.mediaType(), "application/json");
        QCOMPARE(head.field("X-EMPTY").value_or("none"), "");
        QCOMPARE(head.field("X-Absent").value_or("none"), "none");
        QCOMPARE(head.fields.size(), std::size_t(4));
        QCOMPARE(head.fields[3].value, "b=2 folded");
        QCOMPARE(reader.bytes(), std::uint64_t(24 + 50 + 10 + 17 + 17 + 10 + 2));
    }

    void keepsNeitherInterimHeadsNorTrailers()
    {
        HeadReader reader;
        for (const char *line :
             {"HTTP/1.1 100 Continue\r\n", "X-Early: 1\r\n", "\r\n", "HTTP/1.1 103 Early Hints\r\n",
              "Link: </a>\r\n", "\r\n", "HTTP/1.1 200 OK\r\n", "X-Late: 1\r\n"})
            QCOMPARE(reader.addLine(line), HeadReader::Result::NeedLines);
        QCOMPARE(reader.addLine("\r\n"), HeadReader::Result::Complete);
        QCOMPARE(reader.addLine("X-Trailer: 1\r\n"), HeadReader::Result::Complete);
        QCOMPARE(reader.head().status, 200);
        QCOMPARE(reader.head().fields.size(), std::size_t(1));
        QCOMPARE(reader.head().fields[0].name, "X-Late");
    }

    void knowsVersions()
    {
        const auto version = [](const char *line) {
            HeadReader reader;
            return reader.addLine(line) == HeadReader::Result::NeedLines ? reader.head().version
                                                                         : HttpVersion::Unknown;
        };
        QCOMPARE(version("HTTP/1.0 200 OK\r\n"), HttpVersion::Http10);
        QCOMPARE(version("HTTP/1.1 200\r\n"), HttpVersion::Http11);
        QCOMPARE(version("HTTP/2 200 \r\n"), HttpVersion::Http2);
        QCOMPARE(version("HTTP/9 200\r\n"), HttpVersion::Unknown);
    }

    void refusesWhatIsNoHead_data()
    {
        const tooltray::TestRows<std::string, std::string> row{"first", "second"};
        row("no status", "HTTP/1.1\r\n", "");
        row("a word for a status", "HTTP/1.1 OK\r\n", "");
        row("two digits", "HTTP/1.1 20 OK\r\n", "");
        row("a status below 100", "HTTP/1.1 099 OK\r\n", "");
        row("something else", "SSH-2.0-OpenSSH\r\n", "");
        row("a field without a colon", "HTTP/1.1 200 OK\r\n", "nonsense\r\n");
        row("a field without a name", "HTTP/1.1 200 OK\r\n", ": value\r\n");
        row("folding nothing", "HTTP/1.1 200 OK\r\n", " folded\r\n");
        row("an upgrade", "HTTP/1.1 101 Switching Protocols\r\n", "\r\n");
    }
    void refusesWhatIsNoHead()
    {
        QFETCH(std::string, first);
        QFETCH(std::string, second);
        HeadReader reader;
        auto result = reader.addLine(first);
        if (!second.empty()) {
            QCOMPARE(result, HeadReader::Result::NeedLines);
            result = reader.addLine(second);
        }
        QCOMPARE(result, HeadReader::Result::Malformed);
    }

    void saysOneThingAboutTheBody_data()
    {
        const tooltray::TestRows<QList<QByteArray>, bool> row{"lines", "isClear"};
        row("a length", {"Content-Length: 5"}, true);
        row("none", {}, true);
        row("the same twice", {"Content-Length: 5", "content-length: 5"}, true);
        row("the same in a list", {"Content-Length: 5, 5"}, true);
        row("two lengths", {"Content-Length: 5", "Content-Length: 6"}, false);
        row("two lengths in another case", {"content-length: 6", "CONTENT-LENGTH: 5"}, false);
        row("two lengths in a list", {"Content-Length: 5, 6"}, false);
        row("a length and nothing", {"Content-Length: 5,"}, false);
        row("an empty length", {"Content-Length:"}, false);
        row("a sign", {"Content-Length: +5"}, false);
        row("a negative one", {"Content-Length: -5"}, false);
        row("hexadecimal", {"Content-Length: 0x5"}, false);
        row("a word", {"Content-Length: five"}, false);
        row("two words", {"Content-Length: 5 6"}, false);
        row("zeros before one of them", {"Content-Length: 5", "Content-Length: 05"}, false);
        row("folded", {"Content-Length: 5", " 6"}, false);
        row("a space before the colon", {"Content-Length : 5"}, false);
        row("chunks", {"Transfer-Encoding: chunked"}, true);
        row("chunks in capitals", {"transfer-encoding: CHUNKED"}, true);
        row("chunks and a length", {"Transfer-Encoding: chunked", "Content-Length: 5"}, false);
        row("a length and chunks", {"Content-Length: 5", "Transfer-Encoding: chunked"}, false);
        row("chunks twice", {"Transfer-Encoding: chunked", "Transfer-Encoding: chunked"}, false);
        row("chunks, folded", {"Transfer-Encoding:", " chunked"}, false);
        row("chunks of something", {"Transfer-Encoding: gzip, chunked"}, false);
        row("nearly chunks", {"Transfer-Encoding: xchunked"}, false);
        row("no coding", {"Transfer-Encoding: identity"}, false);
        row("one place", {"Location: /a", "location: /a"}, true);
        row("two places", {"Location: /a", "Location: /b"}, false);
    }
    void saysOneThingAboutTheBody()
    {
        QFETCH(QList<QByteArray>, lines);
        QFETCH(bool, isClear);
        HeadReader reader;
        reader.addLine("HTTP/1.1 200 OK\r\n");
        auto result = HeadReader::Result::NeedLines;
        for (const QByteArray &line : lines) {
            if (result == HeadReader::Result::NeedLines)
                result = reader.addLine(line.toStdString() + "\r\n");
        }
        if (result == HeadReader::Result::NeedLines)
            result = reader.addLine("\r\n");
        QCOMPARE(result, isClear ? HeadReader::Result::Complete : HeadReader::Result::Malformed);
    }
};

TOOLTRAY_TEST(HeadReaderTest)
#include "headreadertest.moc"
