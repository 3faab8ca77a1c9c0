// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class ExecutableDefinitionsTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "ExecutableDefinitions"; }
    std::vector<Row> rows() const override
    {
        return {
            {"only operations and fragments", "{ id } fragment F on Dog { id }", {}},
            {"a type", "{ id } type T { a: Int }", {"1:8 The \"T\" definition is not executable."}},
            {"an extension and the schema",
             "extend type Dog { a: Int } schema { query: Query }",
             {"1:1 The \"Dog\" definition is not executable.",
              "1:28 The schema definition is not executable."}},
        };
    }
};

TOOLTRAY_TEST(ExecutableDefinitionsTest)
