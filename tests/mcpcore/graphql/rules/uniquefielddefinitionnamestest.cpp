// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueFieldDefinitionNamesTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "UniqueFieldDefinitionNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "type A { a: Int b: Int }", {}},
            {"the same",
             "type A { a: Int a: Int } extend type A { a: Int } input I { b: Int b: Int }",
             {"1:10 Field \"A.a\" can only be defined once.", "1:10 Field \"A.a\" can only be defined once.",
              "1:61 Field \"I.b\" can only be defined once."}},
        };
    }
};

TOOLTRAY_TEST(UniqueFieldDefinitionNamesTest)
