// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

#include <set>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

constexpr const char *kIssuesQuery =
    "'graphql_query':'query($workspaceId: ID!) { issues(workspaceId: $workspaceId) { nodes { title } } }'";

// A workspace with one of everything.
void furnish(Workbench &bench)
{
    bench.putTool("who", "query($team: ID!) { issues(workspaceId: $team) { nodes { id } } }", {"people"});
    bench.putTool("broken", "{ nothing }");
    bench.answer("create_graphql_type", "{'type_name':'state','type_definition':{'type':'string'}}");
    bench.answer("set_mapping", "{'name':'people','entries':{'Ann':'u1'}}");
    bench.answer("set_graphql_context", "{'key':'team','value':'t1'}");
    bench.answer("set_prompt", "{'name':'greet','title':'Greet','messages':[{'text':'Say hello.'}]}");
    bench.workspaceAccess.setUnreadFiles({{"tools/new.json", "new", "Expected a name.", 1, 2}});
    execution::CallResult result;
    result.structured = Workbench::value("{'data':{'viewer':{'login':'ann'}}}");
    bench.executor.outcome = result;
    bench.executor.trace.sent = {{.endpoint = "api", .request = Workbench::value("{'method':'POST'}")}};
    journal::LogEntry entry;
    entry.client = "agent";
    entry.tool = "who";
    const journal::EntryId id = bench.journal->begin(entry);
    bench.journal->addExchange(id, {});
    bench.journal->finish(id, {});
}

std::string problemsOf(const json::Value &document, const json::Value &answer)
{
    const auto compiled = jsonschema::Schema::compile(document);
    if (!compiled.schema)
        return "The schema is none: " + json::write(document);
    std::string problems;
    for (const jsonschema::ValidationError &error : compiled.schema->validate(answer))
        problems += error.message + "\n";
    return problems.empty() ? problems : problems + json::write(answer);
}

} // namespace

class ResponseSchemasTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAreWhatIsSaidOfThem_data()
    {
        addColumns<std::string, std::string>("tool", "arguments");
        for (const auto &[tool, arguments] : calls())
            QTest::addRow("%s %s", tool.c_str(), arguments.c_str()) << tool << arguments;
    }

    void answersAreWhatIsSaidOfThem()
    {
        QFETCH(const std::string, tool);
        QFETCH(const std::string, arguments);
        Workbench bench;
        furnish(bench);
        const json::Value answer = bench.structured(tool, arguments);
        QVERIFY2(!answer.isNull() && !answer.contains("error"), json::write(answer).c_str());
        const json::Value schema = responseSchema(tool).schema;
        const std::string problems = problemsOf(schema, answer);
        QVERIFY2(problems.empty(), problems.c_str());
        // What is asked for by arguments alone must be there, else nothing was looked at.
        QVERIFY(schema["properties"].size() > 1);
    }

    void everyBuiltInIsLookedAt()
    {
        const Workbench bench;
        std::set<std::string> seen;
        for (const auto &[tool, arguments] : calls())
            seen.insert(tool);
        for (const auto &each : bench.all()) {
            const mcp::Tool &tool = each->tool();
            if (tool.outputSchema.isNull())
                QVERIFY2(seen.contains(tool.name) || tool.name == "read_result", tool.name.c_str());
        }
    }

    void cutAnswersFitToo()
    {
        Workbench bench;
        for (int i = 10; i < 60; ++i)
            bench.putTool("tool_" + std::to_string(i), "{ viewer { login } }");
        bench.client.resultBytes = 2'000;
        const json::Value answer = bench.structured("list_saved_tools", "{}");
        QVERIFY(answer.contains("next_cursor"));
        const std::string problems = problemsOf(responseSchema("list_saved_tools").schema, answer);
        QVERIFY2(problems.empty(), problems.c_str());
    }

    void whatIsNoCommandHasNone() { QVERIFY(responseSchema("nothing").schema.isNull()); }

private:
    static std::vector<std::pair<std::string, std::string>> calls()
    {
        const std::string creating =
            std::string("{'tool_name':'a','description':'Lists issues.',") + kIssuesQuery;
        return {
            {"execute_graphql_query", "{'query':'{ viewer { login } }'}"},
            {"get_schema_info", "{'format':'json'}"},
            {"get_schema_info", "{'format':'json','type_name':'Issue','depth':1}"},
            {"get_schema_info", "{'format':'json','type_name':'State'}"},
            {"get_schema_info", "{'format':'json','type_name':'Query.issues'}"},
            {"get_schema_info", "{'format':'json','type_name':'@skip'}"},
            {"validate_graphql_query", "{'query':'query($team: ID!) { issues(workspaceId: $team) { a } }'}"},
            {"list_endpoints", "{}"},
            {"refresh_schema", "{}"},
            {"create_saved_query_tool", creating + "}"},
            {"update_saved_tool", "{'tool_name':'who','tags':['one']}"},
            {"delete_saved_tool", "{'tool_name':'who'}"},
            {"list_saved_tools", "{}"},
            {"describe_tool", "{'tool_name':'who'}"},
            {"describe_tool", "{'tool_name':'broken'}"},
            {"test_saved_tool", "{'tool_name':'who','parameters':{}}"},
            {"set_graphql_context", "{'key':'count','value':3}"},
            {"list_graphql_context", "{}"},
            {"clear_graphql_context", "{}"},
            {"create_graphql_type", "{'type_name':'kind','type_definition':{'type':'string'}}"},
            {"list_graphql_types", "{}"},
            {"delete_graphql_type", "{'type_name':'state'}"},
            {"create_graphql_type", "{'type_name':'state','type_definition':{'type':'string'}}"},
            {"set_mapping", "{'name':'teams','entries':{'One':1}}"},
            {"set_prompt", "{'name':'triage','messages':[{'text':'Sort them.'}]}"},
            {"list_prompts", "{}"},
            {"delete_prompt", "{'name':'greet'}"},
            {"list_mappings", "{}"},
            {"delete_mapping", "{'name':'people'}"},
            {"export_tools", "{'names':['who']}"},
            {"import_tools",
             "{'pack':{'format':'tooltray-pack','version':1,'types':{'size':{'schema':{'type':"
             "'string'}}}},'dry_run':true}"},
            {"get_recent_calls", "{}"}};
    }
};

TOOLTRAY_TEST(ResponseSchemasTest)
#include "responseschemastest.moc"
