// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class FragmentsTest : public RuleTest {
    std::vector<Rule> rules() const override
    {
        return {
            {"UniqueFragmentNames",
             Target::Executable,
             {
                 {"different", "{ ...A ...B } fragment A on Query { id } fragment B on Query { id }", {}},
                 {"the same",
                  "fragment A on Query { id } fragment A on Dog { id }",
                  {"1:10 There can be only one fragment named \"A\"."}},
             }},
            {"KnownTypeNames",
             Target::Executable,
             {
                 {"known", "query($a: In) { pet { ... on Dog { id } } }", {}},
                 {"of a variable",
                  "query($a: Inn) { id }",
                  {"1:11 Unknown type \"Inn\". Did you mean \"In\", \"Int\", \"Any\", \"ID\", or \"Kind\"?"}},
                 {"of fragments",
                  "{ pet { ... on Dgo { id } } } fragment F on Nothing { id }",
                  {"1:16 Unknown type \"Dgo\". Did you mean \"Dog\"?",
                   "1:45 Unknown type \"Nothing\". Did you mean \"String\"?"}},
             }},
            {"KnownTypeNames",
             Target::Sdl,
             {
                 {"known", "type Query { a: Later b: __Type c: [ID!]! } scalar Later", {}},
                 {"misspelt",
                  "type Query { a: Strng }",
                  {"1:17 Unknown type \"Strng\". Did you mean \"String\"?"}},
                 {"misspelt, of its own",
                  "type Person { friend: Persn }",
                  {"1:23 Unknown type \"Persn\". Did you mean \"Person\"?"}},
                 {"wherever types are named",
                  "schema { query: Root } type Thing implements Named { a(b: Where): Int } union Any = Part "
                  "directive @d(e: Colour) on OBJECT",
                  {"1:17 Unknown type \"Root\".", "1:46 Unknown type \"Named\".",
                   "1:59 Unknown type \"Where\".", "1:85 Unknown type \"Part\".",
                   "1:106 Unknown type \"Colour\"."}},
             }},
            {"FragmentsOnCompositeTypes",
             Target::Executable,
             {
                 {"an object, an interface, a union",
                  "{ ... on Query { id } } fragment A on Pet { id } fragment B on Found { __typename }",
                  {}},
                 {"a scalar",
                  "fragment A on Int { id }",
                  {"1:15 Fragment \"A\" cannot condition on non composite type \"Int\"."}},
                 {"an input",
                  "{ ... on In { a } }",
                  {"1:10 Fragment cannot condition on non composite type \"In\"."}},
                 {"an enum",
                  "{ pet { ... on Kind { id } } }",
                  {"1:16 Fragment cannot condition on non composite type \"Kind\"."}},
             }},
            {"NoUnusedFragments",
             Target::Executable,
             {
                 {"used in turn", "{ ...A } fragment A on Query { ...B } fragment B on Query { id }", {}},
                 {"never",
                  "{ id } fragment A on Query { ...B } fragment B on Query { id }",
                  {"1:8 Fragment \"A\" is never used.", "1:37 Fragment \"B\" is never used."}},
                 {"by themselves only",
                  "{ id } fragment A on Query { ...A }",
                  {"1:8 Fragment \"A\" is never used."}},
             }},
            {"KnownFragmentNames",
             Target::Executable,
             {
                 {"known", "{ ...A } fragment A on Query { id }", {}},
                 {"unknown",
                  "{ ...A pet { ...B ... { ...C } } }",
                  {"1:6 Unknown fragment \"A\".", "1:17 Unknown fragment \"B\".",
                   "1:28 Unknown fragment \"C\"."}},
             }},
            {"NoFragmentCycles",
             Target::Executable,
             {
                 {"a chain", "fragment A on Dog { ...B } fragment B on Dog { id }", {}},
                 {"itself",
                  "fragment A on Dog { ...A }",
                  {"1:21 Cannot spread fragment \"A\" within itself."}},
                 {"two",
                  "fragment A on Dog { ...B } fragment B on Dog { ...A }",
                  {"1:21 Cannot spread fragment \"A\" within itself via \"B\"."}},
                 {"three and a tail",
                  "fragment T on Dog { ...A } fragment A on Dog { ...B } fragment B on Dog { ...C } fragment "
                  "C on "
                  "Dog { ...A }",
                  {"1:48 Cannot spread fragment \"A\" within itself via \"B\", \"C\"."}},
             }},
            {"PossibleFragmentSpreads",
             Target::Executable,
             {
                 {"narrower", "{ pet { ... on Dog { id } ...P } } fragment P on Pet { id }", {}},
                 {"never the case",
                  "{ dog { ... on Cat { id } } }",
                  {"1:9 Fragment cannot be spread here as objects of type \"Dog\" can never be of type "
                   "\"Cat\"."}},
                 {"a fragment",
                  "{ dog { ...C } } fragment C on Cat { id }",
                  {"1:9 Fragment \"C\" cannot be spread here as objects of type \"Dog\" can never be of type "
                   "\"Cat\"."}},
                 {"an interface a union shares", "{ found { ... on Pet { id } } }", {}},
             }},
        };
    }
};

TOOLTRAY_TEST(FragmentsTest)
