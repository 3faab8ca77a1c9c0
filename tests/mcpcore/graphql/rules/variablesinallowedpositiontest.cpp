// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class VariablesInAllowedPositionTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "VariablesInAllowedPosition"; }
    std::vector<Row> rows() const override
    {
        return {
            {"fit",
             "query($a: Int, $b: Int!, $c: [In!]!) { field(x: $a) x: field(x: $b) find(in: {list: $c}) { "
             "__typename } }",
             {}},
            {"another type",
             "query($a: String) { field(x: $a) }",
             {"1:7 Variable \"$a\" of type \"String\" used in position expecting type \"Int\"."}},
            {"nullable where it must not be",
             "query($a: Int) { needs(x: $a) }",
             {"1:7 Variable \"$a\" of type \"Int\" used in position expecting type \"Int!\"."}},
            {"with a default", "query($a: Int = 1) { needs(x: $a) }", {}},
            {"a default of null",
             "query($a: Int = null) { needs(x: $a) }",
             {"1:7 Variable \"$a\" of type \"Int\" used in position expecting type \"Int!\"."}},
            {"a list",
             "query($a: [Int]) { field(x: $a) }",
             {"1:7 Variable \"$a\" of type \"[Int]\" used in position expecting type \"Int\"."}},
            {"through a fragment",
             "query A($a: String) { ...F } fragment F on Query { field(x: $a) }",
             {"1:9 Variable \"$a\" of type \"String\" used in position expecting type \"Int\"."}},
            {"one of",
             "query($a: Int) { find(in: {one: {a: $a}}) { __typename } }",
             {"1:7 Variable \"$a\" is of type \"Int\" but must be non-nullable to be used for OneOf Input "
              "Object \"One\"."}},
        };
    }
};

TOOLTRAY_TEST(VariablesInAllowedPositionTest)
