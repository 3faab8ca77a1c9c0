// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/parameters.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;

class PlainTypesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesOneTypeForEachValue_data()
    {
        const TestRows<QByteArray, QByteArray> row{"property", "expected"};
        row("plain", "{\"type\":\"string\"}", "{\"type\":\"string\"}");
        row("an id", "{\"type\":[\"string\",\"integer\",\"null\"]}", "{\"type\":\"string\"}");
        row("nothing but null", "{\"type\":[\"null\"]}", "{\"type\":\"null\"}");
        row("an input object",
            "{\"type\":[\"object\",\"null\"],\"properties\":{\"a\":{\"type\":[\"string\",\"null\"]}}}",
            "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\"}}}");
        row("elements",
            "{\"type\":[\"array\",\"null\"],\"items\":{\"type\":[\"string\",\"null\"],\"enum\":[\"A\",null]}"
            "}",
            "{\"type\":\"array\",\"items\":{\"type\":\"string\",\"enum\":[\"A\"]}}");
        row("a definition",
            "{\"anyOf\":[{\"$ref\":\"#/$defs/"
            "F\"},{\"type\":\"null\"}],\"$defs\":{\"F\":{\"type\":[\"object\",\"null\"]}}}",
            "{\"$defs\":{\"F\":{\"type\":\"object\"}},\"$ref\":\"#/$defs/F\"}");
        row("a choice deeper",
            "{\"properties\":{\"f\":{\"anyOf\":[{\"$ref\":\"#/$defs/F\"},{\"type\":\"null\"}]}}}",
            "{\"properties\":{\"f\":{\"$ref\":\"#/$defs/F\"}}}");
        row("choices", "{\"anyOf\":[{\"type\":[\"string\",\"null\"]},{\"type\":\"integer\"}]}",
            "{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"integer\"}]}");
        row("an Int", R"({"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647,"default":3})",
            R"({"type":"integer","default":3})");
        row("an Int in a list",
            R"({"type":"array","items":{"type":"integer","minimum":-2147483648,"maximum":2147483647}})",
            R"({"type":"array","items":{"type":"integer"}})");
        row("bounds of its own", R"({"type":"integer","minimum":1,"maximum":2147483647})",
            R"({"type":"integer","minimum":1,"maximum":2147483647})");
    }

    void namesOneTypeForEachValue()
    {
        QFETCH(const QByteArray, property);
        QFETCH(const QByteArray, expected);
        const auto wrapped = [](const QByteArray &one) {
            return "{\"type\":\"object\",\"properties\":{\"p\":" + one.toStdString() + "}}";
        };
        const json::Parsed schema = json::parse(wrapped(property));
        QVERIFY(schema);
        QCOMPARE(json::write(workspace::plainTypes(schema.value)), wrapped(expected));
    }

    void leavesWhatIsNoSchema()
    {
        QCOMPARE(json::write(workspace::plainTypes(json::Value())), std::string("null"));
    }
};

TOOLTRAY_TEST(PlainTypesTest)
#include "plaintypestest.moc"
