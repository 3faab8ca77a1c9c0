// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class PossibleTypeExtensionsTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "PossibleTypeExtensions"; }
    std::vector<Row> rows() const override
    {
        return {
            {"of the kind", "type A { a: Int } extend type A { b: Int }", {}},
            {"of another",
             "type A { a: Int } extend enum A { B } extend scalar A @d",
             {"1:1 Cannot extend non-enum type \"A\".", "1:1 Cannot extend non-scalar type \"A\"."}},
            {"of nothing",
             "type Able { a: Int } extend type Abel { b: Int }",
             {"1:34 Cannot extend type \"Abel\" because it is not defined. Did you mean \"Able\"?"}},
        };
    }
};

TOOLTRAY_TEST(PossibleTypeExtensionsTest)
