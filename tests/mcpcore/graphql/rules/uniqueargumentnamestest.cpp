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

class UniqueArgumentNamesInSdlTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "UniqueArgumentNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "directive @d(x: Int, y: Int) on OBJECT type Q @d(x: 1, y: 2) { a: Int }", {}},
            {"the same",
             "directive @d(x: Int) on OBJECT type Q @d(x: 1, x: 2) { a: Int @deprecated(reason: \"a\", "
             "reason: \"b\") }",
             {"1:42 There can be only one argument named \"x\".",
              "1:75 There can be only one argument named \"reason\"."}},
        };
    }
};

TOOLTRAY_TEST(UniqueArgumentNamesTest)
TOOLTRAY_TEST(UniqueArgumentNamesInSdlTest)
