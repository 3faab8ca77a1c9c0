// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "toolkit/builtins/draftcheck.h"
#include "workbench.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

class ExampleValueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fitsItsSchema_data()
    {
        QTest::addColumn<std::string>("schema");
        QTest::addColumn<std::string>("example");
        const auto row = [](const char *schema, const char *example) {
            QTest::addRow("%s", schema) << std::string(schema) << std::string(example);
        };
        row("{'type':'string'}", "'text'");
        row("{'type':'string','maxLength':2}", "'te'");
        row("{'type':'string','minLength':6}", "'textxx'");
        row("{'type':'string','format':'date'}", "'2026-01-31'");
        row("{'type':'string','enum':['b','a']}", "'b'");
        row("{'type':'string','default':'d'}", "'d'");
        row("{'type':'string','examples':['e','f'],'default':'d'}", "'e'");
        row("{'type':'integer'}", "1");
        row("{'type':'integer','minimum':3}", "3");
        row("{'type':'integer','maximum':-3}", "-3");
        row("{'type':'integer','exclusiveMinimum':1}", "2");
        row("{'type':'integer','multipleOf':5}", "5");
        row("{'type':'number','exclusiveMaximum':1}", "0.5");
        row("{'type':'boolean'}", "true");
        row("{'const':7}", "7");
        row("{'oneOf':[{'const':'HIGH'},{'const':'LOW'}]}", "'HIGH'");
        row("{'anyOf':[{'type':'null'},{'type':'integer'}]}", "1");
        row("{'type':['null','integer']}", "1");
        row("{'type':'array','items':{'type':'integer'}}", "[1]");
        row("{'type':'array','items':{'type':'integer'},'minItems':2}", "[1,1]");
        row("{'type':'array','maxItems':0}", "[]");
        row("{'type':'object','properties':{'a':{'type':'string'},'b':{}},'required':['a']}", "{'a':'text'}");
        row("{'type':'object','properties':{'a':{'type':'string'},'b':{'type':'integer'}},'minProperties':1,"
            "'maxProperties':1}",
            "{'a':'text'}");
        row("{'type':'object','properties':{'a':{'type':'string'},'b':{'type':'integer'}},'required':['b'],"
            "'minProperties':2}",
            "{'b':1,'a':'text'}");
        row("{'oneOf':[{'required':['a'],'properties':{'b':{'type':'string'}}}],'type':'object',"
            "'properties':{'a':{'type':'integer'}},'required':['b']}",
            "{'b':'text','a':1}");
        row("{'type':'object'}", "{}");
        row("{}", "'text'");
        row("{'type':'null'}", "null");
    }

    void fitsItsSchema()
    {
        QFETCH(const std::string, schema);
        QFETCH(const std::string, example);
        const json::Value made = exampleValue(Workbench::value(schema));
        QCOMPARE(Workbench::shown(made), example);
        QVERIFY(jsonschema::Schema::compile(Workbench::value(schema)).schema->isValid(made));
    }

    void aPatternIsMatchedOrNamed()
    {
        const std::string pattern = R"('type':'string','pattern':'^[A-Z]{3}-\\d+$')";
        const auto made = [](const std::string &schema) {
            return Workbench::shown(exampleValue(Workbench::value("{" + schema + "}")));
        };
        QCOMPARE(made(pattern), std::string(R"('<text that matches ^[A-Z]{3}-\\d+$>')"));
        QCOMPARE(made(pattern + ",'examples':['abc','ABC-1']"), std::string("'ABC-1'"));
        QCOMPARE(made(pattern + ",'default':'ABC-2'"), std::string("'ABC-2'"));
        QCOMPARE(made(pattern + ",'enum':['ABC-3']"), std::string("'ABC-3'"));
        QCOMPARE(made("'type':'string','pattern':'^t'"), std::string("'text'"));
    }

    void endsWhereASchemaContradictsItself()
    {
        QCOMPARE(Workbench::shown(exampleValue(Workbench::value("{'type':'array','minItems':100000000}"))),
                 std::string("['text','text','text','text','text']"));
        QCOMPARE(exampleValue(Workbench::value("{'type':'string','minLength':100000000}")).toString().size(),
                 std::size_t(200));
        QVERIFY(exampleValue(Workbench::value("{'type':'integer','minimum':1e300}")).isNumber());
    }
};

TOOLTRAY_TEST(ExampleValueTest)
#include "examplevaluetest.moc"
