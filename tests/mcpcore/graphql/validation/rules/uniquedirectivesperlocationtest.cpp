// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueDirectivesPerLocationTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "UniqueDirectivesPerLocation"; }
    std::vector<Row> rows() const override
    {
        return {
            {"repeatable", "{ id @mark(n: 1) @mark(n: 2) }", {}},
            {"not",
             "{ id @skip(if: true) @skip(if: false) @include(if: true) }",
             {"1:6 The directive \"@skip\" can only be used once at this location."}},
        };
    }
};

TOOLTRAY_TEST(UniqueDirectivesPerLocationTest)
