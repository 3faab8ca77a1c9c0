// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/measure.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QElapsedTimer>
#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;

namespace {

const char *const kTypes =
    "type Query { a: Query i: Int list: [Query!]! sized(first: Int, last: Int): [Query] "
    "many(first: Int, after: ID): Connection } "
    "type Connection { nodes: [Query] edges: [Edge!]! total: Int } type Edge { node: Query }";

OperationSize measure(const std::string &text, const MeasureOptions &options = {})
{
    const SchemaPointer schema = buildSchema(parseDocument(kTypes)).schema;
    const Document document = parseDocument(text);
    return measureOperation(*schema, findOperation(document), options);
}

} // namespace

class MeasureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void measures_data()
    {
        const TestRows<QByteArray, quint64, quint64, quint64> row{"operation", "fields", "depth",
                                                                  "complexity"};
        row("{ i }", 1, 1, 1);
        row("{ i a { i a { i } } }", 5, 3, 5);
        row("{ x: i ... { y: i ... on Query { a { i } } } }", 4, 2, 4);
        row("{ ...F a { ...F } } fragment F on Query { i a { ...G } } fragment G on Query { i }", 7, 3, 7);
        row("{ list { i } }", 2, 2, 1 + 10); // the list, and one field in each of ten items
        row("{ sized(first: 3) { i } }", 2, 2, 1 + 3);
        row("{ sized(first: 3, last: 5) { i a { i } } }", 4, 3, 1 + 5 * 3);
        row("{ many(first: 7) { total nodes { i } } }", 4, 3, 1 + 1 + 1 + 7);
        row("{ many(first: 7) { edges { node { i } } } }", 4, 4, 1 + 1 + 7 * 2);
        row("{ many { nodes { i } } }", 3, 3, 1 + 1 + 10);
        row("{ many(first: 2) { ...F } } fragment F on Connection { nodes { many(first: 3) { nodes { i } } } "
            "}",
            5, 5, 1 + 1 + 2 * (1 + 1 + 3));
        row("query ($n: Int = 4) { sized(first: $n) { i } }", 2, 2, 1 + 4);
        row("query ($n: Int) { sized(first: $n) { i } }", 2, 2, 1 + 10);
        row("{ sized(first: -1) { i } }", 2, 2, 1 + 10);
        row("{ nowhere { i } ...Nowhere }", 2, 2, 2);
        row("{ ...F } fragment F on Query { i ...G } fragment G on Query { i ...F }", 2, 1, 2);
    }
    void measures()
    {
        QFETCH(QByteArray, operation);
        QFETCH(quint64, fields);
        QFETCH(quint64, depth);
        QFETCH(quint64, complexity);
        const OperationSize size = measure(operation.toStdString());
        QCOMPARE(quint64(size.fieldCount), fields);
        QCOMPARE(quint64(size.depth), depth);
        QCOMPARE(quint64(size.complexity), complexity);
    }

    void knowsVariables()
    {
        MeasureOptions options;
        options.variables = json::parse(R"({"n": 6})").value;
        QCOMPARE(measure("query ($n: Int = 4) { sized(first: $n) { i } }", options).complexity,
                 std::uint64_t(7));
        options.listSize = 2;
        QCOMPARE(measure("{ list { list { i } } }", options).complexity, std::uint64_t(1 + 2 * (1 + 2)));
    }

    void saturates()
    {
        std::string text = "{ ...F0 }";
        for (int i = 0; i < 200; ++i) {
            const std::string next = "...F" + std::to_string(i + 1);
            text += " fragment F" + std::to_string(i) + " on Query { x: sized(first: 9) { " + next
                    + " } y: a { " + next + " } }";
        }
        const OperationSize size = measure(text + " fragment F200 on Query { i }");
        QCOMPARE(size.fieldCount, kMaxCounted);
        QCOMPARE(size.complexity, kMaxCounted);
        QCOMPARE(size.depth, std::uint64_t(201));
    }

    void takesLinearTime()
    {
        std::string text = "{ ...F0 }";
        for (int i = 0; i < 20'000; ++i)
            text += " fragment F" + std::to_string(i) + " on Query { i a { ...F" + std::to_string(i + 1)
                    + " } ...F" + std::to_string(i + 1) + " }";
        QElapsedTimer timer;
        timer.start();
        const OperationSize size = measure(text + " fragment F20000 on Query { i }");
        QCOMPARE(size.depth, std::uint64_t(20'001));
        QVERIFY2(timer.elapsed() < 5'000, "quadratic would take minutes");
    }
};

TOOLTRAY_TEST(MeasureTest)
#include "measuretest.moc"
