// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsondocument.h"

#include "support/testcase.h"
#include "ui/models/jsonpreview.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

JsonDocument jsonDocument(std::string_view body, JsonLayout layout = JsonLayout::Pretty)
{
    return readJsonDocument(std::make_shared<const std::string>(body), layout);
}

std::string tablesIn(std::string_view body)
{
    std::string found;
    for (const JsonTable &table : findJsonTables(json::parse(body).value)) {
        found += table.pointer.toString() + " " + std::to_string(table.rows) + ":";
        for (const std::string &column : table.columns)
            found += " " + column;
        found += ";";
    }
    return found;
}

} // namespace

class JsonDocumentTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsJsonAndKeepsTheRest_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isJson");
        QTest::addColumn<bool>("hasProblem");
        QTest::newRow("object") << QByteArray(R"({"a":1.0,"b":[1,2]})")
                                << QStringLiteral("{\n  \"a\": 1.0,\n  \"b\": [1, 2]\n}") << true << false;
        QTest::newRow("scalar") << QByteArray("12345678901234567890")
                                << QStringLiteral("12345678901234567890") << true << false;
        QTest::newRow("text") << QByteArray("Not found\r\n") << QStringLiteral("Not found") << false << false;
        QTest::newRow("broken") << QByteArray(R"({"a":)") << QStringLiteral("{\"a\":") << false << true;
        // What hides or reorders text is escaped; what belongs to a script or an emoji stays.
        QTest::newRow("hidden") << QByteArray(
            "{\"a\u202E\":\"tag\U000E0041 \u2066x \U0001F469\u200D\U0001F680\"}")
                                << QStringLiteral("{\n  \"a\\u202E\": \"tag\\uDB40\\uDC41 \\u2066x ")
                                       + QString::fromUtf8("\U0001F469\u200D\U0001F680\"\n}")
                                << true << false;
        QTest::newRow("hidden in text")
            << QByteArray("gpj\u202Eexe") << QStringLiteral("gpj\\u202Eexe") << false << false;
        QTest::newRow("nothing") << QByteArray() << QString() << false << false;
    }

    void printsJsonAndKeepsTheRest()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, text);
        QFETCH(bool, isJson);
        QFETCH(bool, hasProblem);
        const JsonDocument document = jsonDocument(body.toStdString());
        QCOMPARE(document.text, text);
        QCOMPARE(document.value != nullptr, isJson);
        QCOMPARE(document.problem.has_value(), hasProblem);
        QVERIFY(!document.isCut);
        QVERIFY(!document.hasBrokenLines);
    }

    void showsItAsItCameWhenAsked()
    {
        const JsonDocument document = jsonDocument(R"({"a":1,  "b":2})", JsonLayout::AsReceived);
        QCOMPARE(document.text, QStringLiteral(R"({"a":1,  "b":2})"));
        QVERIFY(document.value);
    }

    void showsOnlyTheBeginningOfTheVeryLong()
    {
        std::string body = "[";
        while (body.size() < 9 * 1024 * 1024)
            body += "\"a line of some length\",\n";
        body += "1]";
        const JsonDocument document = jsonDocument(body);
        QVERIFY(document.isCut);
        QVERIFY(document.text.size() <= JsonDocument::kShownOfMore);
        QVERIFY(document.text.endsWith(u",")); // a whole line
        QVERIFY(document.value);
        QVERIFY(document.isHighlighted());
    }

    void coloursWhatIsShortEnough()
    {
        const std::string longText(3 * 1024 * 1024, 'x');
        QVERIFY(!jsonDocument('"' + longText + '"').isHighlighted());
        QVERIFY(jsonDocument("\"x\"").isHighlighted());
        QVERIFY(!jsonDocument("x").isHighlighted());
    }

    void breaksLongLines_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("broken");
        QTest::newRow("short") << QStringLiteral("abc\nde") << QStringLiteral("abc\nde");
        QTest::newRow("exact") << QStringLiteral("abcd") << QStringLiteral("abcd");
        QTest::newRow("longer") << QStringLiteral("abcdefghi\nj") << QStringLiteral("abcd\nefgh\ni\nj");
        QTest::newRow("pair kept") << QStringLiteral("abc😀d") << QStringLiteral("abc\n😀d");
    }

    void breaksLongLines()
    {
        QFETCH(QString, text);
        QFETCH(QString, broken);
        QCOMPARE(withBrokenLines(text, 4), broken);
    }

    void findsTables_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("tables");
        QTest::newRow("root") << QByteArray(R"([{"a":1},{"b":2,"a":3}])") << QByteArray(" 2: a b;");
        QTest::newRow("nested") << QByteArray(R"({"data":{"x":[{"id":1}],"y":[{"id":1},{"n":2}]}})")
                                << QByteArray("/data/y 2: id n;/data/x 1: id;");
        QTest::newRow("mixed") << QByteArray(R"([{"a":1},2])") << QByteArray();
        QTest::newRow("empty") << QByteArray(R"([{}])") << QByteArray();
        QTest::newRow("in rows") << QByteArray(R"([{"tags":[{"t":1}]}])")
                                 << QByteArray(" 1: tags;/0/tags 1: t;");
    }

    void findsTables()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, tables);
        QCOMPARE(tablesIn(body.toStdString()), tables.toStdString());
    }

    void previewsStayShort()
    {
        const json::Value value = json::parse(R"({"id":1,"tags":["a","b"],"t":"x\ny"})").value;
        QCOMPARE(jsonPreview(value), QStringLiteral(R"({"id": 1, "tags": ["a", "b"], "t": "x\ny"})"));
        QCOMPARE(jsonPreview(value, 10), QStringLiteral(R"({"id": 1, …)"));
        QCOMPARE(jsonPreview(json::Value(std::string(1000, 'x')), 5), QStringLiteral("\"xxxx…"));
        QCOMPARE(jsonPreview(json::Value("a\U0001F600b"), 3), QStringLiteral("\"a…")); // no half of a pair
        QCOMPARE(plainJsonText(json::Value("a\nb")), QStringLiteral("a\nb"));
        QCOMPARE(plainJsonText(json::parse("{\"a\":1}").value), QStringLiteral("{\n  \"a\": 1\n}"));
    }
};

TOOLTRAY_TEST(JsonDocumentTest)
#include "jsondocumenttest.moc"
