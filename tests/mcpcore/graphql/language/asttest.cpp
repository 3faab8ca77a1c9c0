// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/ast.h"

#include "graphql/language/parse.h"
#include "graphql/language/sdl.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class AstTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAnOperation()
    {
        const Document document =
            parseDocument("\"What it does.\" mutation Save($id: [ID!]! = [\"a\"] @d) @e { f }");
        const OperationDefinition operation = findOperation(document);
        QVERIFY(operation);
        QVERIFY(operation.operation() == OperationType::Mutation);
        QCOMPARE(keyword(operation.operation()), std::string_view("mutation"));
        QCOMPARE(operation.name(), std::string_view("Save"));
        QCOMPARE(operation.description().value(), std::string("What it does."));
        QVERIFY(!operation.isAnonymous() && !operation.isShorthand());
        QCOMPARE(operation.variables().size(), std::size_t(1));
        const VariableDefinition variable = *operation.variables().begin();
        QCOMPARE(variable.variable().name(), std::string_view("id"));
        QVERIFY(variable.type().isNonNull() && variable.type().isList());
        QCOMPARE(variable.type().namedType().name(), std::string_view("ID"));
        QVERIFY(variable.defaultValue().is(NodeKind::ListValue));
        QVERIFY(!variable.description());
        QCOMPARE((*variable.directives().begin()).name(), std::string_view("d"));
        QCOMPARE(operation.selectionSet().text(), std::string_view("{ f }"));
    }

    void readsSelections()
    {
        const Document document =
            parseDocument("{ a: b(c: 1, d: $e) @f { g } ...H @i ... on J { k } ... { l } }");
        std::vector<Node> selections;
        for (const Selection selection : findOperation(document).selectionSet().selections())
            selections.push_back(selection);
        QCOMPARE(selections.size(), std::size_t(4));
        const Field field(selections[0]);
        QCOMPARE(field.responseName(), std::string_view("a"));
        QCOMPARE(field.name(), std::string_view("b"));
        QCOMPARE(field.arguments().size(), std::size_t(2));
        QVERIFY((*field.arguments().begin()).value().is(NodeKind::IntValue));
        QCOMPARE(field.directives().size(), std::size_t(1));
        QCOMPARE(Field(*field.selectionSet().selections().begin()).responseName(), std::string_view("g"));
        QVERIFY(!Field(*field.selectionSet().selections().begin()).selectionSet());
        QCOMPARE(as<FragmentSpread>(selections[1]).name(), std::string_view("H"));
        QVERIFY(!as<FragmentSpread>(selections[0]));
        QCOMPARE(InlineFragment(selections[2]).typeCondition().name(), std::string_view("J"));
        QVERIFY(!InlineFragment(selections[3]).typeCondition());
    }

    void readsATypeDefinition()
    {
        const Document document =
            parseDocument("\"D\" type A implements B & C @d { \"E\" e(f: G = 1): [H] @i j: K }\n"
                          "extend union L = M | N directive @o(p: Q) repeatable on FIELD | QUERY");
        std::vector<Node> definitions(document.definitions().begin(), document.definitions().end());
        QCOMPARE(definitions.size(), std::size_t(3));
        const FieldsTypeDefinition type(definitions[0]);
        QCOMPARE(type.description().value(), std::string("D"));
        QCOMPARE(type.interfaces().size(), std::size_t(2));
        QCOMPARE(type.directives().size(), std::size_t(1));
        QCOMPARE(type.fields().size(), std::size_t(2));
        const FieldDefinition field = *type.fields().begin();
        QCOMPARE(field.name(), std::string_view("e"));
        QVERIFY(field.type().isList());
        const InputValueDefinition argument = *field.arguments().begin();
        QCOMPARE(argument.type().name(), std::string_view("G"));
        QCOMPARE(argument.defaultValue().text(), std::string_view("1"));
        QCOMPARE(UnionTypeDefinition(definitions[1]).members().size(), std::size_t(2));
        QVERIFY(isTypeExtension(definitions[1].kind()));
        const DirectiveDefinition directive(definitions[2]);
        QVERIFY(directive.isRepeatable());
        QCOMPARE(directive.locations().size(), std::size_t(2));
        QCOMPARE((*directive.locations().begin()).name(), std::string_view("FIELD"));
    }

    void findsOperationsByName()
    {
        const Document document = parseDocument("query A { a } query B { b } fragment C on D { c }");
        QCOMPARE(findOperation(document, "B").name(), std::string_view("B"));
        QVERIFY(!findOperation(document, "C"));
        QVERIFY(!findOperation(document));
        QCOMPARE(findFragment(document, "C").typeCondition().name(), std::string_view("D"));
        QVERIFY(!findFragment(document, "A"));
    }
};

TOOLTRAY_TEST(AstTest)
#include "asttest.moc"
