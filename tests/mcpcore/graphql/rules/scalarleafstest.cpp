// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class ScalarLeafsTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "ScalarLeafs"; }
    std::vector<Row> rows() const override
    {
        return {
            {"as it should be", "{ id pet { id } }", {}},
            {"missing",
             "{ pet }",
             {"1:3 Field \"pet\" of type \"Pet\" must have a selection of subfields. Did you mean \"pet { "
              "... }\"?"}},
            {"too much",
             "{ id { a } kind { b } }",
             {"1:6 Field \"id\" must not have a selection since type \"ID\" has no subfields.",
              "1:17 Field \"kind\" must not have a selection since type \"Kind\" has no subfields."}},
            {"with arguments",
             "{ find(in: {}) }",
             {"1:3 Field \"find\" of type \"Found\" must have a selection of subfields. Did you mean \"find "
              "{ ... }\"?"}},
        };
    }
};

TOOLTRAY_TEST(ScalarLeafsTest)
