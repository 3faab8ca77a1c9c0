// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workspace/definitions/tool.h"

#include <QTest>

#include <limits>

using namespace tooltray::workspace;

namespace {

// 0.1.0 has an operation, 0.2.0 takes it over, 0.3.0 has its own.
Tool threeVersions()
{
    Tool tool;
    tool.name = "list_issues";
    tool.versions[{0, 1, 0}].operation = GraphqlOperation{"{ a }"};
    tool.versions[{0, 2, 0}].description = "second";
    tool.versions[{0, 3, 0}].operation = GraphqlOperation{"{ c }"};
    tool.active = {0, 2, 0};
    return tool;
}

} // namespace

class VersioningTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNextNumberComesAfterAllOthers_data()
    {
        tooltray::addColumns<QByteArray, QByteArray>("latest", "next");
        QTest::newRow("first") << QByteArray("0.1.0") << QByteArray("0.2.0");
        QTest::newRow("patched") << QByteArray("0.1.3") << QByteArray("0.2.0");
        QTest::newRow("grown up") << QByteArray("1.9.0") << QByteArray("1.10.0");
        QTest::newRow("full") << QByteArray("1.4294967295.0") << QByteArray("2.0.0");
    }

    void theNextNumberComesAfterAllOthers()
    {
        QFETCH(QByteArray, latest);
        Tool tool;
        tool.versions[{0, 0, 1}];
        tool.versions[*Version::parse(latest.toStdString())];
        QTEST(QByteArray::fromStdString(nextVersion(tool).toString()), "next");
    }

    void aCopySaysWhatItsOriginalTookOver()
    {
        Tool tool = threeVersions();
        const Version added = addVersion(tool, {0, 2, 0});
        QCOMPARE(added.toString(), std::string("0.4.0"));
        const ToolVersion &copy = tool.versions.at(added);
        QCOMPARE(copy.description, std::string("second"));
        QVERIFY(copy.operation == Operation(GraphqlOperation{"{ a }"})); // not that of 0.3.0
        QVERIFY(tool.active == (Version{0, 2, 0}));
    }

    void whatTookOverAnOperationKeepsIt()
    {
        Tool tool = threeVersions();
        removeVersion(tool, {0, 1, 0});
        QCOMPARE(tool.versions.size(), std::size_t(2));
        QVERIFY(tool.versions.at({0, 2, 0}).operation == Operation(GraphqlOperation{"{ a }"}));
        QVERIFY(tool.active == (Version{0, 2, 0}));
    }

    void theLatestTakesThePlaceOfTheActiveOne()
    {
        Tool tool = threeVersions();
        removeVersion(tool, {0, 2, 0});
        QVERIFY(tool.active == (Version{0, 3, 0}));
        QVERIFY(tool.versions.at({0, 3, 0}).operation == Operation(GraphqlOperation{"{ c }"}));
    }
};

TOOLTRAY_TEST(VersioningTest)
#include "versioningtest.moc"
