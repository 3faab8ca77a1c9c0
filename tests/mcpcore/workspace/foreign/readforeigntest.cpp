// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/foreignpack.h"

#include "base/files/files.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/exchange/readers.h"
#include "json/parser.h"
#include "json/write.h"

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

std::string foreignFile(const QString &name)
{
    return readFile(TOOLTRAY_SOURCE_DIR "/tests/data/fuzz/foreign/" + name.toStdString(), 1 << 20)
        .valueOr(std::string());
}

bool loses(const ForeignRequest &request, std::string_view part)
{
    return std::ranges::any_of(request.lost, [part](const std::string &sentence) {
        return sentence.find(part) != std::string::npos;
    });
}

// So deep that whoever goes down without a bound falls.
std::string nested(std::string_view open, std::string_view close, std::size_t depth)
{
    std::string text;
    for (std::size_t i = 0; i < depth; ++i)
        text += open;
    for (std::size_t i = 0; i < depth; ++i)
        text += close;
    return text;
}

} // namespace

Q_DECLARE_METATYPE(tooltray::workspace::ForeignFormat)

class ReadForeignTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatItIsByWhatStandsInIt_data()
    {
        addColumns<QString, ForeignFormat, int>("file", "format", "requests");
        QTest::newRow("postman") << QStringLiteral("postman.json") << ForeignFormat::Postman << 4;
        QTest::newRow("insomnia 4") << QStringLiteral("insomnia4.json") << ForeignFormat::Insomnia << 2;
        QTest::newRow("insomnia 5") << QStringLiteral("insomnia5.json") << ForeignFormat::Insomnia << 1;
        QTest::newRow("altair") << QStringLiteral("altair.agc") << ForeignFormat::Altair << 2;
        QTest::newRow("bruno text") << QStringLiteral("bruno.bru") << ForeignFormat::Bruno << 1;
        QTest::newRow("bruno") << QStringLiteral("bruno.json") << ForeignFormat::Bruno << 2;
    }
    void knowsWhatItIsByWhatStandsInIt()
    {
        QFETCH(QString, file);
        QFETCH(int, requests);
        const auto read = readForeign(foreignFile(file));
        VERIFY_RESULT(read);
        QTEST(read->format, "format");
        QCOMPARE(read->requests.size(), static_cast<std::size_t>(requests));
        // As editors on other systems write it.
        std::string marked = "\xEF\xBB\xBF";
        for (const char c : foreignFile(file))
            marked += c == '\n' ? std::string("\r\n") : std::string(1, c);
        const auto again = readForeign(marked);
        VERIFY_RESULT(again);
        QCOMPARE(again->requests.front().url, read->requests.front().url);
        QCOMPARE(again->requests.front().variables, read->requests.front().variables);
    }

    void secretsStayBehind()
    {
        for (const char *file : {"insomnia4.json", "altair.agc", "bruno.bru", "bruno.json"}) {
            const auto read = readForeign(foreignFile(QString::fromLatin1(file)));
            VERIFY_RESULT(read);
            for (const ForeignRequest &request : read->requests) {
                const std::string all =
                    request.description + request.url + request.document + json::write(request.variables);
                QVERIFY2(all.find("canary") == std::string::npos, file);
                for (const std::string &sentence : request.lost)
                    QVERIFY2(sentence.find("canary") == std::string::npos, file);
            }
        }
    }

    void readsCollectionsOfPostman()
    {
        const auto read = readForeign(foreignFile(QStringLiteral("postman.json")));
        VERIFY_RESULT(read);
        QCOMPARE(read->title, std::string("Shop"));
        const ForeignRequest &list = read->requests[0];
        QCOMPARE(list.name, std::string("List orders"));
        QCOMPARE(list.description, std::string("The newest orders."));
        QCOMPARE(list.url, std::string("https://api.shop.test/graphql")); // through two variables
        QVERIFY(list.document.starts_with("query ListOrders"));
        QCOMPARE(*list.variables["first"].toInt64(), 3);
        QVERIFY(loses(list, "X-Shop"));
        QVERIFY(!loses(list, "X-Off") && !loses(list, "Content-Type"));
        QVERIFY(loses(list, "authentication (bearer)"));
        QVERIFY(loses(list, "scripts"));
        const ForeignRequest &raw = read->requests[1];
        QVERIFY(raw.document.starts_with("query Order"));
        QCOMPARE(raw.variables["id"].toString(), std::string_view("7"));
        QVERIFY(raw.lost.empty());
        QCOMPARE(read->requests[2].call->method, std::string("GET"));
        QVERIFY(hasPlaceholder(read->requests[3].url));
    }

    void readsWhatInsomniaExports()
    {
        const auto read = readForeign(foreignFile(QStringLiteral("insomnia4.json")));
        VERIFY_RESULT(read);
        QCOMPARE(read->title, std::string("Shop"));
        QCOMPARE(read->requests[0].url, std::string("https://shop.test/graphql"));
        QCOMPARE(read->requests[0].description, std::string("One order."));
        QVERIFY(loses(read->requests[0], "X-Shop") && loses(read->requests[0], "bearer"));
        QVERIFY(read->requests[1].call->hasFiles);
        const auto tree = readForeign(foreignFile(QStringLiteral("insomnia5.json")));
        VERIFY_RESULT(tree);
        QCOMPARE(tree->requests[0].document, std::string("{ orders { id } }"));
        QCOMPARE(tree->requests[0].url, std::string("https://shop.test/graphql"));
        QVERIFY(loses(tree->requests[0], "scripts"));
    }

    // This room has no reader of YAML: whoever has one hands it in.
    void readsYamlOfInsomniaWhereSomebodyCan()
    {
        const std::string yaml = foreignFile(QStringLiteral("insomnia5.yaml"));
        COMPARE_ERROR(readForeign(yaml), ErrorKind::Invalid, "unknown_format");
        std::string handed;
        const auto reader = [&handed](std::string_view text) -> Result<json::Value> {
            handed = text;
            return json::parse(foreignFile(QStringLiteral("insomnia5.json"))).value;
        };
        const auto read = readForeign(yaml, reader);
        VERIFY_RESULT(read);
        QCOMPARE(handed, yaml);
        QCOMPARE(read->format, ForeignFormat::Insomnia);
        QCOMPARE(read->requests[0].url, std::string("https://shop.test/graphql"));
        const auto broken = [](std::string_view) -> Result<json::Value> {
            return Error{ErrorKind::Invalid, "yaml_invalid", "It is broken."};
        };
        COMPARE_ERROR(readForeign(yaml, broken), ErrorKind::Invalid, "yaml_invalid");
    }

    void readsWhatAltairExports()
    {
        const auto read = readForeign(foreignFile(QStringLiteral("altair.agc")));
        VERIFY_RESULT(read);
        QCOMPARE(read->requests[0].name, std::string("Orders"));
        QVERIFY(loses(read->requests[0], "Authorization") && !loses(read->requests[0], "scripts"));
        QCOMPARE(read->requests[1].problem, std::string("It contains no query."));
    }

    void readsRequestsOfBruno()
    {
        const auto read = readForeign(foreignFile(QStringLiteral("bruno.bru")));
        VERIFY_RESULT(read);
        const ForeignRequest &request = read->requests.front();
        QCOMPARE(request.name, std::string("Order by id"));
        QCOMPARE(request.url, std::string("https://shop.test/graphql"));
        QVERIFY(request.document.find("    id # its key\n") != std::string::npos);
        QCOMPARE(request.variables["id"].toString(), std::string_view("7"));
        QVERIFY(loses(request, "X-Shop") && !loses(request, "X-Off"));
        QVERIFY(loses(request, "bearer") && loses(request, "scripts"));
        QCOMPARE(request.description, std::string("One order.\n"));
        const auto whole = readForeign(foreignFile(QStringLiteral("bruno.json")));
        VERIFY_RESULT(whole);
        QCOMPARE(whole->requests[0].url, std::string("https://shop.test/graphql"));
        QVERIFY(whole->requests[1].call);
    }

    void readsDocumentsAndSchemas()
    {
        const auto operations = readForeign("query A { a } fragment F on T { b } mutation B { b }");
        VERIFY_RESULT(operations);
        QVERIFY(operations->format == ForeignFormat::Graphql && !operations->hasSchema);
        QCOMPARE(operations->requests.size(), std::size_t(1));
        const auto types = readForeign("type Query { a: Int }");
        VERIFY_RESULT(types);
        QVERIFY(types->hasSchema && types->requests.empty());
        const auto both = readForeign("type Query { a: Int } query A { a }");
        VERIFY_RESULT(both);
        QVERIFY(!both->hasSchema && both->requests.size() == 1 && !both->lost.empty());
        const auto answer = readForeign("{\"data\":{\"__schema\":{\"types\":[]}}}");
        VERIFY_RESULT(answer);
        QVERIFY(answer->format == ForeignFormat::Introspection && answer->hasSchema);
        // A shorthand query begins as JSON does.
        const auto shorthand = readForeign("{ a }");
        VERIFY_RESULT(shorthand);
        QVERIFY(shorthand->format == ForeignFormat::Graphql);
    }

    void whatIsNoneOfThemIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray(" \n");
        QTest::newRow("prose") << QByteArray("Dear reader, this is no query.");
        QTest::newRow("other JSON") << QByteArray("{\"a\":1}");
        QTest::newRow("list") << QByteArray("[1,2]");
        QTest::newRow("torn JSON") << QByteArray("{\"info\":{\"schema\":");
        QTest::newRow("only a fragment") << QByteArray("fragment F on T { a }");
        QTest::newRow("binary") << QByteArray("\x00\xff\xfe\x01", 4);
        QTest::newRow("deep JSON") << QByteArray::fromStdString(nested("[", "]", 100'000));
        QTest::newRow("deep query") << QByteArray::fromStdString(nested("{a", "}", 100'000));
    }
    void whatIsNoneOfThemIsRefused()
    {
        QFETCH(QByteArray, bytes);
        const auto read = readForeign(bytes.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().code, std::string("unknown_format"));
        QVERIFY(!read.error().hint.empty());
        QVERIFY(!read.error().message.contains(".."));
    }

    void aDescriptionOfAnApiIsToldWhereItBelongs_data()
    {
        const TestRows<QByteArray> row{"bytes"};
        row("OpenAPI", R"({"openapi":"3.1.0","info":{"title":"Shop","version":"1"},"paths":{}})");
        row("Swagger", R"({"swagger":"2.0","info":{"title":"Shop","version":"1"},"paths":{}})");
        row("Swagger with a number", R"({"swagger":2.0,"info":{"title":"Shop","version":"1"},"paths":{}})");
        row("YAML", "# The shop\nopenapi: 3.0.3\ninfo:\n  title: Shop\n");
        row("YAML of Swagger", "swagger: '2.0'\ninfo:\n  title: Shop\n");
        row("YAML of Windows", "info:\r\n  title: Shop\r\nopenapi: 3.0.3\r\n");
    }
    void aDescriptionOfAnApiIsToldWhereItBelongs()
    {
        QFETCH(QByteArray, bytes);
        const auto read = readForeign(bytes.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().code, std::string("unknown_format"));
        QCOMPARE(read.error().message, Message("This is an OpenAPI description."));
        QCOMPARE(read.error().hint, Message("Add it as an endpoint instead."));
    }

    // Right in the large, and anything in the small.
    void whatDoesNotFitIsLeftOut_data()
    {
        const TestRows<QByteArray> row{"bytes"};
        row("items", R"({"info":{"_postman_id":1},"item":[1,null,{"name":1,"request":{}},{"item":{}}]})");
        row("request", R"({"info":{"_postman_id":1},"item":[{"request":[1]},{"request":"x"}]})");
        row("resources", R"({"_type":"export","resources":[1,{"_type":"request","headers":7}]})");
        row("queries", R"({"type":"collection","queries":[1,{"headers":[1]}],"collections":[[]]})");
        row("bruno", R"({"version":"1","items":[{"type":"x","request":7},{"items":[]}],"environments":3})");
        row("no end", "meta {\n  type: graphql\n}\npost {\n  url: x");
        row("nothing in it", "meta {\n  type: graphql\n}\n");
    }
    void whatDoesNotFitIsLeftOut()
    {
        QFETCH(QByteArray, bytes);
        const auto read = readForeign(bytes.toStdString());
        VERIFY_RESULT(read);
        for (const ForeignRequest &request : read->requests)
            QVERIFY(!request.problem.empty() || !request.document.empty() || request.call);
    }

    void tooManyRequestsAreSaid()
    {
        std::string many = R"({"info":{"_postman_id":1},"item":[)";
        for (std::size_t i = 0; i <= kMaxForeignRequests; ++i)
            many += R"({"request":{}},)";
        many += "0]}";
        const auto read = readForeign(many);
        VERIFY_RESULT(read);
        QCOMPARE(read->requests.size(), kMaxForeignRequests);
        QCOMPARE(read->lost.size(), std::size_t(1));
    }

    // Each doubles the one before: 2^40 bytes, were it followed to the end.
    void placeholdersWithinPlaceholdersEnd()
    {
        Placeholders values;
        for (int i = 0; i < 40; ++i) {
            const std::string next = "{{v" + std::to_string(i + 1) + "}}";
            values["v" + std::to_string(i)] = next + next;
        }
        QVERIFY(filledIn("{{v0}}", values).size() < (std::size_t{4} << 20U));
        values = {{"a", "{{ _.a }}{{a}}"}};
        QVERIFY(filledIn("{{a}}", values).size() < 4096);
        QCOMPARE(filledIn("{{x}} {{ _.b }}", {{"b", "B"}}), std::string("{{x}} B"));
        QCOMPARE(filledIn("{{", {}), std::string("{{"));
    }
};

TOOLTRAY_TEST(ReadForeignTest)
#include "readforeigntest.moc"
