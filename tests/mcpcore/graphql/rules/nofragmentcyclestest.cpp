// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class NoFragmentCyclesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "NoFragmentCycles"; }
    std::vector<Row> rows() const override
    {
        return {
            {"a chain", "fragment A on Dog { ...B } fragment B on Dog { id }", {}},
            {"itself", "fragment A on Dog { ...A }", {"1:21 Cannot spread fragment \"A\" within itself."}},
            {"two",
             "fragment A on Dog { ...B } fragment B on Dog { ...A }",
             {"1:21 Cannot spread fragment \"A\" within itself via \"B\"."}},
            {"three and a tail",
             "fragment T on Dog { ...A } fragment A on Dog { ...B } fragment B on Dog { ...C } fragment C on "
             "Dog { ...A }",
             {"1:48 Cannot spread fragment \"A\" within itself via \"B\", \"C\"."}},
        };
    }
};

TOOLTRAY_TEST(NoFragmentCyclesTest)
