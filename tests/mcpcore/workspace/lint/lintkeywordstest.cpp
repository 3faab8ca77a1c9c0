// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintKeywordsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsCombinators_data()
    {
        addLintColumns();
        addLintRow("an object", "{\"parameters\": {\"type\": \"object\"}}", "");
        addLintRow("a choice", "{\"parameters\": {\"oneOf\": [{\"required\": [\"a\"]}]}}",
                   "top_level_combinator /parameters/oneOf");
        addLintRow("a condition", "{\"parameters\": {\"if\": {}, \"not\": {}}}",
                   "top_level_combinator /parameters/not; top_level_combinator /parameters/if");
        addLintRow("a choice below",
                   "{\"parameters\": {\"properties\": {\"a\": {\"anyOf\": [{\"type\": \"string\"}]}}}}", "");
    }

    void findsCombinators() { LINT_COMPARE_ROW(lintCombinators); }

    void findsUntypedParameters_data()
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

    void findsUntypedParameters() { LINT_COMPARE_ROW(lintUntypedParameters); }

    void findsReferences_data()
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

    void findsReferences() { LINT_COMPARE_ROW(lintReferences); }

    void findsIdleKeywords_data()
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

    void findsIdleKeywords() { LINT_COMPARE_ROW(lintIdleKeywords); }
};

TOOLTRAY_TEST(LintKeywordsTest)
#include "lintkeywordstest.moc"
