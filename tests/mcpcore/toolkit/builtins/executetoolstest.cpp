// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

class ExecuteToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void queryIsRunAsItWasPassed()
    {
        Workbench bench;
        execution::CallResult result;
        result.structured = Workbench::value("{'data':{'viewer':{'login':'ann'}}}");
        bench.executor.outcome = result;
        QCOMPARE(bench.answer("execute_graphql_query",
                              "{'query':'query A($a: Int) { viewer { login } }','variables':{'a':1},"
                              "'operation_name':'A','max_items':7,'next_cursor':'abc','format':'csv'}"),
                 std::string("{'data':{'viewer':{'login':'ann'}}}"));
        QCOMPARE(bench.executor.orders.size(), std::size_t(1));
        const execution::CallOrder &order = bench.executor.orders.front();
        const auto &call = std::get<execution::AdHocOperation>(order.call);
        QCOMPARE(call.endpoint, std::string("api"));
        QCOMPARE(call.document, std::string("query A($a: Int) { viewer { login } }"));
        QCOMPARE(call.operationName, std::string("A"));
        QCOMPARE(Workbench::shown(call.variables), std::string("{'a':1}"));
        QCOMPARE(call.maxEvents, std::optional<std::uint64_t>(7));
        QVERIFY(order.maxItems == std::uint64_t(7));
        QCOMPARE(order.resume, std::string("abc"));
        QVERIFY(order.format == workspace::ResultShape::Format::Csv);
        QVERIFY(order.mode == execution::Mode::Production);
        QCOMPARE(order.caller.id, std::string("client-1"));
    }

    // A program that calls wants the data.
    void resultsTakeTheFormThatSavesTokens()
    {
        Workbench bench;
        bench.answer("execute_graphql_query", "{'query':'{ viewer { login } }'}");
        QVERIFY(bench.executor.orders.back().format == workspace::ResultShape::Format::Auto);
        bench.answer("execute_graphql_query", "{'query':'{ viewer { login } }','format':'json'}");
        QVERIFY(bench.executor.orders.back().format == workspace::ResultShape::Format::Json);
    }

    void logIsToldWhatAQueryDoes_data()
    {
        addColumns<std::string, journal::OperationKind>("arguments", "kind");
        using enum journal::OperationKind;
        QTest::newRow("query") << std::string("{'query':'{ viewer { login } }'}") << Query;
        QTest::newRow("mutation") << std::string("{'query':'mutation { close { id } }'}") << Mutation;
        QTest::newRow("subscription") << std::string("{'query':'subscription { a { id } }'}") << Subscription;
        QTest::newRow("the one that is named")
            << std::string("{'query':'query A { a } mutation B { b }','operation_name':'B'}") << Mutation;
        QTest::newRow("no such operation")
            << std::string("{'query':'query A { a }','operation_name':'B'}") << None;
    }

    void logIsToldWhatAQueryDoes()
    {
        QFETCH(const std::string, arguments);
        QFETCH(const journal::OperationKind, kind);
        Workbench bench;
        bench.answer("execute_graphql_query", arguments);
        QCOMPARE(bench.told, std::vector{kind});
    }

    void logIsToldWhatATestedVersionDoes()
    {
        Workbench bench;
        bench.putTool("close", "mutation { createIssue(input: {title: 1}) { id } }");
        workspace::Tool tool = *bench.workspaceAccess.workspace()->find<workspace::Tool>("close");
        tool.versions[workspace::Version{0, 2, 0}].operation =
            workspace::GraphqlOperation{"{ viewer { login } }"};
        bench.put(tool);
        bench.answer("test_saved_tool", "{'tool_name':'close','parameters':{}}");
        bench.answer("test_saved_tool", "{'tool_name':'close@0.2.0','parameters':{}}");
        QCOMPARE(bench.told, (std::vector{journal::OperationKind::Mutation, journal::OperationKind::Query}));
    }

    void severalOperationsWantAName()
    {
        Workbench bench;
        const Error error =
            bench.failure("execute_graphql_query", "{'query':'query A { a } mutation B { b }'}");
        QCOMPARE(error.code, std::string("operation_not_said"));
        QVERIFY2(error.message.find("A, B") != std::string::npos, error.message.c_str());
        QVERIFY2(error.hint.find("\"operation_name\"") != std::string::npos, error.hint.c_str());
        QVERIFY(bench.executor.orders.empty());
    }

    void unknownEndpointIsNotCalled()
    {
        Workbench bench;
        QCOMPARE(bench.failure("execute_graphql_query", "{'query':'{a}','endpoint':'apo'}").code,
                 std::string("endpoint_unknown"));
        QVERIFY(bench.executor.orders.empty());
    }

    void textThatIsNoJsonStandsAlone()
    {
        Workbench bench;
        execution::CallResult result;
        result.structured = Workbench::value("{'data':[{'a':1}]}");
        result.text = "a\n1\n";
        result.format = workspace::ResultShape::Format::Csv;
        bench.executor.outcome = result;
        const CallOutcome outcome = bench.call("execute_graphql_query", "{'query':'{a}'}");
        QVERIFY(std::get<CallResult>(outcome).structured.isNull());
        QCOMPARE(std::get<CallResult>(outcome).text, std::string("a\n1\n"));
    }

    void testShowsEveryStep()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        execution::CallResult result;
        result.structured = Workbench::value("{'viewer':{'login':'ann'}}");
        bench.executor.outcome = result;
        bench.executor.trace.document = "{ viewer { login } }";
        bench.executor.trace.variables = Workbench::value("{'a':1}");
        bench.executor.trace.sent = {
            {.endpoint = "api", .request = Workbench::value("{'method':'POST'}"), .status = 200}};
        const CallOutcome outcome = bench.call("test_saved_tool", "{'tool_name':'who','parameters':{'b':2}}");
        const auto &answered = std::get<CallResult>(outcome);
        QVERIFY(answered.text.starts_with("TEST MODE\n{"));
        QVERIFY(!answered.isError);
        const json::Value &view = answered.structured;
        QCOMPARE(view["mode"].toString(), std::string_view("TEST MODE"));
        QVERIFY(view["ok"].toBool());
        QCOMPARE(Workbench::shown(view["validation"]), std::string("{'valid':true,'errors':[]}"));
        QCOMPARE(Workbench::shown(view["variables"]), std::string("{'a':1}"));
        QCOMPARE(view["document"].toString(), std::string_view("{ viewer { login } }"));
        QCOMPARE(Workbench::shown(view["request"]),
                 std::string("{'method':'POST','endpoint':'api','status':200}"));
        QCOMPARE(Workbench::shown(view["result"]), std::string("{'viewer':{'login':'ann'}}"));
        QVERIFY(view["timing"].isObject());
        QVERIFY(view["definition"]["operation"].isObject());
        const execution::CallOrder &order = bench.executor.orders.front();
        QVERIFY(order.mode == execution::Mode::Test);
        QCOMPARE(Workbench::shown(std::get<execution::SavedToolOrder>(order.call).arguments),
                 std::string("{'b':2}"));
        QVERIFY(bench.builtIn("test_saved_tool").isTrial());
    }

    void aTestNeedsNoParameters()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        QVERIFY(bench.structured("test_saved_tool", "{'tool_name':'who'}")["ok"].toBool());
    }

    void failedTestSaysAtWhichLevel()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        bench.executor.outcome = execution::CallFailure{
            execution::Level::Tool,
            {ErrorKind::Invalid, "arguments_invalid", "The parameters do not fit.", "Fix them."}};
        const json::Value refused =
            bench.structured("test_saved_tool", "{'tool_name':'who','parameters':{},'preview':true}");
        QVERIFY(!refused["ok"].toBool());
        QVERIFY(!refused["validation"]["valid"].toBool());
        QCOMPARE(refused["error"]["level"].toString(), std::string_view("tool"));
        QVERIFY(bench.executor.orders.back().mode == execution::Mode::Preview);
        bench.executor.outcome = execution::CallFailure{
            .level = execution::Level::Http,
            .error = {ErrorKind::Unavailable, "http_500", "The server failed.", "Try again."},
            .status = 500};
        bench.executor.trace.sent = {{.endpoint = "api", .status = 500}};
        const CallOutcome outcome = bench.call("test_saved_tool", "{'tool_name':'who','parameters':{}}");
        const auto &failed = std::get<CallResult>(outcome);
        QVERIFY(failed.isError);
        QVERIFY(failed.told); // so that the log has it
        QCOMPARE(failed.told->error.code, std::string("http_500"));
        QVERIFY(failed.structured["validation"]["valid"].toBool());
        QCOMPARE(failed.structured["error"]["level"].toString(), std::string_view("http"));
        QCOMPARE(failed.structured["error"]["details"]["status"].toInt64(), std::optional<std::int64_t>(500));
    }

    // Whoever may not, or has nobody to ask, may have passed what is right.
    void onlyWhatIsWrongCountsAsInvalid_data()
    {
        addColumns<ErrorKind, bool>("kind", "isValid");
        QTest::newRow("wrong arguments") << ErrorKind::Invalid << false;
        QTest::newRow("something that is not there") << ErrorKind::NotFound << false;
        QTest::newRow("nobody to approve it") << ErrorKind::Denied << true;
        QTest::newRow("nobody decided") << ErrorKind::Timeout << true;
        QTest::newRow("the schema cannot be fetched") << ErrorKind::Unavailable << true;
    }

    void onlyWhatIsWrongCountsAsInvalid()
    {
        QFETCH(const ErrorKind, kind);
        QFETCH(const bool, isValid);
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        bench.executor.outcome =
            execution::CallFailure{execution::Level::Tool, {kind, "some_code", "It did not work.", "Ask."}};
        const json::Value view = bench.structured("test_saved_tool", "{'tool_name':'who','parameters':{}}");
        QCOMPARE(view["validation"]["valid"].toBool(), isValid);
        QVERIFY(!view["ok"].toBool());
        QCOMPARE(view["error"]["message"].toString(), std::string_view("It did not work."));
    }

    void versionAndAliasCanBeTested()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        workspace::Tool tool = *bench.workspaceAccess.workspace()->find<workspace::Tool>("who");
        tool.aliases = {"api.who"};
        tool.versions[workspace::Version{0, 2, 0}].description = "Later.";
        bench.put(tool);
        bench.answer("test_saved_tool", "{'tool_name':'api.who@0.2.0','parameters':{}}");
        const auto &call = std::get<execution::SavedToolOrder>(bench.executor.orders.back().call);
        QCOMPARE(call.version->toString(), std::string("0.2.0"));
        QCOMPARE(bench.failure("test_saved_tool", "{'tool_name':'whom','parameters':{}}").code,
                 std::string("tool_unknown"));
    }
};

TOOLTRAY_TEST(ExecuteToolsTest)
#include "executetoolstest.moc"
