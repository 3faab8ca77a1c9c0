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
