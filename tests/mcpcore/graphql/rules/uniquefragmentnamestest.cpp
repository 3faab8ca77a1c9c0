// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class UniqueFragmentNamesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "UniqueFragmentNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "{ ...A ...B } fragment A on Query { id } fragment B on Query { id }", {}},
            {"the same",
             "fragment A on Query { id } fragment A on Dog { id }",
             {"1:10 There can be only one fragment named \"A\"."}},
        };
    }
};

TOOLTRAY_TEST(UniqueFragmentNamesTest)
