// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemavalues.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

json::Value exampleJson(const QByteArray &text)
{
    return json::parse(QByteArray(text).replace('\'', '"').toStdString()).value;
}

} // namespace

class SchemaExamplesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAndWritesTheKeyword_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("examples"); // as an array; nothing: it takes none
        QTest::newRow("none") << QByteArray("{'type':'string'}") << QByteArray("[]");
        QTest::newRow("some") << QByteArray("{'examples':['a',1,null,{'b':[true]}],'title':'T'}")
                              << QByteArray("['a',1,null,{'b':[true]}]");
        QTest::newRow("no list") << QByteArray("{'examples':'a'}") << QByteArray("[]");
        QTest::newRow("all") << QByteArray("true") << QByteArray();
        QTest::newRow("nothing") << QByteArray("false") << QByteArray();
    }

    void readsAndWritesTheKeyword()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, examples);
        const auto found = schemaExamples(exampleJson(schema));
        QCOMPARE(found.has_value(), !examples.isEmpty());
        if (!found)
            return;
        json::Value list = json::Value::array();
        for (const json::Value &example : *found)
            list.append(example);
        QCOMPARE(json::write(list), json::write(exampleJson(examples)));
        QVERIFY(schemaExamples(withSchemaExamples(exampleJson(schema), *found)) == found);
    }

    void allElseStaysAsItWas()
    {
        const json::Value schema = exampleJson("{'examples':[1],'title':'T'}");
        QCOMPARE(json::write(withSchemaExamples(schema, {json::Value("a"), json::Value(2)})),
                 json::write(exampleJson("{'examples':['a',2],'title':'T'}")));
        QCOMPARE(json::write(withSchemaExamples(schema, {})), json::write(exampleJson("{'title':'T'}")));
    }

    void oneThatHasExamplesCanStillBecomeAList()
    {
        QVERIFY(enumRows(exampleJson("{'type':'string','examples':['a']}")).has_value());
    }

    void aValueIsReadBackAsItIsWritten_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("text") << QByteArray("'high'") << "high";
        QTest::newRow("empty") << QByteArray("''") << "";
        QTest::newRow("number") << QByteArray("1.50") << "1.50";
        QTest::newRow("digits") << QByteArray("'15'") << "\"15\"";
        QTest::newRow("word") << QByteArray("'null'") << "\"null\"";
        QTest::newRow("null") << QByteArray("null") << "null";
        QTest::newRow("object") << QByteArray("{'a':[1]}") << "{\"a\":[1]}";
    }

    void aValueIsReadBackAsItIsWritten()
    {
        QFETCH(QByteArray, value);
        QFETCH(QString, text);
        QCOMPARE(exampleText(exampleJson(value)), text);
        QVERIFY(exampleValue(text).isIdenticalTo(exampleJson(value)));
    }

    void whatIsNoJsonIsAText()
    {
        QVERIFY(exampleValue(QStringLiteral("{\"a\":")) == json::Value("{\"a\":"));
        QVERIFY(exampleValue(QStringLiteral(" 7 ")) == json::Value(7));
    }
};

TOOLTRAY_TEST(SchemaExamplesTest)
#include "schemaexamplestest.moc"
