// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class KnownTypeNamesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "KnownTypeNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"known", "query($a: In) { pet { ... on Dog { id } } }", {}},
            {"of a variable",
             "query($a: Inn) { id }",
             {"1:11 Unknown type \"Inn\". Did you mean \"In\", \"Int\", \"Any\", \"ID\", or \"Kind\"?"}},
            {"of fragments",
             "{ pet { ... on Dgo { id } } } fragment F on Nothing { id }",
             {"1:16 Unknown type \"Dgo\". Did you mean \"Dog\"?",
              "1:45 Unknown type \"Nothing\". Did you mean \"String\"?"}},
        };
    }
};

class KnownTypeNamesInSdlTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "KnownTypeNames"; }
    std::vector<Row> rows() const override
    {
        return {
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
             {"1:17 Unknown type \"Root\".", "1:46 Unknown type \"Named\".", "1:59 Unknown type \"Where\".",
              "1:85 Unknown type \"Part\".", "1:106 Unknown type \"Colour\"."}},
        };
    }
};

TOOLTRAY_TEST(KnownTypeNamesTest)
TOOLTRAY_TEST(KnownTypeNamesInSdlTest)
