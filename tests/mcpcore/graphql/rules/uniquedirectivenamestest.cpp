// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueDirectiveNamesTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "UniqueDirectiveNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "directive @a on FIELD directive @b on FIELD", {}},
            {"the same",
             "directive @a on FIELD directive @a on QUERY",
             {"1:12 There can be only one directive named \"@a\"."}},
        };
    }
};

TOOLTRAY_TEST(UniqueDirectiveNamesTest)
