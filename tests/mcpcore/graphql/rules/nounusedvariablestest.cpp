// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class NoUnusedVariablesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "NoUnusedVariables"; }
    std::vector<Row> rows() const override
    {
        return {
            {"used in a fragment", "query($a: Int) { ...F } fragment F on Query { field(x: $a) }", {}},
            {"not",
             "query A($a: Int, $b: Int) { field(x: $a) }",
             {"1:18 Variable \"$b\" is never used in operation \"A\"."}},
            {"without a name", "query($b: Int) { id }", {"1:7 Variable \"$b\" is never used."}},
        };
    }
};

TOOLTRAY_TEST(NoUnusedVariablesTest)
