// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintReferencesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
    {
        addLintColumns();
        addLintRow("none", R"({"parameters": {"properties": {"a": {"type": "string"}}}})", "");
        addLintRow("a type of the workspace",
                   R"({"parameters": {"properties": {"a": {"$ref": "tooltray:types/state"}}}})", "");
        addLintRow("a type that holds itself",
                   R"({"parameters": {"properties": {"a": {"$ref": "tooltray:types/tree"}}}})",
                   "reference_to_itself /parameters/properties/a/properties/child/$ref");
        addLintRow("a definition, which clients get where it is used",
                   R"({"parameters": {"properties": {"a": {"$ref": "#/$defs/a"}},
                       "$defs": {"a": {"type": "string"}}}})",
                   "");
        addLintRow("a definition that holds itself",
                   R"({"parameters": {"properties": {"a": {"$ref": "#/$defs/a"}},
                       "$defs": {"a": {"type": "object", "properties": {"b": {"$ref": "#/$defs/a"}}}}}})",
                   "reference_to_itself /parameters/properties/a/$ref");
        addLintRow("the parameters themselves", R"({"parameters": {"properties": {"a": {"$ref": "#"}}}})",
                   "reference_to_itself /parameters/properties/a/$ref");
        addLintRow("another document", R"({"parameters": {"properties": {"a": {"$ref": "other.json#/a"}}}})",
                   "reference_elsewhere /parameters/properties/a/$ref");
        addLintRow("a dynamic one", R"({"parameters": {"properties": {"a": {"$dynamicRef": "#a"}}}})",
                   "reference_dynamic /parameters/properties/a/$dynamicRef");
    }

    void findsWhatItShould() { LINT_COMPARE_ROW(lintReferences); }
};

TOOLTRAY_TEST(LintReferencesTest)

#include "lintreferencestest.moc"
