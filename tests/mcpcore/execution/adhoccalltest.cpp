// SPDX-License-Identifier: GPL-3.0-or-later
#include "approvalsamples.h"
#include "callharness.h"
#include "support/testcase.h"
#include "values.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

constexpr const char *kById = "query Q($id: ID!) { issue(id: $id) { id } }";
constexpr const char *kSeven = "{'data':{'issue':{'id':'7'}},'extensions':{'cost':1}}";

workspace::ContextVariable contextOf(const char *key, const char *text)
{
    workspace::ContextVariable variable;
    variable.key = key;
    variable.value = json::Value(text);
    return variable;
}

workspace::Tool toolOfList(const std::string &document)
{
    workspace::Tool tool = graphqlTool("list", document);
    onlyVersion(tool).pagination.emplace();
    return tool;
}

workspace::Step stepOf(const char *name, const char *document)
{
    workspace::Step step;
    step.name = name;
    step.action = workspace::GraphqlOperation{document};
    return step;
}

} // namespace

// Operations that nobody saved, TEST MODE and composite tools.
class AdHocCallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersTheResponseItself()
    {
        CallHarness harness;
        harness.willAnswer(kSeven);
        QCOMPARE(harness.run(adHoc(kById, "{'id':'7'}")).told(), std::string(kSeven));
        harness.willAnswer("{'data':{'issue':null},'errors':[{'message':'no'}]}");
        QCOMPARE(harness.run(adHoc(kById, "{'id':'7'}")).told(),
                 std::string("{'data':{'issue':null},'errors':[{'message':'no'}]}"));
    }

    void theContextFillsInVariables()
    {
        CallHarness harness;
        harness.willAnswer(kSeven);
        harness.run(adHoc(kById, "{}", {contextOf("ID", "9")}));
        QCOMPARE(shown(harness.sent(0)["variables"]), std::string("{'id':'9'}"));
        harness.willAnswer(kSeven);
        harness.run(adHoc(kById, "{'id':'7'}", {contextOf("ID", "9")}));
        QCOMPARE(shown(harness.sent(1)["variables"]), std::string("{'id':'7'}"));
    }

    void aSecretThatDoesNotFitIsNotComparedWithWhatWould()
    {
        CallHarness harness;
        harness.credentials.secrets["vault"] = "canary";
        const auto &call = harness.run(adHoc("query Q($n: Int!) { issues(first: $n) { nodes { id } } }", "{}",
                                             {secretContextOf("n"), credentialOf("vault")}));
        QCOMPARE(call.failure().error.message, std::string("The context variable \"n\" does not fit."));
        QVERIFY(json::write(call.failure().error.details).find("Int") == std::string::npos);
    }

    void aCursorGoesOnWithItsOwnQueryOnly()
    {
        const std::string query = "query ($n: Int, $c: String) { issues(first: $n, after: $c) { nodes { id } "
                                  "pageInfo { hasNextPage endCursor } } }";
        const auto page = [](CallHarness &harness) {
            harness.willAnswer("{'data':{'issues':{'nodes':[{'id':'1'},{'id':'2'}],'pageInfo':"
                               "{'hasNextPage':true,'endCursor':'two'}}}}");
        };
        const auto goingOn = [](CallOrder order, const std::string &cursor) {
            order.maxItems = 2;
            order.resume = cursor;
            return order;
        };
        workspace::Endpoint other = issuesEndpoint();
        other.name = "other";
        other.schema.kind = workspace::SchemaSource::Kind::None;
        CallHarness harness;
        page(harness);
        const auto &first = harness.run(goingOn(adHoc(query), {}));
        const std::string cursor(first.result().meta["pages"]["next_cursor"].toString());
        QVERIFY(!cursor.empty());

        CallOrder elsewhere = adHoc(query, "{}", {issuesEndpoint(), other});
        std::get<AdHocOperation>(elsewhere.call).endpoint = "other";
        const CallOrder saved =
            callOf(toolOfList(query), json::write(json::Value::object({{"next_cursor", cursor}})));
        for (const CallOrder &order :
             {goingOn(adHoc("query More" + query.substr(5)), cursor), goingOn(elsewhere, cursor), saved,
              goingOn(adHoc("mutation { createIssue(title: \"x\") { errors } }"), cursor)})
            QCOMPARE(harness.run(order).told(), std::string("tool cursor_invalid"));
        QVERIFY(!decodePosition(cursor)->owner.empty());
        QCOMPARE(harness.run(goingOn(adHoc(query), encodePosition({.cursor = json::Value("two")}))).told(),
                 std::string("tool cursor_invalid"));
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));

        page(harness);
        harness.run(goingOn(adHoc(query), cursor));
        QCOMPARE(harness.sent(1)["variables"]["c"].toString(), std::string_view("two"));
    }

    void whatIsMissingBelongsIntoTheVariables()
    {
        CallHarness harness;
        QCOMPARE(harness.run(adHoc(kById)).failure().error.hint,
                 std::string("Pass it as \"id\" in \"variables\", or set the context variable \"id\"."));
    }

    void nothingIsSentThatIsWrong_data()
    {
        QTest::addColumn<std::string>("document");
        QTest::addColumn<std::string>("variables");
        QTest::addColumn<std::string>("told");
        const auto row = [](const char *name, const char *document, const char *variables, const char *told) {
            QTest::newRow(name) << std::string(document) << std::string(variables) << std::string(told);
        };
        row("syntax", "{ issue(", "{}", "tool operation_invalid");
        row("unknown field", "{ isue { id } }", "{}", "tool operation_invalid");
        row("missing variable", kById, "{}", "tool variable_missing");
        row("unknown variable", kById, "{'id':'7','ids':1}", "tool variables_invalid");
        row("variables that are none", kById, "[1]", "tool variables_invalid");
        row("wrong type", kById, "{'id':{}}", "tool variables_invalid");
        row("several operations", "query A { issue(id: 1) { id } } query B { issue(id: 1) { id } }", "{}",
            "tool operation_invalid");
    }
    void nothingIsSentThatIsWrong()
    {
        QFETCH(std::string, document);
        QFETCH(std::string, variables);
        QFETCH(std::string, told);
        CallHarness harness;
        const auto &call = harness.run(adHoc(document, variables));
        QCOMPARE(call.told(), told);
        QVERIFY(harness.transport.requests.empty());
    }

    // The values are checked on the pool then.
    void largeVariablesAreToldOfAsSmallOnes()
    {
        const std::string large = "'" + std::string(100'000, 'x') + "'";
        CallHarness harness;
        const auto toldOf = [&](CallOrder order) {
            const auto &call = harness.run(std::move(order));
            const auto isOver = [&] {
                harness.settle();
                return call.outcome.has_value();
            };
            return QTest::qWaitFor(isOver, tooltray::test::kPatienceMs) ? call.told()
                                                                        : std::string("nothing");
        };
        for (const std::string unfit : {"{'id':['7',TEXT]}", "{'id':'7','ids':TEXT}", "{'ids':TEXT}"}) {
            const auto with = [&](const std::string &text) {
                return std::string(unfit).replace(unfit.find("TEXT"), 4, text);
            };
            const std::string told = toldOf(adHoc(kById, with("'x'")));
            QVERIFY(told.starts_with("tool variable"));
            QCOMPARE(toldOf(adHoc(kById, with(large))), told);
            const std::string saved = toldOf(callOf(graphqlTool("read", kById), with("'x'")));
            QCOMPARE(toldOf(callOf(graphqlTool("read", kById), with(large))), saved);
        }
        QVERIFY(harness.transport.requests.empty());
        const std::string values = "{'id':" + large + "}";
        harness.willAnswer(kSeven);
        QCOMPARE(toldOf(adHoc(kById, values)), std::string(kSeven));
        harness.willAnswer(kSeven);
        toldOf(callOf(graphqlTool("read", kById), values));
        for (const std::size_t request : {0U, 1U})
            QCOMPARE(shown(harness.sent(request)["variables"]), values);
    }

    void whatIsTooLargeIsNotShown()
    {
        const std::string values = "{'id':'" + std::string(300'000, 'x') + "'}";
        CallHarness harness;
        CallOrder order = callOf(graphqlTool("read", kById), values);
        order.mode = Mode::Test;
        harness.willAnswer(kSeven);
        const auto &call = harness.run(std::move(order));
        QTRY_VERIFY((harness.settle(), call.outcome));
        const std::string note = "'This is larger than 256 KiB and not shown.'";
        QCOMPARE(shown(call.trace.arguments), note);
        QCOMPARE(shown(call.trace.variables), note);
        QCOMPARE(shown(call.trace.sent.at(0).request["body"]), note);
        QCOMPARE(shown(harness.sent(0)["variables"]), values);
    }

    void everythingThatIsWrongWithTheVariablesIsTold()
    {
        CallHarness harness;
        const auto &call = harness.run(
            adHoc("query ($a: Int!, $s: State!, $i: ID!) { issues(first: $a, state: $s) { nodes { id } } "
                  "issue(id: $i) { id } }",
                  "{'s':'OPENX','more':1}"));
        QCOMPARE(call.told(), std::string("tool variables_invalid"));
        const std::string &message = call.failure().error.message;
        for (const char *part : {"4 problems:", "no variable \"$more\"", "needs the variable \"a\"",
                                 "needs the variable \"i\"", "Variable \"$s\""})
            QVERIFY2(message.find(part) != std::string::npos, message.c_str());
    }

    void mutationsAreSubjectToPolicy()
    {
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.mutations = workspace::MutationPolicy::Deny;
        CallHarness harness;
        QCOMPARE(
            harness.run(adHoc("mutation { createIssue(title: \"x\") { errors } }", "{}", {endpoint})).told(),
            std::string("tool mutations_denied"));
        QVERIFY(harness.transport.requests.empty());
    }

    void unknownEndpointsAreNamed()
    {
        CallHarness harness;
        CallOrder order = adHoc(kById, "{'id':'7'}");
        std::get<AdHocOperation>(order.call).endpoint = "ap";
        const auto &call = harness.run(std::move(order));
        QCOMPARE(call.told(), std::string("tool endpoint_unknown"));
        QVERIFY(call.failure().error.hint.find("api") != std::string::npos);
    }

    void aTrialTellsHowItWent()
    {
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.credential = "token";
        workspace::Credential credential;
        credential.name = "token";
        CallHarness harness;
        harness.credentials.secrets["token"] = "s3cret-of-mine";
        harness.willAnswer("{'data':{'issue':{'id':'7'}}}");
        CallOrder order = callOf(graphqlTool("get_issue", kById), "{'id':'7'}", {endpoint, credential});
        order.mode = Mode::Test;
        const auto &call = harness.run(std::move(order));
        QCOMPARE(call.told(), std::string("{'issue':{'id':'7'}}"));
        QCOMPARE(call.trace.document, std::string(kById));
        QCOMPARE(call.trace.operationName, std::string("Q"));
        QCOMPARE(shown(call.trace.variables), std::string("{'id':'7'}"));
        QCOMPARE(call.trace.sent.size(), std::size_t(1));
        const CallTrace::Sent &sent = call.trace.sent[0];
        QCOMPARE(sent.status, 200);
        QCOMPARE(sent.request["headers"]["Authorization"].toString(), std::string_view("***"));
        QCOMPARE(sent.request["body"]["query"].toString(), std::string_view(kById));
        QVERIFY(shown(sent.request).find("s3cret") == std::string::npos);
    }

    void aPreviewSendsNothing()
    {
        CallHarness harness;
        CallOrder order = callOf(
            graphqlTool("create_issue", "mutation ($t: String!) { createIssue(title: $t) { errors } }"),
            "{'t':'x'}");
        order.mode = Mode::Preview;
        const auto &call = harness.run(std::move(order));
        QVERIFY(std::holds_alternative<CallResult>(*call.outcome));
        QCOMPARE(shown(call.trace.sent.at(0).request["body"]["variables"]), std::string("{'t':'x'}"));
        QVERIFY(harness.transport.requests.empty());
    }

    // Nothing has taken effect, and what later steps send is known as far as their definition says.
    void aPreviewOfStepsSaysWhereTheirValuesComeFrom()
    {
        workspace::Tool tool = graphqlTool("both", "");
        const char *const create =
            "mutation ($t: String!) { createIssue(title: $t) { issue { id } errors } }";
        workspace::Sequence sequence;
        sequence.steps = {stepOf("create", create), stepOf("read", kById)};
        sequence.steps[0].bindings = {{"t", {workspace::ParameterSource{"title"}}}};
        sequence.steps[1].bindings = {{"id", {workspace::StepSource{"create", "/createIssue/issue/id"}}}};
        onlyVersion(tool).operation = sequence;
        CallHarness harness;
        CallOrder order = callOf(tool, "{'title':'x'}");
        order.mode = Mode::Preview;
        const auto &call = harness.run(std::move(order));
        QVERIFY(std::holds_alternative<CallResult>(*call.outcome));
        QCOMPARE(call.trace.sent.size(), std::size_t(2));
        QCOMPARE(shown(call.trace.sent[0].request["body"]["variables"]), std::string("{'t':'x'}"));
        QCOMPARE(call.trace.sent[1].dependsOn, std::vector<std::string>{"create"});
        QCOMPARE(call.trace.sent[1].request["document"].toString(), std::string_view(kById));
        QCOMPARE(shown(call.trace.sent[1].request["values_from"]),
                 std::string("{'id':{'step':'create','path':'/createIssue/issue/id'}}"));
        QVERIFY(harness.transport.requests.empty());
    }

    void aTrialThatFailsTellsWhy()
    {
        CallHarness harness;
        CallOrder order = callOf(graphqlTool("get_issue", "{ issue(id: 1) { tittle } }"), "{}");
        order.mode = Mode::Test;
        const auto &call = harness.run(std::move(order));
        QCOMPARE(call.trace.findings.size(), std::size_t(1));
        QCOMPARE(call.trace.findings[0].line, std::uint32_t(1));
    }

    void stepsRunOneAfterTheOther()
    {
        workspace::Tool tool = graphqlTool("both", "");
        workspace::Sequence sequence;
        sequence.steps = {
            stepOf("first", kById),
            stepOf("second",
                   "mutation ($title: String!) { createIssue(title: $title) { issue { id } errors } }")};
        workspace::Binding title;
        title.source = workspace::StepSource{"first", "/issue/id"};
        sequence.steps[1].bindings = {{"title", title}};
        onlyVersion(tool).operation = sequence;
        CallHarness harness;
        harness.willAnswer("{'data':{'issue':{'id':'7'}}}");
        harness.willAnswer("{'data':{'createIssue':{'issue':{'id':'8'},'errors':[]}}}");
        const auto &call = harness.run(callOf(tool, "{'id':'7'}"));
        QCOMPARE(call.told(), std::string("{'createIssue':{'issue':{'id':'8'},'errors':[]}}"));
        QCOMPARE(shown(harness.sent(1)["variables"]), std::string("{'title':'7'}"));

        harness.willAnswer("{'data':{'issue':{'id':'7'}}}");
        harness.willAnswer("{'data':{'createIssue':{'issue':null,'errors':['Title is taken']}}}");
        const auto &failed = harness.run(callOf(tool, "{'id':'7'}"));
        QCOMPARE(failed.told(), std::string("payload payload_errors"));
        QVERIFY(failed.failure().error.message.starts_with("second: "));
    }

    void aStepMayBeAnotherTool()
    {
        workspace::Tool inner = graphqlTool("get_issue", kById);
        onlyVersion(inner).result.path = "/issue/id";
        workspace::Tool tool = graphqlTool("outer", "");
        workspace::Step step;
        step.name = "get";
        step.action = workspace::ToolInvocation{"get_issue"};
        workspace::Binding id;
        id.source = workspace::ConstantSource{json::Value("7")};
        step.bindings = {{"id", id}};
        onlyVersion(tool).operation = workspace::Sequence{.steps = {step}};
        CallHarness harness;
        harness.willAnswer("{'data':{'issue':{'id':'7'}}}");
        QCOMPARE(harness.run(callOf(tool, "{}", {issuesEndpoint(), inner})).told(), std::string("'7'"));
    }

    // Whoever asked for a change must not make it again because its result cannot be shown.
    void whatChangesSomethingIsKnownAsSuch_data()
    {
        using Method = workspace::RestRequest::Method;
        QTest::addColumn<int>("method");
        QTest::addColumn<bool>("changes");
        QTest::newRow("GET") << int(Method::Get) << false;
        QTest::newRow("HEAD") << int(Method::Head) << false;
        QTest::newRow("OPTIONS") << int(Method::Options) << false;
        QTest::newRow("QUERY") << int(Method::Query) << false;
        QTest::newRow("POST") << int(Method::Post) << true;
        QTest::newRow("PUT") << int(Method::Put) << true;
        QTest::newRow("PATCH") << int(Method::Patch) << true;
        QTest::newRow("DELETE") << int(Method::Delete) << true;
    }
    void whatChangesSomethingIsKnownAsSuch()
    {
        QFETCH(const int, method);
        QFETCH(const bool, changes);
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.restUrl = "https://api.example/v4";
        workspace::Tool tool = graphqlTool("rest_issue", "");
        onlyVersion(tool).operation = workspace::RestRequest{
            .method = static_cast<workspace::RestRequest::Method>(method), .path = "/issues/7"};
        {
            CallHarness harness;
            harness.willAnswer("{'id':7}");
            QCOMPARE(harness.run(callOf(tool, "{}", {endpoint})).result().isMutation, changes);
        }
        onlyVersion(tool).result.path = "/missing";
        CallHarness harness;
        harness.willAnswer("{'id':7}");
        const CallFailure &failure = harness.run(callOf(tool, "{}", {endpoint})).failure();
        QCOMPARE(failure.error.message.starts_with("The call took effect, "), changes);
        QCOMPARE(failure.error.hint.starts_with("Do not call again. "), changes);
    }

    void anOperationThatNobodySavedChangesSomethingToo()
    {
        CallHarness harness;
        harness.willAnswer("{'data':{'issue':{'id':'7'}}}");
        QVERIFY(!harness.run(adHoc("{ issue(id: 7) { id } }")).result().isMutation);
        harness.willAnswer("{'data':{'createIssue':{'issue':{'id':'7'}}}}");
        const char *create = "mutation { createIssue(title: \"a\") { issue { id } } }";
        QVERIFY(harness.run(adHoc(create)).result().isMutation);
    }

    void restToolsRunTheSameWay()
    {
        workspace::Endpoint endpoint = issuesEndpoint();
        endpoint.restUrl = "https://api.example/v4";
        workspace::Tool tool = graphqlTool("rest_issue", "");
        onlyVersion(tool).operation = workspace::RestRequest{.path = "/issues/{id}"};
        CallHarness harness;
        harness.willAnswer("{'id':7}");
        QCOMPARE(harness.run(callOf(tool, "{'id':'a/b'}", {endpoint})).told(), std::string("{'id':7}"));
        QCOMPARE(harness.transport.requests[0].url.text(),
                 std::string("https://api.example/v4/issues/a%2Fb"));
    }

    void withoutASchemaOnlyTheSyntaxIsChecked()
    {
        workspace::Endpoint bare = issuesEndpoint();
        bare.name = "bare";
        bare.schema.kind = workspace::SchemaSource::Kind::None;
        const char *query = "query ($id: Whatever!) { anything(id: $id) { at all } }";
        CallHarness harness;
        harness.willAnswer("{'data':{'anything':null}}");
        CallOrder order = adHoc(query, "{'id':7}", {bare});
        std::get<AdHocOperation>(order.call).endpoint = "bare";
        const auto &call = harness.run(std::move(order));
        QVERIFY2(call.result().note.find("without a schema") != std::string::npos,
                 call.result().note.c_str());
        QCOMPARE(harness.sent(0)["variables"]["id"].toInt64(), std::optional<std::int64_t>(7));

        workspace::Tool tool = graphqlTool("anything", query);
        tool.endpoint = "bare";
        harness.willAnswer("{'data':{'anything':{'at':1,'all':2}}}");
        QCOMPARE(harness.run(callOf(tool, "{'id':'x'}", {bare})).told(),
                 std::string("{'anything':{'at':1,'all':2}}"));

        CallOrder broken = adHoc("{ anything", "{}", {bare});
        std::get<AdHocOperation>(broken.call).endpoint = "bare";
        QCOMPARE(harness.run(std::move(broken)).told(), std::string("tool operation_invalid"));
        workspace::Endpoint shallow = bare;
        shallow.limits.depth = 1;
        QCOMPARE(harness.run(callOf(tool, "{'id':'x'}", {shallow})).told(), std::string("tool depth_limit"));
        QCOMPARE(harness.transport.requests.size(), std::size_t(2));
    }
};

TOOLTRAY_TEST(AdHocCallTest)

#include "adhoccalltest.moc"
