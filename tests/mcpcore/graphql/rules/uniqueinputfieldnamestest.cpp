// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueInputFieldNamesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "UniqueInputFieldNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "{ find(in: {a: 1, kind: CAT}) { __typename } }", {}},
            {"the same",
             "{ find(in: {a: 1, a: 2, list: [{a: 1, a: 2}]}) { __typename } }",
             {"1:13 There can be only one input field named \"a\".",
              "1:33 There can be only one input field named \"a\"."}},
        };
    }
};

class UniqueInputFieldNamesInSdlTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "UniqueInputFieldNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "input I { a: Int b: I = {a: 1, b: {a: 1}} }", {}},
            {"the same",
             "type Q @d(x: {a: 1, a: 2}) {\n  f(i: I = {a: 1, a: 2}): Int\n}\ninput I { a: Int b: I = {b: "
             "{a: 1, a: 2}} }",
             {"1:15 There can be only one input field named \"a\".",
              "2:13 There can be only one input field named \"a\".",
              "4:30 There can be only one input field named \"a\"."}},
        };
    }
};

TOOLTRAY_TEST(UniqueInputFieldNamesTest)
TOOLTRAY_TEST(UniqueInputFieldNamesInSdlTest)
