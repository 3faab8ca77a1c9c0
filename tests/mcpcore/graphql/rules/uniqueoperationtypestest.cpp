// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueOperationTypesTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "UniqueOperationTypes"; }
    std::vector<Row> rows() const override
    {
        return {
            {"each once", "schema { query: Q mutation: M }", {}},
            {"twice",
             "schema { query: Q query: R } extend schema { query: S }",
             {"1:10 There can be only one query type in schema.",
              "1:10 There can be only one query type in schema."}},
        };
    }
};

TOOLTRAY_TEST(UniqueOperationTypesTest)
