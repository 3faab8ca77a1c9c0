// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/relayexchange.h"

#include "support/testcase.h"

using namespace tooltray::stdio;

namespace {

using Event = AnswerParser::Event;

// What comes out of the bytes when they arrive in pieces of that size: "200 json [content] done".
std::string understood(std::string_view bytes, std::size_t step)
{
    AnswerParser parser;
    std::string seen;
    std::string content;
    const auto note = [&](Event event) {
        if (event == Event::Head)
            seen += std::to_string(parser.head().status) + ' ' + parser.head().mediaType();
        else if (event == Event::Content)
            content += parser.content();
        else if (event == Event::Complete)
            seen += " [" + content + "] done";
        else if (event == Event::Broken)
            seen += " [" + content + "] broken: " + parser.problem();
        return event == Event::Head || event == Event::Content;
    };
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        std::string_view input = bytes.substr(at, step);
        Event event = Event::NeedInput;
        while (note(event = parser.advance(input))) {
        }
        if (event != Event::NeedInput)
            return seen;
    }
    note(parser.end());
    return seen;
}

} // namespace

class AnswerParserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void understandsAnswersHoweverTheyAreCut_data()
    {
        tooltray::addColumns<QByteArray, QByteArray>("bytes", "expected");

        const auto row = [](const char *name, const char *bytes, const char *expected) {
            QTest::newRow(name) << QByteArray(bytes) << QByteArray(expected);
        };
        row("sized",
            "HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: "
            "3\r\n\r\nabc",
            "200 application/json [abc] done");
        row("bytes after the end are not looked at", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nabc",
            "200  [a] done");
        row("empty", "HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n", "202  [] done");
        row("no content by its status", "HTTP/1.1 204 No Content\r\n\r\n", "204  [] done");
        row("no reason", "HTTP/1.1 404\r\nContent-Length: 0\r\n\r\n", "404  [] done");
        row("chunked",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: "
            "chunked\r\n\r\n3\r\nabc\r\n10;x=y\r\n0123456789abcdef\r\n0\r\n\r\n",
            "200  [abc0123456789abcdef] done");
        row("trailers", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nA: b\r\n\r\n",
            "200  [a] done");
        row("until the connection ends", "HTTP/1.0 200 OK\r\n\r\nabc", "200  [abc] done");
        row("interim answers",
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nA: b\r\n\r\nHTTP/1.1 200 "
            "OK\r\nContent-Length: "
            "1\r\n\r\na",
            "200  [a] done");
        row("bare line feeds", "HTTP/1.1 200 OK\nContent-Length: 1\n\na", "200  [a] done");
        row("nothing", "", " [] broken: the connection ended before it was complete");
        row("half a head",
            "HTTP/1.1 200 OK\r\nA: ", " [] broken: the connection ended before it was complete");
        row("too little", "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nab",
            "200  [ab] broken: the connection ended before it was complete");
        row("half a chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nab",
            "200  [ab] broken: the connection ended before it was complete");
        row("no last chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n",
            "200  [a] broken: the connection ended before it was complete");
        row("not HTTP", "SSH-2.0-OpenSSH\r\n", " [] broken: it is not HTTP");
        row("no status", "HTTP/1.1 abc\r\n\r\n", " [] broken: it is not HTTP");
        row("no header", "HTTP/1.1 200 OK\r\nabc\r\n\r\n", " [] broken: a line of its head is not a header");
        row("folded header", "HTTP/1.1 200 OK\r\nA: b\r\n c: d\r\n\r\n",
            " [] broken: a line of its head is not a header");
        row("control character", "HTTP/1.1 200 OK\r\nA: b\x01\r\n\r\n",
            " [] broken: a line of its head is not a header");
        row("negative length", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
            " [] broken: its length is not a number");
        row("two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 1, 1\r\n\r\na",
            " [] broken: its length is not a number");
        row("other coding", "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n",
            " [] broken: its transfer coding is unknown");
        row("bad chunk size", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
            "200  [] broken: the size of a chunk is not a number");
        row("endless chunk size",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n11111111111111111\r\n",
            "200  [] broken: the size of a chunk is not a number");
        row("chunk longer than it says", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n",
            "200  [a] broken: a chunk is longer than it says");
    }
    void understandsAnswersHoweverTheyAreCut()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, expected);
        for (const std::size_t step : {std::size_t(1), std::size_t(2), std::size_t(7), std::size_t(1000)})
            QCOMPARE(understood(bytes.toStdString(), step), expected.toStdString());
    }

    void keepsFieldsWithoutCase()
    {
        AnswerParser parser;
        std::string_view input = "HTTP/1.1 200 OK\r\nMCP-Session-Id:  a b\t\r\nMcp-Session-Id: c\r\n\r\n";
        QVERIFY(parser.advance(input) == Event::Head);
        QCOMPARE(parser.head().field("mcp-session-id"), std::string_view("a b"));
        QCOMPARE(parser.head().field("other"), std::string_view());
    }

    void boundsTheHead()
    {
        const std::string line(100'000, 'x');
        const std::string fields = "HTTP/1.1 200 OK\r\n" + [] {
            std::string many;
            for (int i = 0; i < 20'000; ++i)
                many += "A: b\r\n";
            return many;
        }();
        for (const std::string &bytes : {line, "HTTP/1.1 200 OK\r\nA: " + line, fields})
            QCOMPARE(understood(bytes, 1000), std::string(" [] broken: its header section is too long"));
    }

    void doesNotBoundEndlessStreams()
    {
        std::string bytes = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
        for (int i = 0; i < 50'000; ++i)
            bytes += "1\r\na\r\n";
        bytes += "0\r\n\r\n";
        QCOMPARE(understood(bytes, 4096), "200  [" + std::string(50'000, 'a') + "] done");
    }
};

TOOLTRAY_TEST(AnswerParserTest)
#include "answerparsertest.moc"
