// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/framing/httpmessagereader.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::text;

namespace {

using Event = HttpMessageReader::Event;

constexpr HttpLimits kLimits{.startLine = 20, .headerBytes = 40, .headerCount = 2, .body = 20};

const char *nameOf(HttpMessageReader::Problem problem)
{
    using enum HttpMessageReader::Problem;
    switch (problem) {
    case None: return "none";
    case BareLineFeed: return "bare line feed";
    case LongStartLine: return "long start line";
    case LargeFields: return "large fields";
    case ManyFields: return "many fields";
    case BadField: return "bad field";
    case LargeBody: return "large body";
    case BadChunkSize: return "bad chunk size";
    case BadChunkEnd: return "bad chunk end";
    case LargeTrailers: return "large trailers";
    case BadTrailer: return "bad trailer";
    }
    return "";
}

// What comes out of messages without content in pieces of that size: "start line; name=value; complete; ".
std::string headsIn(std::string_view bytes, std::size_t step, Tolerance tolerance)
{
    HttpMessageReader reader(tolerance, kLimits);
    std::string seen;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        std::string_view piece = bytes.substr(at, step);
        for (Event event = reader.read(piece); event != Event::NeedInput; event = reader.read(piece)) {
            if (event == Event::Broken)
                return seen + nameOf(reader.problem());
            if (event == Event::StartLine)
                seen += std::string(reader.startLine()) + "; ";
            if (event == Event::Complete) {
                for (const Header &header : reader.takeFields())
                    seen += header.name + '=' + header.value + "; ";
                seen += "complete; ";
                reader.restart();
            }
        }
    }
    return seen;
}

// What comes out of the chunks behind a head in pieces of that size: "content; complete".
std::string chunksIn(std::string_view bytes, std::size_t step, Tolerance tolerance)
{
    HttpMessageReader reader(tolerance, kLimits);
    std::string_view head = "POST /\r\n\r\n";
    while (reader.read(head) != Event::Head) {
    }
    reader.startChunked();
    std::string seen;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        std::string_view piece = bytes.substr(at, step);
        for (Event event = reader.read(piece); event != Event::NeedInput; event = reader.read(piece)) {
            if (event == Event::Broken)
                return seen + "; " + nameOf(reader.problem());
            if (event == Event::Complete)
                return seen + "; complete";
            seen += reader.content();
        }
    }
    return seen;
}

} // namespace

// What a server makes of it stands in the table of its request parser.
class HttpMessageReaderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsHeads_data()
    {
        tooltray::addColumns<std::string, std::string, std::string>("bytes", "lenient", "strict");
        const auto row = [](const char *name, const char *bytes, const char *lenient,
                            const char *strict = nullptr) {
            QTest::newRow(name) << std::string(bytes) << std::string(lenient)
                                << std::string(strict ? strict : lenient);
        };
        row("fields", "GET /\r\nA:  b \r\nC:\r\n\r\n", "GET /; a=b; c=; complete; ");
        row("no fields", "GET /\r\n\r\n", "GET /; complete; ");
        row("two heads", "a\r\nA: b\r\n\r\nc\r\n\r\n", "a; a=b; complete; c; complete; ");
        row("not complete", "GET /\r\nA: b\r\n", "GET /; ");
        row("a bare line feed in the start line", "GET /\n\n", "GET /; complete; ", "bare line feed");
        row("a bare line feed in the fields", "GET /\r\nA: b\n\n", "GET /; a=b; complete; ",
            "GET /; bare line feed");
        row("an endless start line", "GET /aaaaaaaaaaaaaaaa", "long start line");
        row("an endless field", "GET /\r\nA: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
            "GET /; large fields");
        row("many bytes", "GET /\r\nA: bbbbbbbbbbbbbbbbb\r\nC: ddddddddddddddd\r\n\r\n",
            "GET /; large fields");
        row("many fields", "GET /\r\nA: b\r\nA: b\r\nA: b\r\n\r\n", "GET /; many fields");
        row("no field", "GET /\r\nabc\r\n\r\n", "GET /; bad field");
        row("no name", "GET /\r\n: b\r\n\r\n", "GET /; bad field");
        row("a space before the colon", "GET /\r\nA : b\r\n\r\n", "GET /; a =b; complete; ",
            "GET /; bad field");
        row("a control character in a name", "GET /\r\nA\x01: b\r\n\r\n", "GET /; bad field");
        row("a folded field", "GET /\r\nA: b\r\n c\r\n\r\n", "GET /; bad field");
        row("a control character", "GET /\r\nA: b\x01\r\n\r\n", "GET /; bad field");
    }
    void readsHeads()
    {
        QFETCH(const std::string, bytes);
        QFETCH(const std::string, lenient);
        QFETCH(const std::string, strict);
        for (const std::size_t step : {std::size_t(1), std::size_t(3), std::size_t(1000)}) {
            QCOMPARE(headsIn(bytes, step, Tolerance::Lenient), lenient);
            QCOMPARE(headsIn(bytes, step, Tolerance::Strict), strict);
        }
    }

    void readsChunks_data()
    {
        tooltray::addColumns<std::string, std::string, std::string>("bytes", "lenient", "strict");
        const auto row = [](const char *name, const char *bytes, const char *lenient,
                            const char *strict = nullptr) {
            QTest::newRow(name) << std::string(bytes) << std::string(lenient)
                                << std::string(strict ? strict : lenient);
        };
        row("one chunk", "3\r\nabc\r\n0\r\n\r\n", "abc; complete");
        row("two chunks", "3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\n\r\n", "abc0123456789; complete");
        row("none", "0\r\n\r\n", "; complete");
        row("trailers", "1\r\na\r\n0\r\nA: b\r\n\r\n", "a; complete");
        row("not complete", "3\r\nab", "ab");
        row("bare line feeds", "1\na\n0\nA: b\n\n", "a; complete", "; bad chunk size");
        row("a bare line feed behind a chunk", "1\r\na\n0\r\n\r\n", "a; complete", "a; bad chunk end");
        row("a bare line feed behind a trailer", "0\r\nA: b\n\r\n", "; complete", "; bad trailer");
        row("no size", "x\r\n", "; bad chunk size");
        row("a negative size", "-1\r\n", "; bad chunk size");
        row("more than a number holds", "11111111111111111\r\n", "; large body");
        row("a chunk too large", "15\r\n", "; large body");
        row("too many chunks", "A\r\n0123456789\r\nB\r\n", "0123456789; large body");
        row("a chunk too long", "1\r\nab\r\n", "a; bad chunk end");
        row("large extensions", "1;0123456789012345678\r\na\r\n1;0123456789012345678\r\n",
            "a; bad chunk size");
        row("many blanks", "1                   ;\r\na\r\n1                   ;\r\n", "a; bad chunk size");
        row("many leading zeros", "000000000000000000001\r\na\r\n000000000000000000001\r\n",
            "a; bad chunk size");
        row("no trailer", "0\r\nabc\r\n\r\n", "; bad trailer");
        row("many trailers", "0\r\nA:b\r\nA:b\r\nA:b\r\n\r\n", "; large trailers");
        row("large trailers", "0\r\nA: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\r\n\r\n", "; large trailers");
    }
    void readsChunks()
    {
        QFETCH(const std::string, bytes);
        QFETCH(const std::string, lenient);
        QFETCH(const std::string, strict);
        for (const std::size_t step : {std::size_t(1), std::size_t(3), std::size_t(1000)}) {
            QCOMPARE(chunksIn(bytes, step, Tolerance::Lenient), lenient);
            QCOMPARE(chunksIn(bytes, step, Tolerance::Strict), strict);
        }
    }

    void readsContentOfKnownLength()
    {
        HttpMessageReader reader(Tolerance::Strict, kLimits);
        std::string_view input = "POST /\r\n\r\nabcd";
        QCOMPARE(reader.read(input), Event::StartLine);
        QCOMPARE(reader.read(input), Event::Head);
        QVERIFY(!reader.expectsBody());
        reader.startSized(0);
        QVERIFY(!reader.expectsBody());
        reader.startSized(3);
        QVERIFY(reader.expectsBody());
        QCOMPARE(reader.announcedLength(), std::uint64_t(3));
        QCOMPARE(reader.read(input), Event::Content);
        QCOMPARE(reader.content(), std::string_view("abc"));
        QCOMPARE(reader.read(input), Event::Complete);
        QCOMPARE(reader.read(input), Event::Complete);
        QCOMPARE(input, std::string_view("d"));
    }
};

TOOLTRAY_TEST(HttpMessageReaderTest)
#include "httpmessagereadertest.moc"
