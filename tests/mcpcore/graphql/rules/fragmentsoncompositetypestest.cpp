// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class FragmentsOnCompositeTypesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "FragmentsOnCompositeTypes"; }
    std::vector<Row> rows() const override
    {
        return {
            {"an object, an interface, a union",
             "{ ... on Query { id } } fragment A on Pet { id } fragment B on Found { __typename }",
             {}},
            {"a scalar",
             "fragment A on Int { id }",
             {"1:15 Fragment \"A\" cannot condition on non composite type \"Int\"."}},
            {"an input",
             "{ ... on In { a } }",
             {"1:10 Fragment cannot condition on non composite type \"In\"."}},
            {"an enum",
             "{ pet { ... on Kind { id } } }",
             {"1:16 Fragment cannot condition on non composite type \"Kind\"."}},
        };
    }
};

TOOLTRAY_TEST(FragmentsOnCompositeTypesTest)
