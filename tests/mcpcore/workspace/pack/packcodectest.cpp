// SPDX-License-Identifier: GPL-3.0-or-later
#include "packworkspace.h"
#include "samples.h"
#include "support/testcase.h"
#include "workspace/exchange/pack.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <set>

using namespace tooltray;
using namespace tooltray::workspace;

class PackCodecTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPackIsWrittenInOneOrder()
    {
        const Pack pack = packOf({samples::plainTool("b"), samples::plainTool("a"), samples::type("t")});
        const json::Value value = encode(pack);
        QCOMPARE(value["format"].toString(), std::string_view("tooltray-pack"));
        QCOMPARE(value["version"].toInt64(), std::optional<std::int64_t>(1));
        std::string order;
        for (const json::Member &member : value.members())
            order.append(member.name.view()).append(" ");
        for (const json::Member &member : value["tools"].members())
            order.append(member.name.view()).append(" ");
        QCOMPARE(order, std::string("format version tools types mappings a b "));
    }

    void whatIsWrittenIsReadAgain()
    {
        const Pack pack = exported(*fullWorkspace());
        QVERIFY(!pack.objects.empty());
        const DecodedPack asValue = decodePack(encode(pack));
        QVERIFY(asValue.errors.empty());
        QVERIFY(asValue.pack == pack);
        const DecodedPack asText = decodePack(std::string_view(json::writePretty(encode(pack))));
        QVERIFY(asText.errors.empty());
        QVERIFY(asText.pack == pack);
    }

    void whatIsNoPackIsRefused_data()
    {
        const TestRows<QByteArray, QByteArray, int, int> row{"text", "says", "line", "column"};
        row("no JSON", "{\n  x", "\"x\"", 2, 3);
        row("no object", "[]", "Expected a pack, which is an object", 1, 1);
        row("no format", "{}", "This is not a Tooltray pack", 1, 1);
        row("another format", R"({"format": "insomnia"})", "found the string \"insomnia\"", 1, 12);
        row("no version", R"({"format":"tooltray-pack"})", "version 1 of a pack", 1, 1);
        row("version that is none", R"({"format":"tooltray-pack","version":"1"})", "version 1 of a pack", 1,
            37);
        row("older than the first", R"({"format":"tooltray-pack","version":0})", "version 1 of a pack", 1,
            37);
        row("newer", "{\"format\":\"tooltray-pack\",\n\"version\":2,\"tools\":[7]}",
            "At /version: A newer version of Tooltray wrote this pack (update Tooltray to import it): "
            "expected "
            "version 1, found 2.",
            2, 11);
        row("unknown member", R"({"format":"tooltray-pack","version":1,"endpoints":{}})",
            "Unknown member \"endpoints\" at the top level; known are", 1, 39);
        row("list of tools", R"({"format":"tooltray-pack","version":1,"tools":[]})",
            "Expected an object at /tools", 1, 47);
        row("no name", R"({"format":"tooltray-pack","version":1,"types":{"a b":{"schema":{}}}})",
            "The type name \"a b\" must start", 1, 54);
        row("no definition", R"({"format":"tooltray-pack","version":1,"tools":{"a":{}}})",
            "Missing member \"active\" at /tools/a", 1, 52);
        row("name twice", R"({"format":"tooltray-pack","version":1,"types":{"a":{},"a":{}}})", "\"a\"", 1,
            55);
        row("an approval",
            R"({"format":"tooltray-pack","version":1,"tools":{"a":{"active":"0.1.0","versions":{"0.1.0":)"
            R"({"operation":{"document":"{a}"}}},"pin":{"approved_at":"t","version":"0.1.0","definition":)"
            R"({"operation":{"document":"{a}"}}}}}})",
            "A pack cannot include the approval of a tool", 1, 130);
    }

    void whatIsNoPackIsRefused()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, says);
        QFETCH(const int, line);
        QFETCH(const int, column);
        const DecodedPack decoded = decodePack(std::string_view(text.constData(), std::size_t(text.size())));
        QVERIFY(!decoded.errors.empty());
        const DocumentError &error = decoded.errors.front();
        QVERIFY2(error.message.find(says.toStdString()) != std::string::npos, error.message.c_str());
        QCOMPARE(static_cast<int>(error.position.line), line);
        QCOMPARE(static_cast<int>(error.position.column), column);
    }

    void objectsAreReadBesideOthersThatAreBroken()
    {
        Pack pack = packOf({samples::plainTool("a"), samples::plainTool("b"), samples::type("t")});
        json::Value value = encode(pack);
        value.set("tools", value["tools"]).set("b", json::Value(7));
        value.set("types", value["types"]).set("no name", json::Value::object());
        const DecodedPack decoded = decodePack(value);
        QCOMPARE(decoded.errors.size(), std::size_t{2});
        pack.objects.erase({ObjectKind::Tool, "b"});
        QVERIFY(decoded.pack == pack);
        QVERIFY(decoded.unread
                == (std::set<ObjectKey>{{ObjectKind::Tool, "b"}, {ObjectKind::Type, "no name"}}));
        value.set("types", json::Value::array());
        QVERIFY(decodePack(value).pack.objects.empty());
    }

    // No more errors are collected then.
    void objectsAfterMoreErrorsThanAreToldAreNotTakenForFine()
    {
        json::Value tools = json::Value::object();
        for (int i = 0; i < 200; ++i)
            tools.set("t" + std::to_string(i), json::Value(i));
        const DecodedPack decoded = decodePack(json::Value::object(
            {{"format", json::Value("tooltray-pack")}, {"version", json::Value(1)}, {"tools", tools}}));
        QVERIFY(decoded.pack.objects.empty());
        QCOMPARE(decoded.unread.size(), std::size_t{200});
    }

    void ofANewerPackNothingElseIsSaid()
    {
        const DecodedPack decoded =
            decodePack(json::parse(R"({"format":"tooltray-pack","version":2,"tools":[7],"more":1})").value);
        QCOMPARE(decoded.errors.size(), std::size_t{1});
    }

    void aPackThatIsTooBigIsRefused()
    {
        const DecodedPack text = decodePack(std::string_view(std::string(kMaxPackBytes + 1, ' ')));
        QVERIFY(text.errors.front().message.find("32 MiB") != std::string::npos);
        json::Value types = json::Value::object();
        for (std::size_t i = 0; i <= kMaxPackObjects; ++i)
            types.set("t" + std::to_string(i), json::Value::object());
        const DecodedPack many = decodePack(json::Value::object({{"format", json::Value("tooltray-pack")},
                                                                 {"version", json::Value(1)},
                                                                 {"types", std::move(types)}}));
        QCOMPARE(many.errors.size(), std::size_t{1});
        QVERIFY(many.errors.front().message.find("more than 10000") != std::string::npos);
    }

    void aPackThatIsTooDeepIsRefused()
    {
        std::string text = R"({"format":"tooltray-pack","version":1,"types":{"t":{"schema":)";
        for (int i = 0; i < 100'000; ++i)
            text += "{\"a\":";
        QVERIFY(!decodePack(std::string_view(text)).errors.empty());
    }
};

TOOLTRAY_TEST(PackCodecTest)

#include "packcodectest.moc"
