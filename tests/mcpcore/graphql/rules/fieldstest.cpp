// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class FieldsTest : public RuleTest {
    std::vector<Rule> rules() const override
    {
        return {
            {"FieldsOnCorrectType",
             Target::Executable,
             {
                 {"known", "{ id pet { name ... on Dog { barks } } }", {}},
                 {"misspelt",
                  "{ pet { nam } }",
                  {"1:9 Cannot query field \"nam\" on type \"Pet\". Did you mean \"name\"?"}},
                 {"of a possible type",
                  "{ pet { barks } }",
                  {"1:9 Cannot query field \"barks\" on type \"Pet\". Did you mean to use an inline fragment "
                   "on "
                   "\"Dog\"?"}},
                 {"on a union",
                  "{ found { id } }",
                  {"1:11 Cannot query field \"id\" on type \"Found\". Did you mean to use an inline fragment "
                   "on "
                   "\"Pet\", \"Dog\", or \"Query\"?"}},
                 {"meta fields",
                  "{ found { __typename __schema { types { name } } } }",
                  {"1:22 Cannot query field \"__schema\" on type \"Found\"."}},
                 {"nothing like it",
                  "{ zzzzzzzz }",
                  {"1:3 Cannot query field \"zzzzzzzz\" on type \"Query\"."}},
             }},
            {"OverlappingFieldsCanBeMerged",
             Target::Executable,
             {
                 {"the same", "{ id id a: field(x: 1) a: field(x: 1) }", {}},
                 {"other arguments",
                  "{ field(x: 1) field(x: 2) }",
                  {"1:3 Fields \"field\" conflict because they have differing arguments. Use different "
                   "aliases on "
                   "the fields to fetch both if this was intentional."}},
                 {"other fields",
                  "{ a: id a: kind }",
                  {"1:3 Fields \"a\" conflict because \"id\" and \"kind\" are different fields. Use "
                   "different "
                   "aliases on the fields to fetch both if this was intentional."}},
                 {"missing arguments",
                  "{ field field(x: 2) }",
                  {"1:3 Fields \"field\" conflict because they have differing arguments. Use different "
                   "aliases on "
                   "the fields to fetch both if this was intentional."}},
                 {"apart", "{ pet { ... on Dog { a: name } ... on Cat { a: name(upper: true) } } }", {}},
                 {"other types apart",
                  "{ pet { ... on Dog { a: barks } ... on Cat { a: name } } }",
                  {"1:22 Fields \"a\" conflict because they return conflicting types \"Int\" and \"String\". "
                   "Use "
                   "different aliases on the fields to fetch both if this was intentional."}},
                 {"deep",
                  "{ pet { a: id } pet { a: name } }",
                  {"1:3 Fields \"pet\" conflict because subfields \"a\" conflict because \"id\" and \"name\" "
                   "are "
                   "different fields. Use different aliases on the fields to fetch both if this was "
                   "intentional."}},
                 {"through fragments",
                  "{ ...A ...B } fragment A on Query { x: id } fragment B on Query { x: kind }",
                  {"1:37 Fields \"x\" conflict because \"id\" and \"kind\" are different fields. Use "
                   "different "
                   "aliases on the fields to fetch both if this was intentional."}},
                 {"order of keys",
                  "{ find(in: {a: 1, kind: CAT}) { __typename } find(in: {kind: CAT, a: 1}) { __typename } }",
                  {}},
             }},
            {"ScalarLeafs",
             Target::Executable,
             {
                 {"as it should be", "{ id pet { id } }", {}},
                 {"missing",
                  "{ pet }",
                  {"1:3 Field \"pet\" of type \"Pet\" must have a selection of subfields. Did you mean \"pet "
                   "{ "
                   "... }\"?"}},
                 {"too much",
                  "{ id { a } kind { b } }",
                  {"1:6 Field \"id\" must not have a selection since type \"ID\" has no subfields.",
                   "1:17 Field \"kind\" must not have a selection since type \"Kind\" has no subfields."}},
                 {"with arguments",
                  "{ find(in: {}) }",
                  {"1:3 Field \"find\" of type \"Found\" must have a selection of subfields. Did you mean "
                   "\"find "
                   "{ ... }\"?"}},
             }},
            {"NoDeprecated",
             Target::Deprecated,
             {
                 {"nothing", "{ new(in: {a: 1}, kind: FRESH) @mark(what: 1) }", {}},
                 {"fields",
                  "{ old bare }",
                  {"1:3 The field Query.old is deprecated. Use new.",
                   "1:7 The field Query.bare is deprecated. No longer supported"}},
                 {"an argument",
                  "{ new(was: 1) }",
                  {"1:7 The argument \"Query.new(was:)\" is deprecated. Gone."}},
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
             },
             R"(
            type Query {
              old: Int @deprecated(reason: "Use new.")
              bare: Int @deprecated
              new(was: Int @deprecated(reason: "Gone."), in: In, kind: Kind): Int
            }
            input In { a: Int b: Int @deprecated(reason: "Use a.") list: [In] }
            enum Kind { FRESH STALE @deprecated(reason: "Use FRESH.") }
            directive @mark(how: Int @deprecated(reason: "Say what."), what: Int) on FIELD
        )"},
            {"MaxIntrospectionDepth",
             Target::Executable,
             {
                 {"what tools send",
                  "{ __schema { types { fields { type { ofType { ofType { name } } } } } } }",
                  {}},
                 {"deeper",
                  "{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }",
                  {"1:3 Maximum introspection depth exceeded"}},
             }},
        };
    }
};

TOOLTRAY_TEST(FieldsTest)
