// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class PossibleFragmentSpreadsTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "PossibleFragmentSpreads"; }
    std::vector<Row> rows() const override
    {
        return {
            {"narrower", "{ pet { ... on Dog { id } ...P } } fragment P on Pet { id }", {}},
            {"never the case",
             "{ dog { ... on Cat { id } } }",
             {"1:9 Fragment cannot be spread here as objects of type \"Dog\" can never be of type \"Cat\"."}},
            {"a fragment",
             "{ dog { ...C } } fragment C on Cat { id }",
             {"1:9 Fragment \"C\" cannot be spread here as objects of type \"Dog\" can never be of type "
              "\"Cat\"."}},
            {"an interface a union shares", "{ found { ... on Pet { id } } }", {}},
        };
    }
};

TOOLTRAY_TEST(PossibleFragmentSpreadsTest)
