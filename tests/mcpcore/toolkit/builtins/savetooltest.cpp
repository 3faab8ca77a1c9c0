// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "workbench.h"
#include "workspace/checks/pinning.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <vector>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

const std::string kListIssues = "'graphql_query':'query($workspaceId: ID!, $first: Int, $state: State) { "
                                "issues(workspaceId: $workspaceId, "
                                "first: $first, state: $state) { nodes { id title } } }'";

std::string creating(const std::string &name, const std::string &more)
{
    return "{'tool_name':'" + name + "','description':'Lists the issues of a workspace.'," + more + "}";
}

} // namespace

class SaveToolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inferredParametersAndTheCallAreAnswered()
    {
        Workbench bench;
        const json::Value view =
            bench.structured("create_saved_query_tool", creating("list_issues", kListIssues));
        QCOMPARE(view["name"].toString(), std::string_view("list_issues"));
        QCOMPARE(view["version"].toString(), std::string_view("0.1.0"));
        QCOMPARE(Workbench::shown(view["parameters"]["required"]), std::string("['workspaceId']"));
        QCOMPARE(Workbench::shown(view["injected"]), std::string("[]"));
        QCOMPARE(view["call"]["command_name"].toString(), std::string_view("list_issues"));
        const auto schema = jsonschema::Schema::compile(view["parameters"]).schema;
        QVERIFY(schema && schema->isValid(view["call"]["parameters"]));
        QCOMPARE(view["call"]["parameters"].size(), std::size_t(1));
        const auto *tool = bench.workspaceAccess.workspace()->find<workspace::Tool>("list_issues");
        QVERIFY(tool != nullptr);
        QCOMPARE(tool->endpoint, std::string("api"));
        QVERIFY(tool->versions.begin()->second.parameters.isNull());
        QCOMPARE(bench.workspaceAccess.edits().back().origin, workspace::Origin::Agent);
    }

    void aCallThatLacksAVariableIsCompletedAndWarnedOf()
    {
        Workbench bench;
        const json::Value view = bench.structured(
            "create_saved_query_tool",
            creating("get_issue",
                     "'graphql_query':'query($id: ID!) { issue(id: $id) { id } }','parameter_schema':{"
                     "'type':'object','properties':{'id':{'type':'string','description':'Which.'}}}"));
        QCOMPARE(Workbench::shown(view["call"]["parameters"]), std::string("{'id':'text'}"));
        QVERIFY(json::write(view["warnings"])
                    .find("At /parameter_schema/properties/id: The variable \\\"$id\\\" needs a value")
                != std::string::npos);
    }

    void inferredParametersNameOneTypeEach()
    {
        Workbench bench;
        const json::Value view = bench.structured(
            "create_saved_query_tool",
            creating("create_issue",
                     "'graphql_query':'mutation($input: NewIssue!) { createIssue(input: $input) { id } }'"));
        QCOMPARE(Workbench::shown(view["parameters"]["properties"]["input"]["properties"]["workspaceId"]),
                 std::string("{'type':'string'}"));
        QVERIFY(json::write(view["parameters"]).find("\"type\":[") == std::string::npos);
        QVERIFY(json::write(view["warnings"]).find("list of types") == std::string::npos);
    }

    void variableOfTheContextIsHidden()
    {
        Workbench bench;
        workspace::ContextVariable variable;
        variable.key = "WORKSPACE_ID";
        variable.value = json::Value("w1");
        bench.put(variable);
        const json::Value hidden =
            bench.structured("create_saved_query_tool", creating("list_issues", kListIssues));
        QVERIFY(!hidden["parameters"]["properties"].contains("workspaceId"));
        QCOMPARE(Workbench::shown(hidden["injected"]), std::string("['WORKSPACE_ID']"));
        QCOMPARE(Workbench::shown(hidden["call"]["parameters"]), std::string("{}"));
        const json::Value declared = bench.structured(
            "create_saved_query_tool",
            creating("list_issues_of",
                     kListIssues
                         + ",'parameter_schema':{'type':'object','properties':{'workspaceId':{"
                           "'type':'string','description':'Which.'}},'additionalProperties':false}"));
        QVERIFY(declared["parameters"]["properties"].contains("workspaceId"));
        QCOMPARE(Workbench::shown(declared["injected"]), std::string("[]"));
    }

    void nothingIsSavedThatDoesNotFit_data()
    {
        const TestRows<std::string, std::string, std::string> row{"arguments", "code", "piece"};
        row("typo", creating("a", "'graphql_query':'{ viewer { logim } }'"), "definition_invalid",
            "Line 1, column 12: Cannot query field \"logim\" on type \"User\". Did you mean \"login\"?");
        row("syntax", creating("a", "'graphql_query':'{ viewer { login }'"), "definition_invalid",
            "Line 1, column 19");
        row("two operations",
            creating("a", "'graphql_query':'query A { viewer { id } } query B { viewer { id } }'"),
            "definition_invalid", "several operations");
        row("name", creating("Not-A-Name", kListIssues), "name_invalid", "Not-A-Name");
        row("built-in name", creating("list_saved_tools", kListIssues), "name_taken", "list_saved_tools");
        row("taken name", creating("who", kListIssues), "name_taken",
            "The name \"who\" (in \"tool_name\") is taken.");
        row("endpoint", creating("a", kListIssues + ",'endpoint':'nowhere'"), "endpoint_unknown", "nowhere");
        row("version", creating("a", kListIssues + ",'version':'one'"), "version_invalid",
            "\"one\" (in \"version\") is not");
        row("parameter schema",
            creating("a", kListIssues
                              + ",'parameter_schema':{'type':'object','properties':{'a':"
                                "{'type':'text'}}}"),
            "definition_invalid", "type");
        row("type that is not there",
            creating("a", kListIssues
                              + ",'parameter_schema':{'type':'object','properties':{'a':{'$ref':"
                                "'tooltray:types/nothing'}}}"),
            "definition_invalid", "There is no type \"nothing\".");
        row("pages that cannot be found",
            creating("a", "'graphql_query':'{ viewer { login } }','pagination_config':{'style':'relay'}"),
            "definition_invalid", "page");
        row("result path", creating("a", kListIssues + ",'result':{'path':'/nothing'}"), "definition_invalid",
            "/nothing");
        row("result path that is none", creating("a", kListIssues + ",'result':{'path':'nothing'}"),
            "arguments_invalid", "at /result/path");
        row("key that is no parameter",
            creating("a", kListIssues + ",'idempotency':{'cache_key_params':['stat']}"), "definition_invalid",
            "Did you mean \"state\"?");
        row("value that the enum lacks",
            creating("a", kListIssues
                              + ",'parameter_schema':{'type':'object','properties':{'workspaceId':{'type':"
                                "'string'},'state':{'enum':['OPENED']}}}"),
            "definition_invalid", "At /parameter_schema/properties/state/enum/0: ");
        row("required variable that nothing fills",
            creating("a", kListIssues + ",'parameter_schema':{'type':'object','properties':{}}"),
            "definition_invalid", "Nothing fills the required variable \"$workspaceId\"");
        row("no operation", creating("a", "'tags':['b']"), "operation_missing", "graphql_query");
        row("two operations of different kinds",
            creating("a", kListIssues + ",'operation':{'path':'/issues'}"), "operation_twice", "operation");
        row("operation that is none", creating("a", "'operation':{'method':'GET'}"), "arguments_invalid",
            "At /operation");
        row("step with a mistake",
            creating("a", "'operation':{'steps':[{'name':'b','operation':{'document':'{ viewr { id } }'}}]}"),
            "definition_invalid", "At /operation/steps/0/operation/document, line 1, column 3: ");
        row("constant credential",
            creating("a", "'operation':{'path':'/a','headers':{'Authorization':{'constant':'Bearer b'}}}"),
            "definition_invalid", "Credentials belong to the endpoint");
        row("empty tag", creating("a", kListIssues + ",'tags':['']"), "tag_empty", "tags");
    }

    void nothingIsSavedThatDoesNotFit()
    {
        QFETCH(const std::string, arguments);
        QFETCH(const std::string, code);
        QFETCH(const std::string, piece);
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        const auto before = bench.workspaceAccess.workspace();
        const Error error = bench.failure("create_saved_query_tool", arguments);
        QCOMPARE(error.code, code);
        QVERIFY2(error.message.find(piece) != std::string::npos, error.message.c_str());
        QVERIFY(!error.hint.empty());
        QCOMPARE(bench.workspaceAccess.workspace(), before);
        QVERIFY(bench.executor.orders.empty());
    }

    void hintsSayWhatMendsIt_data()
    {
        const TestRows<std::string, std::string> row{"arguments", "hint"};
        row("two operations",
            creating("a", "'graphql_query':'query A { viewer { id } } query B { viewer { id } }'"),
            "one tool for each operation");
        row("unknown type",
            creating("a", kListIssues
                              + ",'parameter_schema':{'type':'object','properties':{'a':{'$ref':"
                                "'tooltray:types/none'}}}"),
            "list_graphql_types");
        row("unknown mapping",
            creating("a", kListIssues
                              + ",'parameter_schema':{'type':'object','properties':{'a':{'$ref':"
                                "'tooltray:mappings/none'}}}"),
            "list_mappings");
        row("typo", creating("a", "'graphql_query':'{ viewer { logim } }'"), "get_schema_info");
        row("name of ours", creating("list_saved_tools", kListIssues), "Choose another");
    }

    void hintsSayWhatMendsIt()
    {
        QFETCH(const std::string, arguments);
        QFETCH(const std::string, hint);
        Workbench bench;
        const Error error = bench.failure("create_saved_query_tool", arguments);
        QVERIFY2(error.hint.find(hint) != std::string::npos, error.hint.c_str());
        QVERIFY(error.hint.find("update_saved_tool") == std::string::npos);
    }

    void everyErrorOfADocumentIsInTheDetails()
    {
        Workbench bench;
        const Error error = bench.failure("create_saved_query_tool",
                                          creating("a", "'graphql_query':'{ viewer { logim nothing } }'"));
        const json::Value &errors = error.details["errors"];
        QCOMPARE(errors.size(), std::size_t(2));
        QCOMPARE(errors[std::size_t(0)]["suggestion"].toString(),
                 std::string_view("Did you mean \"login\"?"));
        QVERIFY(errors[std::size_t(1)]["excerpt"].toString().find('^') != std::string_view::npos);
    }

    void toolCanBeSavedWhileItsApiIsDown()
    {
        Workbench bench;
        workspace::Endpoint other;
        other.name = "other";
        other.url = "https://other.example.com/graphql";
        bench.put(other);
        bench.schemas.fail("other",
                           {ErrorKind::Unavailable, "refused", "The connection was refused.", "Start it."});
        const json::Value view =
            bench.structured("create_saved_query_tool",
                             creating("a", "'graphql_query':'{ any { thing } }','endpoint':'other'"));
        QVERIFY(json::write(view["warnings"]).find("was not validated") != std::string::npos);
        QCOMPARE(Workbench::shown(view["parameters"]),
                 std::string("{'type':'object','properties':{},'additionalProperties':false}"));
        const Error error = bench.failure(
            "create_saved_query_tool", creating("b", "'graphql_query':'{ any { thing }','endpoint':'other'"));
        QCOMPARE(error.code, std::string("definition_invalid"));
    }

    // What the document itself says of its variables is known all the same.
    void withoutASchemaTheParametersAreThoseOfTheDocument()
    {
        Workbench bench;
        workspace::Endpoint bare;
        bare.name = "bare";
        bare.url = "https://bare.example.com/graphql";
        bare.schema.kind = workspace::SchemaSource::Kind::None;
        bench.put(bare);
        workspace::ContextVariable region;
        region.key = "REGION";
        region.value = json::Value("north");
        bench.put(region);
        const json::Value view = bench.structured(
            "create_saved_query_tool",
            creating(
                "a",
                "'graphql_query':'query($ids: [ID!]!, $n: Int = 3, $by: By!, $region: String) { list(ids: "
                "$ids, n: $n, by: $by, region: $region) { id } }','endpoint':'bare'"));
        const json::Value &properties = view["parameters"]["properties"];
        QCOMPARE(Workbench::shown(properties["ids"]),
                 std::string("{'type':'array','items':{'type':'string'}}"));
        QCOMPARE(Workbench::shown(properties["n"]), std::string("{'type':'integer'}"));
        QCOMPARE(Workbench::shown(properties["by"]), std::string("{}"));
        QVERIFY(!properties.contains("region"));
        QCOMPARE(Workbench::shown(view["parameters"]["required"]), std::string("['ids','by']"));
        QCOMPARE(Workbench::shown(view["injected"]), std::string("['REGION']"));
        QCOMPARE(view["call"]["parameters"]["ids"].size(), std::size_t(1));
        const std::string warnings = json::write(view["warnings"]);
        QVERIFY2(warnings.find("has no schema") != std::string::npos, warnings.c_str());
        QVERIFY2(warnings.find("refresh_schema") == std::string::npos, warnings.c_str());
        QCOMPARE(Workbench::shown(bench.structured("describe_tool", "{'tool_name':'a'}")["parameters"]),
                 Workbench::shown(view["parameters"]));
        const Error error =
            bench.failure("create_saved_query_tool",
                          creating("b", "'graphql_query':'query($a: ID) { b }','endpoint':'bare'"));
        QVERIFY2(error.message.find("\"$a\" is never used") != std::string::npos, error.message.c_str());
        QCOMPARE(error.hint, std::string("Correct it and call again."));
    }

    void everythingThatDoesNotFitIsNamed()
    {
        Workbench bench;
        const auto names = [&](const char *tool, const std::string &arguments,
                               std::vector<const char *> pieces) {
            const Error error = bench.failure(tool, arguments);
            for (const char *piece : pieces)
                QVERIFY2(error.message.find(piece) != std::string::npos, error.message.c_str());
        };
        names("create_saved_query_tool",
              creating("a", "'operation':{'steps':[{'name':'a','document':'{ a }'},{'name':'b'}]}"),
              {"3 problems:", "Missing member \"operation\" at /operation/steps/0",
               "Unknown member \"document\" at /operation/steps/0",
               "Missing member \"operation\" at /operation/steps/1"});
    }

    void changeReplacesOnlyWhatIsPassed()
    {
        Workbench bench;
        QVERIFY(bench
                    .structured("create_saved_query_tool",
                                creating("list_issues", kListIssues + ",'tags':['a']"))["call"]
                    .isObject());
        const json::Value view =
            bench.structured("update_saved_tool", "{'tool_name':'list_issues','description':'Lists what is "
                                                  "to be done.','result':{'path':'/issues/nodes'}}");
        QCOMPARE(view["version"].toString(), std::string_view("0.1.0"));
        const auto *tool = bench.workspaceAccess.workspace()->find<workspace::Tool>("list_issues");
        const workspace::ToolVersion &version = tool->versions.begin()->second;
        QCOMPARE(version.description, std::string("Lists what is to be done."));
        QCOMPARE(version.result.path, std::string("/issues/nodes"));
        QVERIFY(version.operation.has_value());
        QCOMPARE(tool->tags, std::vector<std::string>{"a"});
        QCOMPARE(bench.failure("update_saved_tool", "{'tool_name':'list_issues'}").message,
                 std::string("There is nothing to change: no argument besides \"tool_name\" has a value."));
        QCOMPARE(bench.failure("update_saved_tool", "{'tool_name':'list_isues','tags':[]}").message,
                 std::string("There is no saved tool \"list_isues\" (in \"tool_name\"). Did you mean "
                             "\"list_issues\"?"));
    }

    void whatPeopleCanChangeAgentsCanChange()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        bench.answer("create_saved_query_tool",
                     creating("calling", "'operation':{'steps':[{'name':'a','operation':{'tool':'who'}}]}"));
        bench.answer("update_saved_tool",
                     "{'tool_name':'who','version':'0.2.0','graphql_query':'{ viewer { id } }'}");
        const json::Value view = bench.structured(
            "update_saved_tool",
            "{'tool_name':'who','new_name':'whoami','active_version':'0.1.0','aliases':['people.who'],"
            "'annotations':{'open_world':false},'examples':[{'name':'me','parameters':{},'assertions':[{"
            "'path':'/viewer','exists':true}]}]}");
        QCOMPARE(view["name"].toString(), std::string_view("whoami"));
        const auto workspace = bench.workspaceAccess.workspace();
        QVERIFY(workspace->find<workspace::Tool>("who") == nullptr);
        const auto *tool = workspace->find<workspace::Tool>("whoami");
        QCOMPARE(tool->active.toString(), std::string("0.1.0"));
        QCOMPARE(tool->aliases, std::vector<std::string>{"people.who"});
        QCOMPARE(tool->examples.size(), std::size_t(1));
        QCOMPARE(tool->versions.at({0, 2, 0}).annotations.openWorld, std::optional(false));
        const auto *caller = workspace->find<workspace::Tool>("calling");
        const auto &steps = std::get<workspace::Sequence>(*caller->versions.begin()->second.operation).steps;
        QCOMPARE(std::get<workspace::ToolInvocation>(steps.front().action).tool, std::string("whoami"));
        QCOMPARE(bench.failure("update_saved_tool", "{'tool_name':'whoami','new_name':'calling'}").message,
                 std::string("The name \"calling\" (in \"new_name\") is taken."));
        QCOMPARE(bench.failure("update_saved_tool", "{'tool_name':'whoami','active_version':'0.9.0'}").hint,
                 std::string("Pass \"0.1.0\" or \"0.2.0\"."));
        QCOMPARE(bench.failure("update_saved_tool", "{'tool_name':'whoami','aliases':['A B']}").code,
                 std::string("arguments_invalid"));
    }

    void bindingsFillVariables()
    {
        Workbench bench;
        const json::Value view = bench.structured(
            "create_saved_query_tool",
            creating("list_open", kListIssues + ",'bindings':{'state':{'constant':'OPEN'}}"));
        QVERIFY(!view["parameters"]["properties"].contains("state"));
        QVERIFY(bench
                    .failure("update_saved_tool",
                             "{'tool_name':'list_open','bindings':{'state':{'constant':'AJAR'}}}")
                    .message.find("At /bindings/state: ")
                != std::string::npos);
    }

    void otherOperationsAreSavedAsGraphqlOnesAre()
    {
        Workbench bench;
        const json::Value view = bench.structured(
            "create_saved_query_tool",
            creating("get_thing",
                     "'operation':{'method':'GET','path':'/things/{id}'},'parameter_schema':{"
                     "'type':'object','properties':{'id':{'type':'integer'}},'required':['id']}"));
        QCOMPARE(Workbench::shown(view["parameters"]["required"]), std::string("['id']"));
        const auto *tool = bench.workspaceAccess.workspace()->find<workspace::Tool>("get_thing");
        QVERIFY(tool->kind() == workspace::ToolKind::Rest);
        QVERIFY(bench
                    .structured("update_saved_tool", "{'tool_name':'get_thing','operation':{'path':"
                                                     "'/thing/{id}'}}")["call"]
                    .isObject());
    }

    void aVersionThatAnotherToolCallsStays()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        bench.answer("update_saved_tool",
                     "{'tool_name':'who','version':'0.2.0','graphql_query':'{ viewer { id } }'}");
        bench.answer("create_saved_query_tool",
                     creating("calling", "'operation':{'steps':[{'name':'a','operation':{'tool':'who',"
                                         "'version':'0.1.0'}}]}"));
        QCOMPARE(bench.failure("delete_saved_tool", "{'tool_name':'who','version':'0.1.0'}").code,
                 std::string("would_break"));
    }

    void meaningsOfAnEnumAreShown_data()
    {
        QTest::addColumn<std::string>("descriptions");
        QTest::newRow("in the order of the values") << std::string("['Still to do.','Done.']");
        QTest::newRow("by value") << std::string("{'OPEN':'Still to do.','CLOSED':'Done.'}");
    }

    void meaningsOfAnEnumAreShown()
    {
        QFETCH(const std::string, descriptions);
        Workbench bench;
        bench.answer("create_graphql_type",
                     "{'type_name':'state','type_definition':{'type':'string','enum':['OPEN','CLOSED'],"
                     "'enumDescriptions':"
                         + descriptions + "}}");
        const json::Value view = bench.structured(
            "create_saved_query_tool",
            creating("list_issues", kListIssues
                                        + ",'parameter_schema':{'type':'object','properties':{'workspaceId':{"
                                          "'type':'string'},'state':{'$ref':'tooltray:types/state'}}}"));
        const json::Value &state = view["parameters"]["properties"]["state"];
        QCOMPARE(Workbench::shown(state["enum"]), std::string("['OPEN','CLOSED']"));
        QVERIFY2(state["description"].toString().find("Done.") != std::string_view::npos,
                 Workbench::shown(state).c_str());
        QVERIFY(!state.contains("enumDescriptions"));
    }

    void laterVersionBecomesTheActiveOne()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        const json::Value later = bench.structured(
            "update_saved_tool",
            "{'tool_name':'who','version':'0.2.0','graphql_query':'{ viewer { id login } }'}");
        QVERIFY(!later["call"].contains("version"));
        const json::Value earlier = bench.structured(
            "update_saved_tool", "{'tool_name':'who','version':'0.0.9','description':'Who, as it was.'}");
        QCOMPARE(earlier["call"]["version"].toString(), std::string_view("0.0.9"));
        QVERIFY(json::write(earlier["warnings"]).find("Version 0.2.0 stays active") != std::string::npos);
        const auto *tool = bench.workspaceAccess.workspace()->find<workspace::Tool>("who");
        QCOMPARE(tool->active.toString(), std::string("0.2.0"));
        QCOMPARE(tool->versions.size(), std::size_t(3));
    }

    void pinnedToolStaysAsItWasApproved()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        workspace::Tool tool = *bench.workspaceAccess.workspace()->find<workspace::Tool>("who");
        tool.pin = workspace::pinOf(*bench.workspaceAccess.workspace(), tool, "2026-01-01T00:00:00Z");
        bench.put(tool);
        const json::Value view =
            bench.structured("update_saved_tool", "{'tool_name':'who','graphql_query':'{ viewer { id } }'}");
        QVERIFY(json::write(view["warnings"]).find("pinned") != std::string::npos);
        QVERIFY(bench.structured("describe_tool", "{'tool_name':'who'}")["pinned"]["has_changes"].toBool());
        QCOMPARE(bench.failure("delete_saved_tool", "{'tool_name':'who'}").code, std::string("pinned"));
    }

    void concurrentUpdatesOfDifferentFieldsAllCount()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        std::vector<std::string> updates{
            "'description':'Says who calls, and nothing else.'",
            "'tags':['people']",
            "'result':{'path':'/viewer'}",
            "'idempotency':{'ttl_seconds':7}",
            "'graphql_query':'{ viewer { id login } }'",
        };
        for (int i = 2; i <= 16; ++i)
            updates.push_back("'version':'0." + std::to_string(i) + ".0','description':'The version "
                              + std::to_string(i) + " of who, for tests.'");
        std::vector<std::optional<CallOutcome>> outcomes(updates.size());
        std::vector<Running> running;
        for (std::size_t i = 0; i < updates.size(); ++i)
            running.push_back(bench.begin("update_saved_tool",
                                          Workbench::value("{'tool_name':'who'," + updates[i] + '}'),
                                          outcomes[i]));
        QTRY_VERIFY(std::ranges::all_of(outcomes, [](const auto &one) { return one.has_value(); }));
        for (std::size_t i = 0; i < updates.size(); ++i) {
            const auto *failure = std::get_if<execution::CallFailure>(&*outcomes[i]);
            QVERIFY2(failure == nullptr,
                     (updates[i] + ": " + (failure ? failure->error.message.text() : "")).c_str());
        }
        const auto &tool = *bench.workspaceAccess.workspace()->find<workspace::Tool>("who");
        QCOMPARE(tool.versions.size(), std::size_t(16));
        const workspace::ToolVersion &first = tool.versions.at(workspace::Version{0, 1, 0});
        QCOMPARE(first.description, std::string("Says who calls, and nothing else."));
        QCOMPARE(tool.tags, std::vector<std::string>{"people"});
        QCOMPARE(first.result.path, std::string("/viewer"));
        QVERIFY(first.idempotency && first.idempotency->timeToLive == std::chrono::seconds(7));
        QVERIFY(std::get<workspace::GraphqlOperation>(*first.operation).document.find("id login")
                != std::string::npos);
    }

    void concurrentUpdatesOfOneFieldNameWhoWasFaster()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        std::optional<CallOutcome> first;
        std::optional<CallOutcome> second;
        const auto saying = [](const char *text) {
            return Workbench::value("{'tool_name':'who','description':'" + std::string(text) + "'}");
        };
        const Running one = bench.begin("update_saved_tool", saying("Says who calls it."), first);
        const Running other = bench.begin("update_saved_tool", saying("Tells who calls it."), second);
        QTRY_VERIFY(first && second);
        const auto *failure = std::get_if<execution::CallFailure>(&*second);
        if (failure == nullptr)
            failure = std::get_if<execution::CallFailure>(&*first);
        QVERIFY(failure != nullptr);
        QCOMPARE(failure->error.code, std::string("changed_since"));
        QCOMPARE(failure->error.message,
                 std::string("The tool \"who\" was changed by agent. Both changes affect the description."));
    }

    void aMergedToolIsCheckedAsAWhole()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        std::optional<CallOutcome> first;
        std::optional<CallOutcome> second;
        const Running one =
            bench.begin("update_saved_tool",
                        Workbench::value("{'tool_name':'who','graphql_query':'{ viewer { id } }'}"), first);
        const Running other =
            bench.begin("update_saved_tool",
                        Workbench::value("{'tool_name':'who','result':{'path':'/viewer/login'}}"), second);
        QTRY_VERIFY(first && second);
        const auto isRefused = [](const CallOutcome &outcome) {
            const auto *failure = std::get_if<execution::CallFailure>(&outcome);
            return failure != nullptr && failure->error.code == "definition_invalid";
        };
        QVERIFY(isRefused(*first) != isRefused(*second)); // each fits alone, both together do not
    }

    void otherKindsKeepTheirOperation()
    {
        Workbench bench;
        workspace::Tool tool;
        tool.name = "fetch";
        tool.endpoint = "api";
        tool.versions[tool.active].description = "Fetches something.";
        tool.versions[tool.active].operation =
            workspace::RestRequest{workspace::RestRequest::Method::Get, "/things"};
        bench.put(tool);
        QCOMPARE(
            bench.failure("update_saved_tool", "{'tool_name':'fetch','graphql_query':'{ viewer { id } }'}")
                .code,
            std::string("tool_not_graphql"));
        QVERIFY(bench.structured("update_saved_tool", "{'tool_name':'fetch','tags':['rest']}")["call"]
                    .isObject());
    }

    void versionsAreDeletedOneByOne()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        workspace::Tool tool = *bench.workspaceAccess.workspace()->find<workspace::Tool>("who");
        tool.versions[workspace::Version{0, 2, 0}].description = "Says who it is.";
        tool.active = {0, 2, 0};
        bench.put(tool);
        QCOMPARE(bench.failure("delete_saved_tool", "{'tool_name':'who','version':'0.3.0'}").hint,
                 std::string("Pass \"0.1.0\" or \"0.2.0\", or omit \"version\"."));
        QCOMPARE(bench.answer("delete_saved_tool", "{'tool_name':'who','version':'0.1.0'}"),
                 std::string("{'name':'who','version':'0.1.0','active':'0.2.0'}"));
        QVERIFY(bench.workspaceAccess.workspace()
                    ->find<workspace::Tool>("who")
                    ->versions.begin()
                    ->second.operation);
        QCOMPARE(bench.failure("delete_saved_tool", "{'tool_name':'who@0.2.0'}").code,
                 std::string("last_version"));
        QCOMPARE(bench.answer("delete_saved_tool", "{'tool_name':'who'}"), std::string("{'name':'who'}"));
        QCOMPARE(bench.failure("delete_saved_tool", "{'tool_name':'who'}").code, std::string("tool_unknown"));
    }

    void toolThatAnotherOneCallsStays()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        workspace::Tool tool;
        tool.name = "twice";
        tool.versions[tool.active].operation =
            workspace::Sequence{{{"first", workspace::ToolInvocation{"who"}}}};
        bench.put(tool);
        const Error error = bench.failure("delete_saved_tool", "{'tool_name':'who'}");
        QCOMPARE(error.code, std::string("in_use"));
        QCOMPARE(Workbench::shown(error.details["used_by"]), std::string("['twice']"));
    }
};

TOOLTRAY_TEST(SaveToolTest)
#include "savetooltest.moc"
