// SPDX-License-Identifier: GPL-3.0-or-later
#include "approvalsamples.h"
#include "callharness.h"
#include "restsamples.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

#include <memory>
#include <utility>
#include <vector>

using namespace tooltray;
using namespace tooltray::execution;
using workspace::ParameterSource;

namespace {

// POST /things, which by its description requires "kind", and sends it if it is passed.
workspace::RestRequest addThing()
{
    workspace::RestRequest request = postTo("/things");
    request.query = {{"kind", {ParameterSource{"kind"}}}};
    return request;
}

workspace::Step listStep()
{
    workspace::RestRequest request;
    request.path = "/things";
    return {.name = "list", .action = request};
}

workspace::Tool toolOf(const char *name, workspace::Operation operation)
{
    workspace::Tool tool = graphqlTool(name, "");
    onlyVersion(tool).operation = std::move(operation);
    onlyVersion(tool).parameters =
        value("{'type':'object','properties':{'kind':{'type':'string'},'sure':{'type':'boolean'}}}");
    return tool;
}

workspace::Tool describedSequence(std::vector<workspace::Step> steps)
{
    return toolOf("steps", workspace::Operation(workspace::Sequence{std::move(steps), {}}));
}

} // namespace

// Steps whose requests are held against the description of their API.
class DescribedStepTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_harness = std::make_unique<CallHarness>();
        m_harness->schemas.setApi(
            "api",
            describedApi("{'/things':{'get':{'responses':{'200':{'description':''}}},'post':{'parameters':"
                         "[{'name':'kind','in':'query','required':true,'schema':{'type':'string'}}],"
                         "'responses':{'200':{'description':''}}}}}"));
    }

    void whatAStepRequiresIsRefusedBeforeAnyIsSent()
    {
        const workspace::Tool tool = describedSequence({listStep(), {.name = "add", .action = addThing()}});
        const auto &call = m_harness->answered(callOf(tool, "{}", {describedEndpoint()}));
        QCOMPARE(call.told(), std::string("tool arguments_invalid"));
        QVERIFY(call.failure().error.message.contains("kind"));
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(0));
    }

    void aStepWithAConditionRequiresItWhenItRuns()
    {
        workspace::Step step{.name = "add", .action = addThing()};
        step.when = workspace::Condition{
            workspace::EqualsTest{{ParameterSource{"sure"}}, {workspace::ConstantSource{json::Value(true)}}}};
        const workspace::Tool tool = describedSequence({listStep(), step});
        m_harness->willAnswer("{}");
        m_harness->willAnswer("{}");
        m_harness->answered(callOf(tool, "{'sure':false}", {describedEndpoint()}));
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(1));
        const auto &refused = m_harness->answered(callOf(tool, "{'sure':true}", {describedEndpoint()}));
        QCOMPARE(refused.told(), std::string("tool arguments_invalid"));
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(2)); // those of the first step
    }

    void aStepThatCallsAToolWithoutItIsRefused()
    {
        const workspace::Tool called = toolOf("add_thing", workspace::Operation(addThing()));
        const workspace::Tool tool = describedSequence(
            {listStep(), {.name = "add", .action = workspace::ToolInvocation{"add_thing"}}});
        const auto &call = m_harness->answered(
            callOf(tool, "{'kind':'task'}", {describedEndpoint(), workspace::Object(called)}));
        QCOMPARE(call.told(), std::string("tool call_parameter_missing"));
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(0));
    }

private:
    std::unique_ptr<CallHarness> m_harness;
};

TOOLTRAY_TEST(DescribedStepTest)

#include "describedsteptest.moc"
