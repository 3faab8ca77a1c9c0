// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemavalues.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

json::Value enumJson(const QByteArray &text)
{
    return json::parse(QByteArray(text).replace('\'', '"').toStdString()).value;
}

} // namespace

class EnumRowsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheValuesOfSchemas_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("rows"); // value/title/description; nothing: of another kind
        QTest::newRow("enum") << QByteArray("{'enum':['a',1]}") << QByteArray("\"a\"//;1//;");
        QTest::newRow("meanings") << QByteArray("{'oneOf':[{'const':'a','title':'A','description':'first'}]}")
                                  << QByteArray("\"a\"/A/first;");
        QTest::newRow("none yet") << QByteArray("{'type':'string'}") << QByteArray("-");
        QTest::newRow("variants") << QByteArray("{'oneOf':[{'type':'string'}]}") << QByteArray();
        QTest::newRow("object") << QByteArray("{'type':'object'}") << QByteArray();
        QTest::newRow("pattern") << QByteArray("{'type':'string','pattern':'x'}") << QByteArray();
    }

    void readsTheValuesOfSchemas()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, rows);
        const auto found = enumRows(enumJson(schema));
        std::string described = found && found->empty() ? "-" : "";
        for (const EnumRow &row : found.value_or(std::vector<EnumRow>()))
            described += json::write(row.value) + "/" + row.title + "/" + row.description + ";";
        QCOMPARE(described, rows.toStdString());
    }

    void writesThemIntoTheSchema_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<bool>("hasMeaning");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("plain") << QByteArray("{'type':'string','title':'T'}") << false
                               << QByteArray("{'type':'string','title':'T','enum':['a','b']}");
        QTest::newRow("meanings") << QByteArray("{'enum':['x'],'default':'a'}") << true
                                  << QByteArray(
                                         "{'default':'a','type':'string','oneOf':[{'const':'a','description':"
                                         "'first'},{'const':'b'}]}");
        QTest::newRow("another type") << QByteArray("{'type':'integer','enum':[1]}") << false
                                      << QByteArray("{'type':'string','enum':['a','b']}");
    }

    void writesThemIntoTheSchema()
    {
        QFETCH(QByteArray, schema);
        QFETCH(bool, hasMeaning);
        QFETCH(QByteArray, written);
        std::vector<EnumRow> rows{{json::Value("a")}, {json::Value("b")}};
        if (hasMeaning)
            rows[0].description = "first";
        const json::Value result = withEnumRows(enumJson(schema), rows);
        QCOMPARE(json::write(result), json::write(enumJson(written)));
        QCOMPARE(enumRows(result).value(), rows);
    }

    void keepsWholeNumbersWhole()
    {
        const json::Value schema = withEnumRows(enumJson("{'type':'integer'}"), {{json::Value(1)}});
        QCOMPARE(schema["type"].toString(), std::string_view("integer"));
        QVERIFY(!withEnumRows(schema, {{json::Value(1)}, {json::Value("a")}}).contains("type"));
    }
};

TOOLTRAY_TEST(EnumRowsTest)
#include "enumrowstest.moc"
