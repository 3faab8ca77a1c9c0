// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/preparation/checkedoperation.h"
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

class SchemaToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endpointsAreListedAsTheClientMayUseThem()
    {
        Workbench bench;
        workspace::Endpoint bare;
        bare.name = "bare";
        bare.url = "https://{REGION}.example.com/graphql";
        bare.restUrl = "https://bare.example.com/rest";
        bare.schema.kind = workspace::SchemaSource::Kind::None;
        bare.mutations = workspace::MutationPolicy::Allow;
        bench.put(bare);
        QCOMPARE(bench.answer("list_endpoints", "{}"),
                 std::string("{'endpoints':[{'name':'api','kinds':['graphql'],'host':'api.example.com',"
                             "'schema':'ready','mutations':'ask'},{'name':'bare','kinds':['graphql','rest'],"
                             "'host':'{REGION}.example.com','schema':'none','mutations':'allow'}]}"));
        bare.url = "http://localhost:4000/graphql";
        bench.put(bare);
        QCOMPARE(bench.structured("list_endpoints", "{}")["endpoints"][1]["host"].toString(),
                 std::string_view("localhost:4000"));
        bench.client.policy.mutations = workspace::MutationPolicy::Ask;
        QCOMPARE(bench.structured("list_endpoints", "{}")["endpoints"][1]["mutations"].toString(),
                 std::string_view("ask"));
        bench.client.policy.readOnly = true;
        QCOMPARE(bench.structured("list_endpoints", "{}")["endpoints"][1]["mutations"].toString(),
                 std::string_view("deny"));
    }

    void anEndpointThatCannotBeUsedSaysWhy()
    {
        Workbench bench;
        QVERIFY(!bench.structured("list_endpoints", "{}")["endpoints"][0].contains("problem"));
        bench.executor.refusals["api"] = {ErrorKind::Denied, "consent_needed",
                                          "The endpoint \"api\" needs your consent before it is used.",
                                          "Review it in the Tooltray window."};
        QCOMPARE(bench.structured("list_endpoints", "{}")["endpoints"][0]["problem"].toString(),
                 std::string_view("The endpoint \"api\" needs the user's consent before it is used.\nTell "
                                  "the user: Review it in the Tooltray window."));
    }

    // Only the default workspace is the one of the window and of config.yaml.
    void aWorkspaceWithoutEndpointsSaysWhereToAddOne()
    {
        Workbench bench;
        bench.workspaceAccess.remove({workspace::ObjectKind::Endpoint, "api"});
        Error error = bench.failure("get_schema_info", "{}");
        QCOMPARE(error.code, std::string("no_endpoint"));
        QCOMPARE(error.hint,
                 std::string("Ask the user to add one in the Tooltray window or in config.yaml."));
        bench.workspaceAccess.setName("team");
        error = bench.failure("get_schema_info", "{}");
        QCOMPARE(error.hint, std::string("Ask the user to add one to \"endpoints\" in the file "
                                         "workspaces/team/workspace.json of Tooltray's data folder."));
    }

    void aDisabledEndpointSaysWhy()
    {
        Workbench bench;
        bench.workspaceAccess.setDisabledEndpoints({{"api", "OTHER"}, {"bad", "NOT_SET_URL"}});
        const json::Value endpoints = bench.structured("list_endpoints", "{}")["endpoints"];
        QCOMPARE(endpoints.size(), std::size_t(2));
        QCOMPARE(endpoints[1]["name"].toString(), std::string_view("bad"));
        QCOMPARE(
            endpoints[1]["problem"].toString(),
            std::string_view("The endpoint \"bad\" needs the environment variable NOT_SET_URL, which is "
                             "not set.\nTell the user: Set NOT_SET_URL and start Tooltray again, or give "
                             "it a default in config.yaml."));
        for (const auto &[command, arguments] :
             {std::pair("get_schema_info", "{'endpoint':'bad'}"),
              std::pair("create_saved_query_tool", "{'tool_name':'a','description':'A.','graphql_query':'{ "
                                                   "viewer { login } }','endpoint':'bad'}")}) {
            const Error error = bench.failure(command, arguments);
            QCOMPARE(error.code, std::string("endpoint_left_out"));
            QVERIFY2(error.message.find("NOT_SET_URL") != std::string::npos, error.message.c_str());
        }
        QCOMPARE(bench.failure("get_schema_info", "{'endpoint':'none'}").code,
                 std::string("endpoint_unknown"));
    }

    void anEndpointThatToolsNameInVainIsListed()
    {
        Workbench bench;
        workspace::Tool tool;
        tool.name = "stray";
        tool.endpoint = "old";
        tool.active = {0, 1, 0};
        tool.versions[tool.active].operation = workspace::GraphqlOperation{"{ viewer { login } }"};
        bench.workspaceAccess.setDisabledEndpoints({{"old", "NOT_SET"}});
        const json::Value disabled = bench.structured("list_endpoints", "{}")["endpoints"][1];
        QVERIFY(disabled["problem"].toString().find("NOT_SET") != std::string_view::npos);
        workspace::Endpoint old;
        old.name = "old";
        old.url = "https://old.example/graphql";
        bench.workspaceAccess.setDisabledEndpoints({});
        bench.workspaceAccess.useConfig({old});
        bench.workspaceAccess.put(tool);
        bench.workspaceAccess.useConfig({}); // it was renamed in the file
        const json::Value missing = bench.structured("list_endpoints", "{}")["endpoints"][1];
        QCOMPARE(missing["name"].toString(), std::string_view("old"));
        QCOMPARE(missing["problem"].toString(),
                 std::string_view("There is no endpoint \"old\".\nAsk the user to add this endpoint, which "
                                  "these tools use: stray."));
    }

    void withoutASchemaTheDocumentIsCheckedByItself_data()
    {
        // message: empty: it is fine as far as anybody knows
        const TestRows<std::string, std::string> row{"document", "message"};
        row("unknown fields and types", "query ($a: Whatever!) { a(b: $a) @c { ...on D { e } } }", "");
        row("a subscription", "subscription { a }", "");
        row("unused variable", "query ($a: ID) { a }", "Variable \"$a\" is never used.");
        row("undefined variable", "query Q { a(b: $c) }", "Variable \"$c\" is not defined");
        row("variable twice", "query ($a: ID, $a: ID) { a(b: $a) }", "only one variable named \"$a\"");
        row("argument twice", "{ a(b: 1, b: 2) }", "only one argument named \"b\"");
        row("field twice", "{ a(b: {c: 1, c: 2}) }", "only one input field named \"c\"");
        row("unknown fragment", "{ ...F }", "Unknown fragment \"F\"");
        row("unused fragment", "{ a } fragment F on A { b }", "Fragment \"F\" is never used");
        row("fragment in itself", "{ ...F } fragment F on A { ...F }", "within itself");
        row("fragment twice", "{ ...F } fragment F on A { b } fragment F on A { b }",
            "only one fragment named \"F\"");
        row("a type", "{ a } type A { b: Int }", "not executable");
        row("syntax", "{ a", "Syntax Error");
    }
    void withoutASchemaTheDocumentIsCheckedByItself()
    {
        QFETCH(const std::string, document);
        QFETCH(const std::string, message);
        Workbench bench;
        workspace::Endpoint bare;
        bare.name = "bare";
        bare.url = "https://bare.example.com/graphql";
        bare.schema.kind = workspace::SchemaSource::Kind::None;
        bench.put(bare);
        const json::Value view =
            bench.structured("validate_graphql_query",
                             "{'query':" + json::write(json::Value(document)) + ",'endpoint':'bare'}");
        QCOMPARE(view["valid"].toBool(), message.empty());
        QVERIFY(view["note"].toString().find("without a schema") != std::string_view::npos);
        const std::string first(view["errors"][0]["message"].toString());
        QVERIFY2(first.find(message) != std::string::npos, first.c_str());
    }

    // In the words of execute_graphql_query.
    void variablesAreCheckedWithoutASchemaAsWell()
    {
        Workbench bench;
        workspace::Endpoint bare;
        bare.name = "bare";
        bare.url = "https://bare.example.com/graphql";
        bare.schema.kind = workspace::SchemaSource::Kind::None;
        bench.put(bare);
        const json::Value errors = bench.structured(
            "validate_graphql_query", "{'query':'query ($a: ID!) { a(b: $a) }','variables':{'c':1},"
                                      "'endpoint':'bare'}")["errors"];
        QCOMPARE(errors.size(), std::size_t(2));
        QCOMPARE(errors[0]["message"].toString(), std::string_view("The operation has no variable \"$c\"."));
        QCOMPARE(errors[1]["message"].toString(),
                 std::string_view("The operation needs the variable \"a\", and it has no value."));
    }

    void deprecatedValuesOfVariablesAreWarnedOf()
    {
        Workbench bench;
        bench.schemas.set("api", "type Query { a(k: Kind): Int } "
                                 "enum Kind { NEW OLD @deprecated(reason: \"Use NEW.\") }");
        const auto warnings = [&bench](const std::string &value) {
            return bench.structured("validate_graphql_query",
                                    "{'query':'query ($k: Kind) { a(k: $k) }','variables':{'k':'" + value
                                        + "'}}")["warnings"];
        };
        QVERIFY(warnings("NEW").isEmpty());
        QCOMPARE(warnings("OLD")[0]["message"].toString(),
                 std::string_view("Variable \"$k\" has a deprecated value: The enum value \"Kind.OLD\" is "
                                  "deprecated. Use NEW."));
    }

    void schemaThatCannotBeFetchedIsAFailure()
    {
        Workbench bench;
        bench.schemas.fail("api",
                           {ErrorKind::Unavailable, "refused", "The connection was refused.", "Start it."});
        for (const char *tool : {"get_schema_info", "refresh_schema"})
            QVERIFY2(!bench.failure(tool, "{'endpoint':'api'}").message.empty() || tool[0] == 'g', tool);
        workspace::Endpoint other;
        other.name = "other";
        other.url = "https://other.example.com/graphql";
        bench.put(other);
        bench.schemas.fail("other",
                           {ErrorKind::Unavailable, "refused", "The connection was refused.", "Start it."});
        QCOMPARE(bench.failure("search_schema", "{'query':'x','endpoint':'other'}").code,
                 std::string("refused"));
        QCOMPARE(bench.failure("validate_graphql_query", "{'query':'{a}','endpoint':'other'}").code,
                 std::string("refused"));
        const Error several = bench.failure("get_schema_info", "{}");
        QCOMPARE(several.code, std::string("endpoint_missing"));
        QCOMPARE(several.message, std::string("There are several endpoints, and \"endpoint\" is missing."));
    }

    void typoIsNamedWithItsPlaceAndASuggestion()
    {
        Workbench bench;
        const json::Value report =
            bench.structured("validate_graphql_query", "{'query':'{\\n  issue(id: 1) { titel }\\n}'}");
        QVERIFY(!report["valid"].toBool());
        const json::Value &error = report["errors"][std::size_t(0)];
        QCOMPARE(error["level"].toString(), std::string_view("schema"));
        QCOMPARE(error["line"].toInt64(), std::optional<std::int64_t>(2));
        QCOMPARE(error["column"].toInt64(), std::optional<std::int64_t>(18));
        QVERIFY(error["excerpt"].toString().find("\n                 ^") != std::string_view::npos);
        QVERIFY(error["suggestion"].toString().starts_with("Did you mean \"title\""));
    }

    void variablesAreCheckedWhenGivenAndFilledFromTheContext()
    {
        Workbench bench;
        const std::string query = "'query':'query($workspaceId: ID!, $first: Int) { issues(workspaceId: "
                                  "$workspaceId, first: $first) { nodes { id } } }'";
        QVERIFY(bench.structured("validate_graphql_query", "{" + query + "}")["valid"].toBool());
        const json::Value missing =
            bench.structured("validate_graphql_query", "{" + query + ",'variables':{'first':'x'}}");
        QCOMPARE(missing["errors"].size(), std::size_t(2));
        QCOMPARE(missing["errors"][std::size_t(0)]["level"].toString(), std::string_view("variables"));
        workspace::ContextVariable variable;
        variable.key = "WORKSPACE_ID";
        variable.value = json::Value("w1");
        bench.put(variable);
        const json::Value report =
            bench.structured("validate_graphql_query", "{" + query + ",'variables':{'first':3}}");
        QVERIFY2(report["valid"].toBool(), json::write(report).c_str());
        QCOMPARE(
            Workbench::shown(report["operations"][std::size_t(0)]["variables"]),
            std::string(
                "[{'name':'workspaceId','required':true,'type':'ID!','filled_by_context':'WORKSPACE_ID'},"
                "{'name':'first','required':false,'type':'Int'}]"));
        QCOMPARE(Workbench::shown(report["limits"]), std::string("{'depth':3,'fields':3,'complexity':5}"));
    }

    void tooDeepQueryIsNotValid()
    {
        Workbench bench;
        std::string query = "{ viewer ";
        for (int i = 0; i < 30; ++i)
            query += "{ friends ";
        query += "{ id }" + std::string(30, '}') + "}";
        const json::Value report = bench.structured("validate_graphql_query", "{'query':'" + query + "'}");
        QVERIFY(!report["valid"].toBool());
        QCOMPARE(report["errors"][std::size_t(0)]["level"].toString(), std::string_view("limits"));
    }

    void severalOperationsAreListed()
    {
        Workbench bench;
        const json::Value report =
            bench.structured("validate_graphql_query",
                             "{'query':'query A { viewer { id } } mutation B { createIssue(input: {title: "
                             "1}) { id } }'}");
        QCOMPARE(report["operations"].size(), std::size_t(2));
        QCOMPARE(report["operations"][std::size_t(1)]["type"].toString(), std::string_view("mutation"));
        QCOMPARE(report["errors"].size(), std::size_t(1));
    }

    void refreshFailsAtTheLevelOfItsCause_data()
    {
        const TestRows<std::string, std::string, std::string> row{"code", "details", "level"};
        row("a status", "http_503", "{'status':503}", "http");
        row("no connection", "connection_refused", "{'cause':'refused','step':'connect'}", "network");
        row("hidden", "schema_hidden", "{'status':200}", "graphql");
        row("no credential", "credential_missing", "{}", "tool");
    }

    void refreshFailsAtTheLevelOfItsCause()
    {
        QFETCH(const std::string, code);
        QFETCH(const std::string, details);
        QFETCH(const std::string, level);
        Workbench bench;
        for (const char *message : {"It did not work.", "It did not work"}) {
            bench.schemas.fail("api", {ErrorKind::Unavailable, code, message, "Try again later.",
                                       Workbench::value(details)});
            const CallOutcome outcome = bench.call("refresh_schema", "{}");
            const auto &failure = std::get<execution::CallFailure>(outcome);
            QCOMPARE(execution::levelName(failure.level), std::string_view(level));
            QCOMPARE(failure.error.message,
                     std::string("It did not work. The last good schema stays in use."));
        }
    }

    void toolsThatWereBrokenBeforeAreNotTheRefreshs()
    {
        Workbench bench;
        bench.putTool("long_broken", "{ nothing }");
        bench.schemas.setNext("api", "type Query { viewer: User! } type User { login: String! }");
        const json::Value view = bench.structured("refresh_schema", "{}");
        QVERIFY(view["broken_tools"].isEmpty());
        QCOMPARE(Workbench::shown(view["still_broken"]), std::string("['long_broken']"));
    }

    void aFurtherBreakingChangeIsTheRefreshs()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login name } }");
        bench.schemas.setNext("api", "type Query { viewer: User! } type User { login: String! }");
        bench.structured("refresh_schema", "{}");
        bench.schemas.setNext("api", "type Query { viewer: User! } type User { id: ID! }");
        const json::Value view = bench.structured("refresh_schema", "{}");
        QCOMPARE(view["broken_tools"].size(), std::size_t(1));
        const std::string errors = Workbench::shown(view["broken_tools"][0]["errors"]);
        QVERIFY2(errors.find("login") != std::string::npos && errors.find("name") != std::string::npos,
                 errors.c_str());
        QVERIFY(!view.contains("still_broken"));
    }

    void refreshTellsChangesAndBrokenTools()
    {
        Workbench bench;
        bench.putTool("issue_titles", "query($id: ID!) { issue(id: $id) { title } }");
        bench.putTool("who", "{ viewer { login } }");
        bench.schemas.setNext("api", "type Query { viewer: User! more: Int } type User { login: String! }");
        const json::Value view = bench.structured("refresh_schema", "{}");
        QCOMPARE(view["endpoint"].toString(), std::string_view("api"));
        QCOMPARE(view["types"].toInt64(), std::optional<std::int64_t>(2));
        QCOMPARE(view["changes"][std::size_t(0)]["kind"].toString(), std::string_view("breaking"));
        QCOMPARE(view["changes"][view["changes"].size() - 1]["kind"].toString(), std::string_view("safe"));
        QCOMPARE(view["broken_tools"].size(), std::size_t(1));
        QCOMPARE(view["broken_tools"][std::size_t(0)]["name"].toString(), std::string_view("issue_titles"));
        QVERIFY(!view["broken_tools"][std::size_t(0)]["errors"].isEmpty());
    }
};

TOOLTRAY_TEST(SchemaToolsTest)
#include "schematoolstest.moc"
