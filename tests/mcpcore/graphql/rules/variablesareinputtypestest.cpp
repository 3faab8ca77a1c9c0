// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class VariablesAreInputTypesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "VariablesAreInputTypes"; }
    std::vector<Row> rows() const override
    {
        return {
            {"all inputs", "query($a: Int, $b: [In!]!, $c: Kind) { id }", {}},
            {"an object",
             "query($a: [Dog!]) { id }",
             {"1:11 Variable \"$a\" cannot be non-input type \"[Dog!]\"."}},
            {"others",
             "query($a: Pet, $b: Found!) { id }",
             {"1:11 Variable \"$a\" cannot be non-input type \"Pet\".",
              "1:20 Variable \"$b\" cannot be non-input type \"Found!\"."}},
        };
    }
};

TOOLTRAY_TEST(VariablesAreInputTypesTest)
