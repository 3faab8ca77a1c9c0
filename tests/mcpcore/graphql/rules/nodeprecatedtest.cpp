// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class NoDeprecatedTest : public RuleTest {
    Target target() const override { return Target::Deprecated; }
    std::string_view rule() const override { return "NoDeprecated"; }
    std::string_view sdl() const override
    {
        return R"(
            type Query {
              old: Int @deprecated(reason: "Use new.")
              bare: Int @deprecated
              new(was: Int @deprecated(reason: "Gone."), in: In, kind: Kind): Int
            }
            input In { a: Int b: Int @deprecated(reason: "Use a.") list: [In] }
            enum Kind { FRESH STALE @deprecated(reason: "Use FRESH.") }
            directive @mark(how: Int @deprecated(reason: "Say what."), what: Int) on FIELD
        )";
    }
    std::vector<Row> rows() const override
    {
        return {
            {"nothing", "{ new(in: {a: 1}, kind: FRESH) @mark(what: 1) }", {}},
            {"fields",
             "{ old bare }",
             {"1:3 The field Query.old is deprecated. Use new.",
              "1:7 The field Query.bare is deprecated. No longer supported"}},
            {"an argument", "{ new(was: 1) }", {"1:7 The argument \"Query.new(was:)\" is deprecated. Gone."}},
            {"an argument of a directive",
             "{ new @mark(how: 1) }",
             {"1:13 The argument \"@mark(how:)\" is deprecated. Say what."}},
            {"input fields",
             "{ new(in: {b: 1, list: [{b: 2}]}) }",
             {"1:12 The input field In.b is deprecated. Use a.",
              "1:26 The input field In.b is deprecated. Use a."}},
            {"an enum value",
             "{ new(kind: STALE) }",
             {"1:13 The enum value \"Kind.STALE\" is deprecated. Use FRESH."}},
            {"the default of a variable",
             "query($k: Kind = STALE) { new(kind: $k) }",
             {"1:18 The enum value \"Kind.STALE\" is deprecated. Use FRESH."}},
            {"an input field in the default of a variable",
             "query($i: [In!] = [{a: 1}, {b: 1}]) { new(in: $i) }",
             {"1:29 The input field In.b is deprecated. Use a."}},
            {"in a fragment",
             "{ ...F } fragment F on Query { old }",
             {"1:32 The field Query.old is deprecated. Use new."}},
            {"what is unknown", "{ older new(wass: 1, in: {c: 1}, kind: STAL) }", {}},
        };
    }
};

TOOLTRAY_TEST(NoDeprecatedTest)
