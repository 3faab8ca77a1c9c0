// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class ProvidedRequiredArgumentsOnDirectivesTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "ProvidedRequiredArgumentsOnDirectives"; }
    std::vector<Row> rows() const override
    {
        return {
            {"given", "directive @d(x: Int!) on OBJECT type A @d(x: 1) { a: Int }", {}},
            {"missing",
             "directive @d(x: Int!, y: Int! = 1) on OBJECT type A @d { a: Int } scalar B @specifiedBy",
             {"1:53 Argument \"@d(x:)\" of type \"Int!\" is required, but it was not provided.",
              "1:76 Argument \"@specifiedBy(url:)\" of type \"String!\" is required, but it was not "
              "provided."}},
        };
    }
};

TOOLTRAY_TEST(ProvidedRequiredArgumentsOnDirectivesTest)
