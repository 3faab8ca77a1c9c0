// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/coerceliteral.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;

namespace {

// An argument of a given type with a literal.
struct Written {
    explicit Written(const std::string &literal, const std::string &type = "Any")
        : document(parseDocument("query($t: " + type + ") { f(a: " + literal + ") }"))
    {
        if (!document.isValid())
            qFatal("the row is not well formed");
    }

    TypeReference type() const { return (*findOperation(document).variables().begin()).type(); }
    Value literal() const
    {
        const auto field = as<Field>(*findOperation(document).selectionSet().selections().begin());
        return (*field.arguments().begin()).value();
    }

    Document document;
};

class EvenNumbers : public InputScalars {
    Outcome parse(SchemaType, const json::Value &value) const override
    {
        const auto number = value.toInt64();
        if (!number || *number % 2 != 0)
            return {std::nullopt, "Not even."};
        return {json::Value(*number / 2), {}};
    }
};

} // namespace

class CoerceLiteralTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = buildSchema(parseDocument(R"(
        type Query { f(whole: Int = 3, wrong: Int = "x", none: Int, in: In = {a: 1}, even: Any = 4): Int g(id: ID, float: Float): Int }
        input In { a: Int! b: [Int!] = [7] c: In }
        input Wrong { a: Int = "x" }
        input One @oneOf { a: Int b: Int }
        enum Kind { CAT DOG }
        scalar Any
    )"))
                       .schema;
    }

    void coerces_data()
    {
        // value: "" when it is none
        addColumns<std::string, std::string, std::string, std::string>("type", "literal", "variables",
                                                                       "value");
        const auto row = [](const char *type, const char *literal, const char *value,
                            const char *variables = "{}") {
            QTest::addRow("%s %s %s", type, literal, variables)
                << std::string(type) << std::string(literal) << std::string(variables) << std::string(value);
        };
        row("Int", "1", "1");
        row("Int", "-2147483648", "-2147483648");
        row("Int", "2147483647", "2147483647");
        row("Int", "2147483648", "");
        row("Int", "1.0", "");
        row("Int", "\"1\"", "");
        row("Int", "null", "null");
        row("Int!", "null", "");
        row("Float", "1", "1");
        row("Float", "1.5e3", "1.5e3");
        row("Float", "\"1\"", "");
        row("String", "\"\\u00e9\"", "\"\u00e9\"");
        row("String", "\"\"\"\n  a\n    b\n\"\"\"", "\"a\\n  b\"");
        row("String", "1", "");
        row("String", "a", "");
        row("Boolean", "true", "true");
        row("Boolean", "\"true\"", "");
        row("ID", "\"a\"", "\"a\"");
        row("ID", "12345678901234567890", "\"12345678901234567890\"");
        row("ID", "1.0", "");
        row("ID", "a", "");
        row("Kind", "CAT", "\"CAT\"");
        row("Kind", "\"CAT\"", "");
        row("Kind", "COW", "");
        row("Any", "{a: [1.50, b, $v]}", R"({"a":[1.50,"b",2]})", R"({"v":2})");
        row("[Int]", "1", "[1]");
        row("[Int]", "[1, null]", "[1,null]");
        row("[Int!]", "[1, null]", "");
        row("[Int]", "[1, \"x\"]", "");
        row("[[Int]]", "1", "[[1]]");
        row("[[Int]]", "[1, [2]]", "[[1],[2]]");
        row("[Int]", "null", "null");
        row("In", "{a: 1}", R"({"a":1,"b":[7]})");
        row("In", "{c: {b: null, a: 2}, a: 1}", R"({"a":1,"b":[7],"c":{"a":2,"b":null}})");
        row("In", "{}", "");
        row("In", "{a: 1, d: 2}", "");
        row("In", "{a: null}", "");
        row("In", "[{a: 1}]", "");
        row("Wrong", "{}", "");
        row("Wrong", "{a: 1}", R"({"a":1})");
        row("One", "{a: 1}", R"({"a":1})");
        row("One", "{}", "");
        row("One", "{a: null}", "");
        row("One", "{a: 1, b: 2}", "");
        row("One", "{a: $v}", R"({"a":1})", R"({"v":1})");
        row("One", "{a: $v}", "", R"({"v":null})");
        row("One", "{a: $v}", "");
        row("One", "{a: 1, b: $v}", "");
        row("Int", "$v", "1", R"({"v":1})");
        row("Int", "$v", "null", R"({"v":null})");
        row("Int", "$v", "");
        row("Int!", "$v", "", R"({"v":null})");
        row("[Int]", "[1, $v]", "[1,2]", R"({"v":2})");
        row("[Int]", "[1, $v]", "[1,null]");
        row("[Int!]", "[1, $v]", "");
        row("[Int!]", "[1, $v]", "", R"({"v":null})");
        row("In", "{a: $v}", "");
        row("In", "{a: 1, b: $v}", R"({"a":1,"b":[7]})");
        row("In", "{a: 1, b: $v}", R"({"a":1,"b":null})", R"({"v":null})");
        row("Query", "{}", "");
        row("Nope", "1", "");
    }
    void coerces()
    {
        QFETCH(std::string, type);
        QFETCH(std::string, literal);
        QFETCH(std::string, variables);
        QFETCH(std::string, value);
        const Written written(literal, type);
        const std::optional<json::Value> coerced = coerceLiteral(
            *m_schema, written.literal(), m_schema->typeRef(written.type()), json::parse(variables).value);
        QCOMPARE(coerced ? json::write(*coerced) : std::string(), value);
    }

    void readsWhatHasNoType_data()
    {
        const TestRows<std::string, std::string> row{"literal", "value"};
        row("null", "null");
        row("true", "true");
        row("12345678901234567890", "12345678901234567890");
        row("1.50", "1.50");
        row("\"a\"", "\"a\"");
        row("A", "\"A\"");
        row("$given", "1");
        row("$missing", "null");
        row("[1, [$missing, $given]]", "[1,[null,1]]");
        row("{a: $given, b: $missing, c: {}}", R"({"a":1,"c":{}})");
    }
    void readsWhatHasNoType()
    {
        QFETCH(std::string, literal);
        QFETCH(std::string, value);
        const Written written(literal);
        QCOMPARE(json::write(untypedValue(written.literal(), json::Value::object({{"given", 1}}))), value);
    }

    void asksTheProgramAboutItsScalars()
    {
        const EvenNumbers scalars;
        const auto coerced = [&](const std::string &literal) {
            const Written written(literal, "[Any]");
            return coerceLiteral(*m_schema, written.literal(), m_schema->typeRef(written.type()), {},
                                 &scalars);
        };
        QVERIFY(coerced("[4, 6]") == json::Value::array({2, 3}));
        QVERIFY(!coerced("[4, 5]"));
        QVERIFY(!coerced("a"));
    }

    void coercesDefaults()
    {
        const SchemaField field = m_schema->queryType().field("f");
        QVERIFY(coerceDefault(field.argument("whole")) == json::Value(3));
        QVERIFY(!coerceDefault(field.argument("wrong")));
        QVERIFY(!coerceDefault(field.argument("none")));
        QVERIFY(coerceDefault(field.argument("in"))
                == json::Value::object({{"a", 1}, {"b", json::Value::array({7})}}));
        const EvenNumbers scalars;
        QVERIFY(coerceDefault(field.argument("even"), &scalars) == json::Value(2));
    }

private:
    SchemaPointer m_schema;
};

TOOLTRAY_TEST(CoerceLiteralTest)
#include "coerceliteraltest.moc"
