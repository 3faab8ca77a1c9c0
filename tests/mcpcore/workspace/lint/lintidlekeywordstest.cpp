// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintIdleKeywordsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
    {
        addLintColumns();
        addLintRow("a consequence without a condition",
                   R"({"parameters": {"properties": {"a": {}}, "then": {"required": ["a"]}, "else": {}}})",
                   "keyword_idle /parameters/then; keyword_idle /parameters/else");
        addLintRow("a consequence of a condition",
                   R"({"parameters": {"properties": {"a": {}}, "if": {}, "then": {"required": ["a"]}}})", "");
        addLintRow(
            "keywords of other types",
            R"({"parameters": {"type": "object", "minLength": 3, "properties": {
                       "a": {"type": "string", "minimum": 1, "items": {}},
                       "b": {"type": ["integer", "null"], "pattern": "x"},
                       "c": {"type": "array", "items": {"type": "boolean", "required": ["d"]}}}}})",
            "keyword_idle /parameters/minLength; keyword_idle /parameters/properties/a/minimum; "
            "keyword_idle /parameters/properties/a/items; keyword_idle /parameters/properties/b/pattern; "
            "keyword_idle /parameters/properties/c/items/required");
        addLintRow("keywords of their own types, and of none",
                   R"({"parameters": {"properties": {"a": {"type": "integer", "minimum": 1},
                       "b": {"type": ["string", "number"], "maxLength": 3, "maximum": 9}, "c": {"minLength": 1}}}})",
                   "");
        addLintRow("what depends on no parameter",
                   R"({"parameters": {"properties": {"a": {}}, "dependentRequired": {"b": ["a"], "a": []}}})",
                   "keyword_idle /parameters/dependentRequired");
        addLintRow("what depends on a member that an object may have",
                   R"({"parameters": {"properties": {"a": {"type": "object", "properties": {"c": {}},
                       "dependentRequired": {"b": ["c"]}}}}})",
                   "");
        addLintRow("what depends on a member that an object has not",
                   R"({"parameters": {"properties": {"a": {"type": "object", "properties": {"c": {}},
                       "additionalProperties": false, "dependentSchemas": {"b": {}}}}}})",
                   "keyword_idle /parameters/properties/a/dependentSchemas");
        addLintRow("a count of what nothing is said of",
                   R"({"parameters": {"properties": {"a": {"type": "array", "minContains": 1}}}})",
                   "keyword_idle /parameters/properties/a/minContains");
    }

    void findsWhatItShould() { LINT_COMPARE_ROW(lintIdleKeywords); }
};

TOOLTRAY_TEST(LintIdleKeywordsTest)

#include "lintidlekeywordstest.moc"
