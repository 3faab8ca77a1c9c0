// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/coordinate.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class CoordinateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void parses_data()
    {
        // parts: name, member, argument
        const tooltray::TestRows<std::string, std::string> row{"text", "parts"};
        row("Type", "Type,,");
        row("__Type", "__Type,,");
        row("Type.member", "Type,member,");
        row("Type.field(argument:)", "Type,field,argument");
        row("@directive", "@directive,,");
        row("@directive(argument:)", "@directive,,argument");
    }
    void parses()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, parts);
        const auto [coordinate, error] = parseCoordinate(text);
        QVERIFY(!error);
        QCOMPARE((coordinate.isDirective ? "@" : "") + std::string(coordinate.name) + ','
                     + std::string(coordinate.member) + ',' + std::string(coordinate.argument),
                 parts);
    }

    void refuses_data()
    {
        const tooltray::TestRows<std::string, std::string> row{"text", "error"};
        row("", "0 Syntax Error: Expected Name, found <EOF>.");
        row("@", "1 Syntax Error: Expected Name, found <EOF>.");
        row("@@a", "1 Syntax Error: Expected Name, found \"@\".");
        row("Type.", "5 Syntax Error: Expected Name, found <EOF>.");
        row("Type.a(", "7 Syntax Error: Expected Name, found <EOF>.");
        row("Type.a(b", "8 Syntax Error: Expected \":\", found <EOF>.");
        row("Type.a(b:", "9 Syntax Error: Expected \")\", found <EOF>.");
        row("Type.a(b:)c", "10 Syntax Error: Expected <EOF>, found Name \"c\".");
        row("Type(b:)", "4 Syntax Error: Expected <EOF>, found \"(\".");
        row("Type.a.b", "6 Syntax Error: Expected <EOF>, found \".\".");
        row("@mark.a", "5 Syntax Error: Expected <EOF>, found \".\".");
        row(" Type", "0 Syntax Error: Invalid character: \" \".");
        row("Type .a", "4 Syntax Error: Invalid character: \" \".");
        row("Type.1", "5 Syntax Error: Invalid character: \"1\".");
        row("Typ\u00e9", "3 Syntax Error: Invalid character: U+00E9.");
    }
    void refuses()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, error);
        const ParsedCoordinate parsed = parseCoordinate(text);
        QVERIFY(parsed.error.has_value());
        QCOMPARE(std::to_string(parsed.error->offset) + ' ' + message(*parsed.error, text), error);
    }

    void resolves_data()
    {
        // found: kind and name, what is wrong, or nothing
        const tooltray::TestRows<std::string, std::string> row{"text", "found"};
        row("Query", "NamedType Query");
        row("S", "NamedType S");
        row("String", "NamedType String");
        row("Nope", "");
        row("Query.pet", "Field pet");
        row("Query.nope", "");
        row("Query.__typename", "Field __typename");
        row("Pet.name", "Field name");
        row("Nope.a", "Expected \"Nope\" to be defined as a type in the schema.");
        row("U.a", "Expected \"U\" to be an Enum, Input Object, Object or Interface type.");
        row("S.a", "Expected \"S\" to be an Enum, Input Object, Object or Interface type.");
        row("E.A", "EnumValue A");
        row("E.B", "");
        row("I.a", "InputField a");
        row("I.b", "");
        row("Query.pet(id:)", "FieldArgument id");
        row("Query.pet(nope:)", "");
        row("Query.nope(id:)", "Expected \"nope\" to exist as a field of type \"Query\" in the schema.");
        row("I.a(b:)", "Expected \"I\" to be an object type or interface type.");
        row("@mark", "Directive mark");
        row("@nope", "");
        row("@mark(how:)", "DirectiveArgument how");
        row("@skip(if:)", "DirectiveArgument if");
        row("@mark(nope:)", "");
        row("@nope(how:)", "Expected \"nope\" to be defined as a directive in the schema.");
    }
    void resolves()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, found);
        const SchemaPointer schema = buildSchema(parseDocument(R"(
        type Query { pet(id: ID): Pet found: U kind(of: I): E }
        interface Pet { name: S }
        union U = Query
        enum E { A }
        input I { a: Int }
        scalar S
        directive @mark(how: Int) on FIELD
    )"))
                                         .schema;
        const ResolvedCoordinate resolved = resolve(parseCoordinate(text).coordinate, *schema);
        QCOMPARE(resolved ? std::string(name(resolved.kind)) + ' ' + std::string(resolved.name())
                          : resolved.problem,
                 found);
    }
};

TOOLTRAY_TEST(CoordinateTest)
#include "coordinatetest.moc"
