// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

const std::string kListOfIssues = "'graphql_query':'query($workspaceId: ID!, $first: Int, $state: State) { "
                                  "issues(workspaceId: $workspaceId, "
                                  "first: $first, state: $state) { nodes { id title } } }'";

std::string drafting(const std::string &name, const std::string &more)
{
    return "{'tool_name':'" + name + "','description':'Lists the issues of a workspace.'," + more + "}";
}

} // namespace

class ToolDraftTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCompositeNeedsAnEndpointOnlyForStepsWithoutOne()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        workspace::Endpoint other;
        other.name = "other";
        other.url = "https://other.example.com/graphql";
        bench.put(other);
        const std::string called = "{'name':'a','operation':{'tool':'who'}}";
        const std::string own = "{'name':'b','endpoint':'api','operation':{'document':'{ viewer { id } }'}}";
        const std::string without = "{'name':'c','operation':{'document':'{ viewer { id } }'}}";
        const auto steps = [](const std::string &name, const std::string &list) {
            return drafting(name, "'operation':{'steps':[" + list + "]}");
        };
        const json::Value view =
            bench.structured("create_saved_query_tool", steps("both", called + "," + own));
        QCOMPARE(view["name"].toString(), std::string_view("both"));
        QCOMPARE(bench.workspaceAccess.workspace()->find<workspace::Tool>("both")->endpoint, std::string());
        QCOMPARE(bench.failure("create_saved_query_tool", steps("more", called + "," + without)).code,
                 std::string("endpoint_missing"));
    }

    void aToolCannotCallABuiltInOne()
    {
        Workbench bench;
        const Error error = bench.failure(
            "create_saved_query_tool",
            drafting("lists",
                     "'operation':{'steps':[{'name':'a','operation':{'tool':'list_saved_tools'}}]}"));
        QVERIFY2(error.message.find("It calls the built-in tool \"list_saved_tools\". A tool can call saved "
                                    "tools only.")
                     != std::string::npos,
                 error.message.c_str());
    }

    void whatDoesNotFitIsToldBeforeAMissingEndpoint()
    {
        Workbench bench;
        workspace::Endpoint other;
        other.name = "other";
        other.url = "https://other.example.com/graphql";
        bench.put(other);
        const Error error = bench.failure(
            "create_saved_query_tool",
            drafting("wrong", "'operation':{'steps':[{'name':'a','document':'{ viewer { id } }'}]}"));
        QCOMPARE(error.code, std::string("arguments_invalid"));
        QVERIFY2(error.message.find("/operation/steps/0") != std::string::npos, error.message.c_str());
    }

    void aParameterSchemaWithoutPropertiesIsRefused_data()
    {
        const TestRows<std::string, std::string> row{"schema", "advice"};
        row("bare map", "{'workspaceId':{'type':'string'}}",
            "Write {\"type\": \"object\", \"properties\": {\"workspaceId\"");
        row("misspelled", "{'propertys':{'workspaceId':{'type':'string'}}}", "Did you mean \"properties\"?");
    }

    void aParameterSchemaWithoutPropertiesIsRefused()
    {
        QFETCH(const std::string, schema);
        QFETCH(const std::string, advice);
        Workbench bench;
        const Error error =
            bench.failure("create_saved_query_tool",
                          drafting("list_issues", kListOfIssues + ",'parameter_schema':" + schema));
        QCOMPARE(error.code, std::string("definition_invalid"));
        const std::string_view said = error.message;
        QVERIFY2(said.find("At /parameter_schema: The parameter schema has no \"properties\"") != said.npos,
                 error.message.c_str());
        QVERIFY2(said.find(advice) != said.npos, error.message.c_str());
    }

    void noExampleCallIsShownThatWouldBeRefused_data()
    {
        const TestRows<std::string, std::string> row{"property", "example"};
        row("a pattern", R"({'type':'string','description':'Which.','pattern':'^(?=.)[A-Z]{3}-\\d+$'})",
            R"({'workspaceId':'<text that matches ^(?=.)[A-Z]{3}-\\d+$>'})");
        row("an example of it",
            R"({'type':'string','description':'Which.','pattern':'^[A-Z]+$','examples':['ABC']})",
            "{'workspaceId':'ABC'}");
        row("no value can be made", "{'type':'string','description':'Which.','format':'uuid','maxLength':3}",
            "{'workspaceId':'<value that fits the schema of workspaceId>'}");
    }

    void noExampleCallIsShownThatWouldBeRefused()
    {
        QFETCH(const std::string, property);
        QFETCH(const std::string, example);
        Workbench bench;
        const json::Value view = bench.structured(
            "create_saved_query_tool",
            drafting("list_issues",
                     kListOfIssues + ",'parameter_schema':{'type':'object','properties':{'workspaceId':"
                         + property + "},'required':['workspaceId'],'additionalProperties':false}"));
        QCOMPARE(Workbench::shown(view["call"]["parameters"]), example);
    }

    // A value that the schema allows, and that the variable takes.
    void theExampleCallFitsTheVariables_data()
    {
        addColumns<std::string, std::string>("property", "example");
        QTest::newRow("a string for an enum") << std::string("{'type':'string'}") << std::string("'OPEN'");
        QTest::newRow("anything for an enum") << std::string("true") << std::string("'OPEN'");
    }

    void theExampleCallFitsTheVariables()
    {
        QFETCH(const std::string, property);
        QFETCH(const std::string, example);
        Workbench bench;
        const json::Value view = bench.structured(
            "create_saved_query_tool",
            drafting("list_issues", kListOfIssues
                                        + ",'bindings':{'workspaceId':{'constant':'1'}},'parameter_schema':"
                                          "{'type':'object','properties':{'state':"
                                        + property + "},'required':['state']}"));
        QCOMPARE(Workbench::shown(view["call"]["parameters"]["state"]), example);
    }

    void theExampleCallFitsThePlacesInAVariable_data()
    {
        const TestRows<std::string, std::string> row{"parameters", "example"};
        row("inferred", std::string(), "{'name':'text'}");
        row("declared",
            ",'parameter_schema':{'type':'object','properties':{'name':{'type':'string','minLength':6},"
            "'status':{'type':'string'}},'required':['status']}",
            "{'status':'OPEN','name':'textxx'}");
    }

    void theExampleCallFitsThePlacesInAVariable()
    {
        QFETCH(const std::string, parameters);
        QFETCH(const std::string, example);
        Workbench bench;
        const json::Value view = bench.structured(
            "create_saved_query_tool",
            drafting("make_issue",
                     "'graphql_query':'mutation($input: NewIssue!) { createIssue(input: $input) { id } }',"
                     "'bindings':{'input':{'object':{'title':{'parameter':'name'},"
                     "'state':{'parameter':'status'}}}}"
                         + parameters));
        QCOMPARE(Workbench::shown(view["call"]["parameters"]), example);
    }

    void whatIsDeprecatedIsWarnedOf_data()
    {
        const TestRows<std::string, std::string> row{"operation", "warning"};
        const std::string query = "query($id: ID!) { issue(id: $id) { weight } }";
        row("an operation", "'graphql_query':'" + query + "'",
            "Line 1, column 36: The field Issue.weight is "
            "deprecated. Use state.");
        row("a step",
            "'operation':{'steps':[{'name':'a','operation':{'document':'" + query
                + "'},'bindings':{'id':{'constant':'1'}}}]}",
            "Step \"a\", line 1, column 36: The field Issue.weight is "
            "deprecated. Use state.");
    }

    void whatIsDeprecatedIsWarnedOf()
    {
        QFETCH(const std::string, operation);
        QFETCH(const std::string, warning);
        Workbench bench;
        const auto isWarned = [&warning](const json::Value &view) {
            const auto warnings = view["warnings"].elements();
            return std::ranges::find(warnings, json::Value(warning)) != warnings.end();
        };
        QVERIFY(isWarned(bench.structured("create_saved_query_tool", drafting("one", operation))));
        QVERIFY(isWarned(bench.structured("update_saved_tool", "{'tool_name':'one','tags':['old']}")));
    }

    void aStyleOfNoFieldIsWarnedOf()
    {
        Workbench bench;
        const json::Value view = bench.structured(
            "create_saved_query_tool",
            drafting("one", "'operation':{'path':'/a','query':{'q':{'parameter':'q'}},'styles':{'query:q':{"
                            "'style':'form'},'query:Q':{'style':'form'}}}"));
        const std::string warnings = json::write(view["warnings"]);
        QVERIFY2(warnings.find("The style \\\"query:Q\\\" is of no field") != std::string::npos
                     && warnings.find("query:q") == std::string::npos,
                 warnings.c_str());
    }

    void anExampleThatDoesNotFitIsWarnedOf_data()
    {
        addColumns<std::string, bool>("parameters", "isWarned");
        QTest::newRow("fits") << std::string("{'workspaceId':'1','first':5}") << false;
        QTest::newRow("another type") << std::string("{'workspaceId':'1','first':'five'}") << true;
        QTest::newRow("one missing") << std::string("{'first':5}") << true;
        QTest::newRow("a name that is none") << std::string("{'workspaceId':'1','frist':5}") << true;
    }

    void anExampleThatDoesNotFitIsWarnedOf()
    {
        QFETCH(const std::string, parameters);
        QFETCH(const bool, isWarned);
        Workbench bench;
        bench.answer("create_saved_query_tool", drafting("list_issues", kListOfIssues));
        const json::Value view =
            bench.structured("update_saved_tool", "{'tool_name':'list_issues','examples':[{'name':'one',"
                                                  "'parameters':"
                                                      + parameters + "}]}");
        const std::string warnings = json::write(view["warnings"]);
        QCOMPARE(warnings.find("does not fit the parameters") != std::string::npos, isWarned);
    }
};

TOOLTRAY_TEST(ToolDraftTest)

#include "tooldrafttest.moc"
