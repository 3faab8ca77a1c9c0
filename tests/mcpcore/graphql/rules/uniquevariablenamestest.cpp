// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueVariableNamesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "UniqueVariableNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "query($a: Int, $b: Int) { id }", {}},
            {"the same",
             "query($a: Int, $a: Int, $a: Int) { id }",
             {"1:8 There can be only one variable named \"$a\"."}},
        };
    }
};

TOOLTRAY_TEST(UniqueVariableNamesTest)
