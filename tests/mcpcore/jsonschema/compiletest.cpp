// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps a schema from being used, and how that is said.
#include "testschema.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::jsonschema;

using Kind = CompileError::Kind;
Q_DECLARE_METATYPE(CompileError::Kind)

class CompileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void explainsWhatIsWrong_data()
    {
        const TestRows<std::string, Kind, std::string, std::string> row{"schema", "kind", "pointer",
                                                                        "message"};
        row("5", Kind::Malformed, "", "A schema must be an object, true or false.");
        row("{'properties':{'a/b':5}}", Kind::Malformed, "/properties/a~1b",
            "`properties` must hold schemas: objects, true or false.");
        row("{'allOf':[]}", Kind::Malformed, "/allOf", "`allOf` must be an array of at least one schema.");
        row("{'anyOf':[true,'x']}", Kind::Malformed, "/anyOf/1",
            "`anyOf` must hold schemas: objects, true or false.");
        row("{'not':1}", Kind::Malformed, "/not", "`not` must be a schema: an object, true or false.");
        row("{'if':true,'then':1}", Kind::Malformed, "/then",
            "`then` must be a schema: an object, true or false.");
        row("{'properties':[]}", Kind::Malformed, "/properties",
            "`properties` must be an object of schemas.");
        row("{'patternProperties':true}", Kind::Malformed, "/patternProperties",
            "`patternProperties` must be an object of schemas.");
        row("{'$defs':[]}", Kind::Malformed, "/$defs", "`$defs` must be an object.");
        row("{'items':[{}]}", Kind::Malformed, "/items",
            "`items` must be a schema; since 2020-12 a list of schemas is called `prefixItems`.");
        row("{'type':'strin'}", Kind::Malformed, "/type",
            "`type` must be one of \"null\", \"boolean\", \"number\", \"integer\", \"string\", \"array\" and "
            "\"object\", or "
            "an array of them; did you mean \"string\"?");
        row("{'type':['string',5]}", Kind::Malformed, "/type",
            "`type` must be one of \"null\", \"boolean\", \"number\", \"integer\", \"string\", \"array\" and "
            "\"object\", or "
            "an array of them.");
        row("{'enum':'a'}", Kind::Malformed, "/enum", "`enum` must be an array.");
        row("{'minimum':'5'}", Kind::Malformed, "/minimum", "`minimum` must be a number.");
        row("{'exclusiveMaximum':true}", Kind::Malformed, "/exclusiveMaximum",
            "`exclusiveMaximum` must be a number.");
        row("{'multipleOf':0}", Kind::Malformed, "/multipleOf",
            "`multipleOf` must be a number above 0 of at most 400 digits.");
        row("{'minLength':-1}", Kind::Malformed, "/minLength",
            "`minLength` must be a whole number that is not negative.");
        row("{'maxItems':1.5}", Kind::Malformed, "/maxItems",
            "`maxItems` must be a whole number that is not negative.");
        row("{'contains':{},'minContains':'2'}", Kind::Malformed, "/minContains",
            "`minContains` must be a whole number that is not negative.");
        row("{'uniqueItems':1}", Kind::Malformed, "/uniqueItems", "`uniqueItems` must be true or false.");
        row("{'required':'a'}", Kind::Malformed, "/required", "`required` must be an array of strings.");
        row("{'required':[1]}", Kind::Malformed, "/required", "`required` must be an array of strings.");
        row("{'dependentRequired':{'a':'b'}}", Kind::Malformed, "/dependentRequired/a",
            "`dependentRequired` must hold arrays of strings.");
        row("{'dependentSchemas':[]}", Kind::Malformed, "/dependentSchemas",
            "`dependentSchemas` must be an object.");
        row("{'format':1}", Kind::Malformed, "/format", "`format` must be a string.");
        row("{'$ref':1}", Kind::Malformed, "/$ref", "`$ref` must be a string.");
        row("{'$id':1}", Kind::Malformed, "/$id", "`$id` must be a string.");
        row("{'$id':'a#b'}", Kind::Malformed, "/$id",
            "`$id` has a fragment; since 2019-09 `$anchor` names a place in a schema.");
        row("{'$anchor':'a','$defs':{'b':{'$anchor':'a'}}}", Kind::Malformed, "/$defs/b/$anchor",
            "The anchor `a` is used twice.");
        row("{'$defs':{'a':{'$id':'x'},'b':{'$id':'x'}}}", Kind::Malformed, "/$defs/a/$id",
            "There are two schemas with the `$id` `x`.");

        row("{'pattern':'é('}", Kind::BadPattern, "/pattern",
            "The pattern `é(` goes wrong at character 2: The group that opens here is not closed.");
        row("{'patternProperties':{'/[':true}}", Kind::BadPattern, "/patternProperties/~1[",
            "The pattern `/[` goes wrong at character 2: The class that opens here is not closed.");

        row("{'$ref':'#/$defs/Frist','$defs':{'First':{}}}", Kind::UnknownReference, "/$ref",
            "`$ref` leads to `#/$defs/Frist`, where nothing is; did you mean `#/$defs/First`?");
        row("{'$ref':'#/$defs/x'}", Kind::UnknownReference, "/$ref",
            "`$ref` leads to `#/$defs/x`, where nothing is.");
        row("{'$ref':'#/allOf/1','allOf':[true]}", Kind::UnknownReference, "/$ref",
            "`$ref` leads to `#/allOf/1`, where nothing is.");
        row("{'$ref':'#/x','x':[]}", Kind::UnknownReference, "/$ref",
            "`$ref` leads to `#/x`, where there is no schema.");
        row("{'$ref':'#x'}", Kind::UnknownReference, "/$ref",
            "`$ref` leads to `#x`, but there is no anchor of that name.");
        row("{'items':{'$ref':'https://s.example/x'}}", Kind::UnknownReference, "/items/$ref",
            "`$ref` leads to `https://s.example/x`, which is neither part of this schema nor a known "
            "schema.");

        row("{'$schema':'http://json-schema.org/draft-04/schema#'}", Kind::UnsupportedDialect, "/$schema",
            "`$schema` is `http://json-schema.org/draft-04/schema#`, which is not known here; 2020-12, "
            "2019-09 and "
            "draft-07 are, and what is built on them.");
        row("{'$schema':'https://s.example/needs'}", Kind::UnsupportedDialect, "/$schema",
            "`$schema` requires the vocabulary `https://s.example/vocabulary`, which is not known here.");
        row("{'$schema':'https://s.example/circle'}", Kind::UnsupportedDialect, "/$schema",
            "`$schema` is `https://s.example/circle`, which is not known here; 2020-12, 2019-09 and draft-07 "
            "are, and "
            "what is built on them.");

        constexpr const char *kEndless = "This schema refers back to itself without descending into the "
                                         "value, so validation would never end.";
        row("{'$ref':'#'}", Kind::EndlessLoop, "", kEndless);
        row("{'allOf':[{'$ref':'#/$defs/a'}],'$defs':{'a':{'anyOf':[{'type':'null'},{'$ref':'#'}]}}}",
            Kind::EndlessLoop, "/$defs/a/anyOf/1", kEndless);
        row("{'dependentSchemas':{'a':{'not':{'$ref':'#'}}}}", Kind::EndlessLoop, "/dependentSchemas/a/not",
            kEndless);
    }
    void explainsWhatIsWrong()
    {
        QFETCH(const std::string, schema);
        CompileOptions options;
        options.resolve = [](const std::string &uri) -> std::optional<json::Value> {
            if (uri == "https://s.example/needs")
                return parsed("{'$vocabulary':{'https://s.example/vocabulary':true}}");
            if (uri == "https://s.example/circle")
                return parsed("{'$schema':'https://s.example/round'}");
            if (uri == "https://s.example/round")
                return parsed("{'$schema':'https://s.example/circle'}");
            return std::nullopt;
        };
        const Schema::Compiled result = Schema::compile(parsed(schema), options);
        QVERIFY(!result.schema);
        QCOMPARE(result.errors.size(), std::size_t{1});
        QTEST(result.errors.front().message, "message");
        QTEST(result.errors.front().pointer, "pointer");
        QTEST(result.errors.front().kind, "kind");
    }

    void reportsAllThatIsWrong()
    {
        const Schema::Compiled result =
            Schema::compile(parsed("{'minimum':'1','maximum':'2','properties':{'a':{'type':'x'}}}"));
        QCOMPARE(result.errors.size(), std::size_t{3});
    }

    void namesTheDocument()
    {
        CompileOptions options;
        options.baseUri = "tooltray:tools/list";
        options.resolve = [](const std::string &) { return parsed("{'minimum':'1'}"); };
        const Schema::Compiled result =
            Schema::compile(parsed("{'$ref':'tooltray:types/Sort','maximum':'1'}"), options);
        QCOMPARE(result.errors.size(), std::size_t{2});
        QCOMPARE(result.errors[0].document, std::string("tooltray:tools/list"));
        QCOMPARE(result.errors[1].document, std::string("tooltray:types/Sort"));
        QCOMPARE(result.errors[1].pointer, std::string("/minimum"));
    }

    void canBeToldTheDraft()
    {
        CompileOptions options;
        options.draft = Draft::Draft7;
        options.draftFrom = CompileOptions::DraftFrom::Here;
        QVERIFY(
            !compiled("{'$schema':'https://json-schema.org/draft/2020-12/schema','items':[{'type':'null'}]}",
                      options)
                 .isValid(parsed("[1]")));
    }

    void acceptsWhatLooksLikeALoopAndIsNone()
    {
        compiled("{'properties':{'next':{'$ref':'#'}}}");
        compiled("{'allOf':[{'$ref':'#/$defs/a'},{'$ref':'#/$defs/a'}],'$defs':{'a':{'type':'object'}}}");
        compiled("{'$ref':'#/$defs/a','$defs':{'a':{'items':{'$ref':'#'}}}}");
    }
};

TOOLTRAY_TEST(CompileTest)
#include "compiletest.moc"
