// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/questions/question.h"

#include "support/testcase.h"
#include "text.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;

class FormSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesOneField_data()
    {
        // good: JSON array of contents
        addColumns<QByteArray, QByteArray, QByteArray>("schema", "good", "bad");

        QTest::newRow("string") << QByteArray(R"({"type":"string"})") << QByteArray(R"(["","x"])")
                                << QByteArray(R"([1,null,true,{},[]])");
        QTest::newRow("length in characters")
            << QByteArray(R"({"type":"string","minLength":2,"maxLength":3})") << QByteArray(R"(["äö","abc"])")
            << QByteArray(R"(["ä","abcd"])");
        QTest::newRow("integer") << QByteArray(R"({"type":"integer","minimum":1,"maximum":3})")
                                 << QByteArray("[1,2.0,3]") << QByteArray(R"([0,4,1.5,"2"])");
        QTest::newRow("number") << QByteArray(R"({"type":"number","minimum":0.5})") << QByteArray("[0.5,1e9]")
                                << QByteArray(R"([0.4,"1",null])");
        QTest::newRow("boolean") << QByteArray(R"({"type":"boolean"})") << QByteArray("[true,false]")
                                 << QByteArray(R"([0,"true"])");
        QTest::newRow("enum") << QByteArray(R"({"type":"string","enum":["a","b"]})")
                              << QByteArray(R"(["a","b"])") << QByteArray(R"(["c",""])");
        QTest::newRow("titled enum") << QByteArray(R"({"type":"string","oneOf":[{"const":"a","title":"A"}]})")
                                     << QByteArray(R"(["a"])") << QByteArray(R"(["A"])");
        QTest::newRow("enum without type")
            << QByteArray(R"({"enum":["a"]})") << QByteArray(R"(["a"])") << QByteArray(R"(["b"])");
        QTest::newRow("several of an enum")
            << QByteArray(R"({"type":"array","minItems":1,"maxItems":2,"items":{"enum":["a","b","c"]}})")
            << QByteArray(R"([["a"],["a","c"]])") << QByteArray(R"([[],["a","b","c"],["d"],"a",[1]])");
        QTest::newRow("several of a titled enum")
            << QByteArray(R"({"type":"array","items":{"anyOf":[{"const":"a","title":"A"}]}})")
            << QByteArray(R"([[],["a"]])") << QByteArray(R"([["A"]])");
    }

    void judgesOneField()
    {
        QFETCH(const QByteArray, schema);
        QFETCH(const QByteArray, good);
        QFETCH(const QByteArray, bad);
        const json::Value form =
            value(R"({"type":"object","properties":{"f":)" + schema.toStdString() + "}}");
        const json::Value fitting = value(good.toStdString());
        const json::Value unfitting = value(bad.toStdString());
        for (const json::Value &content : fitting.elements())
            QVERIFY2(fitsForm(form, json::Value::object({{"f", content}})), json::write(content).c_str());
        for (const json::Value &content : unfitting.elements())
            QVERIFY2(!fitsForm(form, json::Value::object({{"f", content}})), json::write(content).c_str());
    }

    void wantsTheRequiredFields()
    {
        const json::Value form =
            value(R"({"properties":{"a":{"type":"string"},"b":{"type":"string"}},"required":["a"]})");
        QVERIFY(fitsForm(form, value(R"({"a":"x"})")));
        QVERIFY(fitsForm(form, value(R"({"a":"x","extra":1})")));
        QVERIFY(!fitsForm(form, value(R"({"b":"x"})")));
        QVERIFY(!fitsForm(form, value("null")));
    }

    void knowsTheAnswersToOtherQuestions()
    {
        const Question sampling{"k", "sampling/createMessage", value("{}"), value("{}")};
        QVERIFY(isAnswerTo(sampling,
                           value(R"({"role":"assistant","model":"m","content":{"type":"text","text":""}})")));
        QVERIFY(!isAnswerTo(sampling, value(R"({"role":"assistant"})")));
        const Question roots{"k", "roots/list", value("{}"), value("{}")};
        QVERIFY(isAnswerTo(roots, value(R"({"roots":[]})")));
        QVERIFY(!isAnswerTo(roots, value(R"({"roots":{}})")));
        QVERIFY(!isAnswerTo(roots, value("1")));
    }
};

TOOLTRAY_TEST(FormSchemaTest)
#include "formschematest.moc"
