// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class KnownOperationTypesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "KnownOperationTypes"; }
    std::string_view sdl() const override { return "type Query { id: ID } type Mutation { save: Int }"; }
    std::vector<Row> rows() const override
    {
        return {
            {"the ones there are", "{ id }", {}},
            {"one there is not",
             "subscription { id } mutation { save }",
             {"1:1 The subscription operation is not supported by the schema."}},
        };
    }
};

TOOLTRAY_TEST(KnownOperationTypesTest)
