// SPDX-License-Identifier: GPL-3.0-or-later
#include "ailing.h"
#include "support/testcase.h"
#include "versionrows.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

class CheckVersionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatCannotWork_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<QByteArray>("expected"); // code and place of each, joined by "; "
        for (const VersionRow &row : versionRows())
            QTest::newRow(row.name) << QByteArray(row.version) << QByteArray(row.expected);
    }

    void findsWhatCannotWork()
    {
        QFETCH(const QByteArray, version);
        QFETCH(const QByteArray, expected);
        const Tool tool = toolFrom("tool", version.toStdString());
        const VersionCheck check =
            checkVersion(*smallWorkspace(), {{"main", schemaFrom(trackerSdl())}}, tool, tool.active);
        std::string found;
        for (const ToolProblem &problem : check.problems) {
            found.append(found.empty() ? "" : "; ").append(problem.code).append(" ").append(problem.place);
            if (problem.position)
                found.append(" ")
                    .append(std::to_string(problem.position->line))
                    .append(":")
                    .append(std::to_string(problem.position->column));
            QVERIFY(problem.message.size() > 10);
        }
        QCOMPARE(found, expected.toStdString());
        QVERIFY(check.missingSchemas.empty());
    }

    void withoutASchemaOnlyTheTextIsJudged()
    {
        const Tool good = toolFrom("a", "{\"operation\": {\"document\": \"{ anything { at all } }\"}}");
        const VersionCheck check = checkVersion(*smallWorkspace(), {}, good, good.active);
        QVERIFY(check.problems.empty());
        QCOMPARE(check.missingSchemas, std::vector<std::string>{"main"});
        const Tool bad = toolFrom("a", "{\"operation\": {\"document\": \"{ anything {\"}}");
        QCOMPARE(checkVersion(*smallWorkspace(), {}, bad, bad.active).problems.size(), std::size_t{1});
    }

    void aToolWithoutAnEndpointMeansTheOnlyOne()
    {
        Tool tool = toolFrom("a", "{\"operation\": {\"document\": \"{ me { id } }\"}}");
        tool.endpoint.clear();
        QCOMPARE(endpointOf(*smallWorkspace(), tool), std::string("main"));
        QCOMPARE(endpointOf(*Workspace::create({}), tool), std::string());
    }

    void anOperationFromTheVersionBeforeIsChecked()
    {
        Tool tool = toolFrom("a", "{\"operation\": {\"document\": \"{ you { id } }\"}}");
        ToolVersion later;
        later.description = "Only described anew";
        tool.versions.emplace(Version{0, 2, 0}, later);
        const VersionCheck check =
            checkVersion(*smallWorkspace(), {{"main", schemaFrom(trackerSdl())}}, tool, {0, 2, 0});
        QCOMPARE(check.problems.size(), std::size_t{1});
    }
};

TOOLTRAY_TEST(CheckVersionTest)

#include "checkversiontest.moc"
