// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueTypeNamesTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "UniqueTypeNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "type A { a: Int } enum B { C }", {}},
            {"the same",
             "type A { a: Int } scalar A input A { a: Int }",
             {"1:6 There can be only one type named \"A\".", "1:6 There can be only one type named \"A\"."}},
        };
    }
};

TOOLTRAY_TEST(UniqueTypeNamesTest)
