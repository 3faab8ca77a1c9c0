// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/changes/compareschemas.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

namespace {

constexpr const char *kBase = R"(
    "s" schema { query: Query mutation: M }
    type Query { a(x: Int, y: Int! = 1): E old: Int @deprecated u: U s: S f(i: In, o: One): I }
    type M { m: Int }
    interface I { id: ID }
    type T implements I { id: ID }
    enum E { RED GREEN }
    union U = T | M
    input In { a: Int b: Int! = 2 }
    input One { a: Int b: Int }
    scalar S @specifiedBy(url: "1")
    directive @d(x: Int) repeatable on FIELD | QUERY
)";

SchemaPointer schema(const QByteArray &sdl)
{
    return buildSchema(parseDocument(sdl.toStdString())).schema;
}

QByteArray shown(const SchemaChanges &changes)
{
    QByteArrayList lines;
    for (const SchemaChange &change : changes)
        lines += QByteArray::fromStdString(std::string(impactName(change.impact())) + " "
                                           + std::string(codeName(change.code)) + " " + change.coordinate);
    return lines.join('\n');
}

constexpr const char *kTypes[] = {"Int", "Int!", "[Int]", "[Int!]", "[Int]!", "[Int!]!", "[[Int]]", "ID"};

// Which of the types above take the place of which, for those who read: narrower ones.
bool isNarrower(int after, int before)
{
    constexpr const char *kNarrower[] = {
        "Int Int!", "Int!", "[Int] [Int!] [Int]! [Int!]!", "[Int!] [Int!]!", "[Int]! [Int!]!", "[Int!]!",
        "[[Int]]",  "ID"};
    return QByteArray(kNarrower[before]).split(' ').contains(kTypes[after]);
}

void addPairsOfTypes()
{
    tooltray::addColumns<int, int>("before", "after");
    for (int before = 0; before < 8; ++before)
        for (int after = 0; after < 8; ++after)
            QTest::newRow(QByteArray(kTypes[before]).append(" to ").append(kTypes[after]).constData())
                << before << after;
}

QByteArray impactOf(const QByteArray &before, const QByteArray &after)
{
    const SchemaChanges changes = compareSchemas(*schema(before), *schema(after));
    for (const SchemaChange &change : changes)
        if (change.code != ChangeCode::TypeRemoved && change.code != ChangeCode::TypeAdded)
            return QByteArray::fromStdString(std::string(impactName(change.impact())));
    return {};
}

} // namespace

// What graphql-js knows as well is held against it in tests/graphqljs.
class CompareSchemasTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsEachKindOfChange_data()
    {
        tooltray::addColumns<QByteArray, QByteArray, QByteArray>("from", "to", "expected");
        const auto row = [](const char *from, const char *to, const char *expected) {
            QTest::newRow(to) << QByteArray(from) << QByteArray(to) << QByteArray(expected);
        };
        row("\"s\" schema", "\"t\" schema", "safe DESCRIPTION_CHANGED ");
        row("mutation: M", "mutation: T", "breaking ROOT_TYPE_CHANGED M");
        row(" mutation: M }", " }", "breaking ROOT_TYPE_REMOVED M");
        row("mutation: M", "mutation: M subscription: T", "safe ROOT_TYPE_ADDED T");
        row("type M {", "\"text\" type M {", "safe DESCRIPTION_CHANGED M");
        row("type M { m: Int }", "type M { m: Int \"n\" n: Int }", "safe FIELD_ADDED M.n");
        row("type M {", "type New { a: Int } type M {", "safe TYPE_ADDED New");
        row("s: S", "", "breaking FIELD_REMOVED Query.s");
        row("a(x: Int,", "a(", "breaking ARG_REMOVED Query.a(x:)");
        row("a(x: Int,", "a(x: Int, z: Int,", "dangerous OPTIONAL_ARG_ADDED Query.a(z:)");
        row("a(x: Int,", "a(x: Int, z: Int!,", "breaking REQUIRED_ARG_ADDED Query.a(z:)");
        row("a(x: Int,", "a(x: [Int],", "breaking ARG_CHANGED_KIND Query.a(x:)");
        row("a(x: Int,", "a(x: Int!,", "breaking ARG_CHANGED_KIND Query.a(x:)");
        row("a(x: Int,", "a(x: Int = 3,", "safe ARG_DEFAULT_VALUE_ADDED Query.a(x:)");
        row("y: Int! = 1", "y: Int! = 2", "dangerous ARG_DEFAULT_VALUE_CHANGE Query.a(y:)");
        row("y: Int! = 1", "y: Int = 1", "safe ARG_CHANGED_KIND_SAFE Query.a(y:)");
        row("y: Int! = 1", "y: Int!",
            "dangerous ARG_DEFAULT_VALUE_CHANGE Query.a(y:)\nbreaking INPUT_BECAME_REQUIRED Query.a(y:)");
        row("b: Int! = 2", "b: Int!",
            "dangerous INPUT_FIELD_DEFAULT_VALUE_CHANGE In.b\nbreaking INPUT_BECAME_REQUIRED In.b");
        row("b: Int! = 2", "b: Int = 2", "safe FIELD_CHANGED_KIND_SAFE In.b");
        row("input In { a: Int", "input In { a: Int = 1", "safe INPUT_FIELD_DEFAULT_VALUE_ADDED In.a");
        row("input In { a: Int", "input In { a: Int c: Int", "dangerous OPTIONAL_INPUT_FIELD_ADDED In.c");
        row("input In { a: Int", "input In { a: Int c: Int!", "breaking REQUIRED_INPUT_FIELD_ADDED In.c");
        row("input In { a: Int", "input In { a: String", "breaking FIELD_CHANGED_KIND In.a");
        row("input In { a: Int", "input In {", "breaking FIELD_REMOVED In.a");
        row("input One {", "input One @oneOf {", "breaking ONE_OF_ADDED One");
        row("old: Int @deprecated", "old: Int", "safe DEPRECATION_REMOVED Query.old");
        row("old: Int @deprecated", "old: Int @deprecated(reason: \"why\")",
            "safe DEPRECATION_REASON_CHANGED Query.old");
        row("m: Int", "m: Int @deprecated", "safe DEPRECATED M.m");
        row("enum E { RED", "enum E { RED @deprecated", "safe DEPRECATED E.RED");
        row("enum E { RED", "enum E {", "breaking VALUE_REMOVED_FROM_ENUM E.RED");
        row("enum E { RED", "enum E { RED BLUE", "dangerous VALUE_ADDED_TO_ENUM E.BLUE");
        row("enum E { RED GREEN }", "scalar E", "breaking TYPE_CHANGED_KIND E");
        row("union U = T | M", "union U = T", "breaking TYPE_REMOVED_FROM_UNION U");
        row("union U = T | M", "union U = T | M | Query", "dangerous TYPE_ADDED_TO_UNION U");
        row("type T implements I", "type T", "breaking IMPLEMENTED_INTERFACE_REMOVED T");
        row("type M {", "type M implements I {", "dangerous IMPLEMENTED_INTERFACE_ADDED M");
        row("url: \"1\"", "url: \"2\"", "dangerous SPECIFIED_BY_CHANGED S");
        row("directive @d", "\"d\" directive @d", "safe DESCRIPTION_CHANGED @d");
        row("directive @d(x: Int)", "directive @d", "breaking DIRECTIVE_ARG_REMOVED @d(x:)");
        row("directive @d(x: Int)", "directive @d(x: Int, y: Int)",
            "safe OPTIONAL_DIRECTIVE_ARG_ADDED @d(y:)");
        row("directive @d(x: Int)", "directive @d(x: Int, y: Int!)",
            "breaking REQUIRED_DIRECTIVE_ARG_ADDED @d(y:)");
        row(" repeatable", "", "breaking DIRECTIVE_REPEATABLE_REMOVED @d");
        row("FIELD | QUERY", "FIELD", "breaking DIRECTIVE_LOCATION_REMOVED @d");
        row("FIELD | QUERY", "FIELD | QUERY | ENUM", "safe DIRECTIVE_LOCATION_ADDED @d");
        row("directive @d", "directive @e on FIELD directive @d", "safe DIRECTIVE_ADDED @e");
        row("directive @d(x: Int) repeatable on FIELD | QUERY", "", "breaking DIRECTIVE_REMOVED @d");
    }
    void findsEachKindOfChange()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, expected);
        QByteArray changed = kBase;
        QVERIFY(changed.contains(from));
        changed.replace(changed.indexOf(from), from.size(), to);
        QCOMPARE(shown(compareSchemas(*schema(kBase), *schema(changed))), expected);
    }

    void findsNothingInEqualSchemas()
    {
        QCOMPARE(shown(compareSchemas(*schema(kBase), *schema(kBase))), QByteArray());
        QCOMPARE(shown(compareSchemas(
                     *schema("type Query { a(i: I = {b: 1, a: [{d: 1, c: 2}]}): Int } scalar I"),
                     *schema("type Query { a(i: I = {a: [{c: 2, d: 1}], b: 1}): Int } scalar I"))),
                 QByteArray());
    }

    void judgesTypesOfFields_data() { addPairsOfTypes(); }
    void judgesTypesOfFields()
    {
        QFETCH(int, before);
        QFETCH(int, after);
        const auto sdl = [](int type) { return QByteArray("type Query { a: ") + kTypes[type] + " }"; };
        QCOMPARE(impactOf(sdl(before), sdl(after)), before == after             ? QByteArray()
                                                    : isNarrower(after, before) ? "safe"
                                                                                : "breaking");
    }

    void judgesTypesOfInputs_data() { addPairsOfTypes(); }
    void judgesTypesOfInputs()
    {
        QFETCH(int, before);
        QFETCH(int, after);
        const auto sdl = [](int type) {
            return QByteArray("type Query { a(x: ") + kTypes[type] + "): Int }";
        };
        QCOMPARE(impactOf(sdl(before), sdl(after)), before == after             ? QByteArray()
                                                    : isNarrower(before, after) ? "safe"
                                                                                : "breaking");
    }

    // What one direction removes the other one adds.
    void turnsRoundWithTheSchemas()
    {
        const SchemaPointer before =
            schema("type Query { a: A b: B } type A { x: Int } type B { x: Int y: Int }");
        const SchemaPointer after =
            schema("type Query { a: A c: C } type A { x: Int z: Int } type C { x: Int }");
        const auto count = [](const SchemaChanges &changes, ChangeCode code) {
            return std::count_if(changes.begin(), changes.end(),
                                 [code](const SchemaChange &change) { return change.code == code; });
        };
        const SchemaChanges there = compareSchemas(*before, *after);
        const SchemaChanges back = compareSchemas(*after, *before);
        QCOMPARE(count(there, ChangeCode::FieldRemoved), 1);
        QCOMPARE(count(there, ChangeCode::FieldAdded), 2);
        for (const auto &[removed, added] : {std::pair(ChangeCode::TypeRemoved, ChangeCode::TypeAdded),
                                             std::pair(ChangeCode::FieldRemoved, ChangeCode::FieldAdded)}) {
            QCOMPARE(count(there, removed), count(back, added));
            QCOMPARE(count(there, added), count(back, removed));
        }
    }
};

TOOLTRAY_TEST(CompareSchemasTest)
#include "compareschemastest.moc"
