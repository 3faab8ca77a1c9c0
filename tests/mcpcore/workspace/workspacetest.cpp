// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

WorkspacePtr with(std::vector<Object> objects)
{
    Edit edit{"Fill", Origin::Person, {}};
    for (Object &object : objects)
        edit.steps.push_back(PutObject{std::move(object)});
    return workspace::apply(*Workspace::create({}), edit).value().workspace;
}

ContextVariable variable(const char *key)
{
    return {key, key, {}, {}, Origin::Person};
}

} // namespace

class WorkspaceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void objectsAreFoundByTheirType()
    {
        const WorkspacePtr workspace = with(samples::everything());
        QVERIFY(*workspace->find<Mapping>("sort_orders") == samples::mapping());
        QVERIFY(workspace->find<CustomType>("sort_orders") == nullptr);
        QVERIFY(workspace->settings() == samples::settings());
        QVERIFY(Workspace::create({})->settings() == Settings());
    }

    void callsNameToolsByNameAliasAndVersion_data()
    {
        // version: "-": no such tool; "": the active one
        const TestRows<QByteArray, QByteArray> row{"name", "version"};
        row("list_issues", "");
        row("gitlab.list_issues", "");
        row("list_issues@0.1.0", "0.1.0");
        row("gitlab.list_issues@0.2.0", "0.2.0");
        row("list_issues@0.3.0", "-");
        row("list_issues@", "-");
        row("list_issues@0.1.0@0.1.0", "-");
        row("LIST_ISSUES", "-");
        row("nothing", "-");
        row("", "-");
    }

    void callsNameToolsByNameAliasAndVersion()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, version);
        const WorkspacePtr workspace = with(samples::everything());
        const auto called = workspace->namedTool(name.toStdString());
        QCOMPARE(called.has_value(), version != "-");
        if (called) {
            QCOMPARE(called->tool->name, std::string("list_issues"));
            QCOMPARE(called->version ? called->version->toString() : std::string(), version.toStdString());
        }
    }

    void variablesFindTheirContext_data()
    {
        const TestRows<QByteArray, QByteArray> row{"variable", "key"};
        row("WORKSPACE_ID", "WORKSPACE_ID");
        row("workspaceId", "WORKSPACE_ID");
        row("workspace_id", "WORKSPACE_ID");
        row("groupPath", "groupPath");
        row("GROUP_PATH", "groupPath");
        row("workspace", "");
        row("", "");
    }

    void variablesFindTheirContext()
    {
        QFETCH(const QByteArray, variable);
        QFETCH(const QByteArray, key);
        const WorkspacePtr workspace = with({::variable("WORKSPACE_ID"), ::variable("groupPath")});
        const ContextVariable *found = workspace->contextFor(variable.toStdString());
        QCOMPARE(QByteArray::fromStdString(found == nullptr ? "" : found->key), key);
    }

    void aVersionWithoutOperationTakesTheOneBefore()
    {
        const Tool tool = samples::graphqlTool();
        QVERIFY(!tool.versions.at({0, 2, 0}).operation);
        const ToolVersion resolved = tool.resolved({0, 2, 0});
        QVERIFY(resolved.operation == tool.versions.at({0, 1, 0}).operation);
        QCOMPARE(resolved.description, tool.versions.at({0, 2, 0}).description);
    }

    void theKindFollowsFromTheOperation()
    {
        QVERIFY(samples::graphqlTool().kind() == ToolKind::Graphql);
        QVERIFY(samples::restTool().kind() == ToolKind::Rest);
        QVERIFY(samples::compositeTool().kind() == ToolKind::Composite);
        QVERIFY(samples::switchTool().kind() == ToolKind::Composite);
    }
};

TOOLTRAY_TEST(WorkspaceTest)

#include "workspacetest.moc"
