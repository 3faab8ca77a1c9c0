// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/variableplan.h"
#include "execution/arguments/passedarguments.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "support/testcase.h"
#include "values.h"
#include "workspace/codec/bindingcodec.h"
#include "workspacewith.h"
#include "json/decode.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

workspace::ContextVariable contextVariable(const char *key)
{
    workspace::ContextVariable variable;
    variable.key = key;
    variable.value = json::Value("stored");
    return variable;
}

} // namespace

class VariablePlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void manyUnknownVariablesAreNotAllTold()
    {
        json::Value passed = json::Value::object();
        for (std::size_t i = 0; i < 2 * kMaxArgumentErrors; ++i)
            passed.set("v" + std::to_string(i), 1);
        const graphql::Document document = graphql::parseDocument("query ($v0: Int) { a(b: $v0) }");
        const Findings findings = unknownVariables(
            graphql::as<graphql::OperationDefinition>(*document.definitions().begin()), passed);
        QCOMPARE(findings.size(), kMaxArgumentErrors);
        QCOMPARE(findings.front().message, std::string("The operation has no variable \"$v1\"."));
        QVERIFY(findings.front().suggestion.empty()); // as a value for the only one was passed
        const json::Value slip = json::Value::object({{"v1", 1}});
        QCOMPARE(
            unknownVariables(graphql::as<graphql::OperationDefinition>(*document.definitions().begin()), slip)
                .front()
                .suggestion,
            std::string("Did you mean \"$v0\"?"));
    }

    void whatIsWrongCanBeTranslated()
    {
        Findings findings{
            {.message = {CORE_TEXT("Core", "The operation has no variable \"${name}\"."), {{"name", "n"}}},
             .line = 2,
             .column = 7,
             .suggestion = "Did you mean \"m\"?"}};
        QCOMPARE(listed(findings).text(),
                 std::string("Line 2, column 7: The operation has no variable \"$n\". Did you mean \"m\"?"));
        QCOMPARE(placed(findings.front()).source()->english,
                 std::string("Line {line}, column {column}: {problem}"));
        findings.push_back({.message = "Oops."});
        QCOMPARE(listed(findings).source()->arguments.front().value.source()->english,
                 std::string("{count} problems:"));
    }

    void fillsVariables_data()
    {
        // values: or the code of the error
        const TestRows<std::string, std::string, std::string, std::string, std::string, std::string> row{
            "variables", "bindings", "parameters", "arguments", "injected", "values"};
        const char *declared = "{'properties':{'workspaceId':{},'title':{}}}";
        row("argument", "$title: String!", "{}", "null", "{'title':'A'}", "", "{'title':'A'}");
        row("missing argument", "$title: String!", "{}", "null", "{}", "", "variable_missing");
        row("null for a required one", "$title: String!", "{}", "null", "{'title':null}", "",
            "variable_missing");
        row("optional and absent", "$title: String", "{}", "null", "{}", "", "{}");
        row("optional and null", "$title: String", "{}", "null", "{'title':null}", "", "{}");
        row("default and absent", "$first: Int! = 10", "{}", "null", "{}", "", "{}");
        row("default and null", "$first: Int! = 10", "{}", "null", "{'first':null}", "", "{}");
        row("false is a value", "$flag: Boolean!", "{}", "null", "{'flag':false}", "", "{'flag':false}");
        row("context", "$workspaceId: ID!", "{}", "null", "{}", "workspaceId", "{'workspaceId':'w1'}");
        row("context gives way to what is passed", "$workspaceId: ID!", "{}", "null",
            "{'workspaceId':'mine'}", "workspaceId", "{'workspaceId':'mine'}");
        row("context stays where null is passed", "$workspaceId: ID!", "{}", "null", "{'workspaceId':null}",
            "workspaceId", "{'workspaceId':'w1'}");
        row("declared: the caller's counts", "$workspaceId: ID!", "{}", declared, "{'workspaceId':'mine'}",
            "", "{'workspaceId':'mine'}");
        row("declared: the context's else", "$workspaceId: ID!", "{}", declared, "{}", "",
            "{'workspaceId':'w1'}");
        row("context without a value", "$teamId: ID!", "{}", "null", "{}", "teamId", "context_missing");
        row("optional context without a value", "$teamId: ID", "{}", "null", "{}", "teamId", "{}");
        row("bound", "$workspaceId: ID!, $n: Int", "{'workspaceId':{'parameter':'w','transforms':['upper']}}",
            "null", "{'w':'x','n':1}", "", "{'workspaceId':'X','n':1}");
        row("bound to nothing", "$a: ID!", "{'a':{'parameter':'w'}}", "null", "{}", "", "variable_missing");
        row("bound to a context variable that is not set", "$a: ID!", "{'a':{'context':'WHO'}}", "null", "{}",
            "", "context_missing");
        row("bound to either of two that are missing", "$a: ID!",
            "{'a':{'first':[{'parameter':'w'},{'context':'WHO'}]}}", "null", "{}", "", "variable_missing");
        row("bound and failing", "$a: Int", "{'a':{'parameter':'w','transforms':['number']}}", "null",
            "{'w':'x'}", "", "transform_failed");
        row("arguments that are no variables stay behind", "$a: Int", "{}", "null", "{'a':1,'b':2}", "",
            "{'a':1}");
    }

    void fillsVariables()
    {
        QFETCH(const std::string, variables);
        QFETCH(const std::string, bindings);
        QFETCH(const std::string, parameters);
        QFETCH(const std::string, arguments);
        QFETCH(const std::string, injected);
        QFETCH(const std::string, values);
        const graphql::Document document = graphql::parseDocument("query (" + variables + ") { a }");
        QVERIFY(document.errors().empty());
        const auto decoded = json::decode<std::vector<workspace::NamedBinding>>(value(bindings));
        QVERIFY(decoded.errors.empty());

        Scope scope;
        scope.workspace = workspaceWith({contextVariable("WORKSPACE_ID"), contextVariable("TEAM_ID")});
        scope.arguments = value(arguments);
        scope.context = value("{'WORKSPACE_ID':'w1'}");
        const VariablePlan plan = planVariables(*scope.workspace, graphql::findOperation(document),
                                                decoded.value, value(parameters));
        std::string hidden;
        for (const PlannedVariable &variable : plan) {
            if (variable.isInjected())
                hidden += variable.name;
        }
        QCOMPARE(hidden, injected);
        QCOMPARE(shown(variableValues(plan, scope)), values);
    }

    void errorsSayWhichKeyToSet()
    {
        const graphql::Document document = graphql::parseDocument("query ($teamId: ID!) { a }");
        Scope scope;
        scope.workspace = workspaceWith({contextVariable("TEAM_ID")});
        const auto plan =
            planVariables(*scope.workspace, graphql::findOperation(document), {}, json::Value());
        const Result<json::Value> result = variableValues(plan, scope);
        QCOMPARE(result.error().hint, std::string("Set the context variable \"TEAM_ID\"."));
        QCOMPARE(result.error().details["context_key"].toString(), std::string_view("TEAM_ID"));
        const std::vector<workspace::NamedBinding> bindings{
            {"teamId", {.source = workspace::ContextSource{"WHO"}}}};
        const auto bound =
            planVariables(*scope.workspace, graphql::findOperation(document), bindings, json::Value());
        const Error unset = variableValues(bound, scope).error();
        QCOMPARE(unset.hint, std::string("Set the context variable \"WHO\"."));
        QCOMPARE(unset.details["context_key"].toString(), std::string_view("WHO"));
    }
};

TOOLTRAY_TEST(VariablePlanTest)

#include "variableplantest.moc"
