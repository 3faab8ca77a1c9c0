// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class StreamDirectiveOnListFieldTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "StreamDirectiveOnListField"; }
    std::vector<Row> rows() const override
    {
        return {
            {"lists", "{ shelf { items @stream rows @stream } }", {}},
            {"no list",
             "{ shelf { one @stream } }",
             {"1:15 Directive \"@stream\" cannot be used on non-list field \"Shelf.one\"."}},
            {"an object",
             "{ shelf @stream { one } }",
             {"1:9 Directive \"@stream\" cannot be used on non-list field \"Query.shelf\"."}},
            {"another name",
             "{ shelf { it: one @stream } }",
             {"1:19 Directive \"@stream\" cannot be used on non-list field \"Shelf.one\"."}},
            {"an unknown field", "{ shelf { nope @stream } }", {}},
        };
    }
};

TOOLTRAY_TEST(StreamDirectiveOnListFieldTest)
