// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class KnownArgumentNamesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "KnownArgumentNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"known", "{ field(x: 1) id @skip(if: true) }", {}},
            {"unknown",
             "{ field(y: 1) }",
             {"1:9 Unknown argument \"y\" on field \"Query.field\". Did you mean \"x\"?"}},
            {"misspelt",
             "{ find(inn: {}) { __typename } }",
             {"1:8 Unknown argument \"inn\" on field \"Query.find\". Did you mean \"in\"?"}},
        };
    }
};

TOOLTRAY_TEST(KnownArgumentNamesTest)
