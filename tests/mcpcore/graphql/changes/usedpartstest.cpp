// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/changes/operationuses.h"

#include "graphql/changes/compareschemas.h"
#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

namespace {

constexpr const char *kUsedSchema = R"(
    type Query { user(id: ID, filter: Filter): User team: Team found: Found }
    type User implements Named { id: ID! name: String kind: Kind tags(first: Int): [String] }
    type Team implements Named { id: ID! name: String lead: User }
    interface Named { name: String }
    union Found = User | Team
    enum Kind { PERSON BOT }
    input Filter { word: String and: [Inner!] }
    input Inner { kind: Kind limit: Int }
    directive @mark(text: String) on FIELD
    "Somewhere" scalar Place
)";

SchemaPointer schemaOf(const QByteArray &sdl)
{
    return buildSchema(parseDocument(sdl.toStdString())).schema;
}

} // namespace

class UsedPartsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChangeLeadsToWhatItMayTouchAndToNothingElse_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray, QByteArray, bool> row{"from", "to", "operation",
                                                                               "touched"};
        row("a field that is read", "name: String kind", "kind", "{ user { name } }", true);
        row("another field of the type", "name: String kind", "kind", "{ user { id } }", false);
        row("the same name elsewhere", "name: String lead", "lead", "{ user { name } }", false);
        row("a new field", "lead: User", "lead: User size: Int", "{ team { name } }", false);
        row("a new argument", "first: Int", "first: Int after: ID!", "{ user { tags } }", true);
        row("an argument of another field", "first: Int", "first: String", "{ user { id } }", false);
        row("an inner input of a variable", "limit: Int", "limit: Int!",
            "query($f: Filter) { user(filter: $f) { id } }", true);
        row("an input that is given", "limit: Int", "limit: Int!", "{ user(filter: {word: \"a\"}) { id } }",
            true);
        row("an input that is not", "limit: Int", "limit: Int!", "{ team { name } }", false);
        row("a value of an enum", "PERSON BOT", "PERSON", "query($f: Filter) { user(filter: $f) { id } }",
            true);
        row("a member of a union", "Found = User | Team", "Found = User",
            "{ found { ... on Team { name } } }", true);
        row("an interface that is left", "Team implements Named", "Team",
            "{ team { ... on Named { name } } }", true);
        row("a directive", "@mark(text: String)", "@mark(text: Int)", "{ team { name @mark(text: \"a\") } }",
            true);
        row("another directive", "@mark(text: String)", "@mark(text: Int)",
            "{ team { name @skip(if: true) } }", false);
        row("a kind of type", "enum Kind { PERSON BOT }", "type Kind { id: ID }", "{ user { kind } }", true);
        row("only a description", "\"Somewhere\"", "\"Elsewhere\"", "query($p: Place) { team { name } }",
            false);
    }

    void aChangeLeadsToWhatItMayTouchAndToNothingElse()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QByteArray, operation);
        QFETCH(const bool, touched);
        QByteArray changed = kUsedSchema;
        QVERIFY(changed.contains(from));
        changed.replace(changed.indexOf(from), from.size(), to);
        const SchemaPointer before = schemaOf(kUsedSchema);
        const SchemaChanges changes = compareSchemas(*before, *schemaOf(changed));
        QVERIFY(!changes.empty());
        const UsedParts parts(parseDocument(operation.toStdString()), *before);
        QCOMPARE(parts.mayBeTouchedBy(ChangedParts(changes)), touched);
    }
};

TOOLTRAY_TEST(UsedPartsTest)

#include "usedpartstest.moc"
