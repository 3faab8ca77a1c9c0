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

class UniqueDirectivesPerLocationInSdlTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "UniqueDirectivesPerLocation"; }
    std::vector<Row> rows() const override
    {
        return {
            {"repeatable", "directive @d repeatable on OBJECT type Q @d @d { a: Int } extend type Q @d", {}},
            {"twice",
             "directive @d on OBJECT type Q @d @d { a: Int }",
             {"1:31 The directive \"@d\" can only be used once at this location."}},
            {"in an extension",
             "directive @d on OBJECT type Q @d { a: Int } extend type Q @d",
             {"1:31 The directive \"@d\" can only be used once at this location."}},
            {"in an extension of the schema",
             "directive @d on SCHEMA schema @d { query: Q } extend schema @d",
             {"1:31 The directive \"@d\" can only be used once at this location."}},
            {"on two fields", "directive @d on FIELD_DEFINITION type Q { a: Int @d b: Int @d }", {}},
            {"on one field",
             "type Q { a: Int @deprecated @deprecated }",
             {"1:17 The directive \"@deprecated\" can only be used once at this location."}},
            {"unknown", "type Q @x @x { a: Int }", {}},
        };
    }
};

TOOLTRAY_TEST(UniqueDirectivesPerLocationTest)
TOOLTRAY_TEST(UniqueDirectivesPerLocationInSdlTest)
