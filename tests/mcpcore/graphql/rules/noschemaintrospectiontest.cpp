// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class NoSchemaIntrospectionTest : public RuleTest {
    Target target() const override { return Target::Introspection; }
    std::string_view rule() const override { return "NoSchemaIntrospection"; }
    std::vector<Row> rows() const override
    {
        return {
            {"names of types", "{ __typename pet { __typename } }", {}},
            {"the schema",
             "{ __schema { queryType { name } } }",
             {"1:3 GraphQL introspection has been disabled, but the requested query contained the field "
              "\"__schema\".",
              "1:14 GraphQL introspection has been disabled, but the requested query contained the field "
              "\"queryType\"."}},
            {"a type",
             "{ __type(name: \"Dog\") { kind name } }",
             {"1:3 GraphQL introspection has been disabled, but the requested query contained the field "
              "\"__type\".",
              "1:25 GraphQL introspection has been disabled, but the requested query contained the field "
              "\"kind\"."}},
            {"under another name",
             "{ ...F } fragment F on Query { it: __type(name: \"Dog\") { name } }",
             {"1:32 GraphQL introspection has been disabled, but the requested query contained the field "
              "\"__type\"."}},
        };
    }
};

TOOLTRAY_TEST(NoSchemaIntrospectionTest)
