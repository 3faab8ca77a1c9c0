// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueArgumentDefinitionNamesTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "UniqueArgumentDefinitionNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "type A { a(x: Int, y: Int): Int }", {}},
            {"the same",
             "type A { a(x: Int, x: Int): Int } directive @d(y: Int, y: Int) on FIELD",
             {"1:12 Argument \"A.a(x:)\" can only be defined once.",
              "1:48 Argument \"@d(y:)\" can only be defined once."}},
        };
    }
};

TOOLTRAY_TEST(UniqueArgumentDefinitionNamesTest)
