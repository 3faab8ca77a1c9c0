// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueArgumentNamesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "UniqueArgumentNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "{ field(x: 1) }", {}},
            {"the same",
             "{ field(x: 1, x: 2, x: 3) id @skip(if: true, if: true) }",
             {"1:9 There can be only one argument named \"x\".",
              "1:36 There can be only one argument named \"if\"."}},
        };
    }
};

TOOLTRAY_TEST(UniqueArgumentNamesTest)
