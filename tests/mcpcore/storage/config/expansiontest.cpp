// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakeenvironment.h"
#include "storage/configuration/scalars.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::storage;

class ExpansionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void referencesStandForWhatTheEnvironmentSays_data()
    {
        addColumns<QByteArray, QByteArray, QByteArray>("text", "expanded", "variable");
        const auto row = [](const char *text, const char *expanded, const char *variable = "") {
            QTest::newRow(text) << QByteArray(text) << QByteArray(expanded) << QByteArray(variable);
        };
        row("", "");
        row("plain", "plain");
        row("${A}", "alpha", "A");
        row("-${A}-", "-alpha-");
        row("${A}${B}", "alphabeta");
        row("${A:-x}", "alpha", "A");
        row("${NONE:-x}", "x");
        row("${EMPTY:-x}", "x");
        row("${EMPTY}", "", "EMPTY");
        row("${NONE:-}", "");
        row("${NONE:-a b:-c $d}", "a b:-c $d");
        row("$${A}", "${A}");
        row("$$${A}", "$${A}");
        row("$A $ $$ {A}", "$A $ $$ {A}");
        row("cost: 5$", "cost: 5$");
        row("${NESTED}", "${A}", "NESTED");
    }

    void referencesStandForWhatTheEnvironmentSays()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, expanded);
        QFETCH(const QByteArray, variable);
        const Environment environment =
            fakeEnvironment({{"A", "alpha"}, {"B", "beta"}, {"EMPTY", ""}, {"NESTED", "${A}"}});
        const Expansion result = expand(text.toStdString(), environment);
        QVERIFY(result.problems.empty());
        QCOMPARE(result.text, expanded.toStdString());
        QCOMPARE(result.variable, variable.toStdString());
    }

    void whatIsWrongIsToldByItsReference_data()
    {
        addColumns<QByteArray, QByteArray>("text", "reference");
        QTest::newRow("not set") << QByteArray("a ${NONE} b") << QByteArray("${NONE}");
        QTest::newRow("open") << QByteArray("a ${A b") << QByteArray("${A b");
        QTest::newRow("empty") << QByteArray("${}") << QByteArray("${}");
        QTest::newRow("digit first") << QByteArray("${1A}") << QByteArray("${1A}");
        QTest::newRow("dash") << QByteArray("${A-B}") << QByteArray("${A-B}");
        QTest::newRow("blank") << QByteArray("${ A }") << QByteArray("${ A }");
        QTest::newRow("nested") << QByteArray("${A:-${B}}") << QByteArray("${A:-${B}");
        QTest::newRow("not valid UTF-8") << QByteArray("x${BAD}") << QByteArray("${BAD}");
    }

    void whatIsWrongIsToldByItsReference()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, reference);
        const Expansion result = expand(text.toStdString(), fakeEnvironment({{"A", "a"}, {"BAD", "\xff"}}));
        QCOMPARE(result.problems.size(), std::size_t{1});
        QCOMPARE(result.problems.front().reference, reference.toStdString());
        QVERIFY(result.problems.front().message.ends_with("."));
    }
};

TOOLTRAY_TEST(ExpansionTest)

#include "expansiontest.moc"
