// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueOperationNamesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "UniqueOperationNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different ones", "query A { id } query B { id }", {}},
            {"a fragment of the name", "query A { id ...A } fragment A on Query { id }", {}},
            {"the same twice",
             "query A { id } mutation A { save }",
             {"1:7 There can be only one operation named \"A\"."}},
            {"three times",
             "query A { id } query A { id } query A { id }",
             {"1:7 There can be only one operation named \"A\".",
              "1:7 There can be only one operation named \"A\"."}},
        };
    }
};

TOOLTRAY_TEST(UniqueOperationNamesTest)
