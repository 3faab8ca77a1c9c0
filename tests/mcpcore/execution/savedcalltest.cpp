// SPDX-License-Identifier: GPL-3.0-or-later
#include "callharness.h"
#include "execution/arguments/toolparameters.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

constexpr const char *kIssueQuery = "query ($id: ID!) { issue(id: $id) { id title } }";
constexpr const char *kIssueAnswer = "{'data':{'issue':{'id':'7','title':'Broken'}}}";
constexpr const char *kCreate =
    "mutation ($title: String!) { createIssue(title: $title) { issue { id } errors } }";

workspace::ContextVariable contextId(const char *key, const char *text)
{
    workspace::ContextVariable variable;
    variable.key = key;
    variable.value = json::Value(text);
    return variable;
}

workspace::Tool issueTool()
{
    workspace::Tool tool = graphqlTool("get_issue", kIssueQuery);
    onlyVersion(tool).result.path = "/issue";
    return tool;
}

std::string nested(int depth)
{
    std::string text = "name";
    for (int i = 1; i < depth; ++i)
        text = "deep { " + text + " }";
    return "{ " + text + " }";
}

} // namespace

class SavedCallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handsOutWhatTheShapeSays()
    {
        CallHarness harness;
        harness.willAnswer(kIssueAnswer);
        const auto &call = harness.run(callOf(issueTool(), "{'id':'7'}"));
        QCOMPARE(call.told(), std::string("{'id':'7','title':'Broken'}"));
        QCOMPARE(shown(call.result().structured), std::string("{'id':'7','title':'Broken'}"));
        QCOMPARE(call.result().toolName, std::string("get_issue"));
        QVERIFY(!call.result().isError && call.result().note.empty());
        QCOMPARE(shown(harness.sent(0)["variables"]), std::string("{'id':'7'}"));
    }

    void theContextFillsInWhatIsNotPassed()
    {
        CallHarness harness;
        harness.willAnswer(kIssueAnswer);
        harness.run(callOf(issueTool(), "{}", {contextId("ID", "9")}));
        QCOMPARE(shown(harness.sent(0)["variables"]), std::string("{'id':'9'}"));
        // What is passed counts, whether the tool declares the parameter or not.
        harness.willAnswer(kIssueAnswer);
        harness.run(callOf(issueTool(), "{'id':'7'}", {contextId("ID", "9")}));
        QCOMPARE(shown(harness.sent(1)["variables"]), std::string("{'id':'7'}"));
        workspace::Tool declaring = issueTool();
        onlyVersion(declaring).parameters = value("{'properties':{'id':{'type':'string'}}}");
        harness.willAnswer(kIssueAnswer);
        harness.run(callOf(declaring, "{'id':'8'}", {contextId("ID", "9")}));
        QCOMPARE(shown(harness.sent(2)["variables"]), std::string("{'id':'8'}"));
    }

    void anErrorIsOneSentence()
    {
        CallHarness harness;
        workspace::Tool tool = issueTool();
        onlyVersion(tool).parameters = value("{'properties':{'id':{'enum':['Open','Done']}}}");
        const std::string message = harness.run(callOf(tool, "{'id':'done'}")).failure().error.message;
        QVERIFY2(message.ends_with("did you mean \"Done\"?"), message.c_str());
    }

    void aNullThatIsNotMeantIsNotPassed()
    {
        CallHarness harness;
        workspace::Tool tool = graphqlTool(
            "list_issues", "query ($s: State, $n: Int) { issues(state: $s, first: $n) { nodes { id } } }");
        onlyVersion(tool).parameters = value(
            "{'properties':{'s':{'type':'string','enum':['OPEN']},'n':{'type':'integer'}},'required':['n']}");
        harness.willAnswer("{'data':{'issues':{'nodes':[]}}}");
        harness.run(callOf(tool, "{'s':null,'n':1}"));
        QCOMPARE(shown(harness.sent(0)["variables"]), std::string("{'n':1}"));
        const auto &required = harness.run(callOf(tool, "{'s':null,'n':null}"));
        QCOMPARE(required.told(), std::string("tool arguments_invalid"));
        const json::Value &errors = required.failure().error.details["errors"];
        QCOMPARE(errors.size(), std::size_t(1));
        QCOMPARE(errors[std::size_t(0)]["path"].toString(), std::string_view("/n"));
    }

    // Before what is required is looked at, and as if the caller had passed it.
    void whatIsOmittedHasItsDefault()
    {
        CallHarness harness;
        workspace::Tool tool = graphqlTool(
            "list_issues", "query ($s: State, $n: Int) { issues(state: $s, first: $n) { nodes { id } } }");
        onlyVersion(tool).parameters =
            value("{'properties':{'s':{'type':'string','default':'OPEN'},'n':{'type':'integer','default':5}},"
                  "'required':['n']}");
        const auto sentFor = [&](const char *arguments) {
            harness.willAnswer("{'data':{'issues':{'nodes':[]}}}");
            harness.run(callOf(tool, arguments));
            return shown(harness.sent(harness.transport.requests.size() - 1)["variables"]);
        };
        QCOMPARE(sentFor("{}"), std::string("{'s':'OPEN','n':5}"));
        QCOMPARE(sentFor("{'n':1}"), std::string("{'s':'OPEN','n':1}"));
        QCOMPARE(sentFor("{'s':null,'n':2}"), std::string("{'s':'OPEN','n':2}"));
    }

    void aCompositeWithoutASchemaTakesWhatItsStepsName()
    {
        workspace::Step find{.name = "find", .action = workspace::GraphqlOperation{kIssueQuery}};
        workspace::Step again{.name = "again", .action = workspace::GraphqlOperation{kIssueQuery}};
        again.bindings = {{"id", {workspace::ParameterSource{"other"}, {}, {}}}};
        workspace::Tool tool = graphqlTool("find_both", "");
        onlyVersion(tool).operation = workspace::Sequence{{find, again}};
        workspace::Tool picking = graphqlTool("pick", "");
        workspace::Switch choice{.parameter = "which", .cases = {}};
        choice.cases.push_back({find, {}});
        choice.cases.push_back({again, {}});
        onlyVersion(picking).operation = std::move(choice);
        CallHarness harness;
        for (int i = 0; i < 3; ++i)
            harness.willAnswer(kIssueAnswer);
        QVERIFY(harness.run(callOf(tool, "{'id':'7','other':'8'}")).told().starts_with("{"));
        QCOMPARE(harness.run(callOf(tool, "{'id':'7','othre':'8'}")).told(),
                 std::string("tool arguments_invalid"));
        QVERIFY(harness.run(callOf(picking, "{'which':'find','id':'7'}")).told().starts_with("{"));
        QCOMPARE(harness.run(callOf(picking, "{'which':'find','idd':'7'}")).told(),
                 std::string("tool arguments_invalid"));
    }

    // The one schema of all cases has it.
    void aCaseThatIsNoListIgnoresHowManyAreWanted()
    {
        workspace::Step list{.name = "list", .action = workspace::RestRequest{.path = "/issues"}};
        workspace::Pagination pages;
        pages.variables = {"per_page", "", "", ""};
        list.pagination = pages;
        workspace::Switch choice{.parameter = "action", .cases = {}};
        choice.cases.push_back({std::move(list), {}});
        choice.cases.push_back(
            {{.name = "find", .action = workspace::GraphqlOperation{"{ issue(id: 1) { id } }"}}, {}});
        workspace::Tool tool = graphqlTool("issues", "");
        onlyVersion(tool).operation = std::move(choice);
        CallHarness harness;
        harness.willAnswer("{'data':{'issue':{'id':'1'}}}");
        const auto &call = harness.run(callOf(tool, "{'action':'find','max_items':3}"));
        QVERIFY2(call.told().starts_with("{"), call.told().c_str());
        QCOMPARE(harness.run(callOf(tool, "{'action':'find','next_cursor':'x'}")).told(),
                 std::string("tool arguments_invalid"));
    }

    void aNewNameTakesNobodysPlace()
    {
        CallHarness harness;
        workspace::Tool tool = issueTool();
        onlyVersion(tool).result.rename = {{"id", "title"}};
        harness.willAnswer(kIssueAnswer);
        const auto &call = harness.run(callOf(tool, "{'id':'7'}"));
        QCOMPARE(call.told(), std::string("{'id':'7','title':'Broken'}"));
        QVERIFY2(call.result().note.starts_with("\"id\" kept its name"), call.result().note.c_str());
    }

    void inferredParametersTakeMoreThanTheyShow()
    {
        CallHarness harness;
        harness.willAnswer(kIssueAnswer);
        harness.run(callOf(issueTool(), "{'id':7}"));
        QCOMPARE(shown(harness.sent(0)["variables"]), std::string("{'id':7}"));
    }

    void stepsThatChangeTooMuchChangeNothing()
    {
        workspace::Sequence steps;
        for (const char *name : {"first", "second"})
            steps.steps.push_back(
                {name, workspace::GraphqlOperation{"mutation { createIssue(title: \"a\") { errors } }"}});
        workspace::Tool tool = graphqlTool("create_two", "{ a }");
        onlyVersion(tool).operation = std::move(steps);
        CallHarness harness;
        QCOMPARE(harness.run(callOf(tool, "{}")).told(), std::string("tool multiple_mutations"));
        QVERIFY(harness.transport.requests.empty());
    }

    void aToolWhoseHealthIsBrokenSaysWhy_data()
    {
        addColumns<workspace::Tool, std::string, std::string, std::string>("tool", "arguments", "code",
                                                                           "why");
        const auto row = [](const char *code, const workspace::Tool &tool, const char *arguments,
                            const char *why) {
            QTest::newRow(code) << tool << std::string(arguments) << std::string("tool ") + code
                                << std::string(why);
        };
        constexpr const char *kByState = "query ($s: State) { issues(state: $s) { nodes { id } } }";
        workspace::Tool listed = graphqlTool("h", kByState);
        onlyVersion(listed).parameters = value("{'properties':{'s':{'enum':['OPENX']}}}");
        row("parameter_value_unfit", listed, "{'s':'OPENX'}",
            "The tool \"h\" does not fit its API: The parameter \"s\" lists \"OPENX\", which the variable "
            "\"$s\" never takes");
        workspace::Tool typed = graphqlTool("h", kByState);
        onlyVersion(typed).parameters = value("{'properties':{'s':{'type':'integer'}}}");
        row("parameter_unfit", typed, "{'s':1}",
            "The tool \"h\" does not fit its API: The parameter \"s\" is an integer, which");
        workspace::Tool outer = graphqlTool("outer", "");
        onlyVersion(outer).operation =
            workspace::Sequence{{{.name = "one", .action = workspace::ToolInvocation{"get_issue"}}}};
        row("call_parameter_missing", outer, "{}",
            "The tool \"outer\" does not fit the tools that it calls: The step \"one\" calls the tool "
            "\"get_issue\" without its parameter \"id\"");
        workspace::Step passing{.name = "one", .action = workspace::ToolInvocation{"get_issue"}};
        passing.bindings = {{"id", {.source = workspace::ParameterSource{"list"}}}};
        onlyVersion(outer).operation = workspace::Sequence{{passing}};
        onlyVersion(outer).parameters = value("{'properties':{'list':{'type':'array'}}}");
        row("made_value_unfit", outer, "{'list':[1]}",
            "The tool \"outer\" does not fit the tools that it calls: \"id\" gets a list from \"list\"");
    }
    void aToolWhoseHealthIsBrokenSaysWhy()
    {
        QFETCH(workspace::Tool, tool);
        QFETCH(std::string, arguments);
        QFETCH(std::string, code);
        QFETCH(std::string, why);
        CallHarness harness;
        const auto &call = harness.run(callOf(tool, arguments, {issuesEndpoint(), issueTool()}));
        QCOMPARE(call.told(), code);
        const Error &error = call.failure().error;
        QVERIFY2(error.message.starts_with(why), error.message.c_str());
        QCOMPARE(error.hint, std::string("Correct the tool with update_saved_tool."));
        QVERIFY(harness.transport.requests.empty());
    }

    // What was prepared for the one that calls is not kept beyond that.
    void aChangeOfACalledToolIsSeenAtOnce()
    {
        workspace::Tool inner = graphqlTool("inner", "{ issue(id: 1) { id } }");
        workspace::Tool outer = graphqlTool("outer", "");
        onlyVersion(outer).operation =
            workspace::Sequence{{{.name = "one", .action = workspace::ToolInvocation{"inner"}}}};
        CallHarness harness;
        harness.willAnswer(kIssueAnswer);
        harness.run(callOf(outer, "{}", {issuesEndpoint(), inner}));
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
        onlyVersion(inner).operation = workspace::GraphqlOperation{kIssueQuery};
        QCOMPARE(harness.run(callOf(outer, "{}", {issuesEndpoint(), inner})).told(),
                 std::string("tool call_parameter_missing"));
    }

    void aDeclaredSchemaIsClosedUnlessItSaysOtherwise()
    {
        CallHarness harness;
        workspace::Tool tool = issueTool();
        onlyVersion(tool).parameters = value("{'properties':{'id':{'type':'string'}},'required':['id']}");
        const auto &misspelled = harness.run(callOf(tool, "{'id':'7','titel':'a'}"));
        QCOMPARE(misspelled.told(), std::string("tool arguments_invalid"));
        const auto &near = harness.run(callOf(tool, "{'ids':'7'}"));
        QCOMPARE(near.failure().error.message,
                 std::string("`ids` is an unknown property; known properties: `id`; did you mean `id`?"));
        onlyVersion(tool).parameters.set("additionalProperties", json::Value(true));
        harness.willAnswer(kIssueAnswer);
        QCOMPARE(harness.run(callOf(tool, "{'id':'7','titel':'a'}")).told(),
                 std::string("{'id':'7','title':'Broken'}"));
    }

    void labelsAreSentAsWhatTheyMean()
    {
        workspace::Mapping mapping;
        mapping.name = "issues";
        mapping.entries = {{"The broken one", json::Value("7")}};
        workspace::Tool tool = issueTool();
        onlyVersion(tool).parameters = value("{'properties':{'id':{'$ref':'tooltray:mappings/issues'}}}");
        CallHarness harness;
        harness.willAnswer(kIssueAnswer);
        harness.run(callOf(tool, "{'id':'The broken one'}", {mapping}));
        QCOMPARE(shown(harness.sent(0)["variables"]), std::string("{'id':'7'}"));
        QCOMPARE(harness.run(callOf(tool, "{'id':'Another'}", {mapping})).told(),
                 std::string("tool arguments_invalid"));
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void graphqlInAValueStaysAValue()
    {
        const std::string hostile = "7\") { id } deleteAll(x: \"";
        CallOrder order = callOf(issueTool(), "{}");
        std::get<SavedToolOrder>(order.call).arguments.set("id", json::Value(hostile));
        CallHarness harness;
        harness.willAnswer(kIssueAnswer);
        harness.run(std::move(order));
        QCOMPARE(harness.sent(0)["variables"]["id"].toString(), std::string_view(hostile));
        QCOMPARE(harness.sent(0)["query"].toString(), std::string_view(kIssueQuery));
    }

    void whoHasOnlyArgumentsIsToldOfThem()
    {
        const auto hintOf = [](CallOrder order) {
            CallHarness harness;
            harness.willAnswer("{'data':null,'errors':[{'message':'no'}]}");
            return harness.run(std::move(order)).failure().error.hint;
        };
        const std::string document = "{ deep { name } }";
        const workspace::Tool tool = graphqlTool("a_tool", document);
        workspace::Tool steps = tool;
        onlyVersion(steps).operation =
            workspace::Sequence{.steps = {{.name = "one", .action = workspace::GraphqlOperation{document}}}};
        for (const workspace::Tool &saved : {tool, steps})
            QVERIFY(hintOf(callOf(saved, "{}")).starts_with("Correct the arguments if the message is about"));
        QVERIFY(hintOf(adHoc(document)).starts_with("Correct the operation or its variables"));
    }

    void nothingIsSentThatIsNotRight_data()
    {
        // names: what the message or hint has to say
        const TestRows<std::string, std::string, std::string, std::string> row{"document", "arguments",
                                                                               "told", "names"};
        row("missing argument", kIssueQuery, "{}", "tool arguments_invalid", "id");
        row("unknown argument", kIssueQuery, "{'id':'7','identity':1}", "tool arguments_invalid", "identity");
        row("wrong type", "query ($n: Int) { issues(first: $n) { nodes { id } } }", "{'n':'many'}",
            "tool arguments_invalid", "n");
        row("no object", kIssueQuery, "[]", "tool arguments_invalid", "object");
        row("unknown field", "{ issue(id: 1) { tittle } }", "{}", "tool operation_invalid", "title");
        row("syntax", "{ issue(id: 1) { ", "{}", "tool operation_invalid", "Line 1");
        row("depth", nested(60), "{}", "tool depth_limit", "60");
    }
    void nothingIsSentThatIsNotRight()
    {
        QFETCH(std::string, document);
        QFETCH(std::string, arguments);
        QFETCH(std::string, told);
        QFETCH(std::string, names);
        CallHarness harness;
        const auto &call = harness.run(callOf(graphqlTool("a_tool", document), arguments));
        QCOMPARE(call.told(), told);
        const Error &error = call.failure().error;
        QVERIFY2((error.message.text() + error.hint.text()).find(names) != std::string::npos,
                 error.message.c_str());
        QVERIFY(!error.hint.empty());
        QVERIFY(harness.transport.requests.empty());
    }

    void variablesAreCheckedAgainstTheirTypes()
    {
        workspace::Tool tool =
            graphqlTool("list_issues", "query ($s: State) { issues(state: $s) { nodes { id } } }");
        onlyVersion(tool).parameters = value("{'properties':{'s':{}}}");
        CallHarness harness;
        const auto &call = harness.run(callOf(tool, "{'s':'OPENED'}"));
        QCOMPARE(call.told(), std::string("tool variables_invalid"));
        QVERIFY(call.failure().error.message.find("Did you mean") != std::string::npos);
        QVERIFY(harness.transport.requests.empty());
    }

    void saysWhichContextIsMissing()
    {
        workspace::Tool tool = issueTool();
        onlyVersion(tool).parameters = value("{'type':'object'}");
        CallHarness harness;
        const auto &call = harness.run(callOf(tool, "{}"));
        QCOMPARE(call.told(), std::string("tool variable_missing"));
        QVERIFY(call.failure().error.hint.find("\"id\"") != std::string::npos);
    }

    void disabledToolsAndUnknownVersionsSaySo()
    {
        CallHarness harness;
        workspace::Tool tool = issueTool();
        CallOrder order = callOf(tool, "{'id':'7'}");
        std::get<SavedToolOrder>(order.call).version = workspace::Version{9, 9, 9};
        QCOMPARE(harness.run(std::move(order)).told(), std::string("tool version_unknown"));
        tool.enabled = false;
        QCOMPARE(harness.run(callOf(tool, "{'id':'7'}")).told(), std::string("tool tool_disabled"));
    }

    void aVersionWithoutAnOperationHasThatOfTheOneBefore()
    {
        workspace::Tool tool = issueTool();
        tool.versions[workspace::Version{0, 2, 0}].result.path = "/issue/title";
        CallOrder order = callOf(tool, "{'id':'7'}");
        std::get<SavedToolOrder>(order.call).version = workspace::Version{0, 2, 0};
        CallHarness harness;
        harness.willAnswer(kIssueAnswer);
        QCOMPARE(harness.run(std::move(order)).told(), std::string("'Broken'"));
    }

    void whoMayOnlyReadChangesNothing()
    {
        CallHarness harness;
        CallOrder order = callOf(graphqlTool("create_issue", kCreate), "{'title':'x'}");
        order.caller.readOnly = true;
        QCOMPARE(harness.run(std::move(order)).told(), std::string("access read_only"));
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.mutations = workspace::MutationPolicy::Deny;
        // Before anything is said about the arguments.
        QCOMPARE(harness.run(callOf(graphqlTool("create_issue", kCreate), "{}", {endpoint})).told(),
                 std::string("tool mutations_denied"));
        const auto &denied = harness.run(callOf(graphqlTool("create_issue", kCreate), "{}", {endpoint}));
        QCOMPARE(denied.failure().error.message,
                 std::string("Nothing was sent: mutations are denied for the endpoint \"api\"."));
        QVERIFY(harness.transport.requests.empty());
    }

    void eachLevelOfFailureIsTold_data()
    {
        // status: 0: refused connection
        const TestRows<int, std::string, std::string> row{"status", "body", "told"};
        row("graphql", 200, "{\"data\":null,\"errors\":[{\"message\":\"no\"}]}", "graphql graphql_errors");
        row("payload", 200, "{\"data\":{\"createIssue\":{\"issue\":null,\"errors\":[\"Title is taken\"]}}}",
            "payload payload_errors");
        row("http", 404, "nothing here", "http not_found");
        row("network", 0, "", "network connection_refused");
    }
    void eachLevelOfFailureIsTold()
    {
        QFETCH(int, status);
        QFETCH(std::string, body);
        QFETCH(std::string, told);
        CallHarness harness;
        if (status == 0)
            harness.transport.willAnswer(upstream::TransferFailure{.cause = upstream::Cause::Refused});
        else
            harness.transport.willAnswer(test::response(status, body));
        const auto &call = harness.run(callOf(graphqlTool("create_issue", kCreate), "{'title':'x'}"));
        QCOMPARE(call.told().substr(0, call.told().find(' ')), told.substr(0, told.find(' ')));
        QVERIFY(!call.failure().error.message.empty() && !call.failure().error.hint.empty());
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void thePayloadNamesItsMutation()
    {
        CallHarness harness;
        harness.willAnswer("{'data':{'createIssue':{'issue':null,'errors':['Title is taken']}}}");
        const auto &call = harness.run(callOf(graphqlTool("create_issue", kCreate), "{'title':'x'}"));
        QCOMPARE(call.failure().error.message, std::string("createIssue: Title is taken"));
        QVERIFY(call.failure().data.contains("createIssue"));
    }

    void dataMayComeWithErrors()
    {
        constexpr const char *kHalf = "{'data':{'issue':null},'errors':[{'message':'no access'}]}";
        workspace::Tool tool = graphqlTool("get_issue", kIssueQuery);
        CallHarness harness;
        harness.willAnswer(kHalf);
        const auto &call = harness.run(callOf(tool, "{'id':'7'}"));
        QCOMPARE(call.told(), std::string("{'data':{'issue':null},'errors':[{'message':'no access'}]}"));
        QVERIFY(!call.result().isError && call.result().isPartial);
        onlyVersion(tool).result.exposeErrors = true;
        harness.willAnswer(kHalf);
        QVERIFY(harness.run(callOf(tool, "{'id':'7'}")).result().isError);
    }

    void aRefusedCredentialIsTold()
    {
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.credential = "token";
        workspace::Credential credential;
        credential.name = "token";
        CallHarness harness;
        QCOMPARE(harness.run(callOf(issueTool(), "{'id':'7'}", {endpoint, credential})).told(),
                 std::string("tool credential_missing"));
        QVERIFY(harness.transport.requests.empty());
        harness.credentials.secrets["token"] = "s3cret";
        harness.transport.willAnswer(test::response(401, "no"));
        QCOMPARE(harness.run(callOf(issueTool(), "{'id':'7'}", {endpoint, credential})).failure().status,
                 401);
        QCOMPARE(harness.credentials.refused, 1);
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void aFreshCredentialIsTriedOnceAndNeverForAMutation()
    {
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.credential = "token";
        workspace::Credential credential;
        credential.name = "token";
        CallHarness harness;
        harness.credentials.secrets["token"] = "old";
        harness.credentials.fresh["token"] = "new";
        harness.transport.willAnswer(test::response(401, "no"));
        harness.willAnswer("{'data':{'issue':{'id':'7','title':'x'}}}");
        const auto &renewed = harness.run(callOf(issueTool(), "{'id':'7'}", {endpoint, credential}));
        QVERIFY2(renewed.outcome && std::holds_alternative<CallResult>(*renewed.outcome),
                 renewed.told().c_str());
        QCOMPARE(harness.transport.requests.size(), std::size_t(2));

        harness.credentials.fresh["token"] = "newer";
        harness.transport.willAnswer(test::response(401, "no"));
        harness.transport.willAnswer(test::response(401, "no"));
        QCOMPARE(harness.run(callOf(issueTool(), "{'id':'8'}", {endpoint, credential})).failure().status,
                 401);
        QCOMPARE(harness.transport.requests.size(), std::size_t(4));

        harness.credentials.fresh["token"] = "newest";
        harness.transport.willAnswer(test::response(401, "no"));
        const workspace::Tool mutation = graphqlTool(
            "create_issue", "mutation ($title: String!) { createIssue(title: $title) { errors } }");
        QCOMPARE(harness.run(callOf(mutation, "{'title':'x'}", {endpoint, credential})).failure().status,
                 401);
        QCOMPARE(harness.transport.requests.size(), std::size_t(5));
    }

    // Who calls has not passed it, and cannot mend it with an argument.
    void aContextValueThatDoesNotFitIsTheContexts()
    {
        const workspace::Tool tool =
            graphqlTool("some_issues", "query ($n: Int!) { issues(first: $n) { nodes { id } } }");
        CallHarness harness;
        const auto &unfit = harness.run(callOf(tool, "{}", {contextId("n", "many")}));
        QCOMPARE(unfit.told(), std::string("tool context_unfit"));
        const std::string &message = unfit.failure().error.message;
        QVERIFY2(message.starts_with("The context variable \"n\" does not fit. Variable \"$n\""),
                 message.c_str());
        QVERIFY2(unfit.failure().error.hint.find("context variable") != std::string::npos,
                 unfit.failure().error.hint.c_str());
        const auto &passed = harness.run(callOf(tool, "{'n':'many'}", {contextId("n", "many")}));
        QCOMPARE(passed.told().substr(0, 5), std::string("tool "));
        QVERIFY(passed.failure().error.message.find("context") == std::string::npos);
        QVERIFY(harness.transport.requests.empty());
    }

    void whatAClosedToolRefusesIsNotAdvised()
    {
        workspace::Tool tool = issueTool();
        onlyVersion(tool).parameters = value("{'type':'object','properties':{'other':{'type':'string'}}}");
        CallHarness harness;
        const Error closed = harness.run(callOf(tool, "{}")).failure().error;
        QCOMPARE(closed.code, std::string("variable_missing"));
        QCOMPARE(closed.hint, std::string("Set the context variable \"id\"."));
        onlyVersion(tool).parameters.set("additionalProperties", json::Value(true));
        QCOMPARE(harness.run(callOf(tool, "{}")).failure().error.hint,
                 std::string("Pass it as the parameter \"id\", or set the context variable \"id\"."));
    }

    void waitsForASchemaThatIsOnItsWay()
    {
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.name = "slow";
        workspace::Tool tool = issueTool();
        tool.endpoint = "slow";
        CallHarness harness;
        harness.schemas.setLoading("slow");
        auto &call = harness.run(callOf(tool, "{'id':'7'}", {endpoint}));
        QVERIFY(!call.outcome);
        harness.schemas.fail("slow", {ErrorKind::Unavailable, "refused", "Nobody listens.", "Start it."});
        harness.settle();
        QCOMPARE(call.told(), std::string("tool schema_missing"));
        QVERIFY(harness.transport.requests.empty());
    }

    void whatIsCutIsKept()
    {
        CallOrder order = callOf(issueTool(), "{'id':'7'}");
        order.caller.resultBytes = 60;
        CallHarness harness;
        harness.willAnswer("{'data':{'issue':{'id':'7','title':'" + std::string(500, 'x') + "'}}}");
        const auto &call = harness.run(std::move(order));
        QVERIFY(call.result().text.size() <= 60);
        const std::string handle(call.result().meta["handle"].toString());
        QVERIFY(call.result().note.find(handle) != std::string::npos);
        const auto rest = harness.results.read({.handle = handle, .owner = "client", .path = "/title"});
        QVERIFY(rest && rest->total == 500);
        QVERIFY(!harness.results.read({.handle = handle, .owner = "another", .path = "/title"}));
    }

    void subscriptionsTakeHowLongAndHowMany()
    {
        workspace::Tool tool = graphqlTool("watch", "subscription { tick }");
        const auto workspace = callOf(tool, "{}").workspace;
        const std::vector<std::string_view> ofEvents{kMaxItemsParameter, kSecondsParameter};
        QVERIFY(PagedTools().parametersOf(*workspace, onlyVersion(tool)) == ofEvents);
        const workspace::Tool query = graphqlTool("subscriptions", "{ issue(id: 1) { id } }");
        QVERIFY(PagedTools().parametersOf(*workspace, query.versions.begin()->second).empty());
    }
};

TOOLTRAY_TEST(SavedCallTest)

#include "savedcalltest.moc"
