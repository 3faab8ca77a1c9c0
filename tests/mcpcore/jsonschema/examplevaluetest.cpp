// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/example/examplevalue.h"
#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "testschema.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::jsonschema;

namespace {

std::string shown(const json::Value &value)
{
    std::string text = json::write(value);
    std::replace(text.begin(), text.end(), '"', '\'');
    return text;
}

} // namespace

class ExampleValueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fitsItsSchema_data()
    {
        const TestRows<std::string, std::string> row{"schema", "example"};
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
        row("{'type':'integer','not':{'const':1}}", "2");
        row("{'allOf':[{'type':'integer'},{'minimum':50}]}", "50");
        row("{'type':'string','allOf':[{'minLength':6},{'maxLength':8}]}", "'textxx'");
        row("{'type':'string','pattern':'^[a-z]+$','minLength':5}", "'textx'");
        row("{'type':'string','pattern':'^[0-9]+$','minLength':5}", "'000000'");
        row("{'type':'null'}", "null");
        row("{'type':'array','items':{'type':'integer'},'minItems':3,'uniqueItems':true}", "[1,2,3]");
        row("{'type':'array','items':{'type':'integer','maximum':1},'minItems':2,'uniqueItems':true}",
            "[1,0]");
        row("{'type':'array','items':{'type':'string'},'minItems':2,'uniqueItems':true}", "['text','text2']");
        row("{'type':'array','items':{'enum':['a','b']},'minItems':2,'uniqueItems':true}", "['a','b']");
        row("{'type':'array','contains':{'const':'a'},'items':{'type':'string'},'minItems':2}",
            "['a','text']");
        row("{'type':'object','minProperties':1}", "{'name1':'text'}");
        row("{'type':'object','properties':{'a':{'type':'integer'},'b':{'type':'string'}},'required':['a'],"
            "'dependentRequired':{'a':['b']}}",
            "{'a':1,'b':'text'}");
        row("{'type':'object','properties':{'a':{'type':'integer'},'b':{'type':'string'}},'minProperties':1,"
            "'dependentRequired':{'a':['b']}}",
            "{'a':1,'b':'text'}");
        row("{'allOf':[{'type':'string','minLength':2},{'pattern':'x$'}]}", "'ax'");
        row("{'type':'string','not':{'const':'text'}}", "'text1'");
    }

    void fitsItsSchema()
    {
        QFETCH(const std::string, schema);
        QFETCH(const std::string, example);
        const json::Value made = exampleValue(parsed(schema));
        QCOMPARE(shown(made), example);
        QVERIFY(Schema::compile(parsed(schema)).schema->isValid(made));
    }

    void aPlainPatternIsMatched_data()
    {
        // text: empty: none is made
        const TestRows<std::string, std::string> row{"pattern", "text"};
        row(R"(^[A-Z]{3}-\d+$)", "AAA-1");
        row(R"(^\d{4}$)", "1111");
        row("^(open|closed)$", "open");
        row("^gid://", "gid://");
        row(".+@.+", "a@a");
        row(R"(^(?:ab?c*)+\.[^/]$)", "a.a");
        row("^é{2,3}[ö-ü]$", "ééö");
        row("^#[0-9a-f]{6}$", "#000000");
        row(R"(^\p{Lu}\w$)", "");
        row("^(?=x)[A-Z]$", "");
        row("^[A-Z]{900}$", "");
        row("^((((((((((((((((((((0))))))))))))))))))))$", "");
    }

    void aPlainPatternIsMatched()
    {
        QFETCH(const std::string, pattern);
        QFETCH(const std::string, text);
        const json::Value made =
            exampleValue(json::Value::object({{"type", "string"}, {"pattern", pattern}}));
        QCOMPARE(made.toString(),
                 std::string_view(text.empty() ? "<text that matches " + pattern + ">" : text));
    }

    void oneValueForTwoSchemas_data()
    {
        // taken: by the variable
        addColumns<std::string, std::string, std::string>("declared", "taken", "example");
        const auto row = [](const char *declared, const char *taken, const char *example) {
            QTest::addRow("%s %s", declared, taken)
                << std::string(declared) << std::string(taken) << std::string(example);
        };
        const char *episode = "{'type':['string','null'],'enum':['NEWHOPE','EMPIRE','JEDI',null]}";
        row("{'type':'string'}", episode, "'NEWHOPE'");
        row("{'type':'string','minLength':5}", episode, "'NEWHOPE'");
        row("{'type':'string','maxLength':4}", episode, "'JEDI'");
        row("{'type':'string','pattern':'^E'}", episode, "'EMPIRE'");
        row("{'not':{'const':'NEWHOPE'}}", episode, "'EMPIRE'");
        row("true", episode, "'NEWHOPE'");
        row("{'type':'string','maxLength':3}", episode, "");
        const char *review =
            "{'type':'object','properties':{'stars':{'type':'integer'},'text':{'type':'string'}},"
            "'required':['stars'],'additionalProperties':false}";
        row("{'type':'object'}", review, "{'stars':1}");
        row("{'type':'object','minProperties':2}", review, "{'stars':1,'text':'text'}");
        row("{'type':'object','properties':{'stars':{'minimum':3}}}", review, "{'stars':3}");
        row("{'type':'object'}",
            "{'type':'object','properties':{'id':{'type':'string'},'name':{'type':'string'}},'minProperties':"
            "1,"
            "'maxProperties':1}",
            "{'id':'text'}");
    }

    void oneValueForTwoSchemas()
    {
        QFETCH(const std::string, declared);
        QFETCH(const std::string, taken);
        QFETCH(const std::string, example);
        const auto made = exampleOfBoth(parsed(declared), parsed(taken));
        QCOMPARE(made ? shown(*made) : std::string(), example);
    }

    void aPatternIsMatchedOrNamed()
    {
        const std::string pattern = R"('type':'string','pattern':'^(?=.)[A-Z]{3}-\\d+$')";
        const auto made = [](const std::string &schema) {
            return shown(exampleValue(parsed("{" + schema + "}")));
        };
        QCOMPARE(made(pattern), std::string(R"('<text that matches ^(?=.)[A-Z]{3}-\\d+$>')"));
        QCOMPARE(made(pattern + ",'examples':['abc','ABC-1']"), std::string("'ABC-1'"));
        QCOMPARE(made(pattern + ",'default':'ABC-2'"), std::string("'ABC-2'"));
        QCOMPARE(made(pattern + ",'enum':['ABC-3']"), std::string("'ABC-3'"));
        QCOMPARE(made("'type':'string','pattern':'^t'"), std::string("'text'"));
    }

    void endsWhereASchemaContradictsItself()
    {
        QCOMPARE(shown(exampleValue(parsed("{'type':'array','minItems':100000000}"))),
                 std::string("['text','text','text','text','text']"));
        QCOMPARE(exampleValue(parsed("{'type':'string','minLength':100000000}")).toString().size(),
                 std::size_t(200));
        QVERIFY(exampleValue(parsed("{'type':'integer','minimum':1e300}")).isNumber());
    }
};

TOOLTRAY_TEST(ExampleValueTest)
#include "examplevaluetest.moc"
