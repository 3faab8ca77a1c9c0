// SPDX-License-Identifier: GPL-3.0-or-later
#include "callharness.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>
#include <QThreadPool>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;

namespace {

constexpr const char *kEndless = "query ($first: Int, $after: String) { issues(first: $first, after: $after) "
                                 "{ nodes { id } pageInfo { hasNextPage endCursor } } }";
constexpr const char *kCreating =
    "mutation ($title: String!) { createIssue(title: $title) { issue { id } errors } }";

workspace::Endpoint limited(std::uint64_t requests, std::uint64_t items = 10'000)
{
    workspace::Endpoint endpoint = issuesEndpoint();
    endpoint.limits.callRequests = requests;
    endpoint.limits.callItems = items;
    return endpoint;
}

workspace::Tool endlessTool()
{
    workspace::Tool tool = graphqlTool("list_issues", kEndless);
    onlyVersion(tool).pagination.emplace().pageSize = 10;
    onlyVersion(tool).result.path = "/issues/nodes";
    return tool;
}

workspace::Tool requestTool(workspace::RestRequest request)
{
    workspace::Tool tool = graphqlTool("request", "{ a }");
    onlyVersion(tool).operation = std::move(request);
    return tool;
}

workspace::RestRequest searching()
{
    workspace::RestRequest request{.path = "/search"};
    request.query = {{"q", {workspace::ParameterSource{"q"}}}};
    return request;
}

// A list that never ends, ten items on a page.
upstream::Response nextPage(std::size_t number)
{
    std::string nodes;
    for (std::size_t i = 0; i < 10; ++i)
        nodes.append(i == 0 ? "" : ",").append("{\"id\":\"" + std::to_string(10 * number + i) + "\"}");
    return test::response(200, "{\"data\":{\"issues\":{\"nodes\":[" + nodes
                                   + "],\"pageInfo\":{\"hasNextPage\":true,\"endCursor\":\""
                                   + std::to_string(number + 1) + "\"}}}}");
}

void serveEndless(CallHarness &harness, const CallHarness::Call &call, std::size_t atMost = 2'000)
{
    while (!call.outcome && harness.transport.underWay() > 0 && harness.transport.requests.size() <= atMost) {
        harness.transport.answer(nextPage(harness.transport.requests.size()));
        harness.settle();
    }
}

} // namespace

// What one call may take, and what comes of an answer that is none.
class CallLimitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDefaultsAreBounds()
    {
        const workspace::EndpointLimits limits;
        QCOMPARE(limits.callRequests, std::uint64_t(1'000));
        QCOMPARE(limits.callItems, std::uint64_t(10'000));
        QCOMPARE(limits.callTime, std::chrono::seconds(120));
    }

    void endlessPagesEndWithTheItemsAndACursor_data()
    {
        const TestRows<int, int, int, std::string> row{"requests", "items", "sent", "note"};
        row("requests", 5, 10'000, 5,
            "This call reached the limit of 5 upstream requests after 50 items of 5 pages.");
        row("one request", 1, 10'000, 1,
            "This call reached the limit of 1 upstream request after 10 items of 1 page.");
        row("items", 1'000, 35, 4, "This call reached the limit of 35 items after 35 items of 4 pages.");
        row("by default", 1'000, 10'000, 1'000,
            "This call reached the limit of 1,000 upstream requests after 10,000 items of 1,000 pages.");
    }
    void endlessPagesEndWithTheItemsAndACursor()
    {
        QFETCH(int, requests);
        QFETCH(int, items);
        QFETCH(int, sent);
        QFETCH(std::string, note);
        CallHarness harness;
        const auto endpoint = limited(static_cast<std::uint64_t>(requests),
                                      static_cast<std::uint64_t>(items) + (sent == 1'000 ? 1 : 0));
        CallOrder order = callOf(endlessTool(), "{}", {endpoint});
        order.caller.resultBytes = 10'000'000;
        auto &call = harness.run(std::move(order));
        serveEndless(harness, call);
        QCOMPARE(harness.transport.requests.size(), static_cast<std::size_t>(sent));
        QVERIFY2(call.result().note.starts_with(note), call.result().note.c_str());
        const json::Value &pages = call.result().meta["pages"];
        QVERIFY(call.result().note.find("continue with next_cursor \"") != std::string::npos);
        CallOrder further = callOf(endlessTool(), "{}", {endpoint});
        further.resume = pages["next_cursor"].toString();
        auto &rest = harness.run(std::move(further));
        const json::Value asked = harness.sent(static_cast<std::size_t>(sent))["variables"];
        QVERIFY(!asked["after"].isNull());
        rest.run.reset();
    }

    void manyArgumentsAreCheckedBesideTheOtherCalls()
    {
        CallHarness harness;
        workspace::Tool tool = requestTool(searching());
        onlyVersion(tool).parameters =
            value("{'properties':{'q':{'type':'string'},'ids':{'type':'array','items':{'type':'integer'}}}}");
        const auto arguments = [](const char *last) {
            std::string ids;
            for (int i = 0; i < 30'000; ++i)
                ids += "1,";
            return "{'q':'x','ids':[" + ids + last + "]}";
        };
        auto &unfit = harness.start(callOf(tool, arguments("'1'")));
        QTRY_COMPARE((harness.settle(), unfit.told()), std::string("tool arguments_invalid"));
        QCOMPARE(unfit.failure().error.details["errors"].size(), std::size_t(1));
        // What is no longer wanted is not waited for.
        auto &cancelled = harness.start(callOf(tool, arguments("1")));
        cancelled.run.reset();
        QVERIFY(QThreadPool::globalInstance()->waitForDone());
        harness.settle();
        QVERIFY(!cancelled.outcome);
        QVERIFY(harness.transport.requests.empty());
        harness.start(callOf(tool, arguments("1")));
        QTRY_COMPARE((harness.settle(), harness.transport.requests.size()), std::size_t(1));
    }

    void theTraceHasWhatWasAskedOfTheList()
    {
        CallHarness harness;
        CallOrder order = callOf(endlessTool(), "{'max_items':3}", {limited(5)});
        order.mode = Mode::Preview;
        const auto &call = harness.run(std::move(order));
        QVERIFY(call.outcome);
        QCOMPARE(shown(call.trace.arguments), std::string("{'max_items':3}"));
        QCOMPARE(call.trace.sent.at(0).request["body"]["variables"]["first"], json::Value(3));
    }

    void aRestListEndsLikeThat()
    {
        CallHarness harness;
        workspace::Tool tool = requestTool({.path = "/issues"});
        workspace::Pagination &pagination = onlyVersion(tool).pagination.emplace();
        pagination.style = workspace::Pagination::Style::Page;
        pagination.pageSize = 2;
        pagination.variables = {.size = "per_page", .cursor = {}, .offset = {}, .page = "page"};
        workspace::Endpoint endpoint = limited(3);
        endpoint.restUrl = "https://api.example";
        auto &call = harness.run(callOf(tool, "{}", {endpoint}));
        while (!call.outcome && harness.transport.requests.size() < 20) {
            const std::string page = std::to_string(harness.transport.requests.size());
            harness.transport.answer(
                test::response(200, "[0," + page + "]", {{"Content-Type", "application/json"}}));
            harness.settle();
        }
        QCOMPARE(harness.transport.requests.size(), std::size_t(3));
        QCOMPARE(shown(call.result().structured), std::string("[0,1,0,2,0,3]"));
        QVERIFY2(call.result().note.starts_with(
                     "This call reached the limit of 3 upstream requests after 6 items"),
                 call.result().note.c_str());
        QVERIFY(call.result().note.find("There may be more items: continue with next_cursor \"")
                != std::string::npos);
    }

    void theTimeOfACallCountsAllOfIt()
    {
        CallHarness harness;
        workspace::Endpoint endpoint = limited(1'000);
        endpoint.timeouts.total = 300s;
        auto &call = harness.run(callOf(endlessTool(), "{}", {endpoint}));
        harness.transport.answer(nextPage(0));
        harness.settle();
        harness.clock.advance(121s);
        harness.settle();
        QVERIFY(call.outcome);
        QVERIFY2(call.result().note.starts_with(
                     "This call reached the limit of 120 seconds after 10 items of 1 page."),
                 call.result().note.c_str());
        QCOMPARE(harness.transport.underWay(), std::size_t(0));
    }

    void aSingleRequestEndsInTime()
    {
        CallHarness harness;
        workspace::Endpoint endpoint = limited(1'000);
        endpoint.timeouts.total = 300s;
        endpoint.limits.callTime = 7s;
        auto &call = harness.run(callOf(graphqlTool("create", kCreating), "{'title':'x'}", {endpoint}));
        harness.clock.advance(8s);
        harness.settle();
        QCOMPARE(call.told(), std::string("network call_limit"));
        QCOMPARE(call.failure().error.message, std::string("This call reached the limit of 7 seconds."));
        QVERIFY(call.failure().error.details["may_have_left"].toBool());
        QVERIFY(call.failure().error.hint.find("call_seconds") != std::string::npos);
    }

    void aPersonWhoThinksTakesNoTime()
    {
        CallHarness harness;
        workspace::Endpoint endpoint = limited(1'000);
        endpoint.mutations = workspace::MutationPolicy::Ask;
        endpoint.limits.callTime = 7s;
        CallOrder order = callOf(graphqlTool("create", kCreating), "{'title':'x'}", {endpoint});
        std::function<void(bool)> decide;
        order.asker = [&](const ApprovalRequest &, std::function<void(bool)> answer) {
            decide = std::move(answer);
        };
        auto &call = harness.run(std::move(order));
        QVERIFY(decide);
        harness.clock.advance(60s);
        harness.settle();
        QVERIFY(!call.outcome);
        harness.willAnswer("{'data':{'createIssue':{'issue':{'id':'1'},'errors':[]}}}");
        decide(true);
        harness.settle();
        QVERIFY(call.result().isMutation);
    }

    void retriesCount()
    {
        CallHarness harness;
        workspace::Endpoint endpoint = limited(3);
        endpoint.retry.retries = 10;
        auto &call = harness.run(callOf(graphqlTool("get", "{ issue(id: 1) { id } }"), "{}", {endpoint}));
        for (int i = 0; i < 30 && !call.outcome; ++i) {
            if (harness.transport.underWay() > 0)
                harness.transport.answer(test::response(503, "busy"));
            harness.clock.advance(2s);
            harness.settle();
        }
        QVERIFY(call.outcome);
        QCOMPARE(harness.transport.requests.size(), std::size_t(3));
    }

    void stepsAndCalledToolsShareOneBudget()
    {
        CallHarness harness;
        const workspace::Endpoint endpoint = limited(5);
        workspace::Tool outer = graphqlTool("outer", "{ a }");
        workspace::Sequence steps;
        for (const char *name : {"one", "two", "three"})
            steps.steps.push_back({name, workspace::ToolInvocation{"list_issues"}});
        onlyVersion(outer).operation = std::move(steps);
        auto &call = harness.run(callOf(outer, "{}", {endpoint, endlessTool()}));
        serveEndless(harness, call);
        QCOMPARE(harness.transport.requests.size(), std::size_t(5));
        QCOMPARE(call.told(), std::string("tool call_limit"));
        QCOMPARE(call.failure().error.message,
                 std::string("two: This call reached the limit of 5 upstream requests."));
        QVERIFY(call.failure().error.details["completed_steps"].contains("one"));
    }

    // An agent's request that reads by its definition and writes by its values.
    void valuesAreHeldAgainstThePolicy_data()
    {
        const TestRows<std::string, std::string> row{"text", "told"};
        row("open issues", "[1]");
        row("mutation{delete}", "tool mutations_denied");
        row("# q\nmutation { delete }", "tool mutations_denied");
        row("{\"query\":\"mutation{delete}\"}", "tool mutations_denied");
        row("%6dutation%7Bdelete%7D", "tool mutations_denied");
    }
    void valuesAreHeldAgainstThePolicy()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, told);
        for (const bool isReader : {false, true}) {
            CallHarness harness;
            workspace::Endpoint endpoint = issuesEndpoint();
            endpoint.restUrl = "https://api.example";
            if (!isReader)
                endpoint.mutations = workspace::MutationPolicy::Deny;
            CallOrder order = callOf(requestTool(searching()), "{}", {endpoint});
            std::get<SavedToolOrder>(order.call).arguments.set("q", json::Value(text));
            order.caller.readOnly = isReader;
            harness.transport.willAnswer(test::response(200, "[1]", {{"Content-Type", "application/json"}}));
            auto &call = harness.run(std::move(order));
            QCOMPARE(call.told(), isReader && told != "[1]" ? std::string("access read_only") : told);
            QCOMPARE(harness.transport.requests.size(), std::size_t(told == "[1]" ? 1 : 0));
        }
    }

    // The endpoint's URL is that of GraphQL, which the definition of the tool does not say.
    void aStoredOperationAtTheEndpointMayWrite()
    {
        for (const char *path : {"/", "/?id=abc", "/stored/1", "/search"}) {
            const bool isElsewhere = std::string_view(path) == "/search";
            CallHarness harness;
            workspace::Endpoint endpoint = issuesEndpoint();
            if (isElsewhere)
                endpoint.restUrl = "https://api.example";
            endpoint.mutations = workspace::MutationPolicy::Deny;
            workspace::RestRequest request{.path = path};
            request.query = {{"documentId", {workspace::ConstantSource{json::Value("abc")}}}};
            harness.transport.willAnswer(test::response(200, "[1]", {{"Content-Type", "application/json"}}));
            QCOMPARE(harness.run(callOf(requestTool(request), "{}", {endpoint})).told(),
                     std::string(isElsewhere ? "[1]" : "tool mutations_denied"));
            QCOMPARE(harness.transport.requests.size(), std::size_t(isElsewhere ? 1 : 0));
        }
    }

    void aMutationInAValueIsAskedAbout()
    {
        CallHarness harness;
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.mutations = workspace::MutationPolicy::Ask;
        CallOrder order = callOf(requestTool(searching()), "{'q':'mutation{delete}'}", {endpoint});
        int asked = 0;
        order.asker = [&](const ApprovalRequest &, const std::function<void(bool)> &answer) {
            ++asked;
            answer(false);
        };
        auto &call = harness.run(std::move(order));
        QCOMPARE(asked, 1);
        QVERIFY(call.outcome && std::holds_alternative<CallFailure>(*call.outcome));
        QVERIFY(harness.transport.requests.empty());
    }

    void aPersonMaySayThatAPostReads()
    {
        CallHarness harness;
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.mutations = workspace::MutationPolicy::Deny;
        workspace::Tool tool =
            requestTool({.method = workspace::RestRequest::Method::Post, .path = "/search"});
        QCOMPARE(harness.run(callOf(tool, "{}", {endpoint})).told(), std::string("tool mutations_denied"));
        onlyVersion(tool).annotations.readOnly = true;
        harness.transport.willAnswer(test::response(200, "[1]", {{"Content-Type", "application/json"}}));
        CallOrder order = callOf(tool, "{}", {endpoint});
        order.caller.readOnly = true;
        QCOMPARE(harness.run(std::move(order)).told(), std::string("[1]"));
    }

    void aPageThatWouldWriteIsNotFetched()
    {
        CallHarness harness;
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.restUrl = "https://api.example";
        endpoint.mutations = workspace::MutationPolicy::Deny;
        workspace::Tool tool = requestTool({.path = "/issues"});
        onlyVersion(tool).pagination.emplace().style = workspace::Pagination::Style::Link;
        auto &call = harness.run(callOf(tool, "{}", {endpoint}));
        harness.transport.answer(test::response(
            200, "[1]",
            {{"Content-Type", "application/json"},
             {"Link", "<https://api.example/graphql?query=mutation%7Bdelete%7D>; rel=\"next\""}}));
        harness.settle();
        QCOMPARE(call.told(), std::string("tool page_would_write"));
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void aMutationWithoutDataIsAnError_data()
    {
        const TestRows<std::string, std::string> row{"answer", "told"};
        row("made", "{'data':{'createIssue':{'issue':{'id':'1'},'errors':[]}}}", "");
        row("made, with errors within",
            "{'data':{'createIssue':{'issue':null,'errors':[]}},'errors':[{'message':'no','path':['"
            "createIssue',"
            "'issue']}]}",
            "");
        row("null and errors", "{'data':{'createIssue':null},'errors':[{'message':'no'}]}",
            "graphql graphql_errors");
        row("no data and errors", "{'data':null,'errors':[{'message':'no'}]}", "graphql graphql_errors");
        row("payload errors", "{'data':{'createIssue':{'issue':null,'errors':['no']}}}",
            "payload payload_errors");
        row("nothing at all", "{'data':{'createIssue':null}}", "payload no_data");
        row("no field", "{'data':{}}", "payload no_data");
        row("another field", "{'data':{'issue':{'id':'1'}}}", "payload no_data");
        row("no data", "{'data':null}", "payload no_data");
        row("no data and no errors", "{'data':null,'errors':[]}", "payload no_data");
    }
    void aMutationWithoutDataIsAnError()
    {
        QFETCH(std::string, answer);
        QFETCH(std::string, told);
        for (const bool isSaved : {true, false}) {
            CallHarness harness;
            harness.willAnswer(answer);
            auto &call = harness.run(isSaved ? callOf(graphqlTool("create", kCreating), "{'title':'x'}")
                                             : adHoc(kCreating, "{'title':'x'}"));
            if (told.empty())
                QVERIFY(std::holds_alternative<CallResult>(*call.outcome) && !call.result().isError);
            else
                QCOMPARE(call.told(), told);
        }
    }

    void whatWasAskedForHasToCome_data()
    {
        // message: empty: it is a success
        const TestRows<std::string, std::string, std::string> row{"document", "answer", "message"};
        row("query", "{ a { b } c { d } }", "{'data':null}", "a, c: The operation returned no data.");
        row("query, no errors", "{ a { b } }", "{'data':null,'errors':[]}",
            "a: The operation returned no data.");
        row("query of what is not there", "{ a { b } }", "{'data':{'a':null}}", "");
        row("alias", "mutation { x: a { b } }", "{'data':{}}", "x: The operation returned no data.");
        row("void", "mutation { touch }", "{'data':{'touch':null}}", "");
        row("no void", "mutation { touch }", "{'data':{}}", "touch: The operation returned no data.");
        row("one of two", "mutation { a { b } c { d } }", "{'data':{'a':{'b':1}}}",
            "c: The operation returned no data.");
        row("one of two is null", "mutation { a { b } c { d } }", "{'data':{'a':{'b':1},'c':null}}", "");
        row("in a fragment", "mutation { ...F } fragment F on Mutation { a { b } }", "{'data':{}}",
            "a: The operation returned no data.");
        row("skipped", "mutation { a { b } c @skip(if: true) { d } }", "{'data':{'a':{'b':1}}}", "");
        row("not included", "mutation { a { b } ... @include(if: false) { c { d } } }",
            "{'data':{'a':{'b':1}}}", "");
        row("included", "mutation { c @include(if: true) { d } }", "{'data':{}}",
            "c: The operation returned no data.");
        row("by a variable", "mutation ($s: Boolean!) { a { b } c @skip(if: $s) { d } }",
            "{'data':{'a':{'b':1}}}", "");
        row("by a default", "mutation ($i: Boolean = false) { a { b } c @include(if: $i) { d } }",
            "{'data':{'a':{'b':1}}}", "");
    }
    void whatWasAskedForHasToCome()
    {
        QFETCH(std::string, document);
        QFETCH(std::string, answer);
        QFETCH(std::string, message);
        CallHarness harness;
        harness.schemas.set("api", "type Query { a: A c: C } type Mutation { a: A c: C touch: Int } type A { "
                                   "b: Int } type C { d: Int }");
        harness.willAnswer(answer);
        const bool hasVariable = document.find("$s") != std::string::npos;
        auto &call = harness.run(adHoc(document, hasVariable ? "{'s':true}" : "{}"));
        QVERIFY(call.outcome);
        const auto *failure = std::get_if<CallFailure>(&*call.outcome);
        QCOMPARE(failure == nullptr ? std::string() : failure->error.message.text(), message);
    }
};

TOOLTRAY_TEST(CallLimitTest)
#include "calllimittest.moc"
