// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintUnusedParametersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
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

    void findsWhatItShould() { LINT_COMPARE_ROW(lintUnusedParameters); }
};

TOOLTRAY_TEST(LintUnusedParametersTest)

#include "lintunusedparameterstest.moc"
