// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintUnfilledVariablesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
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
        addLintRow("inferred parameters have them all",
                   "{\"operation\": {\"document\": \"query($a: ID!) { node(id: $a) { id } }\"}}", "");
    }

    void findsWhatItShould() { LINT_COMPARE_ROW(lintUnfilledVariables); }
};

TOOLTRAY_TEST(LintUnfilledVariablesTest)

#include "lintunfilledvariablestest.moc"
