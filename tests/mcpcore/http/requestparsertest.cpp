// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message/requestparser.h"

#include "parsertrace.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::http;

namespace {

constexpr text::HttpLimits kLimits = {.startLine = 100, .headerBytes = 400, .headerCount = 8, .body = 64};

QByteArray trace(const QByteArray &bytes, const PieceSize &pieceSize)
{
    return QByteArray::fromStdString(
        parserTrace({bytes.data(), std::size_t(bytes.size())}, kLimits, pieceSize));
}

// However the bytes are cut, the events are the same.
void verifyTrace(const QByteArray &bytes, const QByteArray &expected)
{
    QCOMPARE(trace(bytes, [](std::size_t left) { return left; }), expected);
    QCOMPARE(trace(bytes, [](std::size_t) { return 1; }), expected);
    for (qsizetype cut = 1; cut < bytes.size(); ++cut) {
        bool isFirst = true;
        const QByteArray split = trace(
            bytes, [&](std::size_t left) { return std::exchange(isFirst, false) ? std::size_t(cut) : left; });
        QCOMPARE(split, expected);
    }
}

void addColumns()
{
    tooltray::addColumns<QByteArray, QByteArray>("bytes", "expected");
}

// The columns are the bytes and the trace; long inputs are made by repeat().
void row(const char *name, const QByteArray &bytes, const QByteArray &expected)
{
    QTest::newRow(name) << bytes << expected;
}

void fetchAndVerify()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    verifyTrace(bytes, expected);
}

} // namespace

class RequestParserTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void understands_data()
    {
        addColumns();
        row("nothing", "", "idle\n");
        row("half a head", "GET / HTTP/1.1\r\nHost: h\r\n", "waiting\n");
        row("get", "GET /a?b=c HTTP/1.1\r\nHost: h\r\n\r\n", "head GET /a?b=c 1.1 [host=h]\nbody \nidle\n");
        row("values are trimmed, names lowered, duplicates kept in order",
            "GET / HTTP/1.1\r\nHOST:h\r\nX-A: \t one  two \t\r\nx-a:\r\nX-a:\xe4;\"q\"\r\n\r\n",
            "head GET / 1.1 [host=h] [x-a=one  two] [x-a=] [x-a=\xe4;\"q\"]\nbody \nidle\n");
        row("length", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello",
            "head POST / 1.1 [host=h] [content-length=5] body\nbody hello\nidle\n");
        row("length not there yet", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhell",
            "head POST / 1.1 [host=h] [content-length=5] body\nwaiting\n");
        row("length of nothing", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 000\r\n\r\n",
            "head POST / 1.1 [host=h] [content-length=000]\nbody \nidle\n");
        row("chunks with extensions and trailers",
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: Chunked\r\n\r\n"
            "3\r\nabc\r\n00A ;n=\"v\";x\r\n0123456789\r\n0\r\nA: b\r\nContent-Length: 9\r\n\r\n",
            "head POST / 1.1 [host=h] [transfer-encoding=Chunked] body\nbody abc0123456789\nidle\n");
        row("no chunks", "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: ,chunked,\r\n\r\n0\r\n\r\n",
            "head POST / 1.1 [host=h] [transfer-encoding=,chunked,] body\nbody \nidle\n");
        row("a length is of bytes", "PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\n\r\n\r\n",
            "head PUT / 1.1 [host=h] [content-length=4] body\nbody \r\n\r\n\nidle\n");
        row("pipeline",
            "GET /1 HTTP/1.1\r\nHost: h\r\n\r\nPOST /2 HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\n\r\nxGET "
            "/3 "
            "HTT",
            "head GET /1 1.1 [host=h]\nbody \nhead POST /2 1.1 [host=h] [content-length=1] body\nbody "
            "x\nwaiting\n");
        row("an empty line before each request",
            "\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n",
            "head GET / 1.1 [host=h]\nbody \nhead GET / 1.1 [host=h]\nbody \nidle\n");
        row("close", "GET / HTTP/1.1\r\nHost: h\r\nConnection: x, Close ,y\r\n\r\n",
            "head GET / 1.1 [host=h] [connection=x, Close ,y] close\nbody \nidle\n");
        row("close in a second line",
            "GET / HTTP/1.1\r\nHost: h\r\nConnection: keep-alive\r\nConnection: close\r\n\r\n",
            "head GET / 1.1 [host=h] [connection=keep-alive] [connection=close] close\nbody \nidle\n");
        row("1.0 closes", "GET / HTTP/1.0\r\n\r\n", "head GET / 1.0 close\nbody \nidle\n");
        row("1.0 cannot be kept", "GET / HTTP/1.0\r\nHost: h\r\nConnection: keep-alive\r\n\r\n",
            "head GET / 1.0 [host=h] [connection=keep-alive] close\nbody \nidle\n");
        row("1.2 is served as 1.1", "GET / HTTP/1.2\r\nHost: h\r\n\r\n",
            "head GET / 1.1 [host=h]\nbody \nidle\n");
        row("expect", "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-Continue\r\nContent-Length: 1\r\n\r\nx",
            "head POST / 1.1 [host=h] [expect=100-Continue] [content-length=1] body continue\nbody "
            "x\nidle\n");
        row("expect without a body", "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\n\r\n",
            "head POST / 1.1 [host=h] [expect=100-continue]\nbody \nidle\n");
        row("expect in 1.0", "POST / HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\nx",
            "head POST / 1.0 [expect=100-continue] [content-length=1] body close\nbody x\nidle\n");
        row("absolute", "GET HTTP://Local:8/p?q HTTP/1.1\r\nHost: local:8\r\n\r\n",
            "head GET /p?q 1.1 [host=local:8]\nbody \nidle\n");
        row("absolute without path", "GET http://h HTTP/1.1\r\nHost: h\r\n\r\n",
            "head GET / 1.1 [host=h]\nbody \nidle\n");
        row("absolute with query only", "GET http://h?q HTTP/1.1\r\nHost: h\r\n\r\n",
            "head GET /?q 1.1 [host=h]\nbody \nidle\n");
        row("asterisk", "OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n",
            "head OPTIONS * 1.1 [host=h]\nbody \nidle\n");
        row("upgrade is not followed",
            "GET / HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nGET / "
            "HTTP/1.1\r\nHost: h\r\n\r\n",
            "head GET / 1.1 [host=h] [connection=Upgrade] [upgrade=websocket]\nbody \n"
            "head GET / 1.1 [host=h]\nbody \nidle\n");
    }
    void understands() { fetchAndVerify(); }

    void refusesRequestLines_data()
    {
        addColumns();
        const QByteArray bad = "refused 400 bad_request\n";
        const auto line = [](const char *text, const QByteArray &expected) {
            row(text, QByteArray(text) + "\r\nHost: h\r\n\r\n", expected);
        };
        line("GET /", bad);
        line("GET  HTTP/1.1", bad);
        line("GET", bad);
        line("/ HTTP/1.1", bad);
        line(" GET / HTTP/1.1", bad);
        line("GET  / HTTP/1.1", bad);
        line("GET /  HTTP/1.1", bad);
        line("GET / HTTP/1.1 ", bad);
        line("GET / a HTTP/1.1", bad);
        line("GET\t/\tHTTP/1.1", bad);
        line("GET / http/1.1", bad);
        line("GET / HTTPX1.1", bad);
        line("GET / HTTP/11", bad);
        line("GET / HTTP/1.10", bad);
        line("GET / HTTP/a.b", bad);
        line("G(T / HTTP/1.1", bad);
        line("GET x HTTP/1.1", bad);
        line("GET * HTTP/1.1", bad);
        line("GET /a#b HTTP/1.1", bad);
        line("GET /\x01 HTTP/1.1", bad);
        line("GET /\x7f HTTP/1.1", bad);
        line("GET /\xc3\xa4 HTTP/1.1", bad);
        line("GET ftp://h/ HTTP/1.1", bad);
        line("GET http:// HTTP/1.1", bad);
        line("GET http:///p HTTP/1.1", bad);
        line("OPTIONS *x HTTP/1.1", bad);
        line("GET / HTTP/0.9", "refused 505 version_not_supported\n");
        line("GET / HTTP/2.0", "refused 505 version_not_supported\n");
        line("PRI * HTTP/2.0", "refused 505 version_not_supported\n");
        line("GET / HTTP/9.9", "refused 505 version_not_supported\n");
        line("get / HTTP/1.1", "refused 501 method_not_implemented\n");
        line("BREW / HTTP/1.1", "refused 501 method_not_implemented\n");
        line("TRACE / HTTP/1.1", "refused 501 method_not_implemented\n");
        line("CONNECT h:80 HTTP/1.1", "refused 501 method_not_implemented\n");
        row("bare line feed", "GET / HTTP/1.1\nHost: h\n\n", bad);
        row("bare carriage return", "GET / HTTP/1.1\rHost: h\r\n\r\n", bad);
        row("NUL", QByteArrayLiteral("GET /\0 HTTP/1.1\r\nHost: h\r\n\r\n"), bad);
        row("two empty lines", "\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", bad);
        row("empty line with a bare line feed", "\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", bad);
        row("a TLS greeting is answered at its first byte", "\x16\x03\x01", bad);
        row("a proxy header", "PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET / HTTP/1.1\r\n\r\n", bad);
    }
    void refusesRequestLines() { fetchAndVerify(); }

    void refusesHeads_data()
    {
        addColumns();
        const QByteArray bad = "refused 400 bad_request\n";
        const auto fields = [](const char *name, const QByteArray &lines, const QByteArray &expected) {
            row(name, "GET / HTTP/1.1\r\n" + lines + "\r\n\r\n", expected);
        };
        fields("space before the colon", "Host: h\r\nX : y", bad);
        fields("tab before the colon", "Host: h\r\nX\t: y", bad);
        fields("space before the name", "Host: h\r\n X: y", bad);
        fields("space before the first name", " Host: h", bad);
        fields("folded line", "Host: h\r\nX: y\r\n z", bad);
        fields("folded line with a tab", "Host: h\r\nX: y\r\n\tz: a", bad);
        fields("no colon", "Host: h\r\nX", bad);
        fields("no name", "Host: h\r\n: y", bad);
        fields("name not a token", "Host: h\r\nX{}: y", bad);
        fields("name not ASCII", "Host: h\r\n\xc3\xa4: y", bad);
        fields("bare line feed", "Host: h\nX: y", bad);
        fields("bare line feed at the end", "Host: h\r\nX: y\n", bad);
        fields("bare carriage return", "Host: h\r\nX: y\rz", bad);
        fields("two carriage returns", "Host: h\r\nX: y\r", bad);
        fields("NUL in the value", QByteArrayLiteral("Host: h\r\nX: a\0b"), bad);
        fields("NUL in the name", QByteArrayLiteral("Host: h\r\nX\0: b"), bad);
        fields("control character", "Host: h\r\nX: a\x1b[1m", bad);
        fields("delete", "Host: h\r\nX: a\x7f", bad);
        fields("no host", "X: y", "refused 400 bad_host\n");
        fields("two hosts", "Host: h\r\nHost: h", "refused 400 bad_host\n");
        fields("empty host", "Host:", "refused 400 bad_host\n");
        fields("host list", "Host: a, b", "refused 400 bad_host\n");
        fields("host with user", "Host: u@h", "refused 400 bad_host\n");
        fields("host with path", "Host: h/x", "refused 400 bad_host\n");
        fields("unknown expectation", "Host: h\r\nExpect: 200-ok", "refused 417 expectation_failed\n");
        row("1.0 with two hosts", "GET / HTTP/1.0\r\nHost: h\r\nHost: h\r\n\r\n", "refused 400 bad_host\n");
        row("absolute with another host", "GET http://a/ HTTP/1.1\r\nHost: b\r\n\r\n",
            "refused 400 bad_host\n");
        row("absolute with another port", "GET http://a:1/ HTTP/1.1\r\nHost: a\r\n\r\n",
            "refused 400 bad_host\n");
        row("absolute with user", "GET http://u@a/ HTTP/1.1\r\nHost: a\r\n\r\n", "refused 400 bad_host\n");
        row("absolute without host in 1.0", "GET http://a/ HTTP/1.0\r\n\r\n", "refused 400 bad_host\n");
    }
    void refusesHeads() { fetchAndVerify(); }

    void refusesFraming_data()
    {
        addColumns();
        const QByteArray framing = "refused 400 bad_framing\n";
        const auto fields = [](const char *lines, const QByteArray &expected) {
            row(lines, QByteArray("POST / HTTP/1.1\r\nHost: h\r\n") + lines + "\r\n\r\n1234567890", expected);
        };
        fields("Content-Length: -5", framing);
        fields("Content-Length: +5", framing);
        fields("Content-Length: 0x5", framing);
        fields("Content-Length: a", framing);
        fields("Content-Length: 5 5", framing);
        fields("Content-Length: 5, 5", framing);
        fields("Content-Length: 5.0", framing);
        fields("Content-Length:", framing);
        fields("Content-Length: 5\r\nContent-Length: 5", framing);
        fields("Content-Length: 5\r\nContent-Length: 6", framing);
        fields("Content-Length: 5\r\nTransfer-Encoding: chunked", framing);
        fields("Transfer-Encoding: chunked\r\nContent-Length: 5", framing);
        fields("Transfer-Encoding:", framing);
        fields("Transfer-Encoding: gzip", framing);
        fields("Transfer-Encoding: chunked, identity", framing);
        fields("Transfer-Encoding: chunked, chunked", framing);
        fields("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", framing);
        fields("Transfer-Encoding: xchunked", framing);
        fields("Transfer-Encoding: chunked;q=1", framing);
        fields("Transfer-Encoding: gzip, chunked", "refused 501 coding_not_implemented\n");
        row("chunked in 1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", framing);

        const QByteArray head = "head POST / 1.1 [host=h] [transfer-encoding=chunked] body\n";
        const auto chunks = [&](const char *name, const QByteArray &body, const QByteArray &expected) {
            row(name, "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n" + body,
                head + expected);
        };
        const QByteArray bad = "refused 400 bad_chunk\n";
        chunks("negative chunk", "-1\r\n", bad);
        chunks("hexadecimal prefix", "0x1\r\na\r\n", bad);
        chunks("chunk size not hexadecimal", "g\r\n", bad);
        chunks("no chunk size", "\r\na\r\n", bad);
        chunks("only an extension", ";a\r\na\r\n", bad);
        chunks("space before the size", " 1\r\na\r\n", bad);
        chunks("something behind the size", "1 a\r\na\r\n", bad);
        chunks("bare line feed behind the size", "1\na\r\n0\r\n\r\n", bad);
        chunks("control character in an extension", "1;\x01\r\na\r\n0\r\n\r\n", bad);
        chunks("chunk longer than its size", "1\r\nab\r\n0\r\n\r\n", bad);
        chunks("chunk without line end", "1\r\na0\r\n\r\n", bad);
        chunks("bare line feed behind a chunk", "1\r\na\n0\r\n\r\n", bad);
        chunks("bad trailer", "0\r\na b: c\r\n\r\n", bad);
        chunks("folded trailer", "0\r\na: b\r\n c\r\n\r\n", bad);
        chunks("bare line feed at the end", "0\r\n\n", bad);
        chunks("overflow", "10000000000000001\r\n", "refused 413 body_too_large\n");
    }
    void refusesFraming() { fetchAndVerify(); }

    void holdsItsLimits_data()
    {
        addColumns();
        const QByteArray x200(200, 'x');
        const auto repeat = [](const QByteArray &text, int count) { return text.repeated(count); };
        const QByteArray start = "GET / HTTP/1.1\r\nHost: h\r\n";

        row("longest request line", "GET /" + QByteArray(84, 'x') + " HTTP/1.1\r\nHost: h\r\n\r\n",
            "head GET /" + QByteArray(84, 'x') + " 1.1 [host=h]\nbody \nidle\n");
        row("request line one byte longer", "GET /" + QByteArray(85, 'x') + " HTTP/1.1\r\nHost: h\r\n\r\n",
            "refused 414 uri_too_long\n");
        row("request line without end", "GET /" + x200, "refused 414 uri_too_long\n");
        row("most headers", start + repeat("a: b\r\n", 7) + "\r\n",
            "head GET / 1.1 [host=h]" + repeat(" [a=b]", 7) + "\nbody \nidle\n");
        row("one header more", start + repeat("a: b\r\n", 8) + "\r\n", "refused 431 headers_too_large\n");
        row("10,000 headers", start + repeat("a: b\r\n", 10000) + "\r\n", "refused 431 headers_too_large\n");
        row("header bytes", start + "a: " + x200 + "\r\nb: " + x200 + "\r\n\r\n",
            "refused 431 headers_too_large\n");
        row("header line without end", start + "a: " + x200 + x200, "refused 431 headers_too_large\n");

        const QByteArray post = "POST / HTTP/1.1\r\nHost: h\r\n";
        const QByteArray x64(64, 'x');
        row("longest body", post + "Content-Length: 64\r\n\r\n" + x64,
            "head POST / 1.1 [host=h] [content-length=64] body\nbody " + x64 + "\nidle\n");
        row("body one byte longer", post + "Content-Length: 65\r\n\r\n",
            "head POST / 1.1 [host=h] [content-length=65] body\nrefused 413 body_too_large\n");
        row("length beyond 64 bits", post + "Content-Length: 99999999999999999999\r\n\r\n",
            "head POST / 1.1 [host=h] [content-length=99999999999999999999] body\nrefused 413 "
            "body_too_large\n");

        const QByteArray chunked = post + "Transfer-Encoding: chunked\r\n\r\n";
        const QByteArray head = "head POST / 1.1 [host=h] [transfer-encoding=chunked] body\n";
        row("longest chunked body",
            chunked + "20\r\n" + x64.left(32) + "\r\n20\r\n" + x64.left(32) + "\r\n0\r\n\r\n",
            head + "body " + x64 + "\nidle\n");
        row("chunked body one byte longer", chunked + "40\r\n" + x64 + "\r\n1\r\n",
            head + "refused 413 body_too_large\n");
        row("chunk too large", chunked + "41\r\n", head + "refused 413 body_too_large\n");
        row("chunk line too long", chunked + "0;" + QByteArray(1100, 'x') + "\r\n\r\n",
            head + "refused 400 bad_chunk\n");
        row("extensions too long together", chunked + repeat("1;" + x200 + "\r\na\r\n", 3) + "0\r\n\r\n",
            head + "refused 400 bad_chunk\n");
        row("too many trailers", chunked + "0\r\n" + repeat("a: b\r\n", 9) + "\r\n",
            head + "refused 431 trailers_too_large\n");
        row("trailers too long", chunked + "0\r\na: " + x200 + "\r\nb: " + x200 + "\r\n\r\n",
            head + "refused 431 trailers_too_large\n");
    }
    void holdsItsLimits() { fetchAndVerify(); }

    void takesTheLimitOfTheRoute()
    {
        RequestParser parser(kLimits);
        const std::string bytes =
            "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 65\r\n\r\n" + std::string(65, 'x');
        for (int round = 0; round < 2; ++round) {
            std::string_view input = bytes;
            QCOMPARE(parser.advance(input), RequestParser::Event::HeadComplete);
            QCOMPARE(parser.announcedLength(), std::uint64_t(65));
            if (round == 0)
                parser.setBodyLimit(65);
            QCOMPARE(parser.advance(input),
                     round == 0 ? RequestParser::Event::RequestComplete : RequestParser::Event::Refused);
            if (round == 0)
                QCOMPARE(parser.takeRequest().body, std::string(65, 'x'));
        }
    }

    void staysRefused()
    {
        RequestParser parser(kLimits);
        std::string_view input = "\n";
        QCOMPARE(parser.advance(input), RequestParser::Event::Refused);
        input = "GET / HTTP/1.1\r\nHost: h\r\n\r\n";
        QCOMPARE(parser.advance(input), RequestParser::Event::Refused);
        QVERIFY(input.empty());
        QCOMPARE(parser.refusal().status, 400);
    }
};

TOOLTRAY_TEST(RequestParserTest)
#include "requestparsertest.moc"
