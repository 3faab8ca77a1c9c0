// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/outputschema.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

namespace {

std::string collected(const std::string &text, std::size_t *selectionCount = nullptr)
{
    const SchemaPointer schema = buildSchema(parseDocument("type Query { a: Query b: Int c: Int }")).schema;
    const Document document = parseDocument(text);
    FieldCollector collector(document, *schema);
    const ContributingSet set{findOperation(document).selectionSet().index(), true};
    std::string names;
    for (const CollectedField &field : collector.collect(schema->queryType(), {&set, 1}))
        names.append(document.symbols().text(field.responseName)).append(field.isCertain ? "! " : "? ");
    if (selectionCount)
        *selectionCount = collector.selectionCount();
    return names;
}

} // namespace

class FieldCollectorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheOrderOfTheText()
    {
        QCOMPARE(collected("query ($v: Boolean!) { x: b ... { c ...F } b @skip(if: $v) } "
                           "fragment F on Query { a { b } ... @include(if: $v) { y: c c } }"),
                 std::string("x! c! a! y? b? "));
    }

    void entersFragmentsOnceForEachObject()
    {
        std::size_t selectionCount = 0;
        QCOMPARE(collected(
                     "query ($v: Boolean!) { ...F @skip(if: $v) ...F ...F ...F } fragment F on Query { b c }",
                     &selectionCount),
                 std::string("b! c! "));
        QCOMPARE(selectionCount, std::size_t(8)); // what may be missing is entered again once it is certain
    }

    void endsInCyclesOfFragments()
    {
        QCOMPARE(collected("{ ...F } fragment F on Query { b ...G } fragment G on Query { c ...F }"),
                 std::string("b! c! "));
    }
};

TOOLTRAY_TEST(FieldCollectorTest)
#include "fieldcollectortest.moc"
