// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintParametersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsUnusedParameters_data()
    {
        addLintColumns();
        addLintRow("taken by a variable",
                   "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}, "
                   "\"parameters\": {\"properties\": {\"a\": {\"type\": \"string\"}}}}",
                   "");
        addLintRow("taken by a binding",
                   "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}, "
                   "\"parameters\": {\"properties\": {\"b\": {\"type\": \"string\"}}}, \"bindings\": {\"a\": "
                   "{\"parameter\": \"b\"}}}",
                   "");
        addLintRow("taken by nothing", "{\"parameters\": {\"properties\": {\"a\": {\"type\": \"string\"}}}}",
                   "parameter_unused /parameters/properties/a");
        addLintRow("taken by a path",
                   "{\"operation\": {\"path\": \"/projects/{a}/issues\"}, \"parameters\": {\"properties\": "
                   "{\"a\": {\"type\": \"string\"}, \"b\": {\"type\": \"string\"}}}}",
                   "parameter_unused /parameters/properties/b");
        addLintRow("taken by a condition",
                   "{\"operation\": {\"steps\": [{\"name\": \"one\", \"operation\": {\"document\": \"{ "
                   "viewer }\"}, \"when\": {\"exists\": {\"parameter\": \"a\"}}}]}, \"parameters\": "
                   "{\"properties\": {\"a\": {\"type\": \"string\"}}}}",
                   "");
        addLintRow("perhaps taken by a tool that is called",
                   "{\"operation\": {\"steps\": [{\"name\": \"one\", \"operation\": {\"tool\": "
                   "\"other\"}}]}, \"parameters\": {\"properties\": {\"a\": {\"type\": \"string\"}}}}",
                   "");
        addLintRow(
            "declared in a part",
            R"({"parameters": {"properties": {}, "anyOf": [{"properties": {"a": {}}}, {"properties": {"a": {}}}]}})",
            "parameter_unused /parameters/anyOf/0/properties/a");
        addLintRow(
            "others allowed",
            R"({"parameters": {"additionalProperties": {"type": "string"}, "patternProperties": {"^a": {}}}})",
            "parameters_open /parameters/additionalProperties; parameters_open "
            "/parameters/patternProperties");
        addLintRow("others forbidden", R"({"parameters": {"properties": {}, "additionalProperties": false}})",
                   "");
        addLintRow("inferred", "{}", "");
    }

    void findsUnusedParameters() { LINT_COMPARE_ROW(lintUnusedParameters); }

    void theAdviceFitsEveryKindOfOperation()
    {
        const LintFindings findings =
            findingsIn(lintUnusedParameters, R"({"operation": {"path": "/projects"}, )"
                                             R"("parameters": {"properties": {"a": {"type": "string"}}}})");
        QCOMPARE(findings.size(), std::size_t{1});
        QVERIFY(!findings.front().advice.contains("variable"));
    }

    void anOperationIsFoundByLineAndColumn()
    {
        const LintFindings findings =
            findingsIn(lintUnfilledVariables,
                       "{\"operation\": {\"document\": \"query Q(\\n  $a: ID!) { node(id: $a) { id } }\"}, "
                       "\"parameters\": {\"properties\": {}}}");
        QCOMPARE(findings.size(), std::size_t{1});
        QVERIFY((findings.front().position == tooltray::json::Position{2, 3}));
    }

    void findsUnfilledVariables_data()
    {
        addLintColumns();
        addLintRow(
            "a parameter",
            "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}, "
            "\"parameters\": {\"properties\": {\"a\": {\"type\": \"string\"}}, \"required\": [\"a\"]}}",
            "");
        addLintRow("a parameter that may be left out",
                   "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}, "
                   "\"parameters\": {\"properties\": {\"a\": {\"type\": \"string\"}}}}",
                   "variable_may_lack /parameters/properties/a");
        addLintRow("a parameter with a default",
                   "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}, "
                   "\"parameters\": {\"properties\": {\"a\": {\"type\": \"string\", \"default\": \"1\"}}}}",
                   "");
        addLintRow("a parameter that pages are asked for with",
                   "{\"operation\": {\"document\": \"query($a: Int!) { nodes(first: $a) { id } }\"}, "
                   "\"pagination\": {}, \"parameters\": {\"properties\": {\"a\": {\"type\": \"integer\"}}}}",
                   "");
        addLintRow("nothing",
                   "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}, "
                   "\"parameters\": {\"properties\": {}}}",
                   "variable_unfilled /operation/document");
        addLintRow("not needed",
                   "{\"operation\": {\"document\": \"query($a: ID, $b: Int! = 1) { node(id: $a, b: $b) { id "
                   "} }\"}, \"parameters\": {\"properties\": {}}}",
                   "");
        addLintRow("bound",
                   "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}, "
                   "\"parameters\": {\"properties\": {}}, \"bindings\": {\"a\": {\"constant\": \"1\"}}}",
                   "");
        addLintRow("a context variable of nearly the same name",
                   "{\"operation\": {\"document\": \"query($workspaceId: ID!) { node(id: $workspaceId) { id "
                   "} }\"}, \"parameters\": {\"properties\": {}}}",
                   "");
        addLintRow("bound to a context variable",
                   "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}, "
                   "\"bindings\": {\"a\": {\"context\": \"WORKSPACE_ID\"}}}",
                   "");
        addLintRow("bound to a context variable that is not set",
                   "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}, "
                   "\"bindings\": {\"a\": {\"context\": \"WHO\"}}}",
                   "context_unset /bindings/a");
        addLintRow("a value that the tool can do without",
                   "{\"operation\": {\"document\": \"query($a: ID) { node(id: $a) { id } }\"}, "
                   "\"bindings\": {\"a\": {\"context\": \"WHO\", \"optional\": true}}}",
                   "");
        addLintRow("a value with a default",
                   "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}, "
                   "\"bindings\": {\"a\": {\"context\": \"WHO\", \"transforms\": [\"default:1\"]}}}",
                   "");
        addLintRow("a step bound to a context variable that is not set",
                   "{\"operation\": {\"steps\": [{\"name\": \"s\", \"operation\": {\"path\": \"/x/{id}\"}, "
                   "\"bindings\": {\"id\": {\"context\": \"WHO\"}}}]}}",
                   "context_unset /operation/steps/0/bindings/id");
        addLintRow("inferred parameters have them all",
                   "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}}", "");
    }

    void findsUnfilledVariables() { LINT_COMPARE_ROW(lintUnfilledVariables); }
};

TOOLTRAY_TEST(LintParametersTest)
#include "lintparameterstest.moc"
