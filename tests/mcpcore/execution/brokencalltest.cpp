// SPDX-License-Identifier: GPL-3.0-or-later
#include "callharness.h"
#include "execution/preparation/reach.h"
#include "support/testcase.h"
#include "values.h"
#include "workspacewith.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class BrokenCallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What is wrong may not be in the tool itself.
    void theHintNamesTheDefinitionThatIsWrong_data()
    {
        addColumns<std::string, std::string, std::string>("parameter", "binding", "hint");
        const auto row = [](const char *name, const char *parameter, const char *binding, const char *cure) {
            QTest::newRow(name) << std::string(parameter) << std::string(binding)
                                << "Correct the tool with update_saved_tool" + std::string(cure);
        };
        row("the tool", "{'enum':['OPENX']}", "", ".");
        row("a type", "{'$ref':'tooltray:types/ep'}", "", ", or the type \"ep\" with create_graphql_type.");
        row("a type of one choice", "{'anyOf':[{'type':'null'},{'$ref':'tooltray:types/ep'}]}", "",
            ", or the type \"ep\" with create_graphql_type.");
        row("a mapping", "{'$ref':'tooltray:mappings/states'}", "",
            ", or the mapping \"states\" with set_mapping.");
        row("a mapping of a binding", "{'type':'string'}", "states",
            ", or the mapping \"states\" with set_mapping.");
    }
    void theHintNamesTheDefinitionThatIsWrong()
    {
        QFETCH(std::string, parameter);
        QFETCH(std::string, binding);
        QFETCH(std::string, hint);
        workspace::Tool tool = graphqlTool("h", "query ($s: State) { issues(state: $s) { nodes { id } } }");
        workspace::ToolVersion &version = onlyVersion(tool);
        version.parameters = value("{'properties':{'s':" + parameter + "}}");
        if (!binding.empty())
            version.bindings = {{"s", {.source = workspace::ParameterSource{"s"}, .mapping = binding}}};
        const workspace::CustomType type{"ep", {}, {}, value("{'type':'string','enum':['OPENX']}")};
        const workspace::Mapping mapping{"states", {}, {{"open", json::Value("OPENX")}}};
        CallHarness harness;
        const auto &call = harness.run(callOf(tool, "{'s':'OPENX'}", {issuesEndpoint(), type, mapping}));
        QCOMPARE(call.failure().error.hint, hint);
        QVERIFY(harness.transport.requests.empty());
    }

    // Checking a tool checks those that it calls, however small the call is.
    void whatTakesLongIsNotPreparedAtOnce_data()
    {
        addColumns<int, int, bool>("calls", "stepsOfCalled", "isAtOnce");
        QTest::newRow("a call of a small tool") << 1 << 1 << true;
        QTest::newRow("a call of a large tool") << 1 << 1'000 << false;
        QTest::newRow("many calls of a small tool") << 1'000 << 1 << false;
    }
    void whatTakesLongIsNotPreparedAtOnce()
    {
        QFETCH(int, calls);
        QFETCH(int, stepsOfCalled);
        QFETCH(bool, isAtOnce);
        const auto sequence = [](int steps, const decltype(workspace::Step::action) &action) {
            workspace::Sequence operation;
            for (int i = 0; i < steps; ++i)
                operation.steps.push_back({.name = "s" + std::to_string(i), .action = action});
            return operation;
        };
        workspace::Tool inner = graphqlTool("inner", "");
        onlyVersion(inner).operation =
            sequence(stepsOfCalled, workspace::GraphqlOperation{"{ issues { nodes { id title state } } }"});
        workspace::ToolVersion outer;
        outer.operation = sequence(calls, workspace::ToolInvocation{"inner"});
        QCOMPARE(isPreparedAtOnce(*workspaceWith({issuesEndpoint(), inner}), outer), isAtOnce);
    }
};

TOOLTRAY_TEST(BrokenCallTest)

#include "brokencalltest.moc"
