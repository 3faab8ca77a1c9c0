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
using workspace::ConstantSource;
using workspace::ParameterSource;

namespace {

workspace::Endpoint tasksEndpoint()
{
    workspace::Endpoint endpoint = describedEndpoint();
    endpoint.headers.push_back({"X-Org", "acme"});
    return endpoint;
}

// GET /tasks with these query parameters; the tool takes a due date and a milestone.
workspace::Tool tasksTool(std::vector<workspace::NamedBinding> query)
{
    workspace::RestRequest request;
    request.path = "/tasks";
    request.operation = "GET /tasks";
    request.query = std::move(query);
    workspace::Tool tool = graphqlTool("list_tasks", "");
    onlyVersion(tool).operation = std::move(request);
    onlyVersion(tool).parameters =
        value("{'type':'object','properties':{'due':{'type':'string'},'milestone':{'type':'string'}}}");
    return tool;
}

} // namespace

// Calls that do not fit the description of their API are refused before anything is sent.
class DescribedCallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_harness = std::make_unique<CallHarness>();
        m_harness->schemas.setApi(
            "api",
            describedApi("{'/tasks':{'get':{'parameters':[{'name':'status','in':'query','schema':"
                         "{'type':'string','enum':['open','done']}},{'name':'due','in':'query','schema':"
                         "{'type':'string','format':'date'}}],'responses':{'200':{'description':''}}}}}"));
    }

    void aFixedValueThatFitsNoLongerIsNotSent()
    {
        const auto fixedTo = [](const char *status) {
            return tasksTool({{"status", {ConstantSource{json::Value(status)}}}});
        };
        QCOMPARE(told(fixedTo("doing"), "{}"), std::string("tool constant_unfit"));
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(0));
        m_harness->willAnswer("{}");
        told(fixedTo("done"), "{}");
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(1));
    }

    void whatTheOperationDoesNotKnowIsRefusedWhenItIsPassed()
    {
        const workspace::Tool tool = tasksTool({{"milestone", {ParameterSource{"milestone"}}}});
        const auto &call = answered(tool, "{'milestone':'1'}");
        QCOMPARE(call.told(), std::string("tool arguments_invalid"));
        QVERIFY(call.failure().error.message.contains("milestone"));
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(0));
        m_harness->willAnswer("{}");
        told(tool, "{}");
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(1));
    }

    void whatTheOperationDoesNotKnowIsNeverFixed()
    {
        const workspace::Tool tool = tasksTool({{"milestone", {ConstantSource{json::Value("1")}}}});
        QCOMPARE(told(tool, "{}"), std::string("tool argument_unknown"));
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(0));
    }

    // Who wrote it may know the API better than its description.
    void whatARequestByHandSaysIsSent()
    {
        workspace::Tool tool = tasksTool({{"milestone", {ConstantSource{json::Value("1")}}}});
        std::get<workspace::RestRequest>(*onlyVersion(tool).operation).operation.clear();
        m_harness->willAnswer("{}");
        told(tool, "{}");
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(1));
    }

    void whatIsRequiredAndNeverPassedIsNotSent_data()
    {
        addColumns<std::string, std::string, bool>("parameter", "operation", "isSent");
        const auto row = [](const char *name, const char *parameter, bool isSent,
                            const char *operation = "GET /tasks") {
            QTest::newRow(name) << std::string(parameter) << std::string(operation) << isSent;
        };
        row("required", "'name':'owner','in':'query','required':true,'schema':{'type':'string'}", false);
        row("by hand", "'name':'owner','in':'query','required':true,'schema':{'type':'string'}", true, "");
        row("a header", "'name':'X-Owner','in':'header','required':true,'schema':{'type':'string'}", false);
        row("optional", "'name':'owner','in':'query','schema':{'type':'string'}", true);
        row("with a default",
            "'name':'owner','in':'query','required':true,'schema':{'type':'string','default':'me'}", true);
        row("of the endpoint", "'name':'X-Org','in':'header','required':true,'schema':{'type':'string'}",
            true);
        row("of a credential", "'name':'X-Api-Key','in':'header','required':true,'schema':{'type':'string'}",
            true);
    }
    void whatIsRequiredAndNeverPassedIsNotSent()
    {
        QFETCH(const std::string, parameter);
        QFETCH(const std::string, operation);
        QFETCH(const bool, isSent);
        m_harness->schemas.setApi("api", describedApi("{'/tasks':{'get':{'parameters':[{" + parameter
                                                      + "}],'responses':{'200':{'description':''}}}}}"));
        m_harness->willAnswer("{}");
        workspace::Tool tool = tasksTool({});
        std::get<workspace::RestRequest>(*onlyVersion(tool).operation).operation = operation;
        const auto &call = answered(tool, "{}");
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(isSent ? 1 : 0));
        if (isSent)
            return;
        QCOMPARE(call.told(), std::string("tool argument_missing"));
        QVERIFY2(call.failure().error.message.contains("which the tool does not pass"),
                 call.failure().error.message.c_str());
        QCOMPARE(call.failure().error.hint, std::string("Correct the tool with update_saved_tool."));
    }

    void aDateIsOne()
    {
        const workspace::Tool tool = tasksTool({{"due", {ParameterSource{"due"}}}});
        QCOMPARE(told(tool, "{'due':'tomorrow'}"), std::string("tool arguments_invalid"));
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(0));
        m_harness->willAnswer("{}");
        told(tool, "{'due':'2026-11-30'}");
        QCOMPARE(m_harness->transport.requests.size(), std::size_t(1));
    }

private:
    const CallHarness::Call &answered(const workspace::Tool &tool, const char *arguments)
    {
        return m_harness->answered(callOf(tool, arguments, {tasksEndpoint()}));
    }

    std::string told(const workspace::Tool &tool, const char *arguments)
    {
        return answered(tool, arguments).told();
    }

    std::unique_ptr<CallHarness> m_harness;
};

TOOLTRAY_TEST(DescribedCallTest)

#include "describedcalltest.moc"
