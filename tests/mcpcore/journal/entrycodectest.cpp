// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/entries/entrycodec.h"

#include "mcpcore/journal/samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;

namespace {

bool areMadeOfTheSame(const Message &one, const Message &other)
{
    if (!one.source() || !other.source())
        return one == other && !one.source() && !other.source();
    return one.source()->english == other.source()->english
           && std::ranges::equal(one.source()->arguments, other.source()->arguments,
                                 [](const Message::Argument &a, const Message::Argument &b) {
                                     return a.name == b.name && areMadeOfTheSame(a.value, b.value);
                                 });
}

// The message of a line with these members.
Message readMessage(const std::string &members)
{
    const std::string line = encodeLine(sampleEntry());
    return decodeLine("{" + members + "," + line.substr(1)).value().message;
}

} // namespace

class EntryCodecTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenReadsAsTheSame()
    {
        EntryGenerator generator(1);
        for (int i = 0; i < 500; ++i) {
            const LogEntry entry = generator.entry();
            const std::string line = encodeLine(entry);
            QVERIFY(line.find('\n') == line.size() - 1);
            const auto read = decodeLine(std::string_view(line).substr(0, line.size() - 1));
            VERIFY_RESULT(read);
            QVERIFY2(read.value() == entry, line.c_str());
            QVERIFY2(areMadeOfTheSame(read.value().message, entry.message), line.c_str());
            for (std::size_t n = 0; n < entry.exchanges.size(); ++n)
                QVERIFY2(areMadeOfTheSame(read.value().exchanges[n].error, entry.exchanges[n].error),
                         line.c_str());
        }
    }

    void theNamesAreFixed()
    {
        const json::Value value = json::parse(encodeLine(sampleEntry(7))).value;
        std::string names;
        for (const json::Member &member : value.members())
            names += std::string(std::string_view(member.name)) + ' ';
        QCOMPARE(names,
                 "id time origin client session era method tool tool_version operation arguments result "
                 "status duration_us exchanges ");
        QVERIFY(value["id"] == json::Value(7));
        QCOMPARE(value["time"].toString(), "2026-01-01T12:00:00.000Z");
        QCOMPARE(value["status"].toString(), "ok");
        QVERIFY(value["duration_us"] == json::Value(120'000));
        QCOMPARE(value["arguments"]["text"].toString(), sampleEntry().arguments.text());
        const json::Value &exchange = value["exchanges"][0];
        QVERIFY(exchange["status"] == json::Value(200));
        QCOMPARE(exchange["request_headers"][1][0].toString(), "Authorization");
        QVERIFY(exchange["phases"]["tls_us"] == json::Value(20'000));
        QVERIFY(!exchange["phases"].contains("queue_us"));
    }

    void aMessageIsKeptWithWhatItIsMadeOf()
    {
        LogEntry entry = sampleEntry();
        entry.message =
            Message::from("Endpoint {name}: {problem}",
                          {{"name", "main"}, {"problem", Message::from("Port {port}.", {{"port", 80}})}});
        const json::Value value = json::parse(encodeLine(entry)).value;
        QCOMPARE(value["message"].toString(), "Endpoint main: Port 80.");
        QCOMPARE(json::write(value["message_source"]),
                 R"(["Endpoint {name}: {problem}","name","main","problem",["Port {port}.","port","80"]])");
        entry.message = "As others say it.";
        QVERIFY(!json::parse(encodeLine(entry)).value.contains("message_source"));
    }

    void whatAMessageIsMadeOfCountsIfItMakesTheSentence_data()
    {
        addColumns<QByteArray, bool>("source", "isKept");
        QTest::newRow("the same") << QByteArray(R"(["Port {port}.","port","80"])") << true;
        QTest::newRow("another") << QByteArray(R"(["Port {port}.","port","81"])") << false;
        QTest::newRow("no value") << QByteArray(R"(["Port {port}.","port"])") << false;
        QTest::newRow("no list") << QByteArray(R"("Port 80.")") << false;
        QTest::newRow("a number") << QByteArray(R"(["Port {port}.","port",80])") << false;
        QTest::newRow("empty") << QByteArray("[]") << false;
        const QByteArray unused = QByteArray(R"("unused","",)").repeated(99);
        QTest::newRow("a hundred arguments") << R"(["Port {port}.",)" + unused + R"("port","80"])" << true;
        QTest::newRow("more, which each place would look through")
            << R"(["Port {port}.","unused","",)" + unused + R"("port","80"])" << false;
        QByteArray doubled = "\"80\"";
        for (int i = 0; i < 20; ++i)
            doubled = "[\"" + QByteArray("{a}").repeated(100) + "\",\"a\"," + doubled + ']';
        QTest::newRow("more than anybody can hold") << doubled << false;
        QByteArray nested = R"(["Port {port}.","port","80"])";
        for (int i = 0; i < 20; ++i)
            nested = R"(["{a}","a",)" + nested + ']';
        QTest::newRow("as deep as it may be") << nested << true;
        QTest::newRow("deeper") << QByteArray(R"(["{a}","a",)" + nested + ']') << false;
    }

    void whatAMessageIsMadeOfCountsIfItMakesTheSentence()
    {
        QFETCH(QByteArray, source);
        QFETCH(bool, isKept);
        const Message read = readMessage(R"("message":"Port 80.","message_source":)" + source.toStdString());
        QCOMPARE(read.text(), "Port 80.");
        QCOMPARE(read.source() != nullptr, isKept);
    }

    void linesOfEarlierVersionsHaveTheSentenceAlone()
    {
        const Message read = readMessage(R"("message":"Port 80.")");
        QCOMPARE(read.text(), "Port 80.");
        QVERIFY(!read.source());
    }

    void theMemoryOfAMessageIsThatOfAllItsParts()
    {
        LogEntry entry = sampleEntry();
        entry.message = std::string(100, 'x');
        const std::size_t alone = memoryOf(entry);
        entry.message = Message::from("{text}", {{"text", std::string(100, 'x')}});
        QVERIFY(memoryOf(entry) >= alone + 100);
    }

    void membersOfLaterVersionsAreIgnored()
    {
        const std::string line = encodeLine(sampleEntry());
        const auto read = decodeLine("{\"newest_id\":9,\"colour\":\"red\"," + line.substr(1));
        VERIFY_RESULT(read);
        QVERIFY(read.value() == sampleEntry());
    }

    void whatIsNoEntryIsRefused()
    {
        for (const char *line :
             {"", "{", "[]", "{}", "{\"id\":1}",
              "{\"id\":-1,\"time\":\"2026-01-01T00:00:00Z\",\"origin\":\"mcp\",\"status\":\"ok\"}",
              "{\"id\":1,\"time\":\"then\",\"origin\":\"mcp\",\"status\":\"ok\"}",
              "{\"id\":1,\"time\":\"2026-01-01T00:00:00Z\",\"origin\":\"sea\",\"status\":\"ok\"}"})
            COMPARE_ERROR(decodeLine(line), ErrorKind::Invalid, "entry_unreadable");
        VERIFY_RESULT(decodeLine(
            "{\"id\":1,\"time\":\"2026-01-01T00:00:00Z\",\"origin\":\"mcp\",\"status\":\"running\"}"));
    }

    void bodiesCompareByTheirText()
    {
        QVERIFY(Body::of("a") == Body::of("a"));
        QVERIFY(Body::of("a") != Body::of("b"));
        QVERIFY(Body::of("") == Body());
        Body cut = Body::of("a");
        cut.isCut = true;
        QVERIFY(cut != Body::of("a"));
    }
};

TOOLTRAY_TEST(EntryCodecTest)
#include "entrycodectest.moc"
