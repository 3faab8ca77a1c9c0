// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class LoneAnonymousOperationTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "LoneAnonymousOperation"; }
    std::vector<Row> rows() const override
    {
        return {
            {"alone", "{ id }", {}},
            {"with a fragment", "{ ...F } fragment F on Query { id }", {}},
            {"with a named one",
             "{ id } query A { id }",
             {"1:1 This anonymous operation must be the only defined operation."}},
            {"two of them",
             "{ id } { id }",
             {"1:1 This anonymous operation must be the only defined operation.",
              "1:8 This anonymous operation must be the only defined operation."}},
        };
    }
};

TOOLTRAY_TEST(LoneAnonymousOperationTest)
