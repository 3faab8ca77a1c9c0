// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class SingleFieldSubscriptionsTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "SingleFieldSubscriptions"; }
    std::vector<Row> rows() const override
    {
        return {
            {"one", "subscription { news { id name } }", {}},
            {"one, twice", "subscription { ticks ... on Subscription { ticks } }", {}},
            {"two",
             "subscription S { ticks news { id } }",
             {"1:24 Subscription \"S\" must select only one top level field."}},
            {"two names of one",
             "subscription { a: ticks b: ticks }",
             {"1:25 Anonymous Subscription must select only one top level field."}},
            {"two, by a fragment",
             "subscription { ticks ...F } fragment F on Subscription { news { id } }",
             {"1:58 Anonymous Subscription must select only one top level field."}},
            {"of introspection",
             "subscription { __typename }",
             {"1:16 Anonymous Subscription must not select an introspection top level field."}},
            {"perhaps none",
             "subscription { ticks @skip(if: true) }",
             {"1:22 Anonymous Subscription must not use `@skip` or `@include` directives in the top level "
              "selection."}},
            {"queries", "{ id kind }", {}},
        };
    }
};

TOOLTRAY_TEST(SingleFieldSubscriptionsTest)
