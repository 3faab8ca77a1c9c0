// SPDX-License-Identifier: GPL-3.0-or-later
// What each keyword accepts, one table for each group of them.
#include "testschema.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::jsonschema;

namespace {

void addColumns()
{
    tooltray::addColumns<std::string, std::string, bool>("schema", "value", "isValid");
}

class Rows {
public:
    Rows &schema(std::string text)
    {
        m_schema = std::move(text);
        return *this;
    }
    Rows &fits(const std::string &value) { return add(value, true); }
    Rows &fails(const std::string &value) { return add(value, false); }

private:
    Rows &add(const std::string &value, bool isValid)
    {
        QTest::addRow("%s with %s", m_schema.c_str(), value.c_str()) << m_schema << value << isValid;
        return *this;
    }

    std::string m_schema;
};

void check(const CompileOptions &options = {})
{
    QFETCH(const std::string, schema);
    QFETCH(const std::string, value);
    QFETCH(const bool, isValid);
    const Schema subject = compiled(schema, options);
    QCOMPARE(subject.isValid(parsed(value)), isValid);
    QCOMPARE(subject.validate(parsed(value)).empty(), isValid);
}

} // namespace

class KeywordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyValue_data()
    {
        addColumns();
        Rows rows;
        rows.schema("true").fits("null").fits("{}");
        rows.schema("false").fails("null").fails("{}");
        rows.schema("{}").fits("1");
        rows.schema("{'type':'null'}").fits("null").fails("0").fails("false");
        rows.schema("{'type':'boolean'}").fits("true").fits("false").fails("0");
        rows.schema("{'type':'integer'}")
            .fits("1")
            .fits("1.0")
            .fits("1e3")
            .fits("-123456789012345678901234567890");
        rows.fails("1.5").fails("1e-1").fails("\"1\"");
        rows.schema("{'type':'number'}").fits("1").fits("1.5").fails("\"1\"");
        rows.schema("{'type':'string'}").fits("\"\"").fails("null");
        rows.schema("{'type':'array'}").fits("[]").fails("{}");
        rows.schema("{'type':'object'}").fits("{}").fails("[]");
        rows.schema("{'type':['integer','null']}").fits("1").fits("null").fails("1.5").fails("\"\"");
        rows.schema("{'type':[]}").fails("1");
        rows.schema("{'enum':['a',1,null,{'x':[1,2]}]}").fits("\"a\"").fits("1.0").fits("null");
        rows.fits("{'x':[1.0,2]}").fails("{'x':[2,1]}").fails("\"b\"").fails("true");
        rows.schema("{'enum':[]}").fails("1");
        rows.schema("{'const':0}").fits("0.0").fits("-0").fails("false").fails("null");
        rows.schema("{'const':{'a':1,'b':2}}").fits("{'b':2,'a':1}").fails("{'a':1}");
    }
    void anyValue() { check(); }

    void numbers_data()
    {
        addColumns();
        Rows rows;
        rows.schema("{'minimum':1.1}").fits("1.1").fits("2").fails("1.0999").fits("\"x\"");
        rows.schema("{'maximum':300}").fits("300.0").fails("300.0000000000000000001");
        rows.schema("{'exclusiveMinimum':0}").fits("1e-400").fails("0").fails("-1e-400");
        rows.schema("{'exclusiveMaximum':9.727837981879871e+26}").fails("9.727837981879871e+26");
        rows.schema("{'minimum':-18446744073709551615}")
            .fits("-18446744073709551615")
            .fails("-18446744073709551616");
        rows.schema("{'multipleOf':0.01}").fits("19.99").fits("0").fails("19.999").fits("null");
        rows.schema("{'minimum':1,'maximum':2,'multipleOf':0.5}").fits("1.5").fails("1.6").fails("2.5");
    }
    void numbers() { check(); }

    void strings_data()
    {
        addColumns();
        Rows rows;
        rows.schema("{'minLength':2}").fits("\"ab\"").fits("\"🐲🐲\"").fails("\"🐲\"").fits("1");
        rows.schema("{'maxLength':2}").fits("\"🐲🐲\"").fails("\"abc\"").fits("\"\"");
        rows.schema("{'minLength':2.0,'maxLength':1e100}").fits("\"ab\"").fails("\"a\"");
        rows.schema("{'pattern':'a+'}").fits("\"xaay\"").fails("\"x\"").fits("1");
        rows.schema("{'pattern':'^\\\\p{Lu}\\\\d{2}$'}").fits("\"Ä12\"").fails("\"ä12\"");
        rows.schema("{'format':'date'}").fits("\"tomorrow\"");
        rows.schema("{'contentEncoding':'base64'}").fits("\"%\"");
    }
    void strings() { check(); }

    void assertedAnnotations_data()
    {
        addColumns();
        Rows rows;
        rows.schema("{'format':'date'}").fits("\"2026-01-31\"").fails("\"tomorrow\"").fits("1");
        rows.schema("{'format':'unheard-of'}").fits("\"x\"");
        rows.schema("{'contentEncoding':'base64'}")
            .fits("\"YWI=\"")
            .fits("\"\"")
            .fails("\"YWI\"")
            .fails("\"Y%I=\"");
        rows.schema("{'contentEncoding':'quoted-printable'}").fits("\"%\"");
        rows.schema("{'contentMediaType':'application/json'}").fits("\"[1]\"").fails("\"[1\"").fits("1");
        rows.schema("{'contentMediaType':'application/json','contentEncoding':'base64'}");
        rows.fits("\"WzFd\"").fails("\"WzE=\"").fails("\"[1]\"");
    }
    void assertedAnnotations()
    {
        CompileOptions options;
        options.format = KeywordEffect::Asserts;
        options.content = KeywordEffect::Asserts;
        check(options);
    }

    void arrays_data()
    {
        addColumns();
        Rows rows;
        rows.schema("{'minItems':1,'maxItems':2}").fits("[1]").fails("[]").fails("[1,2,3]").fits("{}");
        rows.schema("{'uniqueItems':true}")
            .fits("[1,true,\"1\"]")
            .fails("[1,1.0]")
            .fails("[{'a':1,'b':2},{'b':2,'a':1}]");
        rows.fails("[1,2,3,4,5,6,7,8,9,10,11,3]").fits("[1,2,3,4,5,6,7,8,9,10,11]");
        rows.schema("{'uniqueItems':false}").fits("[1,1]");
        rows.schema("{'items':{'type':'integer'}}").fits("[]").fits("[1,2]").fails("[1,\"2\"]").fits("\"x\"");
        rows.schema("{'prefixItems':[{'type':'integer'},{'type':'string'}]}");
        rows.fits("[1,\"a\",null]").fits("[1]").fits("[]").fails("[\"a\"]").fails("[1,2]");
        rows.schema("{'prefixItems':[true],'items':false}").fits("[1]").fails("[1,2]");
        rows.schema("{'contains':{'minimum':5}}").fits("[1,6]").fails("[1,2]").fails("[]").fits("1");
        rows.schema("{'contains':{'minimum':5},'minContains':2,'maxContains':3}");
        rows.fits("[5,6]").fits("[5,1,6,7]").fails("[5]").fails("[5,6,7,8]");
        rows.schema("{'contains':{'minimum':5},'minContains':0}").fits("[]").fits("[1]");
        rows.schema("{'minContains':2,'maxContains':1}").fits("[]");
    }
    void arrays() { check(); }

    void objects_data()
    {
        addColumns();
        Rows rows;
        rows.schema("{'properties':{'a':{'type':'integer'},'b':false}}");
        rows.fits("{'a':1}").fits("{}").fits("{'c':1}").fails("{'a':'x'}").fails("{'b':1}").fits("[]");
        rows.schema("{'required':['a','long name of a property']}");
        rows.fits("{'a':null,'long name of a property':1}").fails("{'a':1}").fails("{}").fits("1");
        rows.schema("{'properties':{'a':true},'additionalProperties':false}")
            .fits("{'a':1}")
            .fails("{'b':1}");
        rows.schema("{'patternProperties':{'^x-':{'type':'string'},'y$':{'minLength':2}},'"
                    "additionalProperties':{'type':'integer'}}");
        rows.fits("{'x-a':'v','z':1}").fails("{'x-a':1}").fails("{'x-y':'1'}").fails("{'z':'v'}");
        rows.schema("{'propertyNames':{'maxLength':2}}").fits("{'ab':1}").fails("{'abc':1}").fits("{}");
        rows.schema("{'minProperties':1,'maxProperties':2}")
            .fits("{'a':1}")
            .fails("{}")
            .fails("{'a':1,'b':2,'c':3}");
        rows.schema("{'dependentRequired':{'a':['b','c']}}")
            .fits("{'a':1,'b':1,'c':1}")
            .fits("{'b':1}")
            .fails("{'a':1,'b':1}");
        rows.schema("{'dependentSchemas':{'a':{'required':['b']}}}")
            .fits("{'a':1,'b':1}")
            .fits("{}")
            .fails("{'a':1}")
            .fits("[]");
        rows.schema("{'dependencies':{'a':['b'],'c':{'minProperties':2}}}");
        rows.fits("{'a':1,'b':1}").fails("{'a':1}").fits("{'c':1,'d':1}").fails("{'c':1}");
        rows.schema("{'properties':{'__proto__':{'type':'string'},'':{'type':'null'}}}");
        rows.fails("{'__proto__':1}").fails("{'':1}").fits("{'':null}");
    }
    void objects() { check(); }

    void combinations_data()
    {
        addColumns();
        Rows rows;
        rows.schema("{'allOf':[{'minimum':1},{'maximum':2}]}").fits("1").fails("0").fails("3");
        rows.schema("{'anyOf':[{'minimum':5},{'type':'string'}]}").fits("5").fits("\"x\"").fails("4");
        rows.schema("{'oneOf':[{'minimum':1},{'maximum':2}]}").fits("0").fits("3").fails("1");
        rows.schema("{'not':{'type':'string'}}").fits("1").fails("\"x\"");
        rows.schema("{'if':{'type':'string'},'then':{'minLength':2},'else':{'minimum':2}}");
        rows.fits("\"ab\"").fails("\"a\"").fits("2").fails("1");
        rows.schema("{'if':{'type':'string'},'then':{'minLength':2}}").fits("1").fails("\"a\"");
        rows.schema("{'then':false,'else':false}").fits("1");
        rows.schema("{'if':false,'then':false}").fits("1");
    }
    void combinations() { check(); }

    void unevaluated_data()
    {
        addColumns();
        Rows rows;
        rows.schema(
            "{'properties':{'a':true},'allOf':[{'properties':{'b':true}}],'unevaluatedProperties':false}");
        rows.fits("{'a':1,'b':2}").fails("{'c':1}").fits("1");
        rows.schema("{'anyOf':[{'properties':{'a':{'const':1}},'required':['a']},{'properties':{'b':{'const':"
                    "2}},'required':['b']}],'unevaluatedProperties':false}");
        rows.fits("{'a':1}").fits("{'a':1,'b':2}").fails("{'a':1,'b':3}");
        rows.schema("{'oneOf':[{'required':['a'],'properties':{'a':true}},{'required':['b']}],'"
                    "unevaluatedProperties':false}");
        rows.fits("{'a':1}").fails("{'b':1}");
        rows.schema("{'if':{'properties':{'a':{'const':1}},'required':['a']},'then':{'properties':{'b':true}}"
                    ",'unevaluatedProperties':false}");
        rows.fits("{'a':1,'b':1}").fails("{'a':2}");
        rows.schema("{'not':{'properties':{'a':{'const':1}},'required':['a']},'unevaluatedProperties':false}")
            .fails("{'a':2}");
        rows.schema("{'dependentSchemas':{'a':{'properties':{'a':true}}},'unevaluatedProperties':false}")
            .fits("{'a':1}")
            .fails("{'b':1}");
        rows.schema("{'patternProperties':{'^x':true},'unevaluatedProperties':{'type':'integer'}}")
            .fits("{'x':'v','y':1}")
            .fails("{'y':'v'}");
        rows.schema(
                "{'$ref':'#/$defs/a','$defs':{'a':{'properties':{'a':true}}},'unevaluatedProperties':false}")
            .fits("{'a':1}")
            .fails("{'b':1}");
        rows.schema("{'allOf':[{'unevaluatedProperties':true}],'unevaluatedProperties':false}")
            .fits("{'a':1}");
        rows.schema("{'prefixItems':[true],'unevaluatedItems':false}").fits("[1]").fails("[1,2]");
        rows.schema("{'contains':{'type':'string'},'unevaluatedItems':{'type':'integer'}}")
            .fits("[\"a\",1]")
            .fails("[\"a\",null]");
        rows.schema(
                "{'allOf':[{'prefixItems':[true]},{'items':{'type':'integer'}}],'unevaluatedItems':false}")
            .fits("[1,2,3]");
        std::string many = "{";
        for (int i = 0; i < 300; ++i)
            many += (i == 0 ? "\"p" : ",\"p") + std::to_string(i) + "\":1";
        rows.schema("{'anyOf':[{'patternProperties':{'^p':true}},true],'unevaluatedProperties':false}");
        rows.fits(many + "}").fails(many + ",\"q\":1}");
    }
    void unevaluated() { check(); }

    void draft7_data()
    {
        addColumns();
        Rows rows;
        rows.schema("{'items':[{'type':'integer'}],'additionalItems':{'type':'string'}}")
            .fits("[1,\"a\"]")
            .fails("[1,2]")
            .fails("[\"a\"]");
        rows.schema("{'items':{'type':'integer'},'additionalItems':false}").fits("[1,2]");
        rows.schema("{'additionalItems':false}").fits("[1,2]");
        rows.schema("{'contains':true,'minContains':2}").fits("[1]");
        rows.schema("{'dependentRequired':{'a':['b']},'unevaluatedProperties':false,'prefixItems':[false]}")
            .fits("{'a':1}")
            .fits("[1]");
        rows.schema("{'$ref':'#/definitions/a','maximum':1,'definitions':{'a':{'type':'integer'}}}")
            .fits("5")
            .fails("\"x\"");
        rows.schema("{'$schema':'https://json-schema.org/draft/2020-12/schema','prefixItems':[false]}")
            .fails("[1]");
    }
    void draft7()
    {
        CompileOptions options;
        options.draft = Draft::Draft7;
        check(options);
    }

    void draft2019_data()
    {
        addColumns();
        Rows rows;
        rows.schema("{'items':[{'type':'integer'}],'additionalItems':false}").fits("[1]").fails("[1,2]");
        rows.schema("{'prefixItems':[false]}").fits("[1]");
        rows.schema("{'dependentRequired':{'a':['b']}}").fails("{'a':1}");
        rows.schema("{'contains':{'type':'string'},'unevaluatedItems':{'type':'integer'}}")
            .fails("[\"a\",1]");
        rows.schema("{'$ref':'#/$defs/a','maximum':1,'$defs':{'a':{'type':'integer'}}}").fits("1").fails("5");
        rows.schema(
            "{'$id':'https://t.example/"
            "tree','$recursiveAnchor':true,'properties':{'child':{'$recursiveRef':'#'}},'type':'object'}");
        rows.fits("{'child':{'child':{}}}").fails("{'child':{'child':1}}");
        // Outside in: the strict tree takes part in the plain one's recursion.
        rows.schema(
            "{'$id':'https://t.example/"
            "strict','$recursiveAnchor':true,'$ref':'tree','unevaluatedProperties':false,'$defs':{'tree':{'$"
            "id':'tree','$recursiveAnchor':true,'properties':{'child':{'$recursiveRef':'#'}}}}}");
        rows.fits("{'child':{'child':{}}}").fails("{'child':{'other':1}}");
        rows.schema("{'$id':'https://t.example/"
                    "strict','$ref':'tree','unevaluatedProperties':false,'$defs':{'tree':{'$id':'tree','$"
                    "recursiveAnchor':true,'properties':{'child':{'$recursiveRef':'#'}}}}}");
        rows.fits("{'child':{'other':1}}").fails("{'other':1}");
    }
    void draft2019()
    {
        CompileOptions options;
        options.draft = Draft::Draft2019_09;
        check(options);
    }
};

TOOLTRAY_TEST(KeywordTest)
#include "keywordtest.moc"
