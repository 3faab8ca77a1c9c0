// SPDX-License-Identifier: GPL-3.0-or-later
#include "ailing.h"
#include "support/testcase.h"
#include "versionrows.h"
#include "workspace/edits/apply.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

WorkspacePtr workspaceWithTwo()
{
    Endpoint second;
    second.name = "second";
    second.url = "https://second.example.com/graphql";
    return apply(*smallWorkspace(), {{}, Origin::Person, {PutObject{second}}}).value().workspace;
}

} // namespace

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

    void whatHasNowhereToSendToCannotWork_data()
    {
        QTest::addColumn<QByteArray>("operation");
        QTest::newRow("GraphQL") << QByteArray(R"({"document": "{ me { id } }"})");
        QTest::newRow("REST") << QByteArray(R"({"path": "/me"})");
        QTest::newRow("steps") << QByteArray(
            R"({"steps": [
                {"name": "a", "operation": {"document": "{ me { id } }"}},
                {"name": "b", "operation": {"document": "{ me { id } }"}}]})");
    }

    void whatHasNowhereToSendToCannotWork()
    {
        QFETCH(const QByteArray, operation);
        Tool tool = toolFrom("a", "{\"operation\": " + operation.toStdString() + "}");
        const auto problemsIn = [&tool](const WorkspacePtr &workspace) {
            std::string found;
            for (const ToolProblem &problem : checkVersion(*workspace, {}, tool, tool.active).problems)
                found += problem.code + ' ' + problem.place + ';';
            return found;
        };
        QCOMPARE(problemsIn(smallWorkspace()), std::string());
        QCOMPARE(problemsIn(Workspace::create({})), std::string("no_endpoint /endpoint;"));
        tool.endpoint = "gone";
        QCOMPARE(problemsIn(smallWorkspace()), std::string("endpoint_unknown /endpoint;"));
        tool.endpoint.clear();
        QCOMPARE(problemsIn(smallWorkspace()), std::string());
        QCOMPARE(problemsIn(workspaceWithTwo()), std::string("endpoint_unknown /endpoint;"));
    }

    void aStepNamesItsOwnEndpoint()
    {
        const Tool tool = toolFrom("a", R"({"operation": {"steps": [
            {"name": "a", "endpoint": "gone", "operation": {"document": "{ me { id } }"}}]}})");
        const VersionCheck check = checkVersion(*smallWorkspace(), {}, tool, tool.active);
        QCOMPARE(check.problems.size(), std::size_t{1});
        QCOMPARE(check.problems.front().place, std::string("/operation/steps/0/endpoint"));
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
