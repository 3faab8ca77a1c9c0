// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class NoUnusedFragmentsTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "NoUnusedFragments"; }
    std::vector<Row> rows() const override
    {
        return {
            {"used in turn", "{ ...A } fragment A on Query { ...B } fragment B on Query { id }", {}},
            {"never",
             "{ id } fragment A on Query { ...B } fragment B on Query { id }",
             {"1:8 Fragment \"A\" is never used.", "1:37 Fragment \"B\" is never used."}},
            {"by themselves only",
             "{ id } fragment A on Query { ...A }",
             {"1:8 Fragment \"A\" is never used."}},
        };
    }
};

TOOLTRAY_TEST(NoUnusedFragmentsTest)
