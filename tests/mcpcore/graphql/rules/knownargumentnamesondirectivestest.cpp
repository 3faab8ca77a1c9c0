// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class KnownArgumentNamesOnDirectivesTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "KnownArgumentNamesOnDirectives"; }
    std::vector<Row> rows() const override
    {
        return {
            {"known",
             "directive @d(x: Int) on OBJECT type A @d(x: 1) { a: Int @deprecated(reason: \"b\") }",
             {}},
            {"unknown",
             "directive @d(size: Int) on OBJECT type A @d(sice: 1) { a: Int @deprecated(why: \"b\") }",
             {"1:45 Unknown argument \"sice\" on directive \"@d\". Did you mean \"size\"?",
              "1:75 Unknown argument \"why\" on directive \"@deprecated\"."}},
        };
    }
};

TOOLTRAY_TEST(KnownArgumentNamesOnDirectivesTest)
