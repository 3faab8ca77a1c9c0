// SPDX-License-Identifier: GPL-3.0-or-later
#include "callharness.h"
#include "support/testcase.h"
#include "upstream/policy/quota.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;

namespace {

constexpr const char *kCreateIssue =
    "mutation ($title: String!) { createIssue(title: $title) { issue { id } errors } }";
constexpr const char *kCreated = "{'data':{'createIssue':{'issue':{'id':'1'},'errors':[]}}}";

workspace::Endpoint askingEndpoint()
{
    workspace::Endpoint endpoint = issuesEndpoint();
    endpoint.mutations = workspace::MutationPolicy::Ask;
    return endpoint;
}

// One request at once, and one a minute.
workspace::Endpoint narrowEndpoint()
{
    workspace::Endpoint endpoint = askingEndpoint();
    endpoint.limits.concurrentRequests = 1;
    endpoint.limits.requestsPerMinute = 1;
    return endpoint;
}

workspace::Tool pagedTool()
{
    workspace::Tool tool = graphqlTool(
        "list_issues", "query ($first: Int, $after: String) { issues(first: $first, after: $after) "
                       "{ nodes { id } pageInfo { hasNextPage endCursor } } }");
    onlyVersion(tool).pagination.emplace();
    onlyVersion(tool).result.path = "/issues/nodes";
    return tool;
}

// Of 250 issues those that a request asks for.
upstream::Response pageFor(const json::Value &variables)
{
    const std::string_view after = variables["after"].toString();
    const int from = after.empty() ? 0 : std::stoi(std::string(after));
    const int to = std::min(250, from + static_cast<int>(variables["first"].toInt64().value_or(0)));
    std::string nodes;
    for (int i = from; i < to; ++i)
        nodes.append(i == from ? "" : ",").append("{\"id\":\"" + std::to_string(i) + "\"}");
    return test::response(200, "{\"data\":{\"issues\":{\"nodes\":[" + nodes
                                   + "],\"pageInfo\":{\"hasNextPage\":" + (to < 250 ? "true" : "false")
                                   + ",\"endCursor\":\"" + std::to_string(to) + "\"}}}}");
}

// Answers page by page until the call is over.
void serve(CallHarness &harness, const CallHarness::Call &call)
{
    while (!call.outcome && harness.transport.underWay() > 0) {
        harness.transport.answer(pageFor(harness.sent(harness.transport.requests.size() - 1)["variables"]));
        harness.settle();
    }
}

} // namespace

// Approvals, pages and cancellation on the way of a call.
class CallFlowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMutationWaitsForItsApproval()
    {
        CallHarness harness;
        CallOrder order =
            callOf(graphqlTool("create_issue", kCreateIssue), "{'title':'x'}", {askingEndpoint()});
        std::function<void(bool)> decide;
        order.asker = [&](const ApprovalRequest &request, std::function<void(bool)> answer) {
            QCOMPARE(request.tool, std::string("create_issue"));
            QCOMPARE(request.document, std::string(kCreateIssue));
            QCOMPARE(shown(request.arguments), std::string("{'title':'x'}"));
            decide = std::move(answer);
        };
        auto &call = harness.run(std::move(order));
        QVERIFY(decide && !call.outcome);
        QVERIFY(harness.transport.requests.empty());
        harness.willAnswer(kCreated);
        decide(true);
        harness.settle();
        QVERIFY(call.result().isMutation);
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void aClientIsNotAskedInTheMiddleOfWhatItWouldRepeat()
    {
        workspace::Tool tool = graphqlTool("create_two", kCreateIssue);
        workspace::Sequence steps;
        for (const char *name : {"first", "second"}) {
            workspace::Step step{.name = name, .action = workspace::GraphqlOperation{kCreateIssue}};
            step.bindings.push_back({"title", {workspace::ConstantSource{json::Value(name)}}});
            steps.steps.push_back(std::move(step));
        }
        onlyVersion(tool).operation = std::move(steps);
        onlyVersion(tool).behaviour.allowMultipleMutations = true;
        CallHarness harness;
        CallOrder order = callOf(tool, "{}", {askingEndpoint()});
        int asked = 0;
        order.asker = [&](const ApprovalRequest &, const std::function<void(bool)> &answer) {
            ++asked;
            answer(true);
        };
        harness.willAnswer(kCreated);
        const auto &call = harness.run(std::move(order));
        QCOMPARE(asked, 1);
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
        QCOMPARE(shown(call.failure().error.details["took_effect"]), std::string("['first']"));
    }

    void anOperationThatIsNoToolIsNamedByItsRootFields_data()
    {
        const TestRows<std::string, std::string> row{"document", "name"};
        row("without a name", "mutation { createIssue(title: \"x\") { errors } }", "createIssue");
        row("with another name", "mutation Add { createIssue(title: \"x\") { errors } }", "createIssue");
        row("with another alias", "mutation { harmless: createIssue(title: \"x\") { errors } }",
            "createIssue");
        row("in fragments",
            "mutation { ... { ...F } } fragment F on Mutation { a: createIssue(title: \"x\") "
            "{ errors } b: createIssue(title: \"y\") { errors } }",
            "createIssue ×2");
    }
    void anOperationThatIsNoToolIsNamedByItsRootFields()
    {
        QFETCH(std::string, document);
        QFETCH(std::string, name);
        CallHarness harness;
        CallOrder order = adHoc(document, "{}", {askingEndpoint()});
        order.caller.name = "Inspector";
        order.asker = [](const ApprovalRequest &, const std::function<void(bool)> &answer) { answer(false); };
        const auto &call = harness.run(std::move(order));
        QCOMPARE(call.failure().error.message,
                 "The user did not approve the call of \"" + name + "\" by Inspector, so it was not sent.");
    }

    void whoWaitsForAYesTakesNobodysTurn_data()
    {
        QTest::addColumn<bool>("isTool");
        QTest::newRow("tool") << true;
        QTest::newRow("operation") << false;
    }
    void whoWaitsForAYesTakesNobodysTurn()
    {
        QFETCH(bool, isTool);
        CallHarness harness;
        CallOrder order =
            isTool ? callOf(graphqlTool("create_issue", kCreateIssue), "{'title':'x'}", {narrowEndpoint()})
                   : adHoc("mutation { createIssue(title: \"x\") { errors } }", "{}", {narrowEndpoint()});
        const auto rate =
            std::make_shared<upstream::RateLimit>(harness.clock, upstream::Rate{1 / 60.0, 1}, 10);
        order.caller.rate = rate;
        std::function<void(bool)> decide;
        order.asker = [&](const ApprovalRequest &, std::function<void(bool)> answer) {
            decide = std::move(answer);
        };
        const auto &waiting = harness.run(order);
        QVERIFY(decide && !waiting.outcome);
        harness.willAnswer("{'data':{'issue':{'id':'7'}}}");
        CallOrder other =
            callOf(graphqlTool("get_issue", "{ issue(id: 7) { id } }"), "{}", {narrowEndpoint()});
        other.caller.rate = rate;
        const auto &done = harness.run(std::move(other));
        QVERIFY(done.outcome);
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void withoutAYesNothingIsSent()
    {
        CallHarness harness;
        const workspace::Tool tool = graphqlTool("create_issue", kCreateIssue);
        QCOMPARE(harness.run(callOf(tool, "{'title':'x'}", {askingEndpoint()})).told().substr(0, 5),
                 std::string("tool "));
        CallOrder order = callOf(tool, "{'title':'x'}", {askingEndpoint()});
        order.asker = [](const ApprovalRequest &, const std::function<void(bool)> &answer) { answer(false); };
        const auto &denied = harness.run(std::move(order));
        QVERIFY(denied.failure().error.kind == ErrorKind::Denied);
        QVERIFY(harness.transport.requests.empty());
    }

    void aCallThatIsGivenUpLeavesTheWindow()
    {
        CallHarness harness;
        harness.approvals.setWindowAvailable(true);
        auto &call = harness.run(
            callOf(graphqlTool("create_issue", kCreateIssue), "{'title':'x'}", {askingEndpoint()}));
        QCOMPARE(harness.approvals.pending().size(), std::size_t(1));
        call.run.reset();
        QVERIFY(harness.approvals.pending().empty());
    }

    void aMutationHasNoFurtherPages()
    {
        workspace::Tool tool = pagedTool();
        onlyVersion(tool).operation = workspace::GraphqlOperation{
            "mutation ($first: Int, $after: String) { issues: closeIssues(first: $first, after: $after) "
            "{ nodes { id } pageInfo { hasNextPage endCursor } } }"};
        CallHarness harness;
        const auto &call = harness.start(callOf(tool, "{}"));
        harness.settle();
        serve(harness, call);
        QVERIFY2(call.outcome, call.told().c_str());
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void aMutationIsNeverSentTwice()
    {
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.retry.retries = 3;
        CallHarness harness;
        harness.transport.willAnswer(
            upstream::TransferFailure{.cause = upstream::Cause::Reset,
                                      .phase = upstream::Phase::Waiting,
                                      .departure = upstream::Departure::MayHaveLeft});
        auto &call =
            harness.run(callOf(graphqlTool("create_issue", kCreateIssue), "{'title':'x'}", {endpoint}));
        harness.clock.advance(1h);
        harness.settle();
        QCOMPARE(call.told().substr(0, 7), std::string("network"));
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void aToolHasItsOwnRetriesAndTimeout()
    {
        workspace::Tool tool = graphqlTool("get_issue", "{ issue(id: 7) { id } }");
        onlyVersion(tool).behaviour.retries = 1;
        onlyVersion(tool).behaviour.timeout = 7s;
        CallHarness harness;
        harness.transport.willAnswer(test::response(503, "later"));
        harness.willAnswer("{'data':{'issue':{'id':'7'}}}");
        auto &call = harness.run(callOf(tool, "{}"));
        QVERIFY(harness.transport.requests[0].timeouts.total <= 7s);
        harness.clock.advance(5s);
        harness.settle();
        QCOMPARE(call.told(), std::string("{'issue':{'id':'7'}}"));
        QCOMPARE(harness.transport.requests.size(), std::size_t(2));
    }

    void whatACallWaitsForIsTold_data()
    {
        addColumns<std::string, std::string>("what", "told");
        QTest::newRow("nothing") << std::string() << std::string();
        QTest::newRow("the person at the window") << std::string("desk") << std::string("approval nothing ");
        QTest::newRow("a person who says no") << std::string("denied") << std::string("approval ");
        QTest::newRow("an approval that holds") << std::string("granted") << std::string();
        QTest::newRow("the client's user") << std::string("client") << std::string();
        QTest::newRow("the rate of the tool") << std::string("tool") << std::string("turn nothing ");
        QTest::newRow("the rate of the endpoint") << std::string("endpoint") << std::string("turn nothing ");
    }

    void whatACallWaitsForIsTold()
    {
        QFETCH(std::string, what);
        QFETCH(const std::string, told);
        const bool isMutation = what == "desk" || what == "denied" || what == "granted" || what == "client";
        workspace::Tool tool = isMutation ? graphqlTool("create_issue", kCreateIssue)
                                          : graphqlTool("get_issue", "{ issue(id: 7) { id } }");
        if (what == "tool")
            onlyVersion(tool).behaviour.callsPerMinute = 1;
        workspace::Endpoint endpoint = askingEndpoint();
        if (what == "endpoint")
            endpoint.limits.requestsPerMinute = 3;
        const std::string arguments = isMutation ? "{'title':'x'}" : "{}";
        CallHarness harness;
        harness.approvals.setWindowAvailable(what != "client");
        for (int others = what == "endpoint" ? 3 : what == "tool" ? 1 : 0; others > 0; --others)
            harness.run(callOf(tool, arguments, {endpoint}));
        const auto decide = [&](Decision decision) {
            return harness.approvals.decide(harness.approvals.pending().at(0).id, decision);
        };
        if (what == "granted") {
            harness.run(callOf(tool, arguments, {endpoint}));
            QVERIFY(decide(Decision::ApproveForAnHour));
            harness.settle();
        }
        std::string heard;
        CallOrder order = callOf(tool, arguments, {endpoint});
        order.onWaiting = [&](Waiting waiting) {
            heard += waiting == Waiting::ForNothing ? "nothing "
                     : waiting == Waiting::ForTurn  ? "turn "
                                                    : "approval ";
        };
        order.asker = [](const ApprovalRequest &, const std::function<void(bool)> &answer) { answer(true); };
        const std::size_t before = harness.transport.requests.size();
        harness.run(std::move(order));
        if (what == "desk" || what == "denied") {
            QCOMPARE(heard, std::string("approval "));
            QVERIFY(decide(what == "desk" ? Decision::Approve : Decision::Deny));
            harness.settle();
        }
        harness.clock.advance(what == "tool" ? 1min : 20s);
        harness.settle();
        QCOMPARE(harness.transport.requests.size(), before + (what == "denied" ? 0 : 1));
        QCOMPARE(heard, told);
    }

    void aToolIsCalledAsOftenAsItMay()
    {
        workspace::Tool tool = graphqlTool("get_issue", "{ issue(id: 7) { id } }");
        onlyVersion(tool).behaviour.callsPerMinute = 6;
        CallHarness harness;
        for (int i = 0; i < 7; ++i)
            harness.run(callOf(tool, "{}"));
        QCOMPARE(harness.transport.requests.size(), std::size_t(6));
        harness.clock.advance(10s);
        harness.settle();
        QCOMPARE(harness.transport.requests.size(), std::size_t(7));
    }

    void anEndpointGetsAtOnceWhatAMinuteMayHave()
    {
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.limits.requestsPerMinute = 3;
        endpoint.limits.queuedRequests = 1;
        const CallOrder order = callOf(graphqlTool("get_issue", "{ issue(id: 7) { id } }"), "{}", {endpoint});
        CallHarness harness;
        for (int i = 0; i < 4; ++i)
            harness.run(order);
        QCOMPARE(harness.transport.requests.size(), std::size_t(3));
        const auto &refused = harness.run(order);
        QCOMPARE(refused.told(), std::string("network endpoint_busy"));
        QVERIFY(refused.failure().error.message.find("\"api\"") != std::string::npos);
        QCOMPARE(refused.failure().retryAfter, std::optional(20s));
        harness.clock.advance(20s);
        harness.settle();
        QCOMPARE(harness.transport.requests.size(), std::size_t(4));
    }

    void aFailureNamesTheEndpoint()
    {
        CallHarness harness;
        harness.transport.willAnswer(test::response(401));
        const auto &call = harness.run(callOf(graphqlTool("get_issue", "{ issue(id: 7) { id } }"), "{}"));
        QVERIFY(call.failure().error.message.starts_with("Endpoint \"api\": https://api.example "));
        QCOMPARE(call.failure().error.details["endpoint"].toString(), std::string_view("api"));
    }

    void anErrorOfTheApiShowsItsLineAndTheVariables()
    {
        CallHarness harness;
        const auto known = harness.redactor.add(credentials::Secret("s3cret-of-mine"));
        const workspace::Tool tool =
            graphqlTool("get_issue", "query Q($id: ID!) {\n  issue(id: $id) { id }\n}");
        harness.willAnswer("{'errors':[{'message':'no','locations':[{'line':2,'column':9}]},"
                           "{'message':'far','locations':[{'line':9,'column':1}]}]}");
        const auto &call = harness.run(callOf(tool, "{'id':'s3cret-of-mine'}"));
        const json::Value details = call.failure().error.details;
        QCOMPARE(details["errors"][std::size_t(0)]["excerpt"].toString(),
                 std::string_view("  issue(id: $id) { id }\n        ^"));
        QVERIFY(!details["errors"][std::size_t(1)].contains("excerpt"));
        QVERIFY(details["variables"]["id"].isString());
        QVERIFY(shown(details).find("s3cret") == std::string::npos);

        harness.willAnswer("{'errors':[{'message':'no'}]}");
        const auto &big = harness.run(callOf(tool, "{'id':'" + std::string(5000, 'x') + "'}"));
        const std::string variables(big.failure().error.details["variables"].toString());
        QVERIFY(variables.size() > 1000 && variables.size() < 1100);
    }

    void cancellingGivesTheRequestUp()
    {
        CancellationSource source;
        CallOrder order = callOf(graphqlTool("get_issue", "{ issue(id: 7) { id } }"), "{}");
        order.cancellation = source.token();
        CallHarness harness;
        auto &call = harness.run(std::move(order));
        QCOMPARE(harness.transport.underWay(), std::size_t(1));
        source.cancel();
        harness.settle();
        QCOMPARE(harness.transport.underWay(), std::size_t(0));
        QCOMPARE(call.told(), std::string("tool cancelled"));

        CallOrder late = callOf(graphqlTool("get_issue", "{ issue(id: 7) { id } }"), "{}");
        late.cancellation = source.token();
        QCOMPARE(harness.run(std::move(late)).told(), std::string("tool cancelled"));
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void pagesAreFetchedAndGoneOnFrom()
    {
        CallHarness harness;
        CallOrder order = callOf(pagedTool(), "{}");
        order.maxItems = 120;
        order.caller.resultBytes = 1'000'000;
        std::vector<double> progress;
        order.onProgress = [&](double done, std::optional<double> total, std::string_view) {
            QCOMPARE(total, std::optional<double>(120));
            progress.push_back(done);
        };
        std::vector<std::uint64_t> pages;
        order.onExchange = [&](const UpstreamExchange &exchange) {
            QCOMPARE(exchange.endpoint, std::string_view("api"));
            pages.push_back(exchange.page);
        };
        auto &call = harness.run(std::move(order));
        serve(harness, call);
        QCOMPARE(call.result().structured.size(), std::size_t(120));
        QCOMPARE(progress, std::vector<double>{100});
        QCOMPARE(pages, (std::vector<std::uint64_t>{1, 2}));
        QCOMPARE(call.result().meta["pages"]["stopped_by"].toString(), std::string_view("item_limit"));

        // By what the caller gets told, as a parameter of the tool.
        const std::string cursor(call.result().meta["pages"]["next_cursor"].toString());
        QCOMPARE(call.result().note, "Stopped at the item limit after 120 items of 2 pages. There are more "
                                     "items: continue with next_cursor \""
                                         + cursor + "\".");
        CallOrder more = callOf(pagedTool(), "{'next_cursor':'" + cursor + "'}");
        more.caller.resultBytes = 1'000'000;
        auto &rest = harness.run(std::move(more));
        serve(harness, rest);
        QCOMPARE(rest.result().structured.size(), std::size_t(130));
        QCOMPARE(rest.result().structured[0]["id"].toString(), std::string_view("120"));
        QVERIFY(!rest.result().meta["pages"].contains("next_cursor"));
    }

    void aRequestThatIsGivenUpIsTold_data()
    {
        addColumns<bool, bool>("isCancelled", "isShared");
        QTest::newRow("destroyed") << false << false;
        QTest::newRow("cancelled") << true << false;
        QTest::newRow("shared, destroyed") << false << true;
        QTest::newRow("shared, cancelled") << true << true;
    }
    void aRequestThatIsGivenUpIsTold()
    {
        QFETCH(bool, isCancelled);
        QFETCH(bool, isShared);
        std::vector<bool> told;
        CallHarness harness;
        workspace::Tool tool = graphqlTool("get_issue", "{ issue(id: 7) { id } }");
        if (isShared)
            onlyVersion(tool).idempotency =
                workspace::Idempotency{.enabled = true, .keyParameters = {}, .timeToLive = 60s};
        CallOrder order = callOf(tool, "{}");
        order.onExchange = [&](const UpstreamExchange &exchange) {
            const auto *failure = std::get_if<upstream::TransferFailure>(&exchange.attempt.outcome);
            told.push_back(failure != nullptr && failure->cause == upstream::Cause::Cancelled);
        };
        CancellationSource source;
        order.cancellation = source.token();
        auto &call = harness.run(std::move(order));
        QCOMPARE(harness.transport.underWay(), std::size_t(1));
        if (isCancelled)
            source.cancel();
        else
            call.run.reset();
        harness.settle();
        QCOMPARE(told, std::vector<bool>{true});
        QCOMPARE(call.outcome.has_value(), isCancelled);
    }

    void aFailureOnALaterPageSaysWhichAndHowToGoOn_data()
    {
        const TestRows<int, std::string, std::string, std::string> row{"status", "body", "message", "hint"};
        row("of the API", 200, "{\"errors\":[{\"message\":\"Too deep.\"}]}", "Page 2 failed: Too deep.",
            std::string());
        row("of its rate", 200, R"({"errors":[{"message":"Slow.","extensions":{"code":"RATE_LIMITED"}}]})",
            "Page 2 failed: Slow.", "Wait before the next request. ");
        row("of HTTP", 502, std::string(),
            "Endpoint \"api\": Page 2 failed: https://api.example got no "
            "valid response from its upstream server (HTTP 502).",
            "Try again later. ");
    }
    void aFailureOnALaterPageSaysWhichAndHowToGoOn()
    {
        QFETCH(int, status);
        QFETCH(std::string, body);
        QFETCH(std::string, message);
        QFETCH(std::string, hint);
        CallHarness harness;
        auto &call = harness.run(callOf(pagedTool(), "{}"));
        harness.transport.answer(pageFor(harness.sent(0)["variables"]));
        harness.settle();
        harness.transport.answer(test::response(status, body));
        harness.settle();
        const Error &error = call.failure().error;
        QCOMPARE(error.message, message);
        QCOMPARE(error.details["page"].toInt64(), std::optional<std::int64_t>(2));
        const std::string cursor(error.details["next_cursor"].toString());
        QVERIFY(!cursor.empty() && !call.failure().data.isNull());
        QCOMPARE(
            error.hint,
            hint + "The items of the earlier pages are included; to continue from page 2, pass next_cursor \""
                + cursor + "\".");
    }

    void aListThatMakesNoProgressIsNotGoneOnFrom()
    {
        CallHarness harness;
        CallOrder order = callOf(pagedTool(), "{}");
        for (int i = 0; i < 2; ++i)
            harness.willAnswer("{'data':{'issues':{'nodes':[{'id':'1'}],"
                               "'pageInfo':{'hasNextPage':true,'endCursor':'same'}}}}");
        const auto &call = harness.run(std::move(order));
        QCOMPARE(call.result().meta["pages"]["stopped_by"].toString(), std::string_view("no_progress"));
        QVERIFY(!call.result().meta["pages"].contains("next_cursor"));
        QVERIFY(call.result().note.starts_with("Stopped after 1 item of 2 pages, because the API"));
        QVERIFY(call.result().note.find("go on") == std::string::npos);
    }

    void aSizeThatIsPassedIsHowManyAreWanted()
    {
        workspace::Tool tool = pagedTool();
        onlyVersion(tool).parameters =
            value("{'properties':{'first':{'type':'integer'},'after':{'type':'string'}}}");
        CallHarness harness;
        auto &call = harness.run(callOf(tool, "{'first':3,'after':'5'}"));
        QCOMPARE(shown(harness.sent(0)["variables"]), std::string("{'first':3,'after':'5'}"));
        serve(harness, call);
        QCOMPARE(call.told(), std::string("[{'id':'5'},{'id':'6'},{'id':'7'}]"));
    }

    // Who calls the outer tool has not passed them, and may not know the names.
    void whatAStepPassesWronglyIsNotTheCallersToName()
    {
        workspace::Tool inner = graphqlTool("inner", "query ($id: ID!) { issue(id: $id) { id } }");
        onlyVersion(inner).parameters =
            value("{'properties':{'id':{'type':'string','pattern':'^[0-9]+$'}},'required':['id']}");
        workspace::Tool outer = graphqlTool("outer", "");
        workspace::Step step{.name = "one", .action = workspace::ToolInvocation{"inner"}};
        step.bindings = {{"id", {workspace::ParameterSource{"which"}, {}, {}}}};
        onlyVersion(outer).operation = workspace::Sequence{{step}};
        onlyVersion(outer).parameters =
            value("{'properties':{'which':{'type':'string'}},'required':['which']}");
        CallHarness harness;
        const auto &call = harness.run(callOf(outer, "{'which':'x'}", {issuesEndpoint(), inner}));
        QCOMPARE(call.told(), std::string("tool arguments_invalid"));
        QVERIFY2(
            call.failure().error.hint.starts_with("The step passed these arguments to the tool \"inner\"."),
            call.failure().error.hint.c_str());
        QVERIFY(harness.transport.requests.empty());
    }

    void aConstantThatACalledToolNeverTakesIsRefused()
    {
        workspace::Tool inner = graphqlTool("inner", "query ($id: ID!) { issue(id: $id) { id } }");
        onlyVersion(inner).parameters = value("{'properties':{'id':{'type':'integer'}}}");
        workspace::Step step{.name = "one", .action = workspace::ToolInvocation{"inner"}};
        step.bindings = {{"id", {workspace::ConstantSource{json::Value("robin")}, {}, {}}}};
        workspace::Tool outer = graphqlTool("outer", "");
        onlyVersion(outer).operation = workspace::Sequence{{step}};
        CallHarness harness;
        QCOMPARE(harness.run(callOf(outer, "{}", {issuesEndpoint(), inner})).told(),
                 std::string("tool call_parameter_unfit"));
        QVERIFY(harness.transport.requests.empty());
    }

    void aCursorThatIsNoneIsRefused()
    {
        CallHarness harness;
        QCOMPARE(harness.run(callOf(pagedTool(), "{'next_cursor':'!'}")).told(),
                 std::string("tool cursor_invalid"));
        QVERIFY(harness.transport.requests.empty());
    }

    void largeAnswersAreShapedOnAPool()
    {
        CallHarness harness;
        harness.transport.willAnswer(
            test::response(200, "{\"data\":{\"issue\":{\"id\":\"" + std::string(2'000'000, 'x') + "\"}}}"));
        auto &call = harness.run(callOf(graphqlTool("get_issue", "{ issue(id: 7) { id } }"), "{}"));
        QTRY_VERIFY(call.outcome);
        QVERIFY(call.result().text.size() <= 40'000);
        QVERIFY(call.result().meta.contains("handle"));
    }
};

TOOLTRAY_TEST(CallFlowTest)

#include "callflowtest.moc"
