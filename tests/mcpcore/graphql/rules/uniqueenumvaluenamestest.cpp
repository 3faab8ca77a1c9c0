// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueEnumValueNamesTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "UniqueEnumValueNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "enum E { A B } enum F { A }", {}},
            {"the same",
             "enum E { A B A } extend enum E { B }",
             {"1:10 Enum value \"E.A\" can only be defined once.",
              "1:12 Enum value \"E.B\" can only be defined once."}},
        };
    }
};

TOOLTRAY_TEST(UniqueEnumValueNamesTest)
