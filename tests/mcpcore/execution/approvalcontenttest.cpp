// SPDX-License-Identifier: GPL-3.0-or-later
#include "approvalsamples.h"
#include "callharness.h"
#include "credentials/secrets/secret.h"
#include "restsamples.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

#include <array>
#include <functional>

using namespace tooltray;
using namespace tooltray::execution;
using workspace::Binding;
using workspace::ConstantSource;
using workspace::ContextSource;
using workspace::ParameterSource;
using workspace::StepSource;
using workspace::Transform;

namespace {

Binding uppercase(Binding binding)
{
    binding.transforms.push_back({Transform::Kind::Upper});
    return binding;
}

Binding asText(Binding binding)
{
    binding.transforms.push_back({Transform::Kind::String, {}});
    return binding;
}

Binding lookedUpIn(Binding binding)
{
    binding.mapping = "people";
    return binding;
}

Binding withDefault(Binding binding, const char *fallback)
{
    binding.transforms.push_back({Transform::Kind::Default, fallback});
    return binding;
}

workspace::Tool restTool(workspace::RestRequest request)
{
    workspace::Tool tool = graphqlTool("post_it", "");
    onlyVersion(tool).operation = std::move(request);
    onlyVersion(tool).parameters = value("{'type':'object'}");
    return tool;
}

// "title='x' argument title"
std::string toldOf(const ApprovalValue &value)
{
    constexpr std::array kPlaces{"", "path ", "query ", "header ", "body "};
    constexpr std::array kSources{"argument", "context",    "mapping",  "step",       "constant",
                                  "default",  "pagination", "endpoint", "credential", "standard"};
    std::string text = kPlaces[static_cast<std::size_t>(value.place)] + value.name + '=' + shown(value.value);
    for (const ValueSource &source : value.sources)
        text.append(" ")
            .append(kSources[static_cast<std::size_t>(source.from)])
            .append(source.name.empty() ? "" : ":" + source.name);
    return text + (value.isSecret ? " secret" : "");
}

std::string toldOf(const ApprovalRequest &request)
{
    std::string text;
    for (const ApprovalValue &value : request.values) {
        const bool isUsual = !value.sources.empty() && value.sources.front().from == Provenance::Standard;
        if (!isUsual)
            text.append(text.empty() ? "" : "; ").append(toldOf(value));
    }
    return text;
}

std::optional<ApprovalRequest> questionOf(CallHarness &harness, CallOrder order)
{
    std::optional<ApprovalRequest> asked;
    order.asker = [&](const ApprovalRequest &request, const std::function<void(bool)> &) { asked = request; };
    const auto &call = harness.run(std::move(order));
    // A tool of a described API is prepared on a pool.
    const bool isSettled =
        QTest::qWaitFor([&] { return harness.settle(), asked.has_value() || call.outcome.has_value(); });
    if (!isSettled || !asked)
        qWarning("%s", call.told().c_str());
    return asked;
}

std::optional<ApprovalRequest> questionOf(const workspace::Tool &tool, const std::string &arguments,
                                          std::vector<workspace::Object> more = {})
{
    CallHarness harness;
    harness.credentials.secrets["vault"] = "canary";
    harness.credentials.secrets["main"] = "bearer-canary";
    const auto isEndpoint = [](const workspace::Object &object) {
        return std::holds_alternative<workspace::Endpoint>(object);
    };
    if (std::ranges::none_of(more, isEndpoint))
        more.emplace_back(endpointThatAsks());
    return questionOf(harness, callOf(tool, arguments, std::move(more)));
}

using Objects = std::vector<workspace::Object>;

} // namespace

Q_DECLARE_METATYPE(workspace::Tool)
Q_DECLARE_METATYPE(Objects)

// What a person is shown of a mutation before it is sent.
class ApprovalContentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyVariableIsShownWithItsSource_data()
    {
        const TestRows<workspace::Tool, std::string, Objects, std::string> add{"tool", "arguments", "objects",
                                                                               "values"};
        const workspace::Tool plain = boundTool({});
        add("passed", plain, "{'id':'7','reason':'old'}", {},
            "id='7' argument:id; reason='old' argument:reason");
        add("injected", plain, "{'id':'7'}", {plainContext("REASON", "prod")},
            "id='7' argument:id; reason='prod' context:REASON");
        add("constant", boundTool({{"reason", {ConstantSource{json::Value("fixed")}}}}), "{'id':'7'}", {},
            "id='7' argument:id; reason='fixed' constant");
        add("mapped by a binding", boundTool({{"id", lookedUpIn({ParameterSource{"who"}})}}), "{'who':'bob'}",
            {peopleMapping()}, "id='u2' argument:who mapping:people");
        workspace::Tool labels = plain;
        onlyVersion(labels).parameters =
            value("{'type':'object','properties':{'id':{'$ref':'tooltray:mappings/people'}}}");
        add("mapped by its schema", labels, "{'id':'bob'}", {peopleMapping()}, "id='u2' argument:id mapping");
        add("the default that is taken",
            boundTool({{"reason", withDefault({ParameterSource{"why"}}, "none")}}), "{'id':'7'}", {},
            "id='7' argument:id; reason='none' default");
        add("the default that is not", boundTool({{"reason", withDefault({ParameterSource{"why"}}, "none")}}),
            "{'id':'7','why':'x'}", {}, "id='7' argument:id; reason='x' argument:why");
        add("the first of several",
            boundTool(
                {{"reason", {workspace::FirstSource{{{ParameterSource{"why"}}, {ContextSource{"WHY"}}}}}}}),
            "{'id':'7'}", {plainContext("WHY", "c")}, "id='7' argument:id; reason='c' context:WHY");
        add("the operation's own default",
            graphqlTool("t", "mutation ($id: ID!, $reason: String = \"spam\") { deleteIssue(id: $id, reason: "
                             "$reason) { errors } }"),
            "{'id':'7'}", {}, "id='7' argument:id; reason='spam' default");
        // Nothing hides behind the name of something secret.
        add("an argument named like a secret", plain, "{'id':'7','token':'DELETE'}", {},
            "id='7' argument:id; token='DELETE' argument:token");
        add("a secret", plain, "{'id':'7'}", {secretContextOf("REASON"), credentialOf("vault")},
            "id='7' argument:id; reason='***' context:REASON secret");
        add("a secret as text", boundTool({{"reason", asText({ContextSource{"KEY"}})}}), "{'id':'7'}",
            {secretContextOf("KEY"), credentialOf("vault")},
            "id='7' argument:id; reason='***' context:KEY secret");
        add("what goes along with a secret",
            boundTool({{"reason",
                        {workspace::ListSource{{{ParameterSource{"why"}}, asText({ContextSource{"KEY"}})}},
                         {},
                         {{Transform::Kind::Join, "-"}}}}}),
            "{'id':'7','why':'shown'}", {secretContextOf("KEY"), credentialOf("vault")},
            "id='7' argument:id; reason='shown-***' argument:why context:KEY secret");
    }
    void everyVariableIsShownWithItsSource()
    {
        QFETCH(const workspace::Tool, tool);
        QFETCH(const std::string, arguments);
        QFETCH(const Objects, objects);
        const auto asked = questionOf(tool, arguments, objects);
        QVERIFY(asked);
        QTEST(toldOf(*asked), "values");
        QCOMPARE(asked->arguments, value(arguments));
    }

    void everyPartOfARestRequestIsShown()
    {
        workspace::RestRequest request = postTo("/things/{thing}/x?fixed=1&token=evil");
        request.query = {{"q", {ParameterSource{"search"}}}};
        request.headers = {{"X-Team", {ContextSource{"TEAM"}}}};
        request.body = objectOf({{"text", {ParameterSource{"text"}}},
                                 {"role", {ConstantSource{json::Value("ADMIN")}}},
                                 {"deep", objectOf({{"team", uppercase({ContextSource{"TEAM"}})}})}});
        workspace::Endpoint endpoint = endpointThatAsks();
        endpoint.restUrl = "https://api.example/v1?tenant=acme&api_key=hidden";
        endpoint.headers = {{"X-Site", "{SITE}"}, {"X-Api-Key", "hidden"}};
        endpoint.credential = "main";
        const std::string text(20'000, 'a');
        const auto asked = questionOf(
            restTool(request), "{'thing':'a b','search':'s','text':'" + text + "END'}",
            {endpoint, credentialOf("main"), plainContext("TEAM", "core"), plainContext("SITE", "berlin")});
        QVERIFY(asked);
        QCOMPARE(asked->headline, std::string("POST /v1/things/a%20b/x"));
        QCOMPARE(asked->method, std::string("POST"));
        QCOMPARE(asked->origin, std::string("https://api.example"));
        QVERIFY(asked->url.find("hidden") == std::string::npos);
        QCOMPARE(toldOf(*asked),
                 "path thing='a b' argument:thing; query fixed='1' constant; query token='evil' constant; "
                 "query tenant='acme' endpoint; query api_key='***' endpoint; query q='s' argument:search; "
                 "header X-Site='berlin' endpoint context:SITE; header X-Api-Key='***' endpoint secret; "
                 "header Authorization='***' credential:main secret; header X-Team='core' context:TEAM; "
                 "body text='"
                     + text
                     + "END' argument:text; body role='ADMIN' constant; body deep={'team':'CORE'} "
                       "context:TEAM");
    }

    void partsOfAnObjectComeFromItsArgument()
    {
        const openapi::FieldStyle exploded{.style = openapi::Style::Form, .isExploded = true};
        workspace::RestRequest request = postTo("/things?fixed=1&place={place}");
        request.query = {{"filter", {ParameterSource{"filter"}}},
                         {"more", {ParameterSource{"more"}}},
                         {"deep", {ParameterSource{"deep"}}}};
        request.styles = {{"query:filter", exploded},
                          {"query:more", exploded},
                          {"query:deep", {.style = openapi::Style::DeepObject, .isExploded = true}}};
        workspace::Endpoint endpoint = endpointThatAsks();
        endpoint.restUrl = "https://api.example/v1?tenant=acme&api_key=hidden";
        const auto asked = questionOf(
            restTool(request), "{'place':'p','filter':{'a':1},'more':{'b':2},'deep':{'c':3}}", {endpoint});
        QVERIFY(asked);
        QCOMPARE(
            toldOf(*asked),
            std::string("path place='p' argument:place; query fixed='1' constant; query place='p' "
                        "constant; query tenant='acme' endpoint; query api_key='***' endpoint; query a='1' "
                        "argument:filter; query b='2' argument:more; query deep[c]='3' argument:deep"));
    }

    void aSecretInARestRequestIsNotShown()
    {
        workspace::RestRequest request = postTo("/{KEY}");
        request.query = {{"k", asText({ContextSource{"KEY"}})}};
        request.headers = {{"X-K", asText({ContextSource{"KEY"}})}};
        request.body = objectOf({{"k", asText({ContextSource{"KEY"}})}, {"text", {ParameterSource{"text"}}}});
        const auto asked =
            questionOf(restTool(request), "{'text':'x'}", {secretContextOf("KEY"), credentialOf("vault")});
        QVERIFY(asked);
        const std::string all = toldOf(*asked) + asked->url + asked->headline + asked->document;
        for (const char *secret : {"canary", "CANARY"})
            QVERIFY2(all.find(secret) == std::string::npos, all.c_str());
        QVERIFY(all.find("body text='x' argument:text") != std::string::npos);
    }

    void whatAStepBindsIsTracedToWhereItComesFrom()
    {
        workspace::Tool inner = boundTool({});
        onlyVersion(inner).parameters = value("{'type':'object'}");
        workspace::Step look{.name = "look",
                             .action = workspace::GraphqlOperation{"{ issues(first: 1) { nodes { id } } }"}};
        workspace::Step close{.name = "close", .action = workspace::ToolInvocation{"close_issue"}};
        close.bindings = {{"id", {StepSource{"look", "/issues/nodes/0/id"}}},
                          {"reason", {ConstantSource{json::Value("bound by the step")}}},
                          {"token", {ParameterSource{"note"}}}};
        workspace::Tool outer = graphqlTool("close_first", "");
        onlyVersion(outer).operation = workspace::Sequence{{look, close}};
        onlyVersion(outer).parameters = value("{'type':'object'}");
        CallHarness harness;
        harness.willAnswer("{'data':{'issues':{'nodes':[{'id':'99'}]}}}");
        const auto asked = questionOf(
            harness, callOf(outer, "{'note':'n'}", {endpointThatAsks(), workspace::Object(inner)}));
        QVERIFY(asked);
        QCOMPARE(toldOf(*asked), std::string("id='99' step:look; reason='bound by the step' "
                                             "constant:close_first; token='n' argument:note"));
        QCOMPARE(asked->headline, std::string("deleteIssue"));
        QCOMPARE(asked->step, std::string("close"));
        QCOMPARE(asked->callers, (std::vector<CallingTool>{{"close_first", "0.1.0"}}));
        QCOMPARE(shown(asked->arguments), std::string("{'note':'n'}"));
    }

    void toolsThatPassEverythingOnAreTracedInNoTime()
    {
        // Each level makes each of its arguments from all of the level above.
        Objects objects{endpointThatAsks(), workspace::Object(boundTool({}))};
        std::string called = "close_issue";
        for (int level = 0; level < 6; ++level) {
            workspace::Step step{.name = "go", .action = workspace::ToolInvocation{called}};
            for (int i = 0; i < 12; ++i) {
                workspace::ListSource all;
                for (int j = 0; j < 12; ++j)
                    all.elements.push_back({ParameterSource{"p" + std::to_string(j)}});
                const std::string name = level == 0 ? (i == 0   ? "id"
                                                       : i == 1 ? "reason"
                                                                : "token")
                                                    : "p" + std::to_string(i);
                if (level == 0 && i > 2)
                    break;
                step.bindings.push_back({name, {all, {}, {{Transform::Kind::Json}}}});
                if (level > 0)
                    step.bindings.back().binding = {ParameterSource{"p" + std::to_string(i)}};
                if (level > 0 && i % 2 == 0)
                    step.bindings.back().binding = {workspace::FirstSource{all.elements}};
            }
            workspace::Tool tool = graphqlTool("level" + std::to_string(level), "");
            onlyVersion(tool).operation = workspace::Sequence{{step}};
            onlyVersion(tool).parameters = value("{'type':'object'}");
            called = tool.name;
            objects.emplace_back(tool);
        }
        const auto tool = std::get<workspace::Tool>(objects.back());
        objects.pop_back();
        const auto asked = questionOf(tool, "{'p0':1,'p1':2,'p11':3}", objects);
        QVERIFY(asked);
        QVERIFY(toldOf(*asked).find("argument:p0") != std::string::npos);
    }

    // A request by hand that the description no longer fits is sent all the same: the API may know better.
    void aBrokenToolIsCalledThat()
    {
        workspace::Endpoint endpoint = endpointThatAsks();
        endpoint.restUrl = "https://api.example";
        endpoint.api.location = "https://api.example/openapi.json";
        const auto askedWhere = [&](const char *parameters) {
            CallHarness harness;
            harness.schemas.setApi("api",
                                   describedApi("{'/things':{'post':{'parameters':" + std::string(parameters)
                                                + ",'responses':{'200':{'description':''}}}}}"));
            return questionOf(harness, callOf(restTool(postTo("/things")), "{}", {endpoint}));
        };
        const auto fitting = askedWhere("[]");
        QVERIFY(fitting);
        QCOMPARE(fitting->problem.text(), std::string());
        const auto broken = askedWhere("[{'name':'kind','in':'query','required':true,'schema':{}}]");
        QVERIFY(broken);
        QCOMPARE(broken->problem.text(), std::string("POST /things requires the query parameter \"kind\"."));
        QVERIFY(digestOf(*broken) != digestOf(*fitting));
    }

    void destructiveFieldsComeFirst_data()
    {
        const TestRows<std::string, std::string, bool> row{"document", "headline", "isDestructive"};
        row("destructive", "mutation createIssue { deleteIssue(id: 1) { errors } }", "deleteIssue", true);
        row("not", "mutation { createIssue(title: \"delete\") { errors } }", "createIssue", false);
        row("behind another",
            "mutation { createIssue(title: \"x\") { errors } ...F } "
            "fragment F on Mutation { ok: deleteIssue(id: 1) { errors } }",
            "deleteIssue, createIssue", true);
    }
    void destructiveFieldsComeFirst()
    {
        QFETCH(const std::string, document);
        CallHarness harness;
        const auto asked = questionOf(harness, adHoc(document, "{}", {endpointThatAsks()}));
        QVERIFY(asked);
        QTEST(asked->headline, "headline");
        QTEST(asked->isDestructive, "isDestructive");
        QCOMPARE(asked->document, document);
    }

    void theOperationThatRunsIsPartOfWhatIsApproved()
    {
        const std::string document = "mutation A { createIssue(title: \"x\") { errors } } mutation B { "
                                     "createIssue(title: \"evil\") { errors } }";
        CallHarness harness;
        std::vector<ApprovalRequest> asked;
        for (const char *name : {"A", "B"}) {
            CallOrder order = adHoc(document, "{}", {endpointThatAsks()});
            std::get<AdHocOperation>(order.call).operationName = name;
            asked.push_back(questionOf(harness, std::move(order)).value());
        }
        QCOMPARE(asked[1].operationName, std::string("B"));
        QVERIFY(digestOf(asked[0]) != digestOf(asked[1]));
        QVERIFY(digestOfTool(asked[0]) != digestOfTool(asked[1]));
    }
};

TOOLTRAY_TEST(ApprovalContentTest)

#include "approvalcontenttest.moc"
