// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class MaxIntrospectionDepthTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "MaxIntrospectionDepth"; }
    std::vector<Row> rows() const override
    {
        return {
            {"what tools send",
             "{ __schema { types { fields { type { ofType { ofType { name } } } } } } }",
             {}},
            {"deeper",
             "{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }",
             {"1:3 Maximum introspection depth exceeded"}},
        };
    }
};

TOOLTRAY_TEST(MaxIntrospectionDepthTest)
