// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class OperationsTest : public RuleTest {
    std::vector<Rule> rules() const override
    {
        return {
            {"ExecutableDefinitions",
             Target::Executable,
             {
                 {"only operations and fragments", "{ id } fragment F on Dog { id }", {}},
                 {"a type", "{ id } type T { a: Int }", {"1:8 The \"T\" definition is not executable."}},
                 {"an extension and the schema",
                  "extend type Dog { a: Int } schema { query: Query }",
                  {"1:1 The \"Dog\" definition is not executable.",
                   "1:28 The schema definition is not executable."}},
             }},
            {"UniqueOperationNames",
             Target::Executable,
             {
                 {"different ones", "query A { id } query B { id }", {}},
                 {"a fragment of the name", "query A { id ...A } fragment A on Query { id }", {}},
                 {"the same twice",
                  "query A { id } mutation A { save }",
                  {"1:7 There can be only one operation named \"A\"."}},
                 {"three times",
                  "query A { id } query A { id } query A { id }",
                  {"1:7 There can be only one operation named \"A\".",
                   "1:7 There can be only one operation named \"A\"."}},
             }},
            {"LoneAnonymousOperation",
             Target::Executable,
             {
                 {"alone", "{ id }", {}},
                 {"with a fragment", "{ ...F } fragment F on Query { id }", {}},
                 {"with a named one",
                  "{ id } query A { id }",
                  {"1:1 This anonymous operation must be the only defined operation."}},
                 {"two of them",
                  "{ id } { id }",
                  {"1:1 This anonymous operation must be the only defined operation.",
                   "1:8 This anonymous operation must be the only defined operation."}},
             }},
            {"KnownOperationTypes",
             Target::Executable,
             {
                 {"the ones there are", "{ id }", {}},
                 {"one there is not",
                  "subscription { id } mutation { save }",
                  {"1:1 The subscription operation is not supported by the schema."}},
             },
             "type Query { id: ID } type Mutation { save: Int }"},
            {"SingleFieldSubscriptions",
             Target::Executable,
             {
                 {"one", "subscription { news { id name } }", {}},
                 {"one, twice", "subscription { ticks ... on Subscription { ticks } }", {}},
                 {"two",
                  "subscription S { ticks news { id } }",
                  {"1:24 Subscription \"S\" must select only one top level field."}},
                 {"two names of one",
                  "subscription { a: ticks b: ticks }",
                  {"1:25 Anonymous Subscription must select only one top level field."}},
                 {"two, by a fragment",
                  "subscription { ticks ...F } fragment F on Subscription { news { id } }",
                  {"1:58 Anonymous Subscription must select only one top level field."}},
                 {"of introspection",
                  "subscription { __typename }",
                  {"1:16 Anonymous Subscription must not select an introspection top level field."}},
                 {"perhaps none",
                  "subscription { ticks @skip(if: true) }",
                  {"1:22 Anonymous Subscription must not use `@skip` or `@include` directives in the top "
                   "level "
                   "selection."}},
                 {"queries", "{ id kind }", {}},
             }},
        };
    }
};

TOOLTRAY_TEST(OperationsTest)
