// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class NoUndefinedVariablesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "NoUndefinedVariables"; }
    std::vector<Row> rows() const override
    {
        return {
            {"defined", "query A($a: Int) { field(x: $a) ...F } fragment F on Query { field(x: $a) }", {}},
            {"not", "query A { field(x: $a) }", {"1:20 Variable \"$a\" is not defined by operation \"A\"."}},
            {"through a fragment",
             "query A { ...F } query B($a: Int) { ...F } fragment F on Query { field(x: $a) }",
             {"1:75 Variable \"$a\" is not defined by operation \"A\"."}},
            {"within values",
             "{ find(in: {a: $b, list: [{a: $c}]}) { __typename } }",
             {"1:16 Variable \"$b\" is not defined.", "1:31 Variable \"$c\" is not defined."}},
        };
    }
};

TOOLTRAY_TEST(NoUndefinedVariablesTest)
