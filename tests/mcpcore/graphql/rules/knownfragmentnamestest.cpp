// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class KnownFragmentNamesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "KnownFragmentNames"; }
    std::vector<Row> rows() const override
    {
        return {
            {"known", "{ ...A } fragment A on Query { id }", {}},
            {"unknown",
             "{ ...A pet { ...B ... { ...C } } }",
             {"1:6 Unknown fragment \"A\".", "1:17 Unknown fragment \"B\".", "1:28 Unknown fragment \"C\"."}},
        };
    }
};

TOOLTRAY_TEST(KnownFragmentNamesTest)
