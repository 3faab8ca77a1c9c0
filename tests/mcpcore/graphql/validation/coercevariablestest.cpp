// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/coercevariables.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/growth.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;

class CoerceVariablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = buildSchema(parseDocument(R"(
        type Query { a(id: ID, float: Float): Int }
        input In { a: Int! b: [Int!] = [7] c: In kind: Kind }
        input One @oneOf { a: Int b: Int }
        enum Kind { CAT DOG }
        scalar Any
    )"))
                       .schema;
    }

    void takesValues_data()
    {
        const TestRows<std::string, std::string, std::string> row{"definitions", "variables", "values"};
        row("not given", "$a: Int", R"({})", R"({})");
        row("null", "$a: Int", R"({"a":null})", R"({"a":null})");
        row("a default", "$a: Int = 3", R"({})", R"({"a":3})");
        row("null in place of a default", "$a: Int = 3", R"({"a":null})", R"({"a":null})");
        row("a value in place of a default", "$a: Int! = 3", R"({"a":4})", R"({"a":4})");
        row("one that is not declared", "$a: Int", R"({"b":1,"a":2})", R"({"a":2})");
        row("in the order of the definitions", "$a: Int $b: Int", R"({"b":1,"a":2})", R"({"a":2,"b":1})");
        row("Int", "$a: [Int]", R"({"a":[0,-2147483648,2147483647,1.0,1e2]})",
            R"({"a":[0,-2147483648,2147483647,1,100]})");
        row("Float", "$a: [Float]", R"({"a":[1,1.5,-1e300]})", R"({"a":[1,1.5,-1e300]})");
        row("String", "$a: String", R"({"a":"1"})", R"({"a":"1"})");
        row("Boolean", "$a: Boolean", R"({"a":false})", R"({"a":false})");
        row("ID", "$a: [ID]", R"({"a":["x",4,-4,12345678901234567890,4.0]})",
            R"({"a":["x","4","-4","12345678901234567890","4"]})");
        row("an enum", "$a: Kind", R"({"a":"CAT"})", R"({"a":"CAT"})");
        row("a custom scalar", "$a: Any", R"({"a":{"b":[1,"x"]}})", R"({"a":{"b":[1,"x"]}})");
        row("one value for a list", "$a: [Int]", R"({"a":1})", R"({"a":[1]})");
        row("one value for lists of lists", "$a: [[Int]]", R"({"a":1})", R"({"a":[[1]]})");
        row("values for lists of lists", "$a: [[Int]]", R"({"a":[1,[2,3],null]})",
            R"({"a":[[1],[2,3],null]})");
        row("null for a list", "$a: [Int!]", R"({"a":null})", R"({"a":null})");
        row("an input object", "$a: In!", R"({"a":{"kind":"DOG","a":1}})",
            R"({"a":{"a":1,"b":[7],"kind":"DOG"}})");
        row("null for a field with a default", "$a: In", R"({"a":{"a":1,"b":null}})",
            R"({"a":{"a":1,"b":null}})");
        row("input objects in each other", "$a: [In]", R"({"a":{"a":1,"c":{"a":2,"b":3}}})",
            R"({"a":[{"a":1,"b":[7],"c":{"a":2,"b":[3]}}]})");
        row("one of", "$a: One", R"({"a":{"b":1}})", R"({"a":{"b":1}})");
        row("a default that is coerced", "$a: In = {a: 1} $b: [ID] = 4", R"({})",
            R"({"a":{"a":1,"b":[7]},"b":["4"]})");
    }
    void takesValues()
    {
        QFETCH(std::string, definitions);
        QFETCH(std::string, variables);
        QFETCH(std::string, values);
        const CoercedVariables result = coerced(definitions, variables);
        QVERIFY(result.problems.empty());
        QCOMPARE(json::write(result.values), values);
    }

    void refusesValues_data()
    {
        const TestRows<std::string, std::string, std::string> row{"definitions", "variables", "problems"};
        row("not given", "$a: Int!", R"({})",
            R"(Variable "$a" has invalid value: Expected a value of non-null type "Int!" to be provided.)");
        row("null", "$a: Int! = 1", R"({"a":null})",
            R"(Variable "$a" has invalid value: Expected value of non-null type "Int!" not to be null.)");
        row("a text for Int", "$a: Int", R"({"a":"1"})",
            R"(Variable "$a" has invalid value: Int cannot represent non-integer value: "1")");
        row("a fraction for Int", "$a: Int", R"({"a":1.5})",
            R"(Variable "$a" has invalid value: Int cannot represent non-integer value: 1.5)");
        row("too big for Int", "$a: Int", R"({"a":2147483648})",
            R"(Variable "$a" has invalid value: Int cannot represent non 32-bit signed integer value: 2147483648)");
        row("too small for Int", "$a: Int", R"({"a":-2147483649})",
            R"(Variable "$a" has invalid value: Int cannot represent non 32-bit signed integer value: -2147483649)");
        row("a text for Float", "$a: Float", R"({"a":"1"})",
            R"(Variable "$a" has invalid value: Float cannot represent non numeric value: "1")");
        row("too big for Float", "$a: Float", R"({"a":1e999})",
            R"(Variable "$a" has invalid value: Float cannot represent non numeric value: Infinity)");
        row("a number for String", "$a: String", R"({"a":1})",
            R"(Variable "$a" has invalid value: String cannot represent a non string value: 1)");
        row("a text for Boolean", "$a: Boolean", R"({"a":"true"})",
            R"(Variable "$a" has invalid value: Boolean cannot represent a non boolean value: "true")");
        row("a fraction for ID", "$a: ID", R"({"a":1.5})",
            R"(Variable "$a" has invalid value: ID cannot represent value: 1.5)");
        row("a boolean for ID", "$a: ID", R"({"a":true})",
            R"(Variable "$a" has invalid value: ID cannot represent value: true)");
        row("an unknown enum value", "$a: Kind", R"({"a":"CTA"})",
            R"(Variable "$a" has invalid value: Value "CTA" does not exist in "Kind" enum. Did you mean the enum value "CAT"?)");
        row("a number for an enum", "$a: Kind", R"({"a":1})",
            R"(Variable "$a" has invalid value: Enum "Kind" cannot represent non-string value: 1.)");
        row("elements", "$a: [Int!]", R"({"a":[1,"x",null]})",
            "Variable \"$a\" has invalid value at [1]: Int cannot represent non-integer value: \"x\"\n"
            "Variable \"$a\" has invalid value at [2]: Expected value of non-null type \"Int!\" not to be "
            "null.");
        row("no object", "$a: In", R"({"a":[1]})",
            R"(Variable "$a" has invalid value: Expected value of type "In" to be an object, found: [1].)");
        row("a missing field", "$a: In", R"({"a":{}})",
            R"(Variable "$a" has invalid value: Expected value of type "In" to include required field "a", found: {}.)");
        row("an unknown field", "$a: In", R"({"a":{"a":1,"something":2}})",
            R"(Variable "$a" has invalid value: Expected value of type "In" not to include unknown field "something", found: { a: 1, something: 2 }.)");
        row("a misspelt field", "$a: In", R"({"a":{"a":1,"knid":"CAT"}})",
            R"(Variable "$a" has invalid value: Expected value of type "In" not to include unknown field "knid". Did you mean "kind"? Found: { a: 1, knid: "CAT" }.)");
        row("deep inside", "$a: [In]", R"({"a":[{"a":1,"c":{"a":2,"b":[3,"x"]}}]})",
            R"(Variable "$a" has invalid value at [0].c.b[1]: Int cannot represent non-integer value: "x")");
        row("one of, none", "$a: One", R"({"a":{}})",
            R"(Variable "$a" has invalid value: Within OneOf Input Object type "One", exactly one field must be specified, and the value for that field must be non-null.)");
        row("one of, both", "$a: One", R"({"a":{"a":1,"b":2}})",
            R"(Variable "$a" has invalid value: Within OneOf Input Object type "One", exactly one field must be specified, and the value for that field must be non-null.)");
        row("one of, null", "$a: One", R"({"a":{"a":null}})",
            R"(Variable "$a" has invalid value at .a: Within OneOf Input Object type "One", exactly one field must be specified, and the value for that field must be non-null.)");
        row("an output type", "$a: [Query!]", R"({"a":1})",
            R"(Variable "$a" expected value of type "[Query!]" which cannot be used as an input type.)");
        row("an unknown type", "$a: Nope", R"({})",
            R"(Variable "$a" expected value of type "Nope" which cannot be used as an input type.)");
        row("a default", "$a: [Int] = [\"x\"]", R"({})",
            R"(Variable "$a" has invalid default value at [0]: Int cannot represent non-integer value: "x")");
        row("several", "$a: Int! $b: Int $c: Boolean", R"({"b":1,"c":1})",
            "Variable \"$a\" has invalid value: Expected a value of non-null type \"Int!\" to be provided.\n"
            "Variable \"$c\" has invalid value: Boolean cannot represent a non boolean value: 1");
    }
    void refusesValues()
    {
        QFETCH(std::string, definitions);
        QFETCH(std::string, variables);
        QFETCH(std::string, problems);
        std::string found;
        for (const Diagnostic &problem : coerced(definitions, variables).problems)
            found += (found.empty() ? "" : "\n") + problem.message;
        QCOMPARE(found, problems);
    }

    void reportsWhereTheVariableIs()
    {
        const Diagnostics problems = coerced("$a: Int = 1, $b: Int!", "{}").problems;
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY(problems[0].spans == std::vector<SourceSpan>({{19, 27}}));
        const Diagnostics ofType = coerced("$a: Int, $b: Query", "{}").problems;
        QCOMPARE(ofType.size(), std::size_t(1));
        QVERIFY(ofType[0].spans == std::vector<SourceSpan>({{19, 24}}));
    }

    void boundsTheProblems()
    {
        const Diagnostics problems =
            coerced("$a: [Int] $b: Int!", R"({"a":["x","y","z"]})", {.maxErrors = 2}).problems;
        QCOMPARE(problems.size(), std::size_t(3));
        QCOMPARE(std::string(problems[2].rule), std::string(kBudgetRule));
    }

    // Each problem shows the value that it is about, and only so many are told.
    void timeGrowsWithTheUnknownFields()
    {
        const double measured = test::growth(2'000, [this](std::size_t size) {
            std::string members = R"({"a":{"a":1)";
            for (std::size_t i = 0; i < size; ++i)
                members += ",\"k" + std::to_string(i) + "\":0";
            return [this, members = members + "}}"] {
                const Diagnostics problems = coerced("$a: In", members).problems;
                QVERIFY(problems.front().message.size() < 20'000);
            };
        });
        QVERIFY2(measured < test::kMaxGrowth, std::to_string(measured).c_str());
    }

    void hidesSuggestions()
    {
        const ValidationOptions options{.suggestions = Suggestions::Hide};
        QCOMPARE(
            coerced("$a: Kind", R"({"a":"CTA"})", options).problems.at(0).message,
            std::string(R"(Variable "$a" has invalid value: Value "CTA" does not exist in "Kind" enum.)"));
    }

private:
    CoercedVariables coerced(const std::string &definitions, const std::string &variables,
                             const ValidationOptions &options = {}) const
    {
        const Document document = parseDocument("query(" + definitions + ") { a }");
        const json::Parsed parsed = json::parse(variables);
        if (!document.isValid() || !parsed)
            qFatal("the row is not well formed");
        return coerceVariables(*m_schema, findOperation(document), parsed.value, options);
    }

    SchemaPointer m_schema;
};

TOOLTRAY_TEST(CoerceVariablesTest)
#include "coercevariablestest.moc"
