// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/changes/compareschemas.h"

#include "graphql/changes/operationuses.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

namespace {

constexpr const char *kBefore = R"(
    type Query { user(id: ID!, deep: Boolean = false): User find(in: Filter, kind: Kind): [Found!] n: Node }
    interface Node { id: ID! }
    type User implements Node { id: ID! name: String! kind: Kind }
    type Team implements Node { id: ID! }
    union Found = User | Team
    enum Kind { PERSON BOT }
    input Filter { word: String = "a" max: Int and: [Filter!] kind: Kind }
    scalar Date @specifiedBy(url: "1")
)";

SchemaPointer schemaFrom(const QByteArray &sdl)
{
    return buildSchema(parseDocument(sdl.toStdString())).schema;
}

} // namespace

class AffectedOperationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatAChangeDoes_data()
    {
        // expected: impact, number of errors, codes of changes
        const tooltray::TestRows<QByteArray, QByteArray, QByteArray, QByteArray> row{"from", "to",
                                                                                     "operation", "expected"};
        row("a removed field that is used", " name: String!", "", "{ user(id: 1) { name } }",
            "breaking 1 FIELD_REMOVED");
        row("a removed field that is not", " name: String!", "", "{ user(id: 1) { id } }", "");
        row("a type that answers cannot hold", "name: String!", "name: String", "{ user(id: 1) { name } }",
            "breaking 0 FIELD_CHANGED_KIND");
        row("a new required argument", "user(id: ID!", "user(of: ID!, id: ID!", "{ user(id: 1) { id } }",
            "breaking 1 REQUIRED_ARG_ADDED");
        row("a removed argument that was given", ", deep: Boolean = false", "",
            "{ user(id: 1, deep: true) { id } }", "breaking 1 ARG_REMOVED");
        row("a removed argument that was not", ", deep: Boolean = false", "", "{ user(id: 1) { id } }", "");
        row("a default that was counted on", "= false", "= true", "{ user(id: 1) { id } }",
            "dangerous 0 ARG_DEFAULT_VALUE_CHANGE");
        row("a default that was not", "= false", "= true", "{ user(id: 1, deep: false) { id } }", "");
        row("a default that is no more", "deep: Boolean = false", "deep: Boolean!", "{ user(id: 1) { id } }",
            "breaking 1 ");
        row("a field of an input in a variable", " max: Int", "",
            "query($f: Filter) { find(in: $f) { __typename } }", "breaking 0 FIELD_REMOVED");
        row("a field of an input in a literal", " max: Int", "", "{ find(in: {word: \"b\"}) { __typename } }",
            "");
        row("a field of an input that is written", " max: Int", "", "{ find(in: {max: 1}) { __typename } }",
            "breaking 1 FIELD_REMOVED");
        row("a field's default that a variable may count on", "word: String = \"a\"", "word: String = \"b\"",
            "query($f: Filter = {word: \"c\"}) { find(in: $f) { __typename } }",
            "dangerous 0 INPUT_FIELD_DEFAULT_VALUE_CHANGE");
        row("a new required field in a variable", "max: Int", "max: Int min: Int!",
            "query($f: [Filter!]) { find(in: {and: $f}) { __typename } }",
            "breaking 1 REQUIRED_INPUT_FIELD_ADDED");
        row("a new value that may be answered", "PERSON", "PERSON GROUP", "{ user(id: 1) { kind } }",
            "dangerous 0 VALUE_ADDED_TO_ENUM");
        row("a new value that may only be sent", "PERSON", "PERSON GROUP",
            "query($k: Kind) { find(kind: $k) { __typename } }", "");
        row("a value that may be sent", " BOT", "", "query($f: Filter) { find(in: $f) { __typename } }",
            "breaking 0 VALUE_REMOVED_FROM_ENUM");
        row("a value that is written", " BOT", "", "{ find(kind: BOT) { __typename } }",
            "breaking 1 VALUE_REMOVED_FROM_ENUM");
        row("a value that was answered", " BOT", "", "{ user(id: 1) { kind } }", "");
        row("a new member", "= User | Team", "= User | Team | Query", "{ find { __typename } }",
            "dangerous 0 TYPE_ADDED_TO_UNION");
        row("a member that is asked for", "= User | Team", "= User", "{ find { ... on Team { id } } }",
            "breaking 1 TYPE_REMOVED_FROM_UNION");
        row("a member that is not", "= User | Team", "= User", "{ find { ... on User { id } } }", "");
        row("an interface that is asked for", "Team implements Node", "Team", "{ n { ... on Team { id } } }",
            "breaking 1 IMPLEMENTED_INTERFACE_REMOVED");
        row("something safe", "name: String!", "name: String! nick: String", "{ user(id: 1) { name } }", "");
        row("elsewhere", "url: \"1\"", "url: \"2\"", "{ user(id: 1) { name } }", "");
    }
    void findsWhatAChangeDoes()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, operation);
        QFETCH(QByteArray, expected);
        QByteArray changed = kBefore;
        QVERIFY(changed.contains(from));
        changed.replace(changed.indexOf(from), from.size(), to);
        const SchemaPointer before = schemaFrom(kBefore);
        const SchemaPointer after = schemaFrom(changed);
        const SchemaChanges changes = compareSchemas(*before, *after);
        const Document document = parseDocument(operation.toStdString());
        QVERIFY(document.isValid());
        QByteArray found;
        for (const AffectedOperation &affected : findAffectedOperations(*before, *after, changes, document)) {
            QByteArrayList codes;
            for (const std::size_t change : affected.changes)
                codes += QByteArray::fromStdString(std::string(codeName(changes[change].code)));
            found += QByteArray::fromStdString(std::string(impactName(affected.impact))) + ' '
                     + QByteArray::number(affected.errors.size()) + ' ' + codes.join(' ');
        }
        QCOMPARE(found, expected);
        // What is looked at again after a change leaves no affected operation out.
        const UsedParts parts(document, *before);
        QVERIFY(found.isEmpty() || parts.mayBeTouchedBy(ChangedParts(changes)));
    }

    void looksIntoFragments()
    {
        const SchemaPointer before = schemaFrom(kBefore);
        const SchemaPointer after = schemaFrom(QByteArray(kBefore).replace(" name: String!", ""));
        const Document document = parseDocument("query A { user(id: 1) { ...F } } query B { user(id: 1) { id "
                                                "} } query C { user(id: 1) { ...G } } "
                                                "fragment F on User { ...G } fragment G on User { name }");
        const auto affected =
            findAffectedOperations(*before, *after, compareSchemas(*before, *after), document);
        QCOMPARE(affected.size(), std::size_t(2));
        QCOMPARE(document.node(affected[0].node).name(), std::string_view("A"));
        QCOMPARE(document.node(affected[1].node).name(), std::string_view("C"));
        QCOMPARE(affected[0].errors.size(), std::size_t(1));
    }

    void leavesOldErrorsOut()
    {
        const SchemaPointer before = schemaFrom(kBefore);
        const SchemaPointer after = schemaFrom(QByteArray(kBefore).replace(" name: String!", ""));
        const Document document = parseDocument("{ user(id: 1) { nobody } }");
        QVERIFY(findAffectedOperations(*before, *after, compareSchemas(*before, *after), document).empty());
    }
};

TOOLTRAY_TEST(AffectedOperationsTest)
#include "affectedoperationstest.moc"
