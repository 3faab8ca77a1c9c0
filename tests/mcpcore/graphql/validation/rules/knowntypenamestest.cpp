// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class KnownTypeNamesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "KnownTypeNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"known", "query($a: In) { pet { ... on Dog { id } } }", {}},
            {"of a variable",
             "query($a: Inn) { id }",
             {"1:11 Unknown type \"Inn\". Did you mean \"In\", \"Int\", \"Any\", \"ID\", or \"Kind\"?"}},
            {"of fragments",
             "{ pet { ... on Dgo { id } } } fragment F on Nothing { id }",
             {"1:16 Unknown type \"Dgo\". Did you mean \"Dog\"?",
              "1:45 Unknown type \"Nothing\". Did you mean \"String\"?"}},
        };
    }
};

TOOLTRAY_TEST(KnownTypeNamesTest)
