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
        const TestRows<QByteArray, QByteArray, QByteArray> row{"schema", "good", "bad"};

        row("string", R"({"type":"string"})", R"(["","x"])", R"([1,null,true,{},[]])");
        row("length in characters", R"({"type":"string","minLength":2,"maxLength":3})", R"(["äö","abc"])",
            R"(["ä","abcd"])");
        row("integer", R"({"type":"integer","minimum":1,"maximum":3})", "[1,2.0,3]", R"([0,4,1.5,"2"])");
        row("number", R"({"type":"number","minimum":0.5})", "[0.5,1e9]", R"([0.4,"1",null])");
        row("boolean", R"({"type":"boolean"})", "[true,false]", R"([0,"true"])");
        row("enum", R"({"type":"string","enum":["a","b"]})", R"(["a","b"])", R"(["c",""])");
        row("titled enum", R"({"type":"string","oneOf":[{"const":"a","title":"A"}]})", R"(["a"])",
            R"(["A"])");
        row("enum without type", R"({"enum":["a"]})", R"(["a"])", R"(["b"])");
        row("several of an enum",
            R"({"type":"array","minItems":1,"maxItems":2,"items":{"enum":["a","b","c"]}})",
            R"([["a"],["a","c"]])", R"([[],["a","b","c"],["d"],"a",[1]])");
        row("several of a titled enum", R"({"type":"array","items":{"anyOf":[{"const":"a","title":"A"}]}})",
            R"([[],["a"]])", R"([["A"]])");
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
