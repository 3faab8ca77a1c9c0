// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/access/clientview.h"

#include "support/fakeworkspaceaccess.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;
using namespace tooltray::workspace;

namespace {

const GraphqlOperation kQuery{"query { issues { id } }"};
const GraphqlOperation kMutation{"mutation { close(id: 1) { id } }"};

Tool savedTool(const char *name, Operation operation)
{
    Tool tool;
    tool.name = name;
    tool.versions[tool.active].description = "Does something.";
    tool.versions[tool.active].operation = std::move(operation);
    return tool;
}

Operation sequenceOf(std::vector<Step> steps)
{
    return Sequence{std::move(steps)};
}

} // namespace

class EffectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOperationDecides_data()
    {
        QTest::addColumn<Operation>("operation");
        QTest::addColumn<Effect>("effect");
        const auto row = [](const char *name, const Operation &operation, Effect effect) {
            QTest::newRow(name) << operation << effect;
        };
        const auto rest = [](RestRequest::Method method) { return RestRequest{method, "/issues"}; };
        using enum RestRequest::Method;
        row("query", kQuery, Effect::Reads);
        row("shorthand", GraphqlOperation{"{ issues { id } }"}, Effect::Reads);
        row("subscription", GraphqlOperation{"subscription { issueAdded { id } }"}, Effect::Reads);
        row("mutation", kMutation, Effect::Changes);
        row("the one that is named", GraphqlOperation{"query A { a } mutation B { b }", "A"}, Effect::Reads);
        row("none of that name", GraphqlOperation{"query A { a }", "B"}, Effect::Changes);
        row("unreadable", GraphqlOperation{"query { a"}, Effect::Changes);
        row("GET", rest(Get), Effect::Reads);
        row("HEAD", rest(Head), Effect::Reads);
        row("OPTIONS", rest(Options), Effect::Reads);
        row("QUERY", rest(Query), Effect::Reads);
        row("PUT", rest(Put), Effect::Replaces);
        row("DELETE", rest(Delete), Effect::Replaces);
        row("POST", rest(Post), Effect::Changes);
        row("PATCH", rest(Patch), Effect::Changes);
        row("steps that read", sequenceOf({{"one", kQuery}, {"two", rest(Get)}}), Effect::Reads);
        row("one step that does not", sequenceOf({{"one", kQuery}, {"two", rest(Put)}}), Effect::Replaces);
        row("its strongest step", sequenceOf({{"one", kMutation}, {"two", rest(Put)}}), Effect::Changes);
        row("cases", Switch{"kind", {{{"a", kQuery}, {}}, {{"b", kMutation}, {}}}}, Effect::Changes);
        row("a tool that reads", sequenceOf({{"one", ToolInvocation{"reading"}}}), Effect::Reads);
        row("a tool that changes", sequenceOf({{"one", ToolInvocation{"changing"}}}), Effect::Changes);
        row("a tool that calls one", sequenceOf({{"one", ToolInvocation{"calling"}}}), Effect::Changes);
        row("no such tool", sequenceOf({{"one", ToolInvocation{"missing"}}}), Effect::Changes);
        row("no such version", sequenceOf({{"one", ToolInvocation{"reading", Version{9, 0, 0}}}}),
            Effect::Changes);
    }

    void theOperationDecides()
    {
        QFETCH(const Operation, operation);
        QFETCH(const Effect, effect);
        const test::FakeWorkspaceAccess workspaceAccess(
            {savedTool("reading", kQuery), savedTool("changing", kMutation),
             savedTool("calling", sequenceOf({{"one", ToolInvocation{"changing"}}}))});
        QCOMPARE(effectOf(*workspaceAccess.workspace(), operation), effect);
    }

    void whatMayReachAGraphqlServerWrites_data()
    {
        QTest::addColumn<std::string>("sender");
        QTest::addColumn<std::string>("path");
        QTest::addColumn<Effect>("effect");
        const auto row = [](const char *sender, const char *path, Effect effect) {
            QTest::addRow("%s %s", sender, path) << std::string(sender) << std::string(path) << effect;
        };
        row("rest", "/other", Effect::Reads);
        row("rest", "/srv/other", Effect::Reads);
        row("rest", "/other/{id}", Effect::Reads);
        row("rest", "/srv/q", Effect::Changes);
        row("rest", "/srv;x/%71/op1", Effect::Changes);
        row("rest", "/srv/{p}", Effect::Changes);
        row("rest", "/srv/{p}/items", Effect::Changes);
        row("rest", "/srv/x{p}", Effect::Reads);
        row("rest", "/events", Effect::Changes);
        row("elsewhere", "/srv/q", Effect::Reads);
        row("graphql", "/items", Effect::Changes);
        row("plain", "/items", Effect::Reads);
        row("plain", "/{id}", Effect::Reads);
    }

    void whatMayReachAGraphqlServerWrites()
    {
        QFETCH(const std::string, sender);
        QFETCH(const std::string, path);
        QFETCH(const Effect, effect);
        const auto endpoint = [](const char *name, const char *url, SchemaSource::Kind schema) {
            Endpoint made;
            made.name = name;
            made.url = url;
            made.schema.kind = schema;
            return made;
        };
        using enum SchemaSource::Kind;
        Endpoint graphql = endpoint("graphql", "http://127.0.0.1:8000/srv/q", Introspection);
        graphql.subscriptions.url = "ws://localhost:8000/events";
        Tool tool = savedTool("getting", RestRequest{RestRequest::Method::Get, path});
        tool.versions[tool.active].operation = [&] {
            RestRequest request{RestRequest::Method::Get, path};
            request.query.push_back({"id", Binding{ConstantSource{json::Value("op1")}}});
            return request;
        }();
        tool.endpoint = sender;
        const test::FakeWorkspaceAccess access({graphql, endpoint("rest", "http://127.0.0.1:8000", None),
                                                endpoint("elsewhere", "http://127.0.0.1:9000", None),
                                                endpoint("plain", "http://127.0.0.1:7000/api", None), tool});
        const Workspace &workspace = *access.workspace();
        QCOMPARE(effectOf(workspace, *workspace.find<Tool>("getting")), effect);
        Tool calling = savedTool("calling", sequenceOf({{"one", ToolInvocation{"getting"}}}));
        QCOMPARE(effectOf(workspace, calling), effect);
        // A person's word is kept.
        tool.versions[tool.active].annotations.readOnly = true;
        QCOMPARE(effectOf(workspace, tool), Effect::Reads);
    }

    void whatWasApprovedCountsForAPinnedTool()
    {
        Tool tool = savedTool("pinned", kMutation);
        tool.pin = Pin{{}, {}, tool.active, {}};
        tool.pin->definition.operation = kQuery;
        QCOMPARE(effectOf(*Workspace::create({}), tool), Effect::Reads);
    }

    void aVersionWithoutAnOperationTakesTheOneBefore()
    {
        Tool tool = savedTool("versioned", kQuery);
        tool.active = Version{0, 2, 0};
        tool.versions[tool.active].description = "Says it better.";
        QCOMPARE(effectOf(*Workspace::create({}), tool), Effect::Reads);
    }
};

TOOLTRAY_TEST(EffectTest)
#include "effecttest.moc"
