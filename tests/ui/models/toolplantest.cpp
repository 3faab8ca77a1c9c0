// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolplan.h"

#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"
#include "ui/models/fieldtreefilter.h"
#include "workspace/definitions/names.h"
#include "workspace/edits/apply.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <string>

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
    "type Issue { id: ID! title: String! body(cut: Int!): String \"Who wrote it.\" author: User comments: "
    "IssueConnection! }"
    "\"Somebody who works here.\" type User { id: ID! name: String issues: IssueConnection! boss: User }"
    "type Payload { clientMutationId: ID issue: Issue errors: [Err!]! } type Err { message: String! }"
    "union Any = Issue | User type Loop { node: Loop x: Int } enum State { OPEN CLOSED } input In { title: "
    "String! }";

graphql::SchemaPointer planSchema()
{
    return graphql::buildSchema(graphql::parseDocument(kPlanSchema)).schema;
}

std::vector<FieldPath> allChoices(const graphql::Schema &schema)
{
    std::vector<FieldPath> choices;
    for (const OperationType type : {OperationType::Query, OperationType::Mutation}) {
        for (const graphql::SchemaField field : schema.rootType(type).fields())
            choices.push_back({type, {std::string(field.name())}});
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
    const FieldOperationOptions options{.depth = depth};
    return fieldOperation(OperationType::Query, {schema->queryType().field(field)}, options);
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
            for (const auto arguments : {TakenArguments::Required, TakenArguments::All})
                QTest::addRow("%d %d", int(depth), int(arguments)) << int(depth) << int(arguments);
        }
    }

    void everyOperationIsValid()
    {
        QFETCH(int, depth);
        QFETCH(int, arguments);
        const auto schema = planSchema();
        const FieldOperationOptions options{static_cast<SelectionDepth>(depth),
                                            static_cast<TakenArguments>(arguments)};
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

    void nestedFieldsTakeWhatTheWayRequires()
    {
        const auto schema = planSchema();
        const FieldPath choice{OperationType::Query, {"issue", "comments"}};
        const auto workspace = workspace::Workspace::create({});
        const auto tools = planTools(*schema, *workspace, {choice}, {.endpoint = "api"});
        QCOMPARE(tools.size(), std::size_t(1));
        QCOMPARE(tools[0].tool.name, std::string("list_issue_comments"));
        QCOMPARE(planDocument(tools[0]),
                 std::string("query IssueComments($id: ID!) {\n  issue(id: $id) {\n    comments {\n"
                             "      totalCount\n      nodes {\n        id\n        title\n      }\n"
                             "      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n"
                             "  }\n}"));
        QVERIFY(fieldsOf(*schema, {OperationType::Query, {"issue", "nothing"}}).empty());
    }

    // Both fields have an argument of one name.
    void variablesOfOneNameAreToldApart()
    {
        const auto schema = graphql::buildSchema(
                                graphql::parseDocument("type Query { team(name: String!): Team } type Team { "
                                                       "label(name: String!, teamName: Int): Label } type "
                                                       "Label { id: ID! }"))
                                .schema;
        const std::string text = fieldOperation(
            OperationType::Query, fieldsOf(*schema, {OperationType::Query, {"team", "label"}}), {});
        QVERIFY2(graphql::validate(*schema, graphql::parseDocument(text)).empty(), text.c_str());
        QVERIFY2(text.starts_with("query TeamLabel($name: String!, $labelName: String!, $teamName: Int)"),
                 text.c_str());
    }

    void descriptionsAreMadeOfTheWordsOfTheSchema_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("description");
        QTest::newRow("its own") << QByteArray("issues") << QByteArray("Issues of all teams.");
        QTest::newRow("none") << QByteArray("searchUsers")
                              << QByteArray(
                                     "Search users. Returns a list of User objects: Somebody who works "
                                     "here. Arguments: text (required).");
        QTest::newRow("nested") << QByteArray("issue.comments")
                                << QByteArray("Comments of the issue. Returns a page of Issue objects. "
                                              "Arguments: id (required).");
        QTest::newRow("nested with its own")
            << QByteArray("issue.author") << QByteArray("Author of the issue: Who wrote it.");
        QTest::newRow("value") << QByteArray("version") << QByteArray("Version. Returns one String value.");
    }

    void descriptionsAreMadeOfTheWordsOfTheSchema()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, description);
        const auto schema = planSchema();
        FieldPath choice;
        for (const QByteArray &name : path.split('.'))
            choice.path.push_back(name.toStdString());
        const auto workspace = workspace::Workspace::create({});
        const auto tools = planTools(*schema, *workspace, {choice}, {.endpoint = "api"});
        QCOMPARE(tools.at(0).tool.versions.at(tools[0].tool.active).description, description.toStdString());
    }

    void toolsThatAskForOneFieldAreRecognised()
    {
        const auto schema = planSchema();
        const auto empty = workspace::Workspace::create({});
        workspace::Endpoint endpoint;
        endpoint.name = "api";
        endpoint.url = "https://api.example.com";
        workspace::Edit edit{
            .label = "Add", .origin = workspace::Origin::Person, .steps = {workspace::PutObject{endpoint}}};
        const std::vector<FieldPath> choices{{OperationType::Query, {"issues"}},
                                             {OperationType::Query, {"issue"}},
                                             {OperationType::Query, {"issue", "comments"}},
                                             {OperationType::Query, {"version"}},
                                             {OperationType::Mutation, {"createIssue"}}};
        for (const PlannedTool &planned : planTools(*schema, *empty, choices, {.endpoint = "api"}))
            edit.steps.emplace_back(workspace::PutObject{.object = planned.tool, .basedOn = 0});
        const auto applied = workspace::apply(*empty, edit);
        QVERIFY2(applied, applied ? "" : applied.error().message.c_str());
        const auto known = toolsByField(*applied->workspace, "api");
        QCOMPARE(known.size(), choices.size());
        for (const FieldPath &choice : choices)
            QVERIFY2(known.contains(choice), choice.path.back().c_str());
        QVERIFY(toolsByField(*applied->workspace, "other").empty());

        FieldTreeModel model;
        model.setExisting(known);
        model.setSchema(schema);
        model.choose(OperationType::Query, Qt::Checked);
        for (const FieldPath &choice : model.chosen())
            QVERIFY2(!known.contains(choice), choice.path.back().c_str());
        const QModelIndex issues = model.index(0, FieldTreeModel::ToolColumn, model.index(0, 0));
        QCOMPARE(issues.data().toString(), QStringLiteral("list_issues exists"));
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
        QCOMPARE(toolNameFor(type, {field}, {}), verb.toStdString());
        QCOMPARE(toolNameFor(type, {field}, {NamingRule::Plain, ""}), plain.toStdString());
        QCOMPARE(toolNameFor(type, {field}, {NamingRule::Plain, "My-API "}), "my_api_" + plain.toStdString());
        QCOMPARE(toolNameFor(type, {field}, {NamingRule::Plain, std::string(60, 'x')}), std::string(48, 'x'));
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
        const std::vector<FieldPath> choices = allChoices(*schema);
        const ToolPlanOptions options{.endpoint = "api"};
        auto tools = planTools(*schema, *first->workspace, choices, options);
        QCOMPARE(tools[3].tool.name, std::string("get_version_2"));
        workspace::Edit edit{.label = "Create tools", .origin = workspace::Origin::Person, .steps = {}};
        for (const PlannedTool &planned : tools)
            edit.steps.emplace_back(workspace::PutObject{.object = planned.tool, .basedOn = 0});
        const auto applied = workspace::apply(*first->workspace, edit);
        QVERIFY2(applied, applied ? "" : applied.error().message.c_str());
        QCOMPARE(applied->workspace->entries(workspace::ObjectKind::Tool).size(), choices.size());
        tools = planTools(*schema, *applied->workspace, {choices[0], {OperationType::Query, {"nothing"}}},
                          options);
        QCOMPARE(tools.size(), std::size_t(1));
        QCOMPARE(tools[0].tool.name, std::string("list_issues_2"));
        QCOMPARE(tools[0].tool.versions.at(tools[0].tool.active).description,
                 std::string("Issues of all teams."));
    }

    void combinedOperationsKeepTheirNamesAndArguments_data()
    {
        QTest::addColumn<QStringList>("arguments"); // of the operations
        QTest::addColumn<QString>("selecting");
        QTest::newRow("none") << QStringList{QStringLiteral("id")} << QStringLiteral("action");
        QTest::newRow("the first") << QStringList{QStringLiteral("action")} << QStringLiteral("operation");
        QTest::newRow("the first two") << QStringList{QStringLiteral("action"), QStringLiteral("operation")}
                                       << QStringLiteral("action_2");
        QTest::newRow("and the next")
            << QStringList{QStringLiteral("action"), QStringLiteral("operation"), QStringLiteral("action_2")}
            << QStringLiteral("action_3");
    }

    void combinedOperationsKeepTheirNamesAndArguments()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, selecting);
        workspace::Tool saved;
        saved.name = "list_pets"; // an agent can tell it from a case of the same name
        saved.versions[saved.active].operation =
            workspace::Operation(workspace::RestRequest{.path = "/pets"});
        const auto before = workspace::Workspace::create({});
        const auto applied = workspace::apply(
            *before,
            {.label = "Add", .origin = workspace::Origin::Person, .steps = {workspace::PutObject{saved}}});
        QVERIFY2(applied, applied ? "" : applied.error().message.c_str());
        OperationPlan::Made made;
        for (const char *key : {"list_pets", "get_pet"}) {
            engine::OperationTool &operation = made[key];
            operation.key = key;
            operation.tool = saved;
            operation.tool.name = key;
        }
        json::Value properties = json::Value::object();
        for (const QString &argument : arguments)
            properties.set(argument.toStdString(), json::Value::object({{"type", "string"}}));
        workspace::Tool &first = made["list_pets"].tool;
        first.versions[first.active].parameters = json::Value::object({{"properties", properties}});
        OperationPlan plan(*applied->workspace, {"list_pets", "get_pet"}, made, {}, {});
        QCOMPARE(plan.nameOf("list_pets"), std::string("list_pets_2"));
        QVERIFY(!plan.combine(*applied->workspace, "pets"));
        QCOMPARE(plan.nameOf("list_pets"), std::string("list_pets"));
        QCOMPARE(plan.tools().size(), std::size_t(1));
        const workspace::Tool &tool = plan.tools().front();
        const auto &choice = std::get<workspace::Switch>(*tool.versions.at(tool.active).operation);
        QCOMPARE(choice.cases.front().step.name, std::string("list_pets"));
        QCOMPARE(choice.cases.back().step.name, std::string("get_pet"));
        QCOMPARE(choice.parameter, selecting.toStdString());
    }

    void onlyToolsThatChangedAreMeasured()
    {
        const auto workspace = workspace::Workspace::create({});
        OperationPlan::Made made;
        for (const char *key : {"a", "b"}) {
            made[key].key = key;
            workspace::Tool &tool = made[key].tool;
            tool.name = std::string("list_") + key;
            tool.versions[tool.active].operation = workspace::Operation(workspace::RestRequest{.path = "/a"});
        }
        ToolSizes sizes;
        sizes.follow(workspace);
        OperationPlan plan(*workspace, {"a", "b"}, made, {}, {});
        auto measured = ToolSizes::measured(plan.unmeasured(sizes), *workspace);
        QCOMPARE(measured->size(), std::size_t(2));
        sizes.keep(*measured, workspace);
        plan.setSizes(sizes);
        QVERIFY(plan.rows().at("a").bytes > 0);
        QCOMPARE(plan.bytes(), plan.rows().at("a").bytes + plan.rows().at("b").bytes);
        ToolCuration longer;
        longer.description = "Lists what begins with b.";
        OperationPlan other(*workspace, {"a", "b"}, made, {{"b", longer}}, {});
        measured = ToolSizes::measured(other.unmeasured(sizes), *workspace);
        QCOMPARE(measured->size(), std::size_t(1));
        QCOMPARE(measured->front().key, std::string("b"));
        sizes.keep(*measured, workspace);
        other.setSizes(sizes);
        QVERIFY(other.bytes() > plan.bytes());
        const auto next = workspace::Workspace::create({}); // whose types may be others
        sizes.follow(next);
        QCOMPARE(other.unmeasured(sizes).size(), std::size_t(2));
        sizes.keep(*measured, workspace); // which came late
        QCOMPARE(other.unmeasured(sizes).size(), std::size_t(2));
    }

    void combinedToolsSayWhatHoldsForAllOfThem_data()
    {
        QTest::addColumn<QList<int>>("methods");
        QTest::addColumn<QString>("idempotent");
        using enum workspace::RestRequest::Method;
        QTest::newRow("one replaces") << QList<int>{int(Get), int(Put)} << QStringLiteral("yes");
        QTest::newRow("one adds") << QList<int>{int(Put), int(Post)} << QStringLiteral("no");
        QTest::newRow("nobody says") << QList<int>{int(Get), int(Post)} << QStringLiteral("unsaid");
    }

    void combinedToolsSayWhatHoldsForAllOfThem()
    {
        QFETCH(const QList<int>, methods);
        QFETCH(const QString, idempotent);
        std::vector<workspace::Tool> tools;
        for (const int number : methods) {
            const auto method = static_cast<workspace::RestRequest::Method>(number);
            workspace::Tool &tool = tools.emplace_back();
            tool.name = "tool_" + std::to_string(number);
            tool.tags = {"pets", tool.name};
            workspace::ToolVersion &version = tool.versions[tool.active];
            version.operation =
                workspace::Operation(workspace::RestRequest{.method = method, .path = "/pets"});
            if (method == workspace::RestRequest::Method::Put)
                version.annotations.idempotent = true;
        }
        const workspace::Tool combined = combinedTool(tools, "manage_pets");
        QCOMPARE(combined.title, std::string("Manage pets"));
        QCOMPARE(combined.tags, (std::vector<std::string>{"pets", tools[0].name, tools[1].name}));
        const auto &annotations = combined.versions.at(combined.active).annotations;
        QVERIFY(!annotations.readOnly);
        QCOMPARE(annotations.idempotent ? QString::fromLatin1(*annotations.idempotent ? "yes" : "no")
                                        : QStringLiteral("unsaid"),
                 idempotent);
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
        std::vector<FieldPath> choices;
        for (const graphql::SchemaField field : schema->queryType().fields())
            choices.push_back({OperationType::Query, {std::string(field.name())}});
        QElapsedTimer timer;
        timer.start();
        const auto workspace = workspace::Workspace::create({});
        QCOMPARE(planTools(*schema, *workspace, choices, {.endpoint = "api"}).size(), choices.size());
        // Generous: sanitizers and a busy machine included.
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    void theModelKeepsTheRules()
    {
        FieldTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        tester.setUseFetchMore(false); // it would within a reset
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
        FieldTreeModel model;
        model.setSchema(planSchema());
        const QSignalSpy changed(&model, &FieldTreeModel::chosenChanged);
        const QModelIndex mutations = model.index(1, 0);
        const QModelIndex create = model.index(0, 0, mutations);
        QCOMPARE(mutations.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Unchecked);
        QVERIFY(model.setData(create, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(mutations.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::PartiallyChecked);
        const FieldPath chosen{OperationType::Mutation, {"createIssue"}};
        QCOMPARE(model.chosen(), std::vector<FieldPath>{chosen});
        QVERIFY(model.setData(mutations, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(model.chosen().size(), std::size_t(2));
        QCOMPARE(changed.size(), 2);
        QVERIFY(!model.setData(create.siblingAtColumn(1), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(create.data().toString(), QStringLiteral("createIssue(input)"));
    }

    void aGroupOfNothingButToolsCannotBeChosen()
    {
        FieldTreeModel model;
        model.setSchema(planSchema());
        const QModelIndex mutations = model.index(1, 0);
        QVERIFY(mutations.flags() & Qt::ItemIsEnabled);
        std::map<FieldPath, std::string> tools;
        for (int row = 0; row < model.rowCount(mutations); ++row)
            tools.emplace(*model.choiceAt(model.index(row, 0, mutations)), "made");
        model.setExisting(std::move(tools));
        QVERIFY(!(mutations.flags() & Qt::ItemIsEnabled));
        QVERIFY(model.index(0, 0).flags() & Qt::ItemIsEnabled); // the queries
        const QModelIndex field = model.index(0, 0, mutations);
        QVERIFY(field.flags() & Qt::ItemIsEnabled); // once more, it may be
        QVERIFY(model.setData(field, Qt::Checked, Qt::CheckStateRole));
        QVERIFY(mutations.flags() & Qt::ItemIsEnabled); // to clear it
    }

    void fieldsBelowAreFoundAndChosen()
    {
        FieldTreeModel model;
        FieldTreeFilter filter;
        filter.setFields(model);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        tester.setUseFetchMore(false); // it would within a reset
        model.setSchema(planSchema());
        const QModelIndex issue = model.index(1, 0, model.index(0, 0));
        QCOMPARE(issue.data().toString(), QStringLiteral("issue(id, size)"));
        QVERIFY(model.hasChildren(issue) && model.canFetchMore(issue));
        QCOMPARE(model.rowCount(issue), 0);
        model.fetchMore(issue);
        QCOMPARE(model.rowCount(issue), 3); // body(cut), author, comments: plain values come along
        const QModelIndex mutation = model.index(0, 0, model.index(1, 0));
        QVERIFY(!model.hasChildren(mutation));

        filter.setText(QStringLiteral("issue.comm"));
        const QModelIndex found = filter.index(0, 0, filter.index(0, 0, filter.index(0, 0)));
        QCOMPARE(found.data().toString(), QStringLiteral("comments"));
        QVERIFY(filter.setData(filter.index(0, 0), Qt::Checked, Qt::CheckStateRole)); // the whole group
        const FieldPath comments{OperationType::Query, {"issue", "comments"}};
        QCOMPARE(model.chosen(), std::vector<FieldPath>{comments});
        filter.setText(QStringLiteral("version"));
        QVERIFY(filter.isFound(filter.mapFromSource(model.index(3, 0, model.index(0, 0)))));
        QVERIFY(filter.mapFromSource(model.index(2, 0, issue)).isValid()); // as it is chosen
        QVERIFY(model.setData(model.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(model.chosen().empty());
    }

    // Fields that are found come into the model while others are still to be filtered out.
    void aPathIsTypedLetterByLetter()
    {
        std::string sdl = "type Query { failing: String repository(owner: String!): Repository ";
        for (int i = 0; i < 20; ++i)
            sdl += "thing" + std::to_string(i) + ": Thing ";
        sdl += "contribution: Contribution } type Thing { id: ID! name: String parent: Thing } "
               "type Repository { id: ID! name: String pullRequests(first: Int): PullRequests } "
               "type PullRequests { totalCount: Int nodes: [PullRequest] } "
               "type PullRequest { id: ID! review: Review } type Review { id: ID! state: String } "
               "type Contribution { id: ID! pullRequestReview: Review }";
        FieldTreeModel model;
        FieldTreeFilter filter;
        filter.setFields(model);
        model.setSchema(graphql::buildSchema(graphql::parseDocument(sdl)).schema);
        const std::function<void(const QModelIndex &)> look = [&](const QModelIndex &parent) {
            for (int row = 0; row < filter.rowCount(parent); ++row)
                look(filter.index(row, 0, parent));
        };
        const QString path = QStringLiteral("repository.pullRequests");
        for (qsizetype length = 1; length <= path.size(); ++length) {
            filter.setText(path.left(length));
            look({}); // as a view does whose rows are all open
            QCOMPARE(filter.rowCount(), 1);
        }
        const QModelIndex found = filter.index(0, 0, filter.index(0, 0, filter.index(0, 0)));
        QCOMPARE(found.data().toString(), QStringLiteral("pullRequests(first)"));
        filter.setText({});
        QCOMPARE(filter.rowCount(filter.index(0, 0)), 23);
    }

    void showsWhatTheyBecome()
    {
        FieldTreeModel model;
        const auto schema = planSchema();
        model.setSchema(schema);
        model.choose(OperationType::Mutation, Qt::Checked);
        const auto workspace = workspace::Workspace::create({});
        model.setPlan(planTools(*schema, *workspace, model.chosen(), {.endpoint = "api"}));
        const QModelIndex create = model.index(0, 0, model.index(1, 0));
        QCOMPARE(create.siblingAtColumn(FieldTreeModel::ToolColumn).data().toString(),
                 QStringLiteral("create_issue"));
        QVERIFY(!create.siblingAtColumn(FieldTreeModel::SizeColumn).data().toString().isEmpty());
        const QModelIndex issues = model.index(0, FieldTreeModel::ToolColumn, model.index(0, 0));
        QVERIFY(issues.data().toString().isEmpty());
    }

    // Proposed before an operation is chosen, and planned once it is.
    void namesOfBuiltInToolsAreAvoided_data()
    {
        QTest::addColumn<QByteArray>("derived");
        QTest::addColumn<QByteArray>("prefix");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("built in") << QByteArray("search_schema") << QByteArray()
                                  << QByteArray("search_schema_2");
        QTest::newRow("built in, but for its prefix")
            << QByteArray("search_schema") << QByteArray("pets_") << QByteArray("pets_search_schema");
        QTest::newRow("built in with its prefix")
            << QByteArray("schema") << QByteArray("search_") << QByteArray("search_schema_2");
        QTest::newRow("free") << QByteArray("get_pet") << QByteArray() << QByteArray("get_pet");
    }
    void namesOfBuiltInToolsAreAvoided()
    {
        QFETCH(const QByteArray, derived);
        QFETCH(const QByteArray, prefix);
        QFETCH(const QByteArray, name);
        const auto workspace = workspace::Workspace::create({"search_schema"});
        engine::OperationTool made{.key = "GET /pets"};
        made.tool.name = derived.toStdString();
        made.tool.versions[made.tool.active].operation = workspace::Operation(workspace::RestRequest{});
        QCOMPARE(OperationPlan::proposedName(*workspace, made, prefix.toStdString()), name.toStdString());
        const OperationPlan plan(*workspace, {made.key}, {{made.key, made}}, {}, prefix.toStdString());
        QCOMPARE(plan.nameOf(made.key), name.toStdString());
    }
};

TOOLTRAY_TEST(ToolPlanTest)
#include "toolplantest.moc"
