// SPDX-License-Identifier: GPL-3.0-or-later
// The errors of validate(): where they point, what they say, what they suggest.
#include "testschema.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::jsonschema;

class ExplainerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsWrong_data()
    {
        addColumns<std::string, std::string, std::string>("schema", "value", "message");
        const auto row = [](const char *schema, const char *value, const char *message) {
            QTest::addRow("%s with %s", schema, value)
                << std::string(schema) << std::string(value) << std::string(message);
        };
        row("{'type':'string'}", "5", "The value must be a string, not the number 5; did you mean \"5\"?");
        row("{'type':['object','null']}", "[]", "The value must be an object or null, not an array.");
        row("{'type':'integer'}", "\"10\"",
            "The value must be a whole number, not the string \"10\"; did you mean 10?");
        row("{'type':'integer'}", "1.5", "The value must be a whole number, not the number 1.5.");
        row("{'type':'boolean'}", "\"true\"",
            "The value must be true or false, not the string \"true\"; did you mean true?");
        row("{'type':'object'}", "'{\\'a\\':1}'",
            "The value must be an object, not the string \"{\\\"a\\\":1}\"; did you mean {\"a\":1}?");
        row("{'type':'array'}", "\"a\"",
            "The value must be an array, not the string \"a\"; did you mean [\"a\"]?");
        row("{'type':[]}", "null", "The value is not allowed here.");
        row("{'enum':['CREATED_ASC','CREATED_DESC']}", "\"created_des\"",
            "The value must be one of \"CREATED_ASC\", \"CREATED_DESC\", not the string \"created_des\"; did "
            "you mean \"CREATED_DESC\"?");
        row("{'enum':['1','2']}", "1",
            "The value must be one of \"1\", \"2\", not the number 1; did you mean \"1\"?");
        row("{'enum':['a']}", "1", "The value must be \"a\", not the number 1.");
        row("{'enum':[]}", "1",
            "The value must be one of the listed values (there are none), not the number 1.");
        row("{'enum':[true,null]}", "\"true\"",
            "The value must be one of true, null, not the string \"true\"; did you mean true?");
        row("{'enum':[1,2,3,4,5,6,7,8,9,10,11,12,13,14]}", "0",
            "The value must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2 others, not the number 0.");
        row("{'const':{'a':1}}", "null", "The value must be {\"a\":1}, not null.");
        row("{'multipleOf':0.01}", "1.001", "The value must be a multiple of 0.01, which 1.001 is not.");
        row("{'minimum':1}", "0", "The value must be at least 1, not 0.");
        row("{'exclusiveMinimum':1}", "1.0", "The value must be greater than 1, not 1.0.");
        row("{'maximum':1e2}", "101", "The value must be at most 1e2, not 101.");
        row("{'exclusiveMaximum':1}", "1", "The value must be less than 1, not 1.");
        row("{'minLength':1}", "\"\"", "The value must have at least 1 character, not 0.");
        row("{'maxLength':2}", "\"äöü\"", "The value must have at most 2 characters, not 3.");
        row("{'pattern':'^[A-Z]+$'}", "\"abc\"",
            "The value must match the pattern `^[A-Z]+$`, which \"abc\" does not.");
        row("{'format':'date'}", "\"tomorrow\"",
            "The value must be a date such as 2026-01-31, not \"tomorrow\".");
        row("{'contentEncoding':'base64'}", "\"%\"",
            "The value must be encoded as base64, which \"%\" is not.");
        row("{'contentMediaType':'application/json'}", "\"{\"",
            "The value must hold JSON, which \"{\" is not.");
        row("{'minItems':1}", "[]", "The value must have at least 1 element, not 0.");
        row("{'maxItems':1}", "[1,2]", "The value must have at most 1 element, not 2.");
        row("{'uniqueItems':true}", "[1,2,1.0]",
            "The value must not hold an element twice, but `[0]` and `[2]` are the same.");
        row("{'contains':{'const':1}}", "[2]",
            "The value must have at least 1 element of the kind that `contains` describes, not 0.");
        row("{'contains':{'const':1},'maxContains':1}", "[1,1]",
            "The value must have at most 1 element of the kind that `contains` describes, not 2.");
        row("{'prefixItems':[true,true],'items':false}", "[1,2,3]",
            "The value must have at most 2 elements, not 3.");
        row("{'minProperties':1}", "{}", "The value must have at least 1 property, not 0.");
        row("{'maxProperties':0}", "{'a':1}", "The value must have at most 0 properties, not 1.");
        row("{'required':['first']}", "{}", "`first` is missing.");
        row("{'required':['first']}", "{'frist':1}", "`first` is missing; did you misspell it as `frist`?");
        row("{'dependentRequired':{'card':['billing']}}", "{'card':1}",
            "`billing` is missing, which `card` requires.");
        row("{'properties':{'first':true,'after':true},'additionalProperties':false}", "{'frist':1}",
            "`frist` is an unknown property; known properties: `after` and `first`; did you mean `first`?");
        row("{'properties':{'s':true},'required':['state'],'additionalProperties':false}", "{'state':1}",
            "`state` is an unknown property; known properties: `s`.");
        row("{'additionalProperties':false}", "{'a':1}",
            "`a` is an unknown property; known properties: none.");
        row("{'allOf':[{'$ref':'#/$defs/"
            "a'}],'$defs':{'a':{'properties':{'name':true}}},'properties':{'age':true},'"
            "unevaluatedProperties':false}",
            "{'nmae':1}",
            "`nmae` is an unknown property; known properties: `age` and `name`; did you mean `name`?");
        row("{'propertyNames':{'maxLength':2}}", "{'abc':1}",
            "`abc` has a name that is not allowed: `abc` must have at most 2 characters, not 3.");
        row("{'not':{'type':'null'}}", "null", "The value must not fit the schema of \"not\".");
        row("false", "1", "The value is not allowed here.");
        row("{'prefixItems':[true],'unevaluatedItems':false}", "[1,2]", "`[1]` is not allowed here.");
        row("{'if':true,'then':{'minimum':5}}", "1", "The value must be at least 5, not 1.");
        row("{'dependentSchemas':{'a':{'required':['b']}}}", "{'a':1}", "`b` is missing.");
        // Alternatives, by the closest of them.
        row("{'anyOf':[{'type':'string'},{'type':'null'}]}", "5",
            "The value must be a string or null, not the number 5; did you mean \"5\"?");
        row("{'anyOf':[{'type':'string','minLength':3},{'type':'null'}]}", "\"ab\"",
            "The value must have at least 3 characters, not 2.");
        row("{'oneOf':[{'const':'LOW','title':'a'},{'const':'HIGH'},{'enum':['A','B']}]}", "\"low\"",
            "The value must be one of \"LOW\", \"HIGH\", \"A\", \"B\", not the string \"low\"; did you mean "
            "\"LOW\"?");
        row("{'oneOf':[{'minimum':1},{'maximum':5},{'type':'string'}]}", "3",
            "The value must fit exactly one of its 3 possible forms, but fits numbers 1 and 2.");
        row("{'oneOf':[{'properties':{'kind':{'const':'circle'},'radius':{'type':'number'}},'required':['"
            "kind','radius']},{'properties':{'kind':{'const':'square'},'side':{'type':'number'}},'required':["
            "'kind','side']}]}",
            "{'kind':'square','size':3}",
            "The value fits none of its 2 possible forms; number 2 is closest, but `side` is missing; did "
            "you misspell it as `size`?");
        row("{'anyOf':[{'required':['id']},{'required':['login']},{'required':['id']}]}", "{}",
            "Pass `id` or `login`.");
        row("{'oneOf':[{'required':['id']},{'required':['login']}]}", "{}", "Pass `id` or `login`.");
        row("{'anyOf':[{'required':['id']},{'required':['login','host']}]}", "{}",
            "The value fits none of its 2 possible forms; number 1 is closest, but `id` is missing.");
        row("{'type':['string','number','boolean']}", "[]",
            "The value must be a string, number or boolean, not an array.");
        row("{'anyOf':[{'minimum':10},{'maximum':0}]}", "5",
            "The value fits none of its 2 possible forms; number 1 is closest, but the value must be at "
            "least 10, not 5.");
    }
    void saysWhatIsWrong()
    {
        QFETCH(const std::string, schema);
        QFETCH(const std::string, value);
        CompileOptions options;
        options.format = KeywordEffect::Asserts;
        options.content = KeywordEffect::Asserts;
        const std::vector<ValidationError> errors = compiled(schema, options).validate(parsed(value));
        QCOMPARE(errors.size(), std::size_t{1});
        QTEST(errors.front().message, "message");
    }

    void pointsToValueAndKeyword_data()
    {
        const TestRows<std::string, std::string, std::string, std::string, std::string, std::string,
                       std::string>
            row{"schema", "value", "pointer", "location", "keyword", "code", "subject"};
        row("{'minimum':1}", "0", "", "#/minimum", "minimum", "minimum", "The value");
        row("{'properties':{'a':{'items':{'type':'null'}}}}", "{'a':[null,1]}", "/a/1",
            "#/properties/a/items/type", "type", "type", "`a[1]`");
        row("{'properties':{'a/b':{'properties':{'~c':{'type':'null'}}}}}", "{'a/b':{'~c':1}}", "/a~1b/~0c",
            "#/properties/a~1b/properties/~0c/type", "type", "type", "`[\"a/b\"][\"~c\"]`");
        row("{'properties':{'filter':{'required':['name']}}}", "{'filter':{}}", "/filter",
            "#/properties/filter/required", "required", "required", "`filter.name`");
        row("{'properties':{'a':{'$ref':'#/$defs/n'}},'$defs':{'n':{'type':'null'}}}", "{'a':1}", "/a",
            "#/$defs/n/type", "type", "type", "`a`");
        row("{'$id':'https://s.example/tool','properties':{'a':{'$ref':'sub#/$defs/"
            "n'}},'$defs':{'s':{'$id':'sub','$defs':{'n':{'maxLength':1}}}}}",
            "{'a':'xy'}", "/a", "https://s.example/sub#/$defs/n/maxLength", "maxLength", "max-length", "`a`");
        row("{'patternProperties':{'^x':{'allOf':[true,{'type':'null'}]}}}", "{'xy':1}", "/xy",
            "#/patternProperties/^x/allOf/1/type", "type", "type", "`xy`");
        row("{'additionalProperties':false}", "{'a':1}", "/a", "#/additionalProperties",
            "additionalProperties", "unknown-property", "`a`");
        row("{'items':{'additionalProperties':{'type':'null'}}}", "[{'a':1}]", "/0/a",
            "#/items/additionalProperties/type", "type", "type", "`[0].a`");
        row("{'prefixItems':[false]}", "[1]", "/0", "#/prefixItems/0", "", "not-allowed", "`[0]`");
        row("{'if':true,'then':{'const':1}}", "2", "", "#/then/const", "const", "const", "The value");
    }
    void pointsToValueAndKeyword()
    {
        QFETCH(const std::string, schema);
        QFETCH(const std::string, value);
        const std::vector<ValidationError> errors = compiled(schema).validate(parsed(value));
        QCOMPARE(errors.size(), std::size_t{1});
        const ValidationError &error = errors.front();
        QTEST(error.instancePointer, "pointer");
        QTEST(error.schemaLocation, "location");
        QTEST(std::string(error.keyword), "keyword");
        QTEST(std::string(codeName(error.code)), "code");
        QTEST(error.arguments.front(), "subject");
    }

    void findsAllErrors()
    {
        const Schema schema = compiled(
            "{'type':'object','properties':{'owner':{'type':'string','minLength':1,'pattern':'^[a-z]+$'},'"
            "first':{'type':'integer','minimum':1,'maximum':100},'tags':{'type':'array','items':{'type':'"
            "string'},'maxItems':2}},'required':['owner','name'],'additionalProperties':false}");
        std::vector<std::string> found;
        for (const ValidationError &error :
             schema.validate(parsed("{'owner':'','first':0,'tags':[1,'b',2],'more':1}")))
            found.push_back(error.instancePointer + " " + std::string(codeName(error.code)));
        const std::vector<std::string> expected{" required",      "/owner min-length",     "/owner pattern",
                                                "/first minimum", "/tags max-items",       "/tags/0 type",
                                                "/tags/2 type",   "/more unknown-property"};
        QCOMPARE(found, expected);
    }

    void keepsTheReasonsOfTheClosestAlternative()
    {
        const Schema schema = compiled(
            "{'anyOf':[{'required':['a'],'properties':{'b':{'type':'null'}}},{'required':['c','d','e']}]}");
        const std::vector<ValidationError> errors = schema.validate(parsed("{'b':1}"));
        QCOMPARE(errors.size(), std::size_t{1});
        QCOMPARE(errors.front().causes.size(), std::size_t{2});
        QCOMPARE(errors.front().causes[0].schemaLocation, std::string("#/anyOf/0/required"));
        QCOMPARE(errors.front().causes[1].instancePointer, std::string("/b"));
    }

    void stopsAtTheNumberAskedFor()
    {
        Limits limits;
        limits.errors = 3;
        QCOMPARE(compiled("{'items':{'type':'null'}}").validate(parsed("[1,2,3,4,5]"), limits).size(),
                 std::size_t{3});
    }

    void cutsLongValues()
    {
        const std::string text(200, 'x');
        const auto errors = compiled("{'type':'integer'}").validate(json::Value(text));
        QVERIFY(errors.front().message.size() < 150);
        QVERIFY(errors.front().message.find("…") != std::string::npos);
    }

    void fillsTheTemplateOfItsCode()
    {
        const ValidationError error = compiled("{'minimum':1}").validate(json::Value(0)).front();
        QCOMPARE(std::string(messageTemplate(error.code)), std::string("%1 must be at least %2, not %3"));
        QCOMPARE(error.arguments, (std::vector<std::string>{"The value", "1", "0"}));
    }
};

TOOLTRAY_TEST(ExplainerTest)
#include "explainertest.moc"
