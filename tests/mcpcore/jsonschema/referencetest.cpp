// SPDX-License-Identifier: GPL-3.0-or-later
// Where references lead: inside a schema, across resources and documents, and by the dynamic scope.
#include "testschema.h"

#include "support/testcase.h"

#include <QTest>

#include <map>

using namespace tooltray;
using namespace tooltray::jsonschema;

class ReferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leadTo_data()
    {
        const TestRows<std::string, std::string, std::string> row{"schema", "fits", "fails"};
        row("the root", "{'properties':{'a':{'$ref':'#'}},'additionalProperties':false}", "{'a':{'a':{}}}",
            "{'a':{'b':1}}");
        row("a definition", "{'$ref':'#/$defs/n','$defs':{'n':{'type':'integer'}}}", "1", "\"x\"");
        row("an escaped pointer", "{'$ref':'#/$defs/a~1b%25~0','$defs':{'a/b%~':{'type':'integer'}}}", "1",
            "\"x\"");
        row("an element of a list", "{'$ref':'#/allOf/1','allOf':[true,{'type':'integer'}]}", "1", "\"x\"");
        row("a place no keyword makes a schema", "{'$ref':'#/x-types/n','x-types':{'n':{'type':'integer'}}}",
            "1", "\"x\"");
        row("an anchor", "{'$ref':'#n','$defs':{'a':{'$anchor':'n','type':'integer'}}}", "1", "\"x\"");
        row("a resource by its relative URI",
            "{'$id':'https://s.example/a/root','$ref':'n','$defs':{'x':{'$id':'n','type':'integer'}}}", "1",
            "\"x\"");
        row("an anchor of another resource",
            "{'$id':'https://s.example/"
            "root','$ref':'n#x','$defs':{'a':{'$id':'n','$defs':{'b':{'$anchor':'x','type':'integer'}}}}}",
            "1", "\"x\"");
        row("a pointer into a resource, which has its own base",
            "{'$id':'https://s.example/root','$ref':'#/$defs/a/$defs/b','$defs':{'a':{'$id':'sub/"
            "a','$defs':{'b':{'$ref':'c'},'c':{'$id':'c','type':'integer'}}}}}",
            "1", "\"x\"");
        row("a document of the resolver", "{'$ref':'tooltray:types/Sort'}", "\"ASC\"", "\"UP\"");
        row("a part of such a document", "{'$ref':'tooltray:types/Page#/$defs/size'}", "5", "0");
        row("a document that refers back",
            "{'$id':'https://s.example/self','$ref':'https://s.example/"
            "other','$defs':{'n':{'type':'integer'}}}",
            "1", "\"x\"");
        row("the meta-schema", "{'$ref':'https://json-schema.org/draft/2020-12/schema'}", "{'minimum':1}",
            "{'minimum':'1'}");
        row("the meta-schema of draft-07", "{'$ref':'http://json-schema.org/draft-07/schema#'}",
            "{'items':[{}]}", "{'items':[{'type':'strng'}]}");
        row("a boolean", "{'properties':{'a':{'$ref':'#/$defs/no'}},'$defs':{'no':false}}", "{}", "{'a':1}");
        row("another draft",
            "{'$ref':'#/$defs/old','$defs':{'old':{'$id':'old','$schema':'http://json-schema.org/draft-07/"
            "schema#','items':[{'type':'integer'}]}}}",
            "[1]", "[\"x\"]");
        row("a name that is no reference", "{'properties':{'$ref':{'type':'string'}}}",
            "{'$ref':'#/nowhere'}", "{'$ref':1}");
        row("an $id inside an enum is text",
            "{'enum':[{'$id':'https://s.example/x'}],'$defs':{'x':{'$id':'https://s.example/x'}}}",
            "{'$id':'https://s.example/x'}", "1");
    }
    void leadTo()
    {
        QFETCH(const std::string, schema);
        QFETCH(const std::string, fits);
        QFETCH(const std::string, fails);
        CompileOptions options;
        options.resolve = resolve;
        const Schema subject = compiled(schema, options);
        QVERIFY(subject.isValid(parsed(fits)));
        QVERIFY(!subject.isValid(parsed(fails)));
    }

    void followTheDynamicScope()
    {
        const Schema schema =
            compiled("{'$id':'https://s.example/"
                     "numbers','$ref':'list','$defs':{'element':{'$dynamicAnchor':'element','type':'number'},"
                     "'list':{'$id':'list','type':'array','items':{'$dynamicRef':'#element'},'$defs':{'any':{"
                     "'$dynamicAnchor':'element'}}}}}");
        QVERIFY(schema.isValid(parsed("[1,2]")));
        QVERIFY(!schema.isValid(parsed("[1,\"2\"]")));
        QCOMPARE(schema.validate(parsed("[\"2\"]")).front().schemaLocation,
                 std::string("https://s.example/numbers#/$defs/element/type"));
    }

    void areAskedOfTheResolverOnceOnly()
    {
        std::map<std::string, int> asked;
        CompileOptions options;
        options.resolve = [&asked](const std::string &uri) {
            ++asked[uri];
            return resolve(uri);
        };
        compiled("{'properties':{'a':{'$ref':'tooltray:types/Sort'},'b':{'$ref':'tooltray:types/Sort#'}}}",
                 options);
        QVERIFY(asked == (std::map<std::string, int>{{"tooltray:types/Sort", 1}}));
    }

    void startAtTheBaseUri()
    {
        CompileOptions options;
        options.baseUri = "tooltray:types/Page";
        options.resolve = resolve;
        QVERIFY(!compiled("{'$ref':'Sort'}", options).isValid(parsed("\"UP\"")));
    }

    void mayUseVocabulariesOfTheirOwn()
    {
        CompileOptions options;
        options.resolve = resolve;
        const Schema schema = compiled(
            "{'$schema':'https://s.example/no-validation','minimum':5,'properties':{'a':false}}", options);
        QVERIFY(schema.isValid(parsed("1")));
        QVERIFY(!schema.isValid(parsed("{'a':1}")));
        const Schema asserting = compiled("{'$schema':'https://s.example/format','format':'date'}", options);
        QVERIFY(!asserting.isValid(parsed("\"tomorrow\"")));
    }

private:
    static std::optional<json::Value> resolve(const std::string &uri)
    {
        static const std::map<std::string, std::string> documents{
            {"tooltray:types/Sort", "{'enum':['ASC','DESC']}"},
            {"tooltray:types/Page", "{'$defs':{'size':{'type':'integer','minimum':1}}}"},
            {"https://s.example/other", "{'$ref':'self#/$defs/n'}"},
            {"https://s.example/no-validation",
             "{'$schema':'https://json-schema.org/draft/2020-12/schema','$vocabulary':{'https://"
             "json-schema.org/draft/2020-12/vocab/core':true,'https://json-schema.org/draft/2020-12/vocab/"
             "applicator':true,'https://s.example/vocabulary':false}}"},
            {"https://s.example/format",
             "{'$vocabulary':{'https://json-schema.org/draft/2020-12/vocab/format-assertion':true}}"},
        };
        const auto found = documents.find(uri);
        return found == documents.end() ? std::nullopt : std::optional(parsed(found->second));
    }
};

TOOLTRAY_TEST(ReferenceTest)
#include "referencetest.moc"
