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

TOOLTRAY_TEST(UniqueInputFieldNamesTest)
