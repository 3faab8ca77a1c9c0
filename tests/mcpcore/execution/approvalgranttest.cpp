// SPDX-License-Identifier: GPL-3.0-or-later
#include "approvalsamples.h"
#include "callharness.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

#include <functional>
#include <utility>

using namespace tooltray;
using namespace tooltray::execution;
using workspace::ConstantSource;
using workspace::ParameterSource;

namespace {

// A workspace that is changed between two calls: all kinds of things that decide about what is sent.
struct Scene {
    workspace::Endpoint endpoint = endpointThatAsks();
    workspace::Tool tool = boundTool({});
    workspace::Tool inner = boundTool({});
    workspace::Tool middle = boundTool({});
    workspace::Mapping mapping = peopleMapping();
    workspace::CustomType type;
    workspace::ContextVariable context = plainContext("REASON", "staging");
    workspace::Credential main = credentialOf("main");
    std::string client = "agent";
    std::string program = {};
    std::string arguments = "{'id':'alice'}";

    Scene()
    {
        endpoint.credential = "main";
        endpoint.headers = {{"X-Site", "berlin"}};
        inner.name = "inner";
        middle.name = "middle";
        onlyVersion(middle).parameters = value("{'type':'object','additionalProperties':true}");
        type.name = "person";
        type.schema = value("{'$ref':'tooltray:mappings/people'}");
        onlyVersion(tool).parameters =
            value("{'type':'object','properties':{'id':{'$ref':'tooltray:types/person'}}}");
    }

    void makeRest()
    {
        workspace::RestRequest request = postTo("/things/{id}");
        request.body = objectOf({{"role", {ConstantSource{json::Value("harmless")}}}});
        onlyVersion(tool).operation = std::move(request);
    }

    static workspace::Step stepTo(const char *called, std::vector<workspace::NamedBinding> more = {})
    {
        workspace::Step step{.name = "go", .action = workspace::ToolInvocation{called}};
        step.bindings = std::move(more);
        step.bindings.push_back({"id", {ParameterSource{"id"}}});
        return step;
    }
    static std::vector<workspace::NamedBinding> reason(const char *text)
    {
        return {{"reason", {ConstantSource{json::Value(text)}}}};
    }

    void makeComposite(std::vector<workspace::NamedBinding> more = {})
    {
        onlyVersion(tool).operation = workspace::Sequence{{stepTo("inner", std::move(more))}};
    }
    // The tool calls the middle one, and that one the inner.
    void nest(const char *outerReason, const char *middleReason)
    {
        onlyVersion(tool).operation = workspace::Sequence{{stepTo("middle", reason(outerReason))}};
        onlyVersion(middle).operation = workspace::Sequence{{stepTo("inner", reason(middleReason))}};
    }
    void makeSwitch(const char *text)
    {
        workspace::Switch choice{.parameter = "action", .cases = {}};
        choice.cases.push_back({.step = stepTo("inner", reason(text)), .parameters = {}});
        onlyVersion(tool).operation = std::move(choice);
        onlyVersion(tool).parameters = value("{'type':'object'}");
        arguments = "{'action':'go','id':'alice'}";
    }

    workspace::RestRequest &request()
    {
        return std::get<workspace::RestRequest>(*onlyVersion(tool).operation);
    }

    CallOrder order() const
    {
        workspace::Credential other = main;
        other.name = "other";
        CallOrder order =
            callOf(tool, arguments, {endpoint, inner, middle, mapping, type, context, main, other});
        order.caller.id = client;
        order.caller.program = program;
        return order;
    }
};

using SceneChange = std::function<void(Scene &)>;

} // namespace

// What a yes is good for, when something changes after it was given.
class ApprovalGrantTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aYesForAnHourEndsWithWhatItWasFor_data()
    {
        // coversCall: the very same call
        // coversTool: any call of the tool
        addColumns<SceneChange, SceneChange, bool, bool>("before", "change", "coversCall", "coversTool");
        const SceneChange nothing = [](Scene &) {};
        const SceneChange rest = [](Scene &scene) { scene.makeRest(); };
        const SceneChange composite = [](Scene &scene) { scene.makeComposite(); };
        const auto row = [](const char *name, const SceneChange &before, const SceneChange &change,
                            bool coversCall = false, bool coversTool = false) {
            QTest::newRow(name) << before << change << coversCall << coversTool;
        };
        row("control: nothing", nothing, nothing, true, true);
        row("control: nothing, REST", rest, nothing, true, true);
        row("control: nothing, a called tool", composite, nothing, true, true);
        row(
            "control: an argument", nothing, [](Scene &scene) { scene.arguments = "{'id':'bob'}"; }, false,
            true);
        row(
            "control: an argument in a path", rest, [](Scene &scene) { scene.arguments = "{'id':'bob'}"; },
            false, true);
        row(
            "control: who else uses the endpoint", nothing,
            [](Scene &scene) { scene.inner.name = "unrelated"; }, true, true);
        row("the document", nothing, [](Scene &scene) {
            onlyVersion(scene.tool).operation = workspace::GraphqlOperation{
                "mutation ($id: ID!, $reason: String) { deleteIssue(id: $id, reason: $reason) { errors } }"};
        });
        row("a binding", nothing, [](Scene &scene) {
            onlyVersion(scene.tool).bindings = {{"reason", {ConstantSource{json::Value("EVIL")}}}};
        });
        row("the version", nothing, [](Scene &scene) {
            const workspace::ToolVersion version = onlyVersion(scene.tool);
            scene.tool.active = workspace::Version{0, 2, 0};
            onlyVersion(scene.tool) = version;
        });
        row("the mapping", nothing,
            [](Scene &scene) { scene.mapping.entries[0].value = json::Value("ROOT"); });
        row("a label of the mapping that is not used", nothing,
            [](Scene &scene) { scene.mapping.entries[1].value = json::Value("ROOT"); });
        row("the type", nothing, [](Scene &scene) { scene.type.schema = value("{'type':'string'}"); });
        row("the context", nothing, [](Scene &scene) { scene.context.value = json::Value("production"); });
        row("the URL", nothing, [](Scene &scene) { scene.endpoint.url = "https://evil.example/graphql"; });
        row("the path of the URL", nothing, [](Scene &scene) { scene.endpoint.url += "/v2"; });
        row("a header of the endpoint", nothing,
            [](Scene &scene) { scene.endpoint.headers[0].value = "paris"; });
        row("another header", nothing, [](Scene &scene) {
            scene.endpoint.headers.push_back({"X-HTTP-Method-Override", "DELETE"});
        });
        row("the proxy", nothing, [](Scene &scene) { scene.endpoint.proxy = "http://127.0.0.1:1"; });
        row("the credential", nothing, [](Scene &scene) { scene.endpoint.credential = "other"; });
        row("what the credential is", nothing, [](Scene &scene) {
            scene.main.source = workspace::Credential::Source::Environment;
            scene.main.variable = "SOMETHING";
        });
        row("another client", nothing, [](Scene &scene) { scene.client = "mallory"; });
        row("another program", nothing, [](Scene &scene) { scene.program = "mallory"; });
        row("a constant in a body", rest, [](Scene &scene) {
            scene.request().body = objectOf({{"role", {ConstantSource{json::Value("ADMIN-EVIL")}}}});
        });
        row("another member of a body", rest, [](Scene &scene) {
            scene.request().body = objectOf({{"role", {ConstantSource{json::Value("harmless")}}},
                                             {"admin", {ConstantSource{json::Value(true)}}}});
        });
        row("the path", rest, [](Scene &scene) { scene.request().path = "/admins/{id}"; });
        row("the query", rest, [](Scene &scene) {
            scene.request().query = {{"as", {ConstantSource{json::Value("root")}}}};
        });
        row("a header", rest, [](Scene &scene) {
            scene.request().headers = {{"X-As", {ConstantSource{json::Value("root")}}}};
        });
        row("the method", rest,
            [](Scene &scene) { scene.request().method = workspace::RestRequest::Method::Delete; });
        row("the tool that is called", composite, [](Scene &scene) {
            onlyVersion(scene.inner).bindings = {{"reason", {ConstantSource{json::Value("EVIL")}}}};
        });
        row("the version that is called", composite, [](Scene &scene) {
            scene.inner.versions[workspace::Version{0, 2, 0}] = onlyVersion(scene.inner);
            scene.inner.versions[workspace::Version{0, 2, 0}].bindings = {
                {"reason", {ConstantSource{json::Value("EVIL")}}}};
            scene.inner.active = workspace::Version{0, 2, 0};
        });
        const SceneChange bound = [](Scene &scene) { scene.makeComposite(Scene::reason("harmless")); };
        row("control: a constant of the calling tool", bound, nothing, true, true);
        row(
            "control: an argument of the calling tool", bound,
            [](Scene &scene) { scene.arguments = "{'id':'bob'}"; }, false, true);
        row("a constant of the calling tool", bound,
            [](Scene &scene) { scene.makeComposite(Scene::reason("EVIL")); });
        row("another tool that calls the same one", bound, [](Scene &scene) { scene.tool.name = "other"; });
        row("the called tool by itself", bound, [](Scene &scene) { std::swap(scene.tool, scene.inner); });
        row("the version of the calling tool", bound, [](Scene &scene) {
            const workspace::ToolVersion version = onlyVersion(scene.tool);
            scene.tool.active = workspace::Version{0, 2, 0};
            onlyVersion(scene.tool) = version;
        });
        row(
            "context of the calling tool",
            [](Scene &scene) {
                scene.context = plainContext("TEAM", "staging");
                scene.makeComposite({{"reason", {workspace::ContextSource{"TEAM"}}}});
            },
            [](Scene &scene) { scene.context.value = json::Value("production"); });
        row(
            "a mapping of the calling tool",
            [](Scene &scene) {
                onlyVersion(scene.tool).parameters = value("{'type':'object'}");
                scene.makeComposite({{"reason", {ParameterSource{"id"}, "people"}}});
            },
            [](Scene &scene) { scene.mapping.entries[0].value = json::Value("ROOT"); });
        const SceneChange nested = [](Scene &scene) { scene.nest("outer", "middle"); };
        row("control: nested", nested, nothing, true, true);
        row("nested: a constant of the outermost tool", nested,
            [](Scene &scene) { scene.nest("EVIL", "middle"); });
        row("nested: a constant of the tool between", nested,
            [](Scene &scene) { scene.nest("outer", "EVIL"); });
        row("nested: another outermost tool", nested, [](Scene &scene) { scene.tool.name = "other"; });
        const SceneChange choice = [](Scene &scene) { scene.makeSwitch("harmless"); };
        row("control: a case", choice, nothing, true, true);
        row("a constant of a case", choice, [](Scene &scene) { scene.makeSwitch("EVIL"); });
    }
    void aYesForAnHourEndsWithWhatItWasFor()
    {
        QFETCH(const SceneChange, before);
        QFETCH(const SceneChange, change);
        QFETCH(const bool, coversCall);
        QFETCH(const bool, coversTool);
        for (const auto &[decision, covers] : {std::pair(Decision::ApproveForAnHour, coversCall),
                                               std::pair(Decision::ApproveToolForAnHour, coversTool)}) {
            CallHarness harness;
            harness.credentials.secrets = {{"main", "a"}, {"other", "b"}};
            harness.approvals.setWindowAvailable(true);
            Scene scene;
            before(scene);
            const auto &first = harness.run(scene.order());
            QVERIFY2(harness.approvals.pending().size() == 1, first.told().c_str());
            harness.willAnswer("{'data':{'deleteIssue':{'errors':[]}}}");
            QVERIFY(harness.approvals.decide(harness.approvals.pending().front().id, decision));
            harness.settle();
            QCOMPARE(harness.transport.requests.size(), std::size_t(1));
            change(scene);
            harness.willAnswer("{'data':{'deleteIssue':{'errors':[]}}}");
            const auto &second = harness.run(scene.order());
            QVERIFY2(harness.approvals.pending().size() == (covers ? 0U : 1U), second.told().c_str());
            QCOMPARE(harness.transport.requests.size(), std::size_t(covers ? 2 : 1));
        }
    }

    // The call waits with the workspace as it was, and with secrets as they are when it is sent.
    void whatChangesWhileSomebodyDecidesIsAskedAnew()
    {
        CallHarness harness;
        harness.credentials.secrets["vault"] = "tenant-a";
        harness.approvals.setWindowAvailable(true);
        workspace::Endpoint endpoint = endpointThatAsks();
        endpoint.headers = {{"X-Tenant", "{TENANT}"}};
        harness.run(callOf(boundTool({}), "{'id':'7'}",
                           {endpoint, secretContextOf("TENANT"), credentialOf("vault")}));
        const ApprovalId first = harness.approvals.pending().at(0).id;
        harness.credentials.secrets["vault"] = "tenant-b";
        QVERIFY(harness.approvals.decide(first, Decision::Approve));
        harness.settle();
        QVERIFY(harness.transport.requests.empty());
        QCOMPARE(harness.approvals.pending().size(), std::size_t(1));
        harness.willAnswer("{'data':{'deleteIssue':{'errors':[]}}}");
        QVERIFY(harness.approvals.decide(harness.approvals.pending().at(0).id, Decision::Approve));
        harness.settle();
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void aTokenMayBeRenewedWhileSomebodyDecides()
    {
        CallHarness harness;
        harness.credentials.secrets["main"] = "old";
        harness.approvals.setWindowAvailable(true);
        workspace::Endpoint endpoint = endpointThatAsks();
        endpoint.credential = "main";
        harness.run(callOf(boundTool({}), "{'id':'7'}", {endpoint, credentialOf("main")}));
        harness.credentials.secrets["main"] = "new";
        harness.willAnswer("{'data':{'deleteIssue':{'errors':[]}}}");
        QVERIFY(harness.approvals.decide(harness.approvals.pending().at(0).id, Decision::Approve));
        harness.settle();
        QCOMPARE(harness.transport.requests.size(), std::size_t(1));
    }

    void whatNeverStaysTheSameIsNotSent()
    {
        CallHarness harness;
        workspace::Endpoint endpoint = endpointThatAsks();
        endpoint.headers = {{"X-Now", "{NOW}"}};
        int asked = 0;
        harness.credentials.secrets["vault"] = "0";
        CallOrder order =
            callOf(boundTool({}), "{'id':'7'}", {endpoint, secretContextOf("NOW"), credentialOf("vault")});
        order.asker = [&](const ApprovalRequest &, const std::function<void(bool)> &answer) {
            harness.credentials.secrets["vault"] = std::to_string(++asked);
            answer(true);
        };
        const auto &call = harness.run(std::move(order));
        harness.settle();
        harness.settle();
        QCOMPARE(call.told(), std::string("tool approval_changed"));
        QVERIFY(harness.transport.requests.empty());
        QVERIFY(asked <= 3);
    }

    void aCallerWithOtherRightsHasToCallAgain()
    {
        CallHarness harness;
        harness.approvals.setWindowAvailable(true);
        bool isSame = true;
        CallOrder order = callOf(boundTool({}), "{'id':'7'}", {endpointThatAsks()});
        order.hasSameRights = [&isSame] { return isSame; };
        const auto &call = harness.run(std::move(order));
        isSame = false;
        QVERIFY(harness.approvals.decide(harness.approvals.pending().at(0).id, Decision::Approve));
        harness.settle();
        QCOMPARE(call.told(), std::string("tool changed_while_asked"));
        QVERIFY(harness.transport.requests.empty());
    }
};

TOOLTRAY_TEST(ApprovalGrantTest)

#include "approvalgranttest.moc"
