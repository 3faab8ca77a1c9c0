// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/answers/finding.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class ExcerptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pointsToTheColumn_data()
    {
        addColumns<std::string, int, int, std::string>("text", "line", "column", "expected");
        QTest::addRow("first") << std::string("{ a }") << 1 << 1 << std::string("{ a }\n^");
        QTest::addRow("second line") << std::string("{\n  ab\n}") << 2 << 3 << std::string("  ab\n  ^");
        QTest::addRow("behind the end") << std::string("{") << 1 << 2 << std::string("{\n ^");
        QTest::addRow("empty line") << std::string("\n") << 2 << 1 << std::string("\n^");
        QTest::addRow("tab") << std::string("\t{ a }") << 1 << 2 << std::string("\t{ a }\n\t^");
        QTest::addRow("wide characters")
            << std::string("\"\U0001F600ä\" b") << 1 << 7 << std::string("\"\U0001F600ä\" b\n     ^");
        QTest::addRow("not UTF-8") << std::string("\xFF b") << 1 << 3 << std::string("\xEF\xBF\xBD b\n  ^");
    }

    void pointsToTheColumn()
    {
        QFETCH(const std::string, text);
        QFETCH(const int, line);
        QFETCH(const int, column);
        QFETCH(const std::string, expected);
        const graphql::LineMap lines(text);
        QCOMPARE(excerpt(lines, {static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(column)}),
                 expected);
    }

    void longLinesAreCutAroundThePlace()
    {
        const std::string text = std::string(500, 'a') + "X" + std::string(500, 'b');
        const std::string shown = excerpt(graphql::LineMap(text), {1, 501});
        QCOMPARE(shown, "..." + std::string(60, 'a') + "X" + std::string(39, 'b') + "...\n"
                            + std::string(63, ' ') + "^");
        QVERIFY(excerpt(graphql::LineMap(text), {1, 1}).starts_with(std::string(100, 'a') + "...\n^"));
    }
};

TOOLTRAY_TEST(ExcerptTest)

#include "excerpttest.moc"
