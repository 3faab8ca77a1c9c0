// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/httpanswerparser.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::test;
using namespace std::string_literals;

class HttpAnswerParserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAnswerIsTakenApart()
    {
        HttpAnswerParser parser;
        parser.add(
            "HTTP/1.1 200 All is well\r\nA: 1\r\nb:\t2 \t\r\na: 3\r\nEmpty:\r\nContent-Length: 3\r\n\r\nabc");
        const auto answer = parser.take();
        QVERIFY(answer);
        QCOMPARE(answer->version, "HTTP/1.1");
        QCOMPARE(answer->status, 200);
        QCOMPARE(answer->reason, "All is well");
        QCOMPARE(answer->headers.size(), 5U);
        QCOMPARE(answer->header("a"), "1, 3"s);
        QCOMPARE(answer->header("B"), "2"s);
        QCOMPARE(answer->header("empty"), ""s);
        QCOMPARE(answer->header("none"), std::nullopt);
        QCOMPARE(answer->body, "abc");
        QVERIFY(!parser.take());
    }

    void chunksAndTrailersAreKept()
    {
        HttpAnswerParser parser;
        parser.add("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                   "3\r\nabc\r\n0A;name=value\r\n0123456789\r\n0\r\nLast: 1\r\n\r\n");
        const auto answer = parser.take();
        QVERIFY(answer);
        QCOMPARE(answer->body, "abc0123456789");
        QVERIFY((answer->chunks == std::vector<std::string>{"abc", "0123456789"}));
        QCOMPARE(answer->trailers.size(), 1U);
        QCOMPARE(answer->trailers[0].second, "1");
    }

    void itDoesNotMatterHowTheBytesArrive()
    {
        const std::string bytes = "HTTP/1.1 100 Continue\r\n\r\n"
                                  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
                                  "HTTP/1.1 204 No Content\r\n\r\n"
                                  "HTTP/1.1 404 Not Found\r\nContent-Length: 4\r\n\r\nnone"
                                  "HTTP/1.0 200 OK\r\n\r\nto the end";
        for (std::size_t size = 1; size <= bytes.size(); ++size) {
            HttpAnswerParser parser;
            for (std::size_t at = 0; at < bytes.size(); at += size)
                parser.add(std::string_view(bytes).substr(at, size));
            parser.connectionClosed();
            QCOMPARE(parser.error(), "");
            std::string seen;
            while (const auto answer = parser.take())
                seen += std::to_string(answer->status) + answer->body + ' ';
            QCOMPARE(seen, "100 200abc 204 404none 200to the end ");
        }
    }

    void theAnswerInProgressIsVisible()
    {
        HttpAnswerParser parser;
        parser.add("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n");
        QVERIFY(!parser.current());
        parser.add("\r\n");
        QVERIFY(parser.current());
        parser.add("5\r\nab");
        QCOMPARE(parser.current()->body, "ab");
        parser.add("cde\r\n0\r\n\r\n");
        QVERIFY(!parser.current());
        QVERIFY(parser.take());
    }

    void anAnswerToHeadHasNoBody()
    {
        HttpAnswerParser parser;
        parser.expectNoBody();
        parser.add(
            "HTTP/1.1 100 Continue\r\n\r\n"
            "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx");
        QCOMPARE(parser.take()->status, 100);
        QCOMPARE(parser.take()->body, "");
        QCOMPARE(parser.take()->body, "x");
    }

    void slipsOfTheServerAreSeen_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<std::string>("error");
        const std::string head = "HTTP/1.1 200 OK\r\n";
        const std::string chunked = head + "Transfer-Encoding: chunked\r\n\r\n";
        QTest::newRow("bare LF") << "HTTP/1.1 200 OK\n"s
                                 << "A line does not end with CR LF."s;
        QTest::newRow("control character") << head + "A: \x01\r\n"
                                           << "A line holds a control character."s;
        QTest::newRow("no status line") << "HTTP/2 200 OK\r\n"s
                                        << "\"HTTP/2 200 OK\" is no status line."s;
        QTest::newRow("no space after the status") << "HTTP/1.1 200\r\n"s
                                                   << "\"HTTP/1.1 200\" is no status line."s;
        QTest::newRow("status out of range") << "HTTP/1.1 099 x\r\n"s
                                             << "\"HTTP/1.1 099 x\" is no status line."s;
        QTest::newRow("space before the colon") << head + "A : b\r\n"
                                                << "\"A : b\" is no header."s;
        QTest::newRow("no colon") << head + "A\r\n"
                                  << "\"A\" is no header."s;
        QTest::newRow("folded") << head + "A: b\r\n c\r\n"
                                << "\" c\" is no header."s;
        QTest::newRow("two lengths") << head + "Content-Length: 1\r\nContent-Length: 1\r\n\r\n"
                                     << "Content-Length is \"1, 1\"."s;
        QTest::newRow("negative length") << head + "Content-Length: -1\r\n\r\n"
                                         << "Content-Length is \"-1\"."s;
        QTest::newRow("both") << head + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
                              << "The answer has both Content-Length and Transfer-Encoding."s;
        QTest::newRow("204 with length") << "HTTP/1.1 204 No\r\nContent-Length: 0\r\n\r\n"s
                                         << "An answer that never has a body says how long it is."s;
        QTest::newRow("unknown coding") << head + "Transfer-Encoding: gzip\r\n\r\n"
                                        << "The transfer coding \"gzip\" is unknown."s;
        QTest::newRow("chunked to an old client") << "HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"s
                                                  << "An HTTP/1.0 answer is chunked."s;
        QTest::newRow("size of a chunk") << chunked + "x\r\n"
                                         << "\"x\" is no size of a chunk."s;
        QTest::newRow("chunk too long") << chunked + "1\r\nab\r\n"
                                        << "A chunk is longer than its size says."s;
        QTest::newRow("a second answer from nowhere") << head + "Content-Length: 0\r\n\r\nab\r\n"
                                                      << "\"ab\" is no status line."s;
        const std::string cut = "The connection was closed in the middle of an answer.";
        QTest::newRow("closed in the head") << head << cut;
        QTest::newRow("closed in the body") << head + "Content-Length: 2\r\n\r\na" << cut;
        QTest::newRow("closed in a chunk") << chunked + "2\r\na" << cut;
        QTest::newRow("closed before the last chunk") << chunked + "1\r\na\r\n" << cut;
    }
    void slipsOfTheServerAreSeen()
    {
        QFETCH(std::string, bytes);
        QFETCH(std::string, error);
        HttpAnswerParser parser;
        parser.add(bytes);
        parser.connectionClosed();
        QCOMPARE(parser.error(), error);
        parser.add("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        QCOMPARE(parser.error(), error);
    }
};

TOOLTRAY_TEST(HttpAnswerParserTest)
#include "httpanswerparsertest.moc"
