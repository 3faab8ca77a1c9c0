// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class DeferStreamDirectiveOnRootFieldTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "DeferStreamDirectiveOnRootField"; }
    std::vector<Row> rows() const override
    {
        return {
            {"of queries", "{ ... @defer { id } ...F @defer } fragment F on Query { id }", {}},
            {"below the root", "mutation { tidy { ... @defer { one } items @stream } }", {}},
            {"a fragment of a mutation",
             "mutation { ... @defer { save } }",
             {"1:16 Defer directive cannot be used on root mutation type \"Mutation\"."}},
            {"a spread",
             "mutation { ...F @defer } fragment F on Mutation { save }",
             {"1:17 Defer directive cannot be used on root mutation type \"Mutation\"."}},
            {"a fragment that is spread",
             "mutation { ...F } fragment F on Mutation { ... @defer { save } }",
             {"1:48 Defer directive cannot be used on root mutation type \"Mutation\"."}},
            {"a list of a subscription",
             "subscription { ticks @stream }",
             {"1:22 Stream directive cannot be used on root subscription type \"Subscription\"."}},
            {"fragments in a circle", "mutation { ...F } fragment F on Mutation { save ...F }", {}},
        };
    }
};

TOOLTRAY_TEST(DeferStreamDirectiveOnRootFieldTest)
