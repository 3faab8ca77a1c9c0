// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class FieldsOnCorrectTypeTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "FieldsOnCorrectType"; }
    std::vector<Row> rows() const override
    {
        return {
            {"known", "{ id pet { name ... on Dog { barks } } }", {}},
            {"misspelt",
             "{ pet { nam } }",
             {"1:9 Cannot query field \"nam\" on type \"Pet\". Did you mean \"name\"?"}},
            {"of a possible type",
             "{ pet { barks } }",
             {"1:9 Cannot query field \"barks\" on type \"Pet\". Did you mean to use an inline fragment on "
              "\"Dog\"?"}},
            {"on a union",
             "{ found { id } }",
             {"1:11 Cannot query field \"id\" on type \"Found\". Did you mean to use an inline fragment on "
              "\"Pet\", \"Dog\", or \"Query\"?"}},
            {"meta fields",
             "{ found { __typename __schema { types { name } } } }",
             {"1:22 Cannot query field \"__schema\" on type \"Found\"."}},
            {"nothing like it", "{ zzzzzzzz }", {"1:3 Cannot query field \"zzzzzzzz\" on type \"Query\"."}},
        };
    }
};

TOOLTRAY_TEST(FieldsOnCorrectTypeTest)
