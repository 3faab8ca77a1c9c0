// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/buildschema.h"

#include <QTest>

using namespace tooltray::graphql;

namespace {

constexpr const char *kSchema = R"(
    type Query { id: ID kind: Kind pet: Pet dog: Dog found: Found field(x: Int): Int needs(x: Int!): Int find(in: In): Found
      scalars(i: Int, f: Float, s: String, b: Boolean, id: ID, any: Any, must: Int! = 1): Int
      required(in: Must!): Int defaulted(x: Int! = 1): Int shelf: Shelf }
    type Mutation { save: Int tidy: Shelf }
    type Subscription { ticks: [Int] news: Dog shelf: Shelf }
    type Shelf { one: Int items: [Int] rows: [[Int]!]! }
    interface Pet { id: ID name(upper: Boolean): String }
    type Dog implements Pet { id: ID name(upper: Boolean): String barks: Int }
    type Cat implements Pet { id: ID name(upper: Boolean): String }
    union Found = Dog | Query
    enum Kind { CAT DOG }
    input In { a: Int list: [In!] kind: Kind one: One }
    input Must { must: Int! }
    input One @oneOf { a: Int b: Int }
    scalar Any
    directive @mark(n: Int!) repeatable on QUERY | FIELD
    directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
    directive @stream(if: Boolean! = true, label: String, initialCount: Int = 0) on FIELD
)";

QByteArray joined(const std::vector<std::string> &lines)
{
    QByteArray all;
    for (const std::string &line : lines)
        all += QByteArray::fromStdString(line) + '\n';
    return all;
}

Diagnostics findings(RuleTest::Target target, const Schema &schema, const Document &document)
{
    switch (target) {
    case RuleTest::Target::Executable: return validate(schema, document);
    case RuleTest::Target::Sdl: return validateSdl(document);
    case RuleTest::Target::Deprecated: return findDeprecatedUses(schema, document);
    }
    return {};
}

} // namespace

void RuleTest::judges_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<Target>("target");
    QTest::addColumn<QByteArray>("sdl");
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("errors");
    for (const Rule &rule : rules()) {
        const QByteArray sdl = rule.sdl.empty() ? QByteArray(kSchema) : QByteArray(rule.sdl.data());
        for (const Row &row : rule.rows)
            QTest::addRow("%s%s: %s", rule.name, rule.target == Target::Sdl ? " in SDL" : "", row.name)
                << QByteArray(rule.name) << rule.target << sdl << QByteArray::fromStdString(row.document)
                << joined(row.errors);
    }
}

void RuleTest::judges()
{
    QFETCH(QByteArray, rule);
    QFETCH(Target, target);
    QFETCH(QByteArray, sdl);
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, errors);
    const SchemaPointer schema = buildSchema(parseDocument(sdl.toStdString())).schema;
    const Document parsed = parseDocument(document.toStdString());
    QVERIFY(parsed.isValid());
    std::vector<std::string> lines;
    for (const Diagnostic &diagnostic : findings(target, *schema, parsed)) {
        if (diagnostic.rule != rule.constData())
            continue;
        const Location at = parsed.locate(diagnostic.spans.at(0).start);
        lines.push_back(std::to_string(at.line) + ":" + std::to_string(at.column) + " " + diagnostic.message);
    }
    QCOMPARE(joined(lines), errors);
}
