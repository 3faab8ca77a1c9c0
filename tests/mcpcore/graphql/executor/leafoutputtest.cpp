// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/plan.h"

#include "responses.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

class LeafOutputTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesValuesOfTheType_data()
    {
        // expected: JSON, or the problem
        addColumns<QByteArray, QByteArray, QByteArray>("type", "value", "expected");

        const auto row = [](const char *type, const char *value, const char *expected) {
            QTest::addRow("%s %s", type, value)
                << QByteArray(type) << QByteArray(value) << QByteArray(expected);
        };
        row("Int", "7", "7");
        row("Int", "7.0", "7");
        row("Int", "7e1", "70");
        row("Int", "true", "1");
        row("Int", "\"12\"", "12");
        row("Int", "-2147483648", "-2147483648");
        row("Int", "2147483648", "Int cannot represent non 32-bit signed integer value: 2147483648");
        row("Int", "1e30", "Int cannot represent non 32-bit signed integer value: 1e+30");
        row("Int", "1.5", "Int cannot represent non-integer value: 1.5");
        row("Int", "\"\"", "Int cannot represent non-integer value: \"\"");
        row("Int", "[1]", "Int cannot represent non-integer value: [1]");
        row("Float", "12345678901234567890", "12345678901234567890");
        row("Float", "false", "0");
        row("Float", "\"1.5\"", "1.5");
        row("Float", "\"x\"", "Float cannot represent non numeric value: \"x\"");
        row("String", "\"x\"", "\"x\"");
        row("String", "1.50", "\"1.50\"");
        row("String", "true", "\"true\"");
        row("String", "{\"a\": 1}", "String cannot represent value: { a: 1 }");
        row("Boolean", "true", "true");
        row("Boolean", "0.0", "false");
        row("Boolean", "2", "true");
        row("Boolean", "\"true\"", "Boolean cannot represent a non boolean value: \"true\"");
        row("ID", "\"x\"", "\"x\"");
        row("ID", "7", "\"7\"");
        row("ID", "7.0", "\"7\"");
        row("ID", "12345678901234567890", "\"12345678901234567890\"");
        row("ID", "1.5", "ID cannot represent value: 1.5");
        row("ID", "true", "ID cannot represent value: true");
        row("E", "\"X\"", "\"X\"");
        row("E", "\"Y\"", "Enum \"E\" cannot represent value: \"Y\"");
        row("E", "1", "Enum \"E\" cannot represent value: 1");
        row("S", "{\"any\": [1.0]}", "{\"any\":[1.0]}");
    }
    void givesValuesOfTheType()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, value);
        const auto resolvers =
            resolversFor("type Query { a: Float b: ID c: Int e: E s: S } enum E { X } scalar S");
        const Scalar::Outcome outcome =
            serializeLeaf(*resolvers, resolvers->schema()->type(type.toStdString()),
                          json::parse(value.toStdString()).value);
        QTEST(QByteArray::fromStdString(outcome.value ? json::write(*outcome.value) : outcome.problem),
              "expected");
    }
};

TOOLTRAY_TEST(LeafOutputTest)
#include "leafoutputtest.moc"
