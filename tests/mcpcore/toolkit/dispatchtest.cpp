// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/dispatch/dispatch.h"

#include "execution/delivery/approvals.h"
#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "testbed.h"
#include "toolkit/builtins/builtins.h"
#include "json/write.h"

#include <QTest>

#include <chrono>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::toolkit;
using execution::CallFailure;
using execution::Level;

namespace {

class Waiter {
public:
    void start(Testbed &bed, CommandOrder call)
    {
        answer.reset();
        running = bed.toolkit.dispatch().run(std::move(call),
                                             [this](CommandAnswer came) { answer = std::move(came); });
    }

    std::optional<CommandAnswer> answer;
    Running running;
};

CommandOrder callOf(std::string name, const char *arguments = "{}")
{
    return {.name = std::move(name), .arguments = quoted(arguments)};
}

const CallFailure *failureOf(const Waiter &waiter)
{
    return waiter.answer ? std::get_if<CallFailure>(&waiter.answer->outcome) : nullptr;
}

} // namespace

class DispatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        EchoTool::isChanging = false;
        EchoTool::waited = std::chrono::microseconds(0);
    }

    void runsABuiltIn()
    {
        Testbed bed;
        Waiter waiter;
        waiter.start(bed, callOf("echo", "{'text':'hi'}"));
        QVERIFY(waiter.answer);
        QCOMPARE(std::get<CallResult>(waiter.answer->outcome).structured, quoted("{'text':'hi'}"));
        const auto entry = bed.journal->entries().back();
        QCOMPARE(entry->tool, std::string("echo"));
        QCOMPARE(entry->outcome, journal::Outcome::Ok);
        QCOMPARE(entry->client, std::string("guest"));
    }

    void argumentsThatDoNotFitAreNamed_data()
    {
        addColumns<std::string, std::string>("arguments", "parameter");
        QTest::newRow("missing") << std::string("{}") << std::string("text");
        QTest::newRow("wrong type") << std::string("{'text':'a','count':'x'}") << std::string("count");
        QTest::newRow("surplus") << std::string("{'text':'a','other':1}") << std::string("other");
    }

    void argumentsThatDoNotFitAreNamed()
    {
        QFETCH(const std::string, arguments);
        QFETCH(const std::string, parameter);
        Testbed bed;
        Waiter waiter;
        waiter.start(bed, callOf("echo", arguments.c_str()));
        const CallFailure *failure = failureOf(waiter);
        QVERIFY(failure);
        QCOMPARE(failure->level, Level::Tool);
        QCOMPARE(failure->error.code, std::string("arguments_invalid"));
        QVERIFY2(failure->error.message.find(parameter) != std::string::npos, failure->error.message.c_str());
        QCOMPARE(failure->error.details["problems"][0]["parameter"].toString(), std::string_view(parameter));
    }

    void runsASavedToolByEveryNameItHas_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::newRow("its own") << std::string("list_issues");
        QTest::newRow("a version") << std::string("list_issues@0.1.0");
        QTest::newRow("an alias") << std::string("gitlab.list_issues");
    }

    void runsASavedToolByEveryNameItHas()
    {
        QFETCH(const std::string, name);
        workspace::Tool tool = graphqlTool("list_issues");
        tool.aliases = {"gitlab.list_issues"};
        Testbed bed({tool});
        Waiter waiter;
        waiter.start(bed, callOf(name, "{'first':1}"));
        QTRY_VERIFY(waiter.answer);
        QCOMPARE(bed.executor.orders.size(), std::size_t(1));
        const auto &saved = std::get<execution::SavedToolOrder>(bed.executor.orders[0].call);
        QCOMPARE(saved.tool->name, std::string("list_issues"));
        QCOMPARE(saved.arguments, quoted("{'first':1}"));
        QCOMPARE(waiter.answer->tool, (FailedTool{"list_issues", "0.1.0"}));
        QCOMPARE(bed.journal->entries().back()->toolVersion, std::string("0.1.0"));
    }

    void logKnowsWhatASavedToolDoes_data()
    {
        addColumns<std::string, journal::OperationKind>("name", "kind");
        using enum journal::OperationKind;
        QTest::newRow("REST that posts") << std::string("add") << Mutation;
        QTest::newRow("REST that gets") << std::string("look") << Query;
        QTest::newRow("a query") << std::string("issues") << Query;
        QTest::newRow("a version of it that changes") << std::string("issues@0.2.0") << Mutation;
    }

    void logKnowsWhatASavedToolDoes()
    {
        QFETCH(const std::string, name);
        QFETCH(const journal::OperationKind, kind);
        workspace::Tool add = graphqlTool("add");
        add.versions[add.active].operation =
            workspace::RestRequest{workspace::RestRequest::Method::Post, "/issues"};
        workspace::Tool look = graphqlTool("look");
        look.versions[look.active].operation =
            workspace::RestRequest{workspace::RestRequest::Method::Get, "/issues"};
        workspace::Tool issues = graphqlTool("issues");
        issues.versions[workspace::Version{0, 2, 0}].operation =
            workspace::GraphqlOperation{"mutation { close { id } }"};
        Testbed bed({add, look, issues});
        Waiter waiter;
        waiter.start(bed, callOf(name));
        QTRY_VERIFY(waiter.answer);
        QCOMPARE(bed.journal->entries().back()->operation, kind);
    }

    void invokeCommandIsUnwrapped()
    {
        Testbed bed({graphqlTool("list_issues")});
        Waiter waiter;
        waiter.start(bed, callOf("invoke_command", "{'command_name':'list_issues','parameters':{'a':1},"
                                                   "'version':'0.1.0'}"));
        QTRY_VERIFY(waiter.answer);
        QVERIFY(std::holds_alternative<CallResult>(waiter.answer->outcome));
        const auto &saved = std::get<execution::SavedToolOrder>(bed.executor.orders.at(0).call);
        QCOMPARE(saved.arguments, quoted("{'a':1}"));
        QCOMPARE(saved.version, std::optional(workspace::Version{0, 1, 0}));
        QCOMPARE(bed.journal->entries().back()->tool, std::string("list_issues"));
    }

    // As some clients send objects.
    void parametersMayBeAJsonText()
    {
        Testbed bed({graphqlTool("list_issues")});
        Waiter waiter;
        waiter.start(bed,
                     callOf("invoke_command", "{'command_name':'list_issues','parameters':'{\\'a\\':1}'}"));
        QTRY_VERIFY(waiter.answer);
        const auto &saved = std::get<execution::SavedToolOrder>(bed.executor.orders.at(0).call);
        QCOMPARE(saved.arguments, quoted("{'a':1}"));
        for (const char *text : {"nothing", "[1]", "7", "{"}) {
            Waiter refused;
            refused.start(
                bed,
                callOf("invoke_command",
                       ("{'command_name':'list_issues','parameters':'" + std::string(text) + "'}").c_str()));
            QVERIFY(failureOf(refused));
            QCOMPARE(failureOf(refused)->error.code, std::string("arguments_invalid"));
        }
    }

    void ownCommandsAnswerWhatIsSaidOfThem_data()
    {
        addColumns<std::string, std::string>("name", "arguments");
        const auto row = [](const char *name, const char *arguments) {
            QTest::addRow("%s %s", name, arguments) << std::string(name) << std::string(arguments);
        };
        row("list_commands", "{}");
        row("list_commands", "{'detail':'full','format':'llm'}");
        row("list_commands", "{'names':['nothing','list_issues'],'detail':'full'}");
        row("get_query_dsl", "{}");
        row("get_query_dsl", "{'format':'raw'}");
        row("get_response_format", "{'command_name':'list_commands','format':'raw'}");
        row("get_response_format", "{'command_name':'list_issues'}");
    }

    void ownCommandsAnswerWhatIsSaidOfThem()
    {
        QFETCH(const std::string, name);
        QFETCH(const std::string, arguments);
        Testbed bed({graphqlTool("list_issues")});
        Waiter waiter;
        waiter.start(bed, callOf("invoke_command",
                                 ("{'command_name':'" + name + "','parameters':" + arguments + "}").c_str()));
        QTRY_VERIFY(waiter.answer);
        QVERIFY(!failureOf(waiter));
        const json::Value &answer = std::get<CallResult>(waiter.answer->outcome).structured;
        const auto schema = jsonschema::Schema::compile(responseSchema(name).schema).schema;
        QVERIFY(schema);
        QVERIFY2(schema->isValid(answer), json::write(answer).c_str());
    }

    void anUnknownVersionIsToldWithThoseThereAre()
    {
        workspace::Tool tool = graphqlTool("list_issues");
        tool.versions[workspace::Version{0, 2, 0}].description = "Later.";
        Testbed bed({tool});
        Waiter waiter;
        waiter.start(bed, callOf("invoke_command", "{'command_name':'list_issues','version':'9.9.9'}"));
        QVERIFY(failureOf(waiter));
        QCOMPARE(failureOf(waiter)->error.hint,
                 std::string("Pass \"0.1.0\" or \"0.2.0\", or omit \"version\"."));
        waiter.start(bed, callOf("list_issues@9.9.9"));
        QCOMPARE(failureOf(waiter)->error.hint,
                 std::string("Pass \"0.1.0\" or \"0.2.0\", or omit \"version\"."));
        waiter.start(bed, callOf("invoke_command", "{'command_name':'echo','version':'1.0.0'}"));
        QCOMPARE(failureOf(waiter)->error.hint,
                 std::string("The command has no versions; call it without one."));
        waiter.start(bed, callOf("invoke_command", "{'command_name':'nothing','version':'1.0.0'}"));
        QCOMPARE(failureOf(waiter)->error.hint, std::string("Call list_commands to see the commands."));
    }

    void invokeCommandChecksWhatItCalls()
    {
        Testbed bed;
        Waiter waiter;
        waiter.start(bed, callOf("invoke_command", "{'command_name':'echo','parameters':{}}"));
        QVERIFY(failureOf(waiter));
        QCOMPARE(failureOf(waiter)->error.code, std::string("arguments_invalid"));
        waiter.start(bed, callOf("invoke_command", "{}"));
        QVERIFY(failureOf(waiter)->error.message.find("command_name") != std::string::npos);
        waiter.start(bed, callOf("invoke_command", "{'command_name':'invoke_command'}"));
        QCOMPARE(failureOf(waiter)->level, Level::Tool);
        waiter.start(bed, callOf("invoke_command", "{'command_name':'ehco'}"));
        QCOMPARE(failureOf(waiter)->level, Level::Tool);
        QVERIFY2(failureOf(waiter)->error.hint.find("\"echo\"") != std::string::npos,
                 failureOf(waiter)->error.hint.c_str());
    }

    void hintsNameNoToolThatTheAgentLacks()
    {
        workspace::Client reader;
        reader.name = "reader";
        reader.tokenHash = "sha256:" + std::string(64, 'a');
        reader.policy.allowedTools = {"list_issues"};
        Testbed bed({reader, graphqlTool("list_issues")});
        bed.executor.answer = [](const execution::CallOrder &) {
            return execution::toolFailure({ErrorKind::Invalid, "constant_unfit", "It does not fit.",
                                           "Correct the tool with update_saved_tool."});
        };
        CommandOrder call = callOf("list_issues");
        call.principal = "reader";
        Waiter waiter;
        waiter.start(bed, std::move(call));
        QTRY_VERIFY(waiter.answer);
        QVERIFY(failureOf(waiter));
        QCOMPARE(failureOf(waiter)->error.hint,
                 std::string("Ask the user to change the tool in the Tooltray window."));
    }

    void whatIsForbiddenIsAnsweredLikeWhatIsNot()
    {
        workspace::Client reader;
        reader.name = "reader";
        reader.tokenHash = "sha256:" + std::string(64, 'a');
        reader.policy.readOnly = true;
        Testbed bed({reader, graphqlTool("wipe_all", "mutation { wipe { id } }")});
        const auto failureFor = [&](const std::string &name) {
            CommandOrder call = callOf(name);
            call.principal = "reader";
            Waiter waiter;
            waiter.start(bed, std::move(call));
            return *failureOf(waiter);
        };
        const CallFailure forbidden = failureFor("wipe_all");
        CallFailure absent = failureFor("wipe_alm");
        QCOMPARE(forbidden.level, Level::Access);
        std::string message = absent.error.message;
        absent.error.message = message.replace(message.find("wipe_alm"), 8, "wipe_all");
        QVERIFY(absent == forbidden);
        // The person may know which of them it was.
        const auto entries = bed.journal->entries();
        QCOMPARE(entries.at(0)->level, journal::EntryLevel::Access);
        QCOMPARE(entries.at(1)->level, journal::EntryLevel::Protocol);
        QVERIFY(bed.executor.orders.empty());
    }

    void aStrangerFindsNothing()
    {
        Testbed bed({graphqlTool("list_issues")});
        bed.workspaceAccess.admit({});
        for (const char *name : {"list_issues", "echo", "list_commands", "invoke_command"}) {
            Waiter waiter;
            waiter.start(bed, callOf(name));
            QVERIFY(failureOf(waiter));
            QCOMPARE(failureOf(waiter)->level, Level::Access);
        }
    }

    void whatIsNoToolIsThereAsACommandOnly()
    {
        Testbed bed;
        Waiter waiter;
        waiter.start(bed, callOf("get_query_dsl"));
        QCOMPARE(failureOf(waiter)->level, Level::Access);
        waiter.start(bed, callOf("invoke_command", "{'command_name':'get_query_dsl'}"));
        QVERIFY(std::holds_alternative<CallResult>(waiter.answer->outcome));
    }

    void aClientCallsAsOftenAsItMayAndThenWaits()
    {
        Testbed bed;
        workspace::Client client;
        client.name = "busy";
        client.policy.callsPerMinute = 2;
        bed.workspaceAccess.admit(client);
        Waiter first;
        Waiter second;
        Waiter third;
        for (Waiter *waiter : {&first, &second, &third})
            waiter->start(bed, callOf("echo", "{'text':'a'}"));
        QVERIFY(first.answer && second.answer && !third.answer);
        bed.clock.advance(std::chrono::seconds(30));
        QVERIFY(third.answer);
    }

    void goingAwayCancels()
    {
        Testbed bed({graphqlTool("list_issues")});
        bed.executor.answer = {};
        Waiter waiter;
        waiter.start(bed, callOf("list_issues"));
        QCOMPARE(bed.executor.cancelled, 0);
        waiter.running.reset();
        QCOMPARE(bed.executor.cancelled, 1);
        QCOMPARE(bed.journal->entries().back()->outcome, journal::Outcome::Cancelled);
        QVERIFY(!waiter.answer);
    }

    void whatIsGivenUpIsInTheLog()
    {
        Testbed bed({graphqlTool("list_issues")});
        bed.executor.answer = {};
        bed.executor.onCancelled = [](const FakeExecutor::OnExchange &onExchange) {
            const upstream::Request request{.url = *upstream::Url::parse("https://api.example/graphql")};
            const upstream::Outcome outcome = upstream::TransferFailure{.cause = upstream::Cause::Cancelled};
            onExchange({"api", {}, 1, {1, upstream::Attempt::Reason::First, {}, request, outcome}});
        };
        Waiter waiter;
        waiter.start(bed, callOf("list_issues"));
        waiter.running.reset();
        const auto entry = bed.journal->entries().back();
        QCOMPARE(entry->outcome, journal::Outcome::Cancelled);
        QCOMPARE(entry->exchanges.size(), std::size_t(1));
    }

    void whatTheUserDeniesIsNoErrorOfTheTool()
    {
        Testbed bed({graphqlTool("list_issues")});
        bed.executor.answer = [](const execution::CallOrder &) -> execution::CallOutcome {
            return execution::toolFailure(
                {ErrorKind::Denied, std::string(execution::kApprovalDenied), "It was not approved.", {}});
        };
        Waiter waiter;
        waiter.start(bed, callOf("list_issues"));
        QTRY_VERIFY(waiter.answer);
        const auto entry = bed.journal->entries().back();
        QCOMPARE(entry->outcome, journal::Outcome::Cancelled);
        QCOMPARE(entry->level, journal::EntryLevel::Access);
    }

    void theClientsPolicyReachesTheExecutor()
    {
        Testbed bed({graphqlTool("list_issues")});
        workspace::Client client;
        client.name = "careful";
        client.policy.mutations = workspace::MutationPolicy::Ask;
        client.policy.resultBytes = 123;
        bed.workspaceAccess.admit(client);
        Waiter waiter;
        CommandOrder call = callOf("list_issues");
        call.principal = "token-7";
        waiter.start(bed, std::move(call));
        QTRY_VERIFY(waiter.answer);
        const execution::Caller &caller = bed.executor.orders.at(0).caller;
        QCOMPARE(caller.id, std::string("token-7"));
        QCOMPARE(caller.name, std::string("careful"));
        QCOMPARE(caller.resultBytes, std::uint64_t(123));
        QVERIFY(caller.mutations == workspace::MutationPolicy::Ask);
    }

    void callsOfAWorkspaceWithoutEndpointsSayWhereToAddOne()
    {
        Testbed bed({graphqlTool("list_issues")});
        bed.workspaceAccess.setName("team");
        bed.executor.answer = [](const execution::CallOrder &) {
            return execution::toolFailure({ErrorKind::NotFound, "no_endpoint",
                                           "The workspace has no endpoint yet.",
                                           "Add one in the window or in config.yaml."});
        };
        const auto hintFor = [&](journal::EntryOrigin origin) {
            Waiter waiter;
            CommandOrder call = callOf("list_issues");
            call.origin = origin;
            waiter.start(bed, std::move(call));
            return QTest::qWaitFor([&] { return waiter.answer.has_value(); }, tooltray::test::kPatienceMs)
                       ? failureOf(waiter)->error.hint.text()
                       : std::string();
        };
        QVERIFY(hintFor(journal::EntryOrigin::Mcp).find("workspaces/team/workspace.json")
                != std::string::npos);
        QCOMPARE(hintFor(journal::EntryOrigin::Window),
                 std::string("Add one in the window or in config.yaml."));
    }

    void ownCommandsAnswerNoMoreThanTheClientTakes()
    {
        workspace::Tool tool = graphqlTool("list_issues");
        json::Value values = json::Value::array();
        for (int i = 0; i < 1'000; ++i)
            values.append(json::Value("value " + std::to_string(i)));
        workspace::ToolVersion &version = tool.versions[tool.active];
        version.description = std::string(10'000, 'a');
        version.outputSchema = json::Value::object({{"enum", std::move(values)}});
        Testbed bed({tool});
        workspace::Client client;
        client.name = "small";
        client.policy.resultBytes = 1'500;
        bed.workspaceAccess.admit(client);
        for (const char *command :
             {"{'command_name':'list_commands','parameters':{'names':['list_issues']}}",
              "{'command_name':'get_response_format','parameters':{'command_name':'list_issues'}}",
              "{'command_name':'get_query_dsl','parameters':{}}"}) {
            Waiter waiter;
            waiter.start(bed, callOf("invoke_command", command));
            QTRY_VERIFY(waiter.answer);
            QVERIFY2(!failureOf(waiter), command);
            const json::Value &answer = std::get<CallResult>(waiter.answer->outcome).structured;
            QVERIFY2(json::writtenSize(answer) <= 1'500, command);
            QVERIFY2(answer["left_out"].contains("handle"), command);
        }
    }

    void aNoteGoesWithTheTextAlone()
    {
        Testbed bed({graphqlTool("list_issues")});
        bed.executor.answer = [](const execution::CallOrder &) {
            return execution::CallResult{
                .structured = quoted("{'a':1}"), .text = "{\"a\":1}", .note = "There is more."};
        };
        Waiter waiter;
        waiter.start(bed, callOf("list_issues"));
        QTRY_VERIFY(waiter.answer);
        const auto &result = std::get<CallResult>(waiter.answer->outcome);
        QVERIFY(result.structured.isNull());
        QCOMPARE(result.text, std::string("{\"a\":1}\n\nThere is more."));
    }

    void dataThatCameWithErrorsIsNotedInTheLog()
    {
        Testbed bed({graphqlTool("list_issues")});
        bed.executor.answer = [](const execution::CallOrder &) {
            return execution::CallResult{
                .structured = quoted("{'data':{'failure':null},'errors':[{'message':'no access'}]}"),
                .text = "{}",
                .isPartial = true};
        };
        Waiter waiter;
        waiter.start(bed, callOf("list_issues"));
        QTRY_VERIFY(waiter.answer);
        QVERIFY(!std::get<CallResult>(waiter.answer->outcome).isError);
        const auto entry = bed.journal->entries().back();
        QCOMPARE(entry->outcome, journal::Outcome::Ok);
        QCOMPARE(entry->level, journal::EntryLevel::Graphql);
        QCOMPARE(entry->code, std::string("partial_data"));
        QCOMPARE(entry->message.text(),
                 std::string("The API returned errors together with the data: no access"));
    }

    // Nobody promised anything, and the schema that is made of a template takes errors with the data.
    void errorsWithTheDataAreNoErrorOfAToolWithAnInferredSchema()
    {
        workspace::Sequence sequence;
        sequence.steps.push_back({"one", workspace::GraphqlOperation{"query { issues { id } }"}});
        workspace::ObjectSource made;
        made.members = {{"issues", {workspace::StepSource{"one", "/issues"}}}};
        sequence.result = workspace::Binding{made};
        workspace::Tool tool = graphqlTool("list_issues");
        tool.versions[tool.active].operation = std::move(sequence);
        Testbed bed({tool});
        const json::Value partial = quoted("{'data':{'issues':null},'errors':[{'message':'no access'}]}");
        bed.executor.answer = [&](const execution::CallOrder &) {
            return execution::CallResult{
                .structured = partial, .text = json::write(partial), .isPartial = true};
        };
        Waiter waiter;
        waiter.start(bed, callOf("list_issues"));
        QTRY_VERIFY(waiter.answer);
        const auto &answer = std::get<CallResult>(waiter.answer->outcome);
        QVERIFY(waiter.answer->hasOutputSchema);
        QVERIFY(!answer.isError);
        QCOMPARE(answer.structured, partial);
        QCOMPARE(bed.journal->entries().back()->code, std::string("partial_data"));
    }

    void waitingForAPersonIsNoPartOfTheDuration()
    {
        Testbed bed({graphqlTool("list_issues")});
        bed.executor.trace.times.approval = std::chrono::seconds(13);
        Waiter waiter;
        waiter.start(bed, callOf("list_issues"));
        bed.clock.advance(std::chrono::milliseconds(13'200));
        QTRY_VERIFY(waiter.answer);
        const auto entry = bed.journal->entries().back();
        QCOMPARE(entry->duration.count(), std::chrono::microseconds(std::chrono::milliseconds(200)).count());
        QVERIFY(!entry->isSlow);
    }

    void norIsItWhereACommandOfOursWaits()
    {
        Testbed bed;
        Waiter before;
        before.start(bed, callOf("echo", "{'text':'hi'}"));
        QTRY_VERIFY(before.answer);
        EchoTool::waited = std::chrono::hours(1);
        Waiter waiter;
        waiter.start(bed, callOf("echo", "{'text':'hi'}"));
        QTRY_VERIFY(waiter.answer);
        QCOMPARE(bed.journal->entries().back()->duration.count(), 0);
    }

    void aBrokenPromiseIsAnErrorThatSaysSo_data()
    {
        const TestRows<std::string, std::string, bool, std::string> row{"schema", "result", "isPartial",
                                                                        "code"};
        const std::string closed = "{'type':'object','properties':{'a':{'type':'string'}},'required':['a']}";
        const std::string open = "{'type':'object','properties':{'a':{'type':'string'}}}";
        const std::string partial = "{'data':{'a':'x'},'errors':[{'message':'no access'}]}";
        row("another type", closed, "{'a':1}", false, "output_mismatch");
        row("errors", closed, partial, true, "partial_data");
        row("errors that a schema takes by chance", open, partial, true, "partial_data");
    }
    void aBrokenPromiseIsAnErrorThatSaysSo()
    {
        QFETCH(const std::string, schema);
        QFETCH(const std::string, result);
        QFETCH(const bool, isPartial);
        QFETCH(const std::string, code);
        workspace::Tool tool = graphqlTool("list_issues");
        tool.versions[tool.active].outputSchema = quoted(schema);
        Testbed bed({tool});
        bed.executor.answer = [&](const execution::CallOrder &) {
            return execution::CallResult{
                .structured = quoted(result), .text = json::write(quoted(result)), .isPartial = isPartial};
        };
        Waiter waiter;
        waiter.start(bed, callOf("list_issues"));
        QTRY_VERIFY(waiter.answer);
        const auto &answer = std::get<CallResult>(waiter.answer->outcome);
        QVERIFY(answer.isError);
        QVERIFY(answer.text.starts_with(json::write(quoted(result)) + "\n\n"));
        QVERIFY2(answer.text.find("output schema") != std::string::npos, answer.text.c_str());
        QCOMPARE(answer.text.find("output schema: `a` ") != std::string::npos, code == "output_mismatch");
        QCOMPARE(answer.structured["error"]["code"].toString(), std::string_view(code));
        QCOMPARE(answer.structured["result"], quoted(result));
        QCOMPARE(bed.journal->entries().back()->code, code);
    }
};

TOOLTRAY_TEST(DispatchTest)
#include "dispatchtest.moc"
