// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

const std::string kState =
    "{'type':'string','oneOf':[{'const':'OPEN','description':'To do.'},{'const':'CLOSED'}]}";

std::string usingState(const std::string &name)
{
    return "{'tool_name':'" + name
           + "','description':'Lists issues in a state.','graphql_query':'query($state: State) "
             "{ issues(workspaceId: 1, state: $state) { nodes { id } } "
             "}','parameter_schema':{'type':'object',"
             "'properties':{'state':{'$ref':'tooltray:types/state'}},'additionalProperties':false}}";
}

} // namespace

class SharedToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typeInUseIsNotDeletedAndItsUsersAreNamed()
    {
        Workbench bench;
        QCOMPARE(
            bench.answer("create_graphql_type", "{'type_name':'state','type_definition':" + kState + "}"),
            std::string("{'name':'state'}"));
        const json::Value first = bench.structured("create_saved_query_tool", usingState("first"));
        QCOMPARE(Workbench::shown(first["parameters"]["properties"]["state"]["enum"]),
                 std::string("['OPEN','CLOSED']"));
        QCOMPARE(bench.structured("create_saved_query_tool", usingState("second"))["name"].toString(),
                 std::string_view("second"));
        QCOMPARE(bench.answer("list_graphql_types", "{}"),
                 "{'types':[{'name':'state','definition':" + kState + ",'used_by':['first','second']}]}");
        const Error error = bench.failure("delete_graphql_type", "{'type_name':'state'}");
        QCOMPARE(error.code, std::string("in_use"));
        QCOMPARE(
            error.message,
            std::string(
                "The type \"state\" cannot be deleted: it is used by the tools \"first\" and \"second\"."));
        bench.answer("delete_saved_tool", "{'tool_name':'first'}");
        bench.answer("delete_saved_tool", "{'tool_name':'second'}");
        QCOMPARE(bench.answer("delete_graphql_type", "{'type_name':'state'}"),
                 std::string("{'name':'state'}"));
    }

    void typeCanBeReplacedWhileItIsUsed()
    {
        Workbench bench;
        bench.answer("create_graphql_type", "{'type_name':'state','type_definition':" + kState + "}");
        bench.answer("create_saved_query_tool", usingState("first"));
        bench.answer("create_graphql_type", "{'type_name':'state','type_definition':{'enum':['OPEN']}}");
        const json::Value view = bench.structured("describe_tool", "{'tool_name':'first'}");
        QCOMPARE(Workbench::shown(view["parameters"]["properties"]["state"]["enum"]),
                 std::string("['OPEN']"));
    }

    // What the change breaks is listed before it is made, and it is made only by who says so.
    void changeThatBreaksAToolIsRefused_data()
    {
        const TestRows<std::string, std::string> row{"command", "arguments"};
        row("type of another kind", "create_graphql_type",
            "{'type_name':'state','type_definition':{'type':'integer'}");
        row("type with an unknown value", "create_graphql_type",
            "{'type_name':'state','type_definition':{'enum':['OPEN','AJAR']}");
        row("mapping to an unknown value", "set_mapping", "{'name':'states','entries':{'Ajar':'AJAR'}");
        row("query with another parameter", "update_saved_tool",
            "{'tool_name':'one','graphql_query':'query($key: ID!) { issue(id: $key) { id } }'");
    }

    void changeThatBreaksAToolIsRefused()
    {
        QFETCH(const std::string, command);
        QFETCH(const std::string, arguments);
        Workbench bench;
        bench.answer("create_graphql_type", "{'type_name':'state','type_definition':" + kState + "}");
        bench.answer("set_mapping", "{'name':'states','entries':{'Open':'OPEN'}}");
        bench.answer("create_saved_query_tool", usingState("first"));
        bench.answer("create_saved_query_tool",
                     "{'tool_name':'mapped','description':'Lists issues in a state.','graphql_query':'query("
                     "$state: State) { issues(workspaceId: 1, state: $state) { nodes { id } } }',"
                     "'parameter_schema':{'type':'object','properties':{'state':{'$ref':"
                     "'tooltray:mappings/states'}}}}");
        bench.putTool("one", "query($id: ID!) { issue(id: $id) { id } }");
        QCOMPARE(bench
                     .structured("create_saved_query_tool",
                                 "{'tool_name':'calling','description':'Calls another tool.','operation':{"
                                 "'steps':[{'name':'a','operation':{'tool':'one'},'bindings':{'id':{"
                                 "'constant':'1'}}}]}}")["name"]
                     .toString(),
                 std::string_view("calling"));
        const auto before = bench.workspaceAccess.workspace();
        const Error error = bench.failure(command, arguments + "}");
        QCOMPARE(error.code, std::string("would_break"));
        QCOMPARE(error.details["broken_tools"].size(), std::size_t(1));
        const std::string name(error.details["broken_tools"][std::size_t(0)]["name"].toString());
        QVERIFY2(error.message.find('"' + name + '"') != std::string::npos
                     && error.message.find("At /") != std::string::npos,
                 error.message.c_str());
        QVERIFY(error.hint.find("allow_broken") != std::string::npos);
        QCOMPARE(bench.workspaceAccess.workspace(), before);
        const json::Value made = bench.structured(command, arguments + ",'allow_broken':true}");
        QCOMPARE(made["broken_tools"], error.details["broken_tools"]);
        QVERIFY(bench.workspaceAccess.health()->of(name)->state() == workspace::HealthState::Broken);
        QVERIFY(bench.workspaceAccess.workspace() != before);
    }

    // The change is held against the schema of now, not against that of the time when the tools were saved.
    void whatBreaksByTheRefreshedSchemaIsListed()
    {
        Workbench bench;
        bench.answer("create_graphql_type", "{'type_name':'state','type_definition':{'enum':['OPEN']}}");
        bench.answer("create_saved_query_tool", usingState("first"));
        bench.answer("create_saved_query_tool", usingState("second"));
        bench.putTool("notes", "{ issue(id: 1) { notes } }");
        const std::string closing = "{'type_name':'state','type_definition':{'enum':['OPEN','CLOSED']}}";
        const std::string opening = "{'type_name':'state','type_definition':{'enum':['OPEN']}}";
        QVERIFY(bench.structured("create_graphql_type", closing)
                    .contains("replaced")); // fits the schema as it was
        QVERIFY(bench.structured("create_graphql_type", opening).contains("replaced"));
        bench.schemas.setNext(
            "api",
            "enum State { OPEN DONE } type Issue { id: ID! } type IssueConnection { nodes: [Issue!]! } "
            "type Query { issue(id: ID!): Issue issues(workspaceId: ID!, state: State): IssueConnection! }");
        QCOMPARE(bench.structured("refresh_schema", "{}")["broken_tools"].size(), std::size_t(1));
        const Error error = bench.failure("create_graphql_type", closing);
        QCOMPARE(error.code, std::string("would_break"));
        const json::Value &broken = error.details["broken_tools"]; // not what the refresh broke
        QCOMPARE(broken.size(), std::size_t(2));
        QCOMPARE(broken[std::size_t(0)]["name"].toString(), std::string_view("first"));
        QCOMPARE(broken[std::size_t(1)]["name"].toString(), std::string_view("second"));
        for (const char *piece : {"2 problems:", "- first: At /", "- second: At /", "CLOSED"})
            QVERIFY2(error.message.find(piece) != std::string::npos, error.message.c_str());
        QVERIFY(!bench
                     .structured("create_graphql_type",
                                 "{'type_name':'state','type_definition':{'enum':['OPEN','DONE']}}")
                     .contains("broken_tools"));
    }

    void whatMayNotBeSeenIsNotNamed()
    {
        Workbench bench;
        bench.answer("create_graphql_type", "{'type_name':'state','type_definition':" + kState + "}");
        bench.answer("create_saved_query_tool", usingState("secret_one"));
        bench.hide("secret_one");
        const Error error = bench.failure("create_graphql_type",
                                          "{'type_name':'state','type_definition':{'type':'integer'}}");
        QCOMPARE(error.code, std::string("would_break"));
        QVERIFY2(error.message.find("secret_one") == std::string::npos, error.message.c_str());
        QCOMPARE(error.details["broken_tools"].size(), std::size_t(0));
    }

    void aReplacementSaysSo()
    {
        Workbench bench;
        bench.answer("create_graphql_type", "{'type_name':'state','type_definition':" + kState + "}");
        bench.answer("create_saved_query_tool", usingState("first"));
        QCOMPARE(
            bench.answer("create_graphql_type", "{'type_name':'state','type_definition':{'enum':['OPEN']}}"),
            std::string("{'name':'state','replaced':true,'used_by':['first']}"));
    }

    void definitionHasToBeASchema_data()
    {
        const TestRows<std::string, std::string> row{"arguments", "code"};
        row("name", "{'type_name':'a b','type_definition':{}}", "name_invalid");
        row("keyword", "{'type_name':'a','type_definition':{'type':'text'}}", "type_invalid");
        row("pattern", "{'type_name':'a','type_definition':{'pattern':'('}}", "type_invalid");
        row("map of values", "{'type_name':'a','type_definition':{'HIGH':{'description':'At once.'}}}",
            "type_invalid");
        row("map of types beside a type",
            "{'type_name':'a','type_definition':{'type':'object','name':'string'}}", "type_invalid");
        row("no values", "{'type_name':'a','type_definition':{'enum':[]}}", "type_invalid");
        row("required member that is not allowed",
            "{'type_name':'a','type_definition':{'properties':{'b':{}},'required':['c'],"
            "'additionalProperties':false}}",
            "type_invalid");
        row("reference", "{'type_name':'a','type_definition':{'$ref':'#/$defs/b'}}", "type_invalid");
    }

    void definitionHasToBeASchema()
    {
        QFETCH(const std::string, arguments);
        QFETCH(const std::string, code);
        Workbench bench;
        const Error error = bench.failure("create_graphql_type", arguments);
        QCOMPARE(error.code, code);
        QVERIFY(!error.hint.empty());
        QCOMPARE(bench.answer("list_graphql_types", "{}"), std::string("{'types':[]}"));
    }

    void typeOfATypeIsUsedByTheTool()
    {
        Workbench bench;
        bench.answer("create_graphql_type", "{'type_name':'inner','type_definition':{'type':'string'}}");
        bench.answer("create_graphql_type",
                     "{'type_name':'state','type_definition':{'$ref':'tooltray:types/inner'}}");
        QCOMPARE(bench.failure("delete_graphql_type", "{'type_name':'inner'}").message,
                 std::string("The type \"inner\" cannot be deleted: it is used by the type \"state\"."));
        bench.answer("create_saved_query_tool", usingState("first"));
        const json::Value view = bench.structured("list_graphql_types", "{}");
        QCOMPARE(Workbench::shown(view["types"][std::size_t(0)]["used_by"]), std::string("['first']"));
        QVERIFY(bench.failure("delete_graphql_type", "{'type_name':'inner'}").message.find("\"first\"")
                != std::string::npos);
    }

    void mappingIsListedAndKeptWhileUsed()
    {
        Workbench bench;
        QCOMPARE(
            bench.answer("set_mapping", "{'name':'states','entries':{'In Progress':'OPEN','Done':'CLOSED'}}"),
            std::string("{'name':'states','entries':{'In Progress':'OPEN','Done':'CLOSED'}}"));
        bench.answer(
            "create_saved_query_tool",
            "{'tool_name':'first','description':'Lists issues in a state.','graphql_query':'query($state: "
            "State) { issues(workspaceId: 1, state: $state) { nodes { id } } }','parameter_schema':{'type':"
            "'object','properties':{'state':{'$ref':'tooltray:mappings/states'}}}}");
        QCOMPARE(bench.answer("list_mappings", "{}"),
                 std::string("{'mappings':[{'name':'states','entries':{'In Progress':'OPEN','Done':'CLOSED'},"
                             "'used_by':['first']}]}"));
        QCOMPARE(bench.failure("delete_mapping", "{'name':'states'}").code, std::string("in_use"));
        QCOMPARE(bench.failure("delete_mapping", "{'name':'stats'}").message,
                 std::string("There is no mapping \"stats\" (in \"name\"). Did you mean \"states\"?"));
        bench.answer("delete_saved_tool", "{'tool_name':'first'}");
        QCOMPARE(bench.answer("delete_mapping", "{'name':'states'}"), std::string("{'name':'states'}"));
    }

    void answersOfChangesFitTheClient()
    {
        Workbench bench;
        bench.client.resultBytes = 4'000;
        json::Value entries = json::Value::object();
        json::Value values = json::Value::array();
        for (int i = 0; i < 1'000; ++i) {
            entries.set("Label " + std::to_string(i), json::Value(i));
            values.append(json::Value("value " + std::to_string(i)));
        }
        const auto answerFits = [&bench](const char *command, const json::Value &arguments) {
            const CallOutcome outcome = bench.call(command, arguments);
            const auto *result = std::get_if<CallResult>(&outcome);
            return result != nullptr && json::writtenSize(result->structured) <= bench.client.resultBytes
                   && !result->structured["left_out"]["handle"].toString().empty()
                   && result->structured.contains("name");
        };
        json::Value mapping = json::Value::object({{"name", "labels"}});
        mapping.set("entries", std::move(entries));
        QVERIFY(answerFits("set_mapping", mapping));
        json::Value type = json::Value::object({{"type_name", "state"}});
        type.set("type_definition", json::Value::object({{"enum", std::move(values)}}));
        QVERIFY(std::holds_alternative<CallResult>(bench.call("create_graphql_type", type)));
        const json::Value tool = Workbench::value(
            "{'tool_name':'one','description':'Gets an issue.','graphql_query':'query($id: ID!) { issue(id: "
            "$id) { id } }','parameter_schema':{'type':'object','properties':{'id':{'$ref':"
            "'tooltray:types/state'}},'required':['id']}}");
        QVERIFY(answerFits("create_saved_query_tool", tool));
    }

    void entriesHaveToSaySomething()
    {
        Workbench bench;
        QCOMPARE(bench.failure("set_mapping", "{'name':'a','entries':{}}").code,
                 std::string("mapping_empty"));
        QCOMPARE(bench.failure("set_mapping", "{'name':'1','entries':{'a':1}}").code,
                 std::string("name_invalid"));
    }

    void haveAMostOfWhatOneCallDefines()
    {
        Workbench bench;
        std::string entries;
        for (int i = 0; i < 50'000; ++i)
            entries += "'" + std::to_string(i) + "':1,";
        const auto setting = [&](const std::string &last) {
            return "{'name':'a','entries':{" + entries + last + "}}";
        };
        const Error tooMany = bench.failure("set_mapping", setting("'b':1"));
        QCOMPARE(tooMany.code, std::string("mapping_invalid"));
        QCOMPARE(tooMany.message,
                 std::string("The \"entries\" are 50,001, and one call sets at most 50,000."));
        QVERIFY(bench.workspaceAccess.workspace()->entries(workspace::ObjectKind::Mapping).isEmpty());
        entries.pop_back();
        QVERIFY(std::holds_alternative<CallResult>(bench.call("set_mapping", setting({}))));
        QCOMPARE(bench.workspaceAccess.workspace()->find<workspace::Mapping>("a")->entries.size(),
                 std::size_t(50'000));

        const auto creating = [](std::size_t size) {
            return "{'type_name':'b','type_definition':{'description':'" + std::string(size, 'x') + "'}}";
        };
        const Error tooLarge = bench.failure("create_graphql_type", creating(256 * 1024));
        QCOMPARE(tooLarge.code, std::string("type_invalid"));
        QCOMPARE(tooLarge.message, std::string("The \"type_definition\" is larger than 256 KiB."));
        QCOMPARE(bench.answer("create_graphql_type", creating(255 * 1024)), std::string("{'name':'b'}"));
    }
};

TOOLTRAY_TEST(SharedToolsTest)
#include "sharedtoolstest.moc"
