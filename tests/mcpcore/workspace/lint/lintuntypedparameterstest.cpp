// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintUntypedParametersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
    {
        addLintColumns();
        addLintRow("typed", "{\"parameters\": {\"properties\": {\"a\": {\"type\": \"string\"}}}}", "");
        addLintRow("untyped", "{\"parameters\": {\"properties\": {\"a\": {\"description\": \"A\"}}}}",
                   "property_untyped /parameters/properties/a");
        addLintRow("an enumeration", "{\"parameters\": {\"properties\": {\"a\": {\"enum\": [\"x\"]}}}}", "");
        addLintRow("a type of the workspace",
                   "{\"parameters\": {\"properties\": {\"a\": {\"$ref\": \"tooltray:types/state\"}}}}", "");
        addLintRow("a type of the workspace that says nothing",
                   "{\"parameters\": {\"properties\": {\"a\": {\"$ref\": \"tooltray:types/untyped\"}}}}",
                   "property_untyped /parameters/properties/a");
        addLintRow("a mapping",
                   "{\"parameters\": {\"properties\": {\"a\": {\"$ref\": \"tooltray:mappings/orders\"}}}}",
                   "");
        addLintRow("inside an object",
                   "{\"parameters\": {\"properties\": {\"a\": {\"type\": \"object\", \"properties\": "
                   "{\"b/c\": {}}}}}}",
                   "property_untyped /parameters/properties/a/properties/b~1c");
        addLintRow("inside elements",
                   "{\"parameters\": {\"properties\": {\"a\": {\"type\": \"array\", \"items\": "
                   "{\"properties\": {\"b\": {}}}}}}}",
                   "property_untyped /parameters/properties/a/items/properties/b");
        addLintRow("an array of anything",
                   "{\"parameters\": {\"properties\": {\"a\": {\"type\": \"array\"}}}}",
                   "array_untyped /parameters/properties/a");
        addLintRow("no parameters", "{}", "");
    }

    void findsWhatItShould() { LINT_COMPARE_ROW(lintUntypedParameters); }
};

TOOLTRAY_TEST(LintUntypedParametersTest)

#include "lintuntypedparameterstest.moc"
