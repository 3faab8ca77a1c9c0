// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/discovery/sample.h"

#include "openapisample.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::openapi;

class SampleTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesComeFromWhatIsSaid_data()
    {
        QTest::addColumn<std::string>("schema");
        QTest::addColumn<std::string>("value");
        const auto row = [](const char *schema, const char *value) {
            QTest::newRow(schema) << std::string(schema) << std::string(value);
        };
        row("{'type':'string','examples':['e'],'default':'d','enum':['a','d','e']}", "'e'");
        row("{'type':'integer','examples':['no number'],'default':3}", "3");
        row("{'type':'string','default':'d','enum':['a','d']}", "'d'");
        row("{'type':['string','null'],'enum':[null,'a']}", "'a'");
        row("{'type':'string','format':'date-time'}", "'2026-01-31T09:00:00Z'");
        row("{'type':'string','pattern':'^[A-Z]{2}$'}", "'AA'");
        row("{'type':'integer','minimum':5}", "5");
        row("{'const':7}", "7");
        row("{'$ref':'#/$defs/A'}", "{'b':'text'}");
        row("{'allOf':[{'$ref':'#/$defs/A'},{'required':['c'],'properties':{'c':{'type':'boolean'}}}]}",
            "{'b':'text','c':true}");
        row("{'anyOf':[{'type':'null'},{'$ref':'#/$defs/A'}]}", "{'b':'text'}");
        row("{'type':'array','items':{'$ref':'#/$defs/A'}}", "[{'b':'text'}]");
        row("{'type':'array','items':{'type':'string'},'maxItems':0}", "[]");
        row("{'$ref':'#/$defs/Loop'}", "{'next':{'next':{'next':{}}}}");
        row("{'type':'object','properties':{'a':{'type':'string'}}}", "{}");
    }

    void valuesComeFromWhatIsSaid()
    {
        QFETCH(const std::string, schema);
        QFETCH(const std::string, value);
        const json::Value definitions = samples::value(
            "{'A':{'type':'object','required':['b'],'properties':{'b':{'type':'string'},'x':{'type':'string'}"
            "}},"
            "'Loop':{'type':'object','required':['next'],'properties':{'next':{'$ref':'#/$defs/Loop'}}}}");
        const json::Value made = Sampler(definitions).sample(samples::value(schema));
        QCOMPARE(json::write(made), json::write(samples::value(value)));
    }

    // Descriptions give texts as examples of numbers, and numbers as those of texts.
    void anExampleOfAnotherTypeIsNotUsed()
    {
        const ApiPointer api = samples::withOperation(
            "{'parameters':[{'name':'q','in':'query','required':true,'example':'1001','schema':{'type':"
            "'integer'}},{'name':'r','in':'query','required':true,'example':'1001','schema':{'type':'string'}"
            "}],"
            "'responses':{}}");
        const ApiOperation &operation = api->operations.front();
        QCOMPARE(json::write(sampleArguments(*api, operation, argumentsOf(*api, operation))),
                 std::string(R"({"q":1,"r":"1001"})"));
    }

    void aLongExampleIsReplaced()
    {
        const std::string text(500, 'x');
        const ApiPointer api =
            samples::withOperation("{'parameters':[{'name':'q','in':'query','required':true,'example':'"
                                   + text + "','schema':{'type':'string','maxLength':3}}],'responses':{}}");
        const ApiOperation &operation = api->operations.front();
        QCOMPARE(json::write(sampleArguments(*api, operation, argumentsOf(*api, operation))),
                 std::string(R"({"q":"tex"})"));
    }
};

TOOLTRAY_TEST(SampleTest)
#include "sampletest.moc"
