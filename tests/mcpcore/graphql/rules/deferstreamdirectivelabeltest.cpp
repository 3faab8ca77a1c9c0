// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class DeferStreamDirectiveLabelTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "DeferStreamDirectiveLabel"; }
    std::vector<Row> rows() const override
    {
        return {
            {"different", "{ ... @defer(label: \"a\") { id } shelf { items @stream(label: \"b\") } }", {}},
            {"none",
             "{ ... @defer { id } ... @defer(label: null) { kind } ... @defer(label: null) { id } }",
             {}},
            {"a variable",
             "query($a: String) { ... @defer(label: $a) { id } }",
             {"1:25 Argument \"@defer(label:)\" must be a static string."}},
            {"a number",
             "{ shelf { items @stream(label: 1) } }",
             {"1:17 Argument \"@stream(label:)\" must be a static string."}},
            {"the same, of both directives",
             "{ ... @defer(label: \"a\") { id } shelf { items @stream(label: \"a\") } }",
             {"1:7 Value for arguments \"defer(label:)\" and \"stream(label:)\" must be unique across all "
              "Defer/Stream directive usages."}},
            {"the same, however it is written",
             "{ ... @defer(label: \"a\") { id } ... @defer(label: \"\"\"a\"\"\") { id } }",
             {"1:7 Value for arguments \"defer(label:)\" and \"stream(label:)\" must be unique across all "
              "Defer/Stream directive usages."}},
            {"the same, three times, in several operations",
             "query A { ... @defer(label: \"a\") { id } } query B { ... @defer(label: \"a\") { id } } "
             "fragment C on Query { ... @defer(label: \"a\") { id } }",
             {"1:15 Value for arguments \"defer(label:)\" and \"stream(label:)\" must be unique across all "
              "Defer/Stream directive usages.",
              "1:15 Value for arguments \"defer(label:)\" and \"stream(label:)\" must be unique across all "
              "Defer/Stream directive usages."}},
        };
    }
};

TOOLTRAY_TEST(DeferStreamDirectiveLabelTest)
