// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class DeferStreamDirectiveOnValidOperationsTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "DeferStreamDirectiveOnValidOperations"; }
    std::vector<Row> rows() const override
    {
        return {
            {"queries", "{ shelf { ... @defer { one } items @stream } }", {}},
            {"a fragment",
             "subscription { news { ... @defer { id } } }",
             {"1:27 Defer directive not supported on subscription operations. Disable `@defer` by setting "
              "the `if` argument to `false`."}},
            {"a list",
             "subscription { shelf { items @stream } }",
             {"1:30 Stream directive not supported on subscription operations. Disable `@stream` by setting "
              "the `if` argument to `false`."}},
            {"switched off", "subscription { news { ... @defer(if: false) { id } } }", {}},
            {"perhaps switched off",
             "subscription($on: Boolean!) { news { ... @defer(if: $on) { id } } }",
             {}},
            {"switched on",
             "subscription { news { ... @defer(if: true) { id } } }",
             {"1:27 Defer directive not supported on subscription operations. Disable `@defer` by setting "
              "the `if` argument to `false`."}},
            {"where it is left out", "subscription { news { ... @skip(if: true) @defer { id } } }", {}},
            {"where it is not left out",
             "subscription { news { ... @skip(if: false) @defer { id } } }",
             {"1:44 Defer directive not supported on subscription operations. Disable `@defer` by setting "
              "the `if` argument to `false`."}},
            {"in a fragment queries use as well",
             "query { pet { ...F } } subscription S { news { ...F } } fragment F on Dog { ... @defer { id } "
             "}",
             {"1:81 Defer directive not supported on subscription operations. Disable `@defer` by setting "
              "the `if` argument to `false`."}},
        };
    }
};

TOOLTRAY_TEST(DeferStreamDirectiveOnValidOperationsTest)
