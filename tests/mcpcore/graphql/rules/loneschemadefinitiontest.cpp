// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class LoneSchemaDefinitionTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "LoneSchemaDefinition"; }
    std::vector<Row> rows() const override
    {
        return {
            {"one", "schema { query: Q }", {}},
            {"two",
             "schema { query: Q } schema { query: R } schema { query: S }",
             {"1:21 Must provide only one schema definition.",
              "1:41 Must provide only one schema definition."}},
        };
    }
};

TOOLTRAY_TEST(LoneSchemaDefinitionTest)
