// SPDX-License-Identifier: GPL-3.0-or-later
#include "callharness.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

#include <vector>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;

namespace {

constexpr const char *kOne = "{'data':{'issue':{'id':'7'}}}";

workspace::Tool keptTool()
{
    workspace::Tool tool = graphqlTool("get_issue", "query ($id: ID!) { issue(id: $id) { id } }");
    onlyVersion(tool).idempotency =
        workspace::Idempotency{.enabled = true, .keyParameters = {}, .timeToLive = 60s};
    return tool;
}

} // namespace

// Calls that share an answer, at once or one after the other.
class SharedCallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHundredCallsAreOneRequest()
    {
        CallHarness harness;
        std::vector<CallHarness::Call *> calls;
        for (int i = 0; i < 100; ++i)
            calls.push_back(&harness.start(callOf(keptTool(), "{'id':'7'}")));
        harness.settle();
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
        harness.transport.answer(test::response(200, "{\"data\":{\"issue\":{\"id\":\"7\"}}}"));
        harness.settle();
        for (const CallHarness::Call *call : calls) {
            QCOMPARE(call->told(), std::string("{'issue':{'id':'7'}}"));
            const bool isOwn = call == calls.front();
            QCOMPARE(call->result().cacheAge.has_value(), !isOwn);
            QCOMPARE(call->result().meta["cache"]["note"].toString(),
                     isOwn
                         ? std::string_view()
                         : std::string_view("answered by the request of another call, which was under way"));
        }
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void aSharedFailureSaysSo()
    {
        CallHarness harness;
        auto &first = harness.start(callOf(keptTool(), "{'id':'7'}"));
        auto &second = harness.start(callOf(keptTool(), "{'id':'7'}"));
        harness.settle();
        harness.transport.answer(test::response(500));
        harness.settle();
        QVERIFY(!first.failure().error.details.contains("cache"));
        QVERIFY(second.failure().error.details["cache"]["note"].isString());
    }

    void theRequestEndsWithTheLastWhoWaits()
    {
        CallHarness harness;
        auto &first = harness.start(callOf(keptTool(), "{'id':'7'}"));
        auto &second = harness.start(callOf(keptTool(), "{'id':'7'}"));
        harness.settle();
        first.run.reset(); // who had it sent
        QCOMPARE(harness.transport.underWay(), std::size_t(1));
        harness.transport.answer(test::response(200, "{\"data\":{\"issue\":{\"id\":\"7\"}}}"));
        harness.settle();
        QCOMPARE(second.told(), std::string("{'issue':{'id':'7'}}"));
        QVERIFY(!first.outcome);
        auto &third = harness.start(callOf(keptTool(), "{'id':'8'}"));
        harness.settle();
        third.run.reset();
        QCOMPARE(harness.transport.underWay(), std::size_t(0));
    }

    void whoStillWaitsHasTheRequestInItsLog()
    {
        CallHarness harness;
        std::vector<std::string> told;
        const auto startAs = [&](const std::string &name) -> CallHarness::Call & {
            CallOrder order = callOf(keptTool(), "{'id':'7'}");
            order.onExchange = [&told, name](const UpstreamExchange &) { told.push_back(name); };
            return harness.start(std::move(order));
        };
        auto &first = startAs("first");
        startAs("second");
        startAs("third");
        harness.settle();
        first.run.reset();
        harness.transport.answer(test::response(200, "{\"data\":{\"issue\":{\"id\":\"7\"}}}"));
        harness.settle();
        QCOMPARE(told, std::vector<std::string>{"second"}); // once, as there was one request
    }

    void anAnswerIsGoodForItsTime()
    {
        CallHarness harness;
        harness.willAnswer(kOne);
        harness.run(callOf(keptTool(), "{'id':'7'}"));
        harness.clock.advance(42s);
        const auto &kept = harness.run(callOf(keptTool(), "{'id':'7'}"));
        QCOMPARE(kept.told(), std::string("{'issue':{'id':'7'}}"));
        QCOMPARE(kept.result().cacheAge, std::optional(42s));
        QCOMPARE(kept.result().meta["cache"]["note"].toString(), std::string_view("from cache, 42 s old"));
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
        harness.clock.advance(18s);
        harness.willAnswer(kOne);
        QVERIFY(!harness.run(callOf(keptTool(), "{'id':'7'}")).result().cacheAge);
        QCOMPARE(harness.transport.requests.size(), std::size_t(2));
    }

    void errorsAreNotKept()
    {
        CallHarness harness;
        harness.transport.willAnswer(test::response(500, "broken"));
        QCOMPARE(harness.run(callOf(keptTool(), "{'id':'7'}")).failure().status, 500);
        harness.willAnswer("{'data':{'issue':null},'errors':[{'message':'half'}]}");
        harness.run(callOf(keptTool(), "{'id':'7'}"));
        harness.willAnswer(kOne);
        QCOMPARE(harness.run(callOf(keptTool(), "{'id':'7'}")).told(), std::string("{'issue':{'id':'7'}}"));
        QCOMPARE(harness.transport.requests.size(), std::size_t(3));
    }

    void whatMakesADifferenceIsAnotherAnswer()
    {
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.credential = "token";
        workspace::Credential credential;
        credential.name = "token";
        CallHarness harness;
        harness.credentials.secrets["token"] = "one";
        const auto call = [&](const workspace::Tool &tool, const char *arguments) {
            harness.willAnswer(kOne);
            const bool isKept =
                harness.run(callOf(tool, arguments, {endpoint, credential})).result().cacheAge.has_value();
            if (isKept) // the answer is still there for nobody
                harness.transport.requests.emplace_back(harness.transport.requests.front());
            return isKept;
        };
        QVERIFY(!call(keptTool(), "{'id':'7'}"));
        harness.credentials.secrets["token"] = "two";
        QVERIFY(!call(keptTool(), "{'id':'7'}"));
        QVERIFY(!call(keptTool(), "{'id':'8'}"));
        workspace::Tool changed = keptTool();
        onlyVersion(changed).operation =
            workspace::GraphqlOperation{"query ($id: ID!) { issue(id: $id) { title } }"};
        QVERIFY(!call(changed, "{'id':'7'}"));
        QVERIFY(call(keptTool(), "{'id':'7'}"));
    }

    void onlyTheKeyParametersCount()
    {
        workspace::Tool tool = graphqlTool(
            "list_issues", "query ($s: State, $n: Int) { issues(state: $s, first: $n) { nodes { id } } }");
        onlyVersion(tool).idempotency =
            workspace::Idempotency{.enabled = true, .keyParameters = {"s"}, .timeToLive = 60s};
        CallHarness harness;
        harness.willAnswer("{'data':{'issues':{'nodes':[]}}}");
        harness.run(callOf(tool, "{'s':'OPEN','n':1}"));
        QVERIFY(harness.run(callOf(tool, "{'s':'OPEN','n':2}")).result().cacheAge);
        harness.run(callOf(tool, "{'s':'CLOSED','n':1}"));
        QCOMPARE(harness.transport.requests.size(), std::size_t(2));
    }

    void aNameThatTellsNothingApartMakesEverythingCount()
    {
        workspace::Tool tool = keptTool();
        onlyVersion(tool).idempotency->keyParameters = {"issue"};
        CallHarness harness;
        harness.willAnswer(kOne);
        harness.run(callOf(tool, "{'id':'7'}"));
        harness.willAnswer("{'data':{'issue':{'id':'8'}}}");
        QCOMPARE(harness.run(callOf(tool, "{'id':'8'}")).told(), std::string("{'issue':{'id':'8'}}"));
        QVERIFY(harness.run(callOf(tool, "{'id':'7'}")).result().cacheAge);
    }

    void aVariableCountsByTheParameterThatItIsMadeFrom()
    {
        workspace::Tool tool = keptTool();
        onlyVersion(tool).bindings = {{"id", {workspace::ParameterSource{"number"}}}};
        onlyVersion(tool).idempotency->keyParameters = {"id"};
        CallHarness harness;
        harness.willAnswer(kOne);
        harness.run(callOf(tool, "{'number':'7'}"));
        harness.willAnswer("{'data':{'issue':{'id':'8'}}}");
        QCOMPARE(harness.run(callOf(tool, "{'number':'8'}")).told(), std::string("{'issue':{'id':'8'}}"));
    }

    void aMutationIsSentEveryTime()
    {
        workspace::Tool tool =
            graphqlTool("create_issue", "mutation ($t: String!) { createIssue(title: $t) { issue { id } } }");
        onlyVersion(tool).idempotency = workspace::Idempotency{};
        CallHarness harness;
        for (int i = 0; i < 2; ++i) {
            harness.willAnswer("{'data':{'createIssue':{'issue':{'id':'7'}}}}");
            QVERIFY(!harness.run(callOf(tool, "{'t':'New'}")).result().cacheAge);
        }
        QCOMPARE(harness.transport.requests.size(), std::size_t(2));
    }

    void aTrialIsAlwaysSent()
    {
        CallHarness harness;
        harness.willAnswer(kOne);
        harness.run(callOf(keptTool(), "{'id':'7'}"));
        CallOrder order = callOf(keptTool(), "{'id':'7'}");
        order.mode = Mode::Test;
        harness.willAnswer(kOne);
        QVERIFY(!harness.run(std::move(order)).result().cacheAge);
        QCOMPARE(harness.transport.requests.size(), std::size_t(2));
    }
};

TOOLTRAY_TEST(SharedCallTest)

#include "sharedcalltest.moc"
