// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/brokentools.h"

#include "support/testcase.h"

#include <QTest>

#include <string>
#include <vector>

using namespace tooltray::engine;

class BrokenToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineNamesTheFirstAndCountsAll_data();
    void aLineNamesTheFirstAndCountsAll();
};

void BrokenToolsTest::aLineNamesTheFirstAndCountsAll_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<std::string>("line");
    QTest::newRow("one") << 1
                         << std::string(
                                "The tool t0 of the workspace home does not fit the schema of its endpoint "
                                "any more.");
    QTest::newRow("two") << 2
                         << std::string(
                                "2 tools of the workspace home do not fit the schemas of their endpoints any "
                                "more: t0, t1.");
    QTest::newRow("as many as are named") << 5
                                          << std::string("5 tools of the workspace home do not fit the "
                                                         "schemas of their endpoints any more: t0, t1, t2, "
                                                         "t3, t4.");
    QTest::newRow("thousands") << 10000
                               << std::string(
                                      "10000 tools of the workspace home do not fit the schemas of their "
                                      "endpoints any more: t0, t1, t2, t3, t4 and 9995 more.");
}

void BrokenToolsTest::aLineNamesTheFirstAndCountsAll()
{
    QFETCH(int, count);
    QFETCH(std::string, line);
    std::vector<std::string> tools;
    for (int i = 0; i < count; ++i)
        tools.push_back("t" + std::to_string(i));
    QCOMPARE(brokenToolsLine(tools, "home"), line);
}

TOOLTRAY_TEST(BrokenToolsTest)
#include "brokentoolstest.moc"
