// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolplan.h"

#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"
#include "workspace/definitions/names.h"
#include "workspace/edits/apply.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using graphql::OperationType;

namespace {

const char *const kPlanSchema =
    "type Query { \"Issues of all teams.\\n\\nMore.\" issues(first: Int, last: Int, state: State, old: Int "
    "@deprecated): IssueConnection! issue(id: ID!, size: Int! = 3): Issue searchUsers(text: String!): "
    "[User!]! "
    "version: String! anything: Any gone: Int @deprecated node: Loop }"
    "type Mutation { createIssue(input: In!): Payload URLFor: String }"
    "type IssueConnection { nodes: [Issue!]! edges: [Edge] pageInfo: PageInfo! totalCount: Int }"
    "type Edge { node: Issue cursor: String } type PageInfo { hasNextPage: Boolean! endCursor: String }"
    "type Issue { id: ID! title: String! body(cut: Int!): String author: User comments: IssueConnection! }"
    "type User { id: ID! name: String issues: IssueConnection! boss: User }"
    "type Payload { clientMutationId: ID issue: Issue errors: [Err!]! } type Err { message: String! }"
    "union Any = Issue | User type Loop { node: Loop x: Int } enum State { OPEN CLOSED } input In { title: "
    "String! }";

graphql::SchemaPointer planSchema()
{
    return graphql::buildSchema(graphql::parseDocument(kPlanSchema)).schema;
}

std::vector<RootChoice> allChoices(const graphql::Schema &schema)
{
    std::vector<RootChoice> choices;
    for (const OperationType type : {OperationType::Query, OperationType::Mutation}) {
        for (const graphql::SchemaField field : schema.rootType(type).fields())
            choices.push_back({type, std::string(field.name())});
    }
    return choices;
}

std::string planDocument(const PlannedTool &planned)
{
    const auto &operation = planned.tool.versions.at(planned.tool.active).operation;
    return std::get<workspace::GraphqlOperation>(*operation).document;
}

std::string oneDocument(const char *field, SelectionDepth depth)
{
    const auto schema = planSchema();
    const RootOperationOptions options{.depth = depth};
    return rootOperation(OperationType::Query, schema->queryType().field(field), options);
}

} // namespace

class ToolPlanTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOperationIsValid_data()
    {
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("arguments");
        for (const auto depth : {SelectionDepth::Key, SelectionDepth::Flat, SelectionDepth::Deep}) {
            for (const auto arguments : {ArgumentChoice::Required, ArgumentChoice::All})
                QTest::addRow("%d %d", int(depth), int(arguments)) << int(depth) << int(arguments);
        }
    }

    void everyOperationIsValid()
    {
        QFETCH(int, depth);
        QFETCH(int, arguments);
        const auto schema = planSchema();
        const RootOperationOptions options{static_cast<SelectionDepth>(depth),
                                           static_cast<ArgumentChoice>(arguments)};
        const auto workspace = workspace::Workspace::create({});
        const auto tools =
            planTools(*schema, *workspace, allChoices(*schema), {.endpoint = "api", .operation = options});
        QCOMPARE(tools.size(), std::size_t(9));
        for (const PlannedTool &tool : tools) {
            const auto problems = graphql::validate(*schema, graphql::parseDocument(planDocument(tool)));
            QVERIFY2(problems.empty(), planDocument(tool).c_str());
            QVERIFY(!workspace::nameProblem(workspace::ObjectKind::Tool, tool.tool.name));
            QVERIFY(!tool.tool.versions.at(tool.tool.active).description.empty());
            QVERIFY(tool.bytes > 40);
        }
    }

    void selectsAsDeepAsAsked()
    {
        QCOMPARE(
            oneDocument("issues", SelectionDepth::Flat),
            std::string(
                "query Issues($first: Int = 10, $state: State) {\n"
                "  issues(first: $first, state: $state) {\n    totalCount\n    nodes {\n      id\n"
                "      title\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"));
        QCOMPARE(oneDocument("issue", SelectionDepth::Deep),
                 std::string("query Issue($id: ID!, $size: Int) {\n  issue(id: $id, size: $size) {\n    id\n"
                             "    title\n    author {\n      id\n      name\n    }\n  }\n}"));
    }

    void namesFollowTheRule_data()
    {
        QTest::addColumn<bool>("isQuery");
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QByteArray>("plain");
        QTest::newRow("issues") << true << QByteArray("list_issues") << QByteArray("issues");
        QTest::newRow("issue") << true << QByteArray("get_issue") << QByteArray("issue");
        QTest::newRow("searchUsers") << true << QByteArray("search_users") << QByteArray("search_users");
        QTest::newRow("createIssue") << false << QByteArray("create_issue") << QByteArray("create_issue");
        QTest::newRow("URLFor") << false << QByteArray("url_for") << QByteArray("url_for");
    }

    void namesFollowTheRule()
    {
        QFETCH(bool, isQuery);
        QFETCH(QByteArray, verb);
        QFETCH(QByteArray, plain);
        const auto schema = planSchema();
        const auto type = isQuery ? OperationType::Query : OperationType::Mutation;
        const auto field = schema->rootType(type).field(std::string_view(QTest::currentDataTag()));
        QCOMPARE(toolNameFor(type, field, {}), verb.toStdString());
        QCOMPARE(toolNameFor(type, field, {NamingRule::Plain, ""}), plain.toStdString());
        QCOMPARE(toolNameFor(type, field, {NamingRule::Plain, "My-API "}), "my_api_" + plain.toStdString());
        QCOMPARE(toolNameFor(type, field, {NamingRule::Plain, std::string(60, 'x')}), std::string(48, 'x'));
    }

    void takenNamesGetANumberAndAllIsOneStep()
    {
        const auto schema = planSchema();
        const auto empty = workspace::Workspace::create({"get_version"});
        workspace::Endpoint endpoint;
        endpoint.name = "api";
        endpoint.url = "https://api.example.com";
        const auto first = workspace::apply(
            *empty,
            {.label = "Add", .origin = workspace::Origin::Person, .steps = {workspace::PutObject{endpoint}}});
        QVERIFY(first);
        const std::vector<RootChoice> choices = allChoices(*schema);
        const ToolPlanOptions options{.endpoint = "api"};
        auto tools = planTools(*schema, *first->workspace, choices, options);
        QCOMPARE(tools[3].tool.name, std::string("get_version_2"));
        workspace::Edit edit{.label = "Create tools", .origin = workspace::Origin::Person, .steps = {}};
        for (const PlannedTool &planned : tools)
            edit.steps.emplace_back(workspace::PutObject{.object = planned.tool, .basedOn = 0});
        const auto applied = workspace::apply(*first->workspace, edit);
        QVERIFY2(applied, applied ? "" : applied.error().message.c_str());
        QCOMPARE(applied->workspace->entries(workspace::ObjectKind::Tool).size(), choices.size());
        tools =
            planTools(*schema, *applied->workspace, {choices[0], {OperationType::Query, "nothing"}}, options);
        QCOMPARE(tools.size(), std::size_t(1));
        QCOMPARE(tools[0].tool.name, std::string("list_issues_2"));
        QCOMPARE(tools[0].tool.versions.at(tools[0].tool.active).description,
                 std::string("Issues of all teams."));
    }

    void aBigSchemaIsPlannedInReasonableTime()
    {
        std::string sdl = "type Query {";
        for (int i = 0; i < 700; ++i)
            sdl += " things" + std::to_string(i) + "(first: Int, a: String): [T" + std::to_string(i) + "]";
        sdl += " }";
        for (int i = 0; i < 3500; ++i)
            sdl += " type T" + std::to_string(i) + " { id: ID! name: String next: T"
                   + std::to_string((i + 1) % 3500) + " }";
        const auto schema = graphql::buildSchema(graphql::parseDocument(sdl)).schema;
        std::vector<RootChoice> choices;
        for (const graphql::SchemaField field : schema->queryType().fields())
            choices.push_back({OperationType::Query, std::string(field.name())});
        QElapsedTimer timer;
        timer.start();
        const auto workspace = workspace::Workspace::create({});
        QCOMPARE(planTools(*schema, *workspace, choices, {.endpoint = "api"}).size(), choices.size());
        // Generous: sanitizers and a busy machine included.
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    void theModelKeepsTheRules()
    {
        RootFieldModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSchema(planSchema());
        model.choose(OperationType::Query, Qt::Checked);
        model.setSchema(nullptr);
        QCOMPARE(model.rowCount(), 0);
        model.setSchema(planSchema());
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.chosen().empty());
    }

    void groupsAreChosenWithAllThatIsInThem()
    {
        RootFieldModel model;
        model.setSchema(planSchema());
        const QSignalSpy changed(&model, &RootFieldModel::chosenChanged);
        const QModelIndex mutations = model.index(1, 0);
        const QModelIndex create = model.index(0, 0, mutations);
        QCOMPARE(mutations.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Unchecked);
        QVERIFY(model.setData(create, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(mutations.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::PartiallyChecked);
        const RootChoice chosen{OperationType::Mutation, "createIssue"};
        QCOMPARE(model.chosen(), std::vector<RootChoice>{chosen});
        QVERIFY(model.setData(mutations, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(model.chosen().size(), std::size_t(2));
        QCOMPARE(changed.size(), 2);
        QVERIFY(!model.setData(create.siblingAtColumn(1), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(create.data().toString(), QStringLiteral("createIssue(input)"));
    }

    void showsWhatTheyBecome()
    {
        RootFieldModel model;
        const auto schema = planSchema();
        model.setSchema(schema);
        model.choose(OperationType::Mutation, Qt::Checked);
        const auto workspace = workspace::Workspace::create({});
        model.setPlan(planTools(*schema, *workspace, model.chosen(), {.endpoint = "api"}));
        const QModelIndex create = model.index(0, 0, model.index(1, 0));
        QCOMPARE(create.siblingAtColumn(RootFieldModel::ToolColumn).data().toString(),
                 QStringLiteral("create_issue"));
        QVERIFY(!create.siblingAtColumn(RootFieldModel::SizeColumn).data().toString().isEmpty());
        const QModelIndex issues = model.index(0, RootFieldModel::ToolColumn, model.index(0, 0));
        QVERIFY(issues.data().toString().isEmpty());
    }
};

TOOLTRAY_TEST(ToolPlanTest)
#include "toolplantest.moc"
