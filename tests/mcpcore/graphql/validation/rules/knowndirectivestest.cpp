// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class KnownDirectivesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "KnownDirectives"; }
    std::vector<Row> rows() const override
    {
        return {
            {"known", "query @mark(n: 1) { id @skip(if: true) }", {}},
            {"unknown", "{ id @nope }", {"1:6 Unknown directive \"@nope\"."}},
            {"elsewhere",
             "query @skip(if: true) { id } fragment F on Query @include(if: true) { id }",
             {"1:7 Directive \"@skip\" may not be used on QUERY.",
              "1:50 Directive \"@include\" may not be used on FRAGMENT_DEFINITION."}},
            {"of a variable",
             "query($a: Int @mark(n: 1)) { id }",
             {"1:15 Directive \"@mark\" may not be used on VARIABLE_DEFINITION."}},
        };
    }
};

TOOLTRAY_TEST(KnownDirectivesTest)
