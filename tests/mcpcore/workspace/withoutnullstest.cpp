// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/parameters.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;

class WithoutNullsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysOfAPropertyWhatItIsWhenItIsThere_data()
    {
        const TestRows<QByteArray, QByteArray> row{"property", "expected"};
        row("plain", R"({"type":"string"})", R"({"type":"string"})");
        row("a type", R"({"type":["integer","null"],"minimum":1})", R"({"type":"integer","minimum":1})");
        row("types", R"({"type":["string","integer","null"]})", R"({"type":["string","integer"]})");
        row("nothing but null", R"({"type":["null"]})", R"({"type":["null"]})");
        row("values", R"({"type":["string","null"],"enum":["A","B",null]})",
            R"({"type":"string","enum":["A","B"]})");
        row("one choice", R"({"anyOf":[{"type":"object","title":"T"},{"type":"null"}],"description":"D"})",
            R"({"description":"D","type":"object","title":"T"})");
        row("choices", R"({"oneOf":[{"const":"A"},{"const":"B"},{"type":"null"}]})",
            R"({"oneOf":[{"const":"A"},{"const":"B"}]})");
        row("deeper", R"({"type":"object","properties":{"a":{"type":["string","null"]}}})",
            R"({"type":"object","properties":{"a":{"type":["string","null"]}}})");
    }

    void saysOfAPropertyWhatItIsWhenItIsThere()
    {
        QFETCH(const QByteArray, property);
        QFETCH(const QByteArray, expected);
        const auto wrapped = [](const QByteArray &one) {
            return "{\"type\":\"object\",\"properties\":{\"p\":" + one.toStdString() + "}}";
        };
        const json::Parsed schema = json::parse(wrapped(property));
        QVERIFY(schema);
        QCOMPARE(json::write(workspace::withoutNulls(schema.value)), wrapped(expected));
    }

    void leavesWhatHasNoProperties()
    {
        QCOMPARE(json::write(workspace::withoutNulls(json::Value())), std::string("null"));
    }
};

TOOLTRAY_TEST(WithoutNullsTest)
#include "withoutnullstest.moc"
