// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

class DescribeToolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsAllThereIs()
    {
        Workbench bench;
        workspace::ContextVariable variable;
        variable.key = "workspace_id";
        variable.value = json::Value("w1");
        bench.put(variable);
        bench.putTool("list_issues",
                      "query($workspaceId: ID!, $state: State) { issues(workspaceId: $workspaceId, state: "
                      "$state) { nodes { id } } }",
                      {"issues"});
        const json::Value view = bench.structured("describe_tool", "{'tool_name':'list_issues'}");
        QCOMPARE(view["kind"].toString(), std::string_view("graphql"));
        QCOMPARE(view["endpoint"].toString(), std::string_view("api"));
        QCOMPARE(view["active"].toString(), std::string_view("0.1.0"));
        QVERIFY(view["versions"]["0.1.0"]["operation"].isObject());
        QVERIFY(!view["parameters"]["properties"].contains("workspaceId"));
        QCOMPARE(Workbench::shown(view["parameters"]["properties"]["state"]["enum"]),
                 std::string("['OPEN','CLOSED']"));
        QCOMPARE(Workbench::shown(view["injected"]), std::string("['workspace_id']"));
        QVERIFY(view["output_schema"]["properties"].contains("issues"));
        QCOMPARE(Workbench::shown(view["health"]), std::string("{'state':'ok'}"));
        QCOMPARE(Workbench::shown(view["annotations"]),
                 std::string("{'read_only':true,'destructive':false,'idempotent':true,'open_world':true}"));
        QCOMPARE(Workbench::shown(view["tags"]), std::string("['issues']"));
        QCOMPARE(Workbench::shown(view["examples"]), std::string("[]"));
    }

    void boundContextVariablesAreInjected()
    {
        Workbench bench;
        bench.putTool("who", "query($login: String) { viewer { login } }");
        workspace::Tool tool = *bench.workspaceAccess.workspace()->find<workspace::Tool>("who");
        workspace::ToolVersion &version = tool.versions.begin()->second;
        version.bindings = {{"login", {.source = workspace::ContextSource{"WHO"}}}};
        bench.put(tool);
        QCOMPARE(Workbench::shown(bench.structured("describe_tool", "{'tool_name':'who'}")["injected"]),
                 std::string("['WHO']"));
        version.operation = workspace::RestRequest{.path = "/users/{login}/{region}"};
        bench.put(tool);
        workspace::ContextVariable region;
        region.key = "REGION";
        region.value = json::Value("north");
        bench.put(region);
        QCOMPARE(Workbench::shown(bench.structured("describe_tool", "{'tool_name':'who'}")["injected"]),
                 std::string("['REGION','WHO']"));
    }

    void versionCanBeChosen()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        workspace::Tool tool = *bench.workspaceAccess.workspace()->find<workspace::Tool>("who");
        tool.aliases = {"api.who"};
        tool.versions[workspace::Version{0, 2, 0}].description = "Later.";
        bench.put(tool);
        QCOMPARE(bench.structured("describe_tool", "{'tool_name':'who','version':'0.2.0'}")["description"]
                     .toString(),
                 std::string_view("Later."));
        QCOMPARE(bench.structured("describe_tool", "{'tool_name':'api.who@0.2.0'}")["version"].toString(),
                 std::string_view("0.2.0"));
        QCOMPARE(bench.failure("describe_tool", "{'tool_name':'who','version':'9.9.9'}").code,
                 std::string("version_unknown"));
        QCOMPARE(bench.failure("describe_tool", "{'tool_name':'who@9.9.9'}").code,
                 std::string("version_unknown"));
        QCOMPARE(bench.failure("describe_tool", "{'tool_name':''}").code, std::string("tool_unknown"));
    }

    void typesMappingsAndUsersAreNamed()
    {
        Workbench bench;
        workspace::CustomType type;
        type.name = "state";
        type.schema = Workbench::value("{'type':'string','enum':['OPEN']}");
        bench.put(type);
        workspace::Mapping mapping;
        mapping.name = "people";
        mapping.entries = {{"Ann", json::Value("u1")}};
        bench.put(mapping);
        bench.putTool("who", "query($a: String, $b: String) { viewer { login } }");
        workspace::Tool tool = *bench.workspaceAccess.workspace()->find<workspace::Tool>("who");
        tool.versions.begin()->second.parameters =
            Workbench::value("{'type':'object','properties':{'a':{'$ref':'tooltray:types/state'},'b':{'$ref':"
                             "'tooltray:mappings/people'}}}");
        bench.put(tool);
        workspace::Tool user;
        user.name = "twice";
        user.versions[user.active].operation =
            workspace::Sequence{{workspace::Step{"first", workspace::ToolInvocation{"who"}}}};
        bench.put(user);
        const json::Value view = bench.structured("describe_tool", "{'tool_name':'who'}");
        QCOMPARE(Workbench::shown(view["used_types"]), std::string("['state']"));
        QCOMPARE(Workbench::shown(view["used_mappings"]), std::string("['people']"));
        QCOMPARE(Workbench::shown(view["used_by"]), std::string("['twice']"));
        QCOMPARE(Workbench::shown(view["parameters"]["properties"]["b"]["enum"]), std::string("['Ann']"));
    }

    void listIsNarrowedByTagAndWords()
    {
        Workbench bench;
        bench.putTool("create_note", "mutation { createIssue(input: {title: \"a\"}) { id } }", {"notes"});
        bench.putTool("list_issues", "{ viewer { login } }", {"issues"});
        bench.putTool("list_notes", "{ viewer { login } }", {"notes"});
        const auto names = [&](const std::string &arguments) {
            std::string text;
            const json::Value view = bench.structured("list_saved_tools", arguments);
            for (const json::Value &tool : view["tools"].elements())
                text.append(tool["name"].toString()).append(" ");
            return text;
        };
        QCOMPARE(names("{}"), std::string("create_note list_issues list_notes "));
        QCOMPARE(names("{'tag':'notes'}"), std::string("create_note list_notes "));
        QCOMPARE(names("{'query':'LIST notes'}"), std::string("list_notes "));
        QCOMPARE(names("{'query':'list','tag':'issues'}"), std::string("list_issues "));
        QCOMPARE(names("{'query':'nothing'}"), std::string());
        QCOMPARE(bench.failure("list_saved_tools", "{'cursor':'bogus'}").code, std::string("cursor_invalid"));
        QCOMPARE(names("{'cursor':'behind:create_note'}"), std::string("list_issues list_notes "));
    }

    // Whatever the client's room: who follows the cursors gets each tool once and whole.
    void followingCursorsGivesEachToolOnce_data()
    {
        QTest::addColumn<int>("budget");
        for (const int budget : {700, 1'000, 1'500, 2'500, 4'000, 9'000, 40'000, 1'000'000})
            QTest::addRow("%d bytes", budget) << budget;
    }
    void followingCursorsGivesEachToolOnce()
    {
        QFETCH(int, budget);
        Workbench bench;
        bench.client.resultBytes = static_cast<std::uint64_t>(budget);
        std::vector<std::string> names;
        for (int i = 10; i < 70; ++i) {
            names.push_back("tool_" + std::to_string(i));
            bench.putTool(names.back(), "{ viewer { login } }",
                          {std::string(static_cast<std::size_t>(i) * 3, 'x')});
        }
        std::vector<std::string> found;
        std::string cursor;
        for (int page = 0; page < 100; ++page) {
            const json::Value view =
                bench.structured("list_saved_tools", cursor.empty() ? "{}" : "{'cursor':'" + cursor + "'}");
            QVERIFY(json::writtenSize(view) <= static_cast<std::uint64_t>(budget));
            QVERIFY(!view["tools"].isEmpty());
            for (const json::Value &tool : view["tools"].elements()) {
                found.emplace_back(tool["name"].toString());
                QVERIFY(tool["health"].isObject());
            }
            cursor = view["next_cursor"].toString();
            if (cursor.empty())
                break;
        }
        QCOMPARE(found, names);
    }

    void listTellsOfFilesThatCannotBeRead()
    {
        Workbench bench;
        bench.putTool("kept", "{ viewer { login } }");
        bench.putTool("secret", "{ viewer { login } }");
        bench.hide("secret");
        bench.workspaceAccess.setUnreadFiles({{"tools/kept.json", "kept", "Expected a value.", 3, 7},
                                              {"tools/new.json", "new", "Expected a name.", 1, 2},
                                              {"tools/secret.json", "secret", "Expected a value.", 3, 7},
                                              {"types/state.json", "", "It is closed to us."}});
        const json::Value view = bench.structured("list_saved_tools", "{}");
        QCOMPARE(view["tools"].size(), std::size_t(1));
        QCOMPARE(
            Workbench::shown(view["tools"][0]["health"]),
            std::string("{'state':'outdated','errors':[{'code':'file_unreadable','message':'tools/kept.json "
                        "cannot be read, so its previous content stays in use: Expected a "
                        "value.','line':3,'column':7}]}"));
        QCOMPARE(
            Workbench::shown(view["unreadable_files"]),
            std::string("[{'file':'tools/kept.json','tool':'kept','message':'Expected a value.','line':3,"
                        "'column':7},{'file':'tools/new.json','tool':'new','message':'Expected a name.',"
                        "'line':1,'column':2},{'file':'types/state.json','message':'It is closed to us.'}]"));
        QCOMPARE(bench.structured("describe_tool", "{'tool_name':'kept'}")["health"]["state"].toString(),
                 std::string_view("outdated"));
        bench.client.policy.readOnly = true;
        QCOMPARE(bench.structured("list_saved_tools", "{}")["unreadable_files"].size(), std::size_t(1));
    }

    // A tool that no call gets through to its endpoint is not sound, and says what a call would be told.
    void aToolWhoseEndpointCannotBeUsedIsBlocked()
    {
        Workbench bench;
        bench.putTool("broken", "{ nothing }");
        bench.putTool("who", "{ viewer { login } }");
        workspace::Tool outer;
        outer.name = "calling";
        outer.versions[outer.active].operation =
            workspace::Sequence{{workspace::Step{"first", workspace::ToolInvocation{"who"}}}};
        bench.put(outer);
        const auto healthOf = [&](const std::string &tool) {
            return bench.structured("describe_tool", "{'tool_name':'" + tool + "'}")["health"];
        };
        QCOMPARE(Workbench::shown(healthOf("who")), std::string("{'state':'ok'}"));
        bench.executor.refusals["api"] = {ErrorKind::Denied, "consent_needed",
                                          "The endpoint \"api\" needs your consent before it is used.",
                                          "Review it in the Tooltray window."};
        for (const char *tool : {"who", "calling"}) {
            const json::Value health = healthOf(tool);
            QCOMPARE(health["state"].toString(), std::string_view("blocked"));
            QCOMPARE(health["errors"].size(), std::size_t(1));
            QCOMPARE(health["errors"][0]["code"].toString(), std::string_view("consent_needed"));
            QCOMPARE(health["errors"][0]["message"],
                     bench.structured("list_endpoints", "{}")["endpoints"][0]["problem"]);
        }
        QCOMPARE(healthOf("broken")["state"].toString(), std::string_view("broken"));
        const json::Value listed = bench.structured("list_saved_tools", "{'query':'who'}")["tools"][0];
        QCOMPARE(listed["health"]["state"].toString(), std::string_view("blocked"));
    }

    void contextThatIsNotSetIsNoticed_data()
    {
        const TestRows<std::string, bool> row{"definition", "isNoticed"};
        const std::string issue = "'graphql_query':'query($id: ID!) { issue(id: $id) { title } }',";
        row((issue + "'bindings':{'id':{'context':'issue_id'}}").c_str(), true);
        row((issue + "'bindings':{'id':{'context':'issue_id','transforms':['default:7']}}").c_str(), false);
        row((issue + "'bindings':{'id':{'first':[{'context':'issue_id'},{'constant':'7'}]}}").c_str(), false);
        row("'operation':{'method':'GET','path':'/x','query':{'u':{'context':'issue_id'}}}", true);
        row("'operation':{'steps':[{'name':'s','operation':{'method':'GET','path':'/x/{u}'},"
            "'bindings':{'u':{'context':'issue_id'}}}]}",
            true);
    }

    // A tool is not broken by it, and calls fail all the same.
    void contextThatIsNotSetIsNoticed()
    {
        QFETCH(const std::string, definition);
        QFETCH(const bool, isNoticed);
        Workbench bench;
        bench.answer("create_saved_query_tool",
                     "{'tool_name':'ask','description':'Asks for it there.','endpoint':'api'," + definition
                         + "}");
        bench.answer("create_saved_query_tool",
                     "{'tool_name':'outer','description':'Calls the other one.','operation':{'steps':"
                     "[{'name':'s','operation':{'tool':'ask'}}]}}");
        const auto healthOf = [&](const char *tool) {
            return bench.structured("describe_tool", "{'tool_name':'" + std::string(tool) + "'}")["health"];
        };
        for (const char *tool : {"ask", "outer"}) {
            const json::Value health = healthOf(tool);
            QCOMPARE(health["state"].toString(), std::string_view("ok"));
            QCOMPARE(health["notices"].size(), std::size_t(isNoticed ? 1 : 0));
            QCOMPARE(health["notices"][0]["message"].toString().find("\"issue_id\"")
                         != std::string_view::npos,
                     isNoticed);
        }
        bench.answer("set_graphql_context", "{'key':'issue_id','value':'7'}");
        QVERIFY(!healthOf("ask").contains("notices"));
    }

    // The same of a value that a tool, or one that it calls, takes from the context.
    void aToolWhoseContextCannotBeUsedIsBlocked()
    {
        Workbench bench;
        workspace::ContextVariable variable;
        variable.key = "ID";
        variable.value = json::Value("7");
        bench.put(variable);
        bench.putTool("one", "query ($id: ID!) { issue(id: $id) { title } }");
        bench.putTool("who", "{ viewer { login } }");
        workspace::Tool outer;
        outer.name = "calling";
        outer.versions[outer.active].operation =
            workspace::Sequence{{workspace::Step{"first", workspace::ToolInvocation{"one"}}}};
        bench.put(outer);
        const auto healthOf = [&](const std::string &tool) {
            return bench.structured("describe_tool", "{'tool_name':'" + tool + "'}")["health"];
        };
        QCOMPARE(Workbench::shown(healthOf("one")), std::string("{'state':'ok'}"));
        bench.executor.refusals["ID>api"] = {ErrorKind::Denied, "consent_needed",
                                             "The context variable \"ID\" needs your consent.",
                                             "Review it in the Tooltray window."};
        for (const char *tool : {"one", "calling"}) {
            const json::Value health = healthOf(tool);
            QCOMPARE(health["state"].toString(), std::string_view("blocked"));
            QCOMPARE(health["errors"].size(), std::size_t(1));
            QVERIFY(health["errors"][0]["message"].toString().starts_with("The context variable \"ID\""));
        }
        QCOMPARE(Workbench::shown(healthOf("who")), std::string("{'state':'ok'}"));
        const json::Value listed = bench.structured("list_saved_tools", "{'query':'calling'}")["tools"][0];
        QCOMPARE(listed["health"]["state"].toString(), std::string_view("blocked"));

        workspace::Endpoint other;
        other.name = "other";
        other.url = "https://other.example.com/graphql";
        bench.put(other);
        outer.name = "calling_twice";
        outer.endpoint = "api";
        outer.versions[outer.active].operation =
            workspace::Sequence{{workspace::Step{"first", workspace::ToolInvocation{"one"}},
                                 workspace::Step{"second", workspace::ToolInvocation{"one"}, "other"}}};
        bench.put(outer);
        bench.executor.refusals = {{"ID>other", bench.executor.refusals["ID>api"]}};
        QCOMPARE(healthOf("one")["state"].toString(), std::string_view("ok"));
        QCOMPARE(healthOf("calling_twice")["state"].toString(), std::string_view("blocked"));
    }

    // Whoever changed something looks at once what became of it.
    void healthIsThatOfTheLastChange()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        workspace::Tool outer;
        outer.name = "calling";
        outer.versions[outer.active].operation = workspace::Sequence{
            {workspace::Step{"first", workspace::ToolInvocation{"who"}}},
            workspace::Binding{.source = workspace::StepSource{"first", "/viewer/login"}}};
        bench.put(outer);
        bench.workspaceAccess.holdHealth();
        const auto states = [&] {
            const json::Value listed =
                bench.structured("list_saved_tools", "{'query':'calling'}")["tools"][0];
            const json::Value told = bench.structured("describe_tool", "{'tool_name':'calling'}");
            return std::string(listed["health"]["state"].toString()) + ' '
                   + std::string(told["health"]["state"].toString());
        };
        QCOMPARE(states(), std::string("ok ok"));
        bench.putTool("who", "{ viewer { id } }");
        QCOMPARE(states(), std::string("broken broken"));
        bench.putTool("who", "{ viewer { login } }");
        QCOMPARE(states(), std::string("ok ok"));
    }

    void listTellsHealthAndGoesOnByPages()
    {
        Workbench bench;
        bench.putTool("broken", "{ nothing }");
        bench.putTool("off", "{ viewer { login } }");
        workspace::Tool off = *bench.workspaceAccess.workspace()->find<workspace::Tool>("off");
        off.enabled = false;
        bench.put(off);
        const json::Value view = bench.structured("list_saved_tools", "{}");
        QCOMPARE(view["tools"][std::size_t(0)]["health"]["state"].toString(), std::string_view("broken"));
        QCOMPARE(view["tools"][std::size_t(0)]["health"]["errors"][std::size_t(0)]["line"].toInt64(),
                 std::optional<std::int64_t>(1));
        QCOMPARE(view["tools"][std::size_t(1)]["health"]["state"].toString(), std::string_view("disabled"));
        for (int i = 10; i < 90; ++i)
            bench.putTool("tool_" + std::to_string(i), "{ viewer { login } }");
        std::size_t count = 0;
        std::string cursor;
        do {
            const json::Value page = bench.structured("list_saved_tools", "{'cursor':'" + cursor + "'}");
            count += page["tools"].size();
            cursor = page["next_cursor"].toString();
        } while (!cursor.empty());
        QCOMPARE(count, std::size_t(82));
    }
};

TOOLTRAY_TEST(DescribeToolTest)
#include "describetooltest.moc"
