// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class DirectivesTest : public RuleTest {
    std::vector<Rule> rules() const override
    {
        return {
            {"KnownDirectives",
             Target::Executable,
             {
                 {"known", "query @mark(n: 1) { id @skip(if: true) }", {}},
                 {"unknown", "{ id @nope }", {"1:6 Unknown directive \"@nope\"."}},
                 {"elsewhere",
                  "query @skip(if: true) { id } fragment F on Query @include(if: true) { id }",
                  {"1:7 Directive \"@skip\" may not be used on QUERY.",
                   "1:50 Directive \"@include\" may not be used on FRAGMENT_DEFINITION."}},
                 {"of a variable",
                  "query($a: Int @mark(n: 1)) { id }",
                  {"1:15 Directive \"@mark\" may not be used on VARIABLE_DEFINITION."}},
             }},
            {"KnownDirectives",
             Target::Sdl,
             {
                 {"allowed everywhere",
                  "directive @d on SCHEMA | SCALAR | OBJECT | ARGUMENT_DEFINITION | FIELD_DEFINITION | "
                  "INTERFACE "
                  "| UNION | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION\nschema @d { query: Q "
                  "}\nscalar S @d\ntype Q @d { a(b: Int @d): Int @d }\ninterface I @d { a: Int }\nunion U @d "
                  "= "
                  "Q\nenum E @d { A @d }\ninput P @d { a: Int @d }\nextend type Q @d",
                  {}},
                 {"allowed nowhere",
                  "directive @d on FIELD\nschema @d { query: Q }\nscalar S @d\ntype Q @d { a(b: Int @d): Int "
                  "@d "
                  "}\ninterface I @d { a: Int }\nunion U @d = Q\nenum E @d { A @d }\ninput P @d { a: Int @d "
                  "}\nextend type Q @d",
                  {"2:8 Directive \"@d\" may not be used on SCHEMA.",
                   "3:10 Directive \"@d\" may not be used on SCALAR.",
                   "4:8 Directive \"@d\" may not be used on OBJECT.",
                   "4:22 Directive \"@d\" may not be used on ARGUMENT_DEFINITION.",
                   "4:31 Directive \"@d\" may not be used on FIELD_DEFINITION.",
                   "5:13 Directive \"@d\" may not be used on INTERFACE.",
                   "6:9 Directive \"@d\" may not be used on UNION.",
                   "7:8 Directive \"@d\" may not be used on ENUM.",
                   "7:15 Directive \"@d\" may not be used on ENUM_VALUE.",
                   "8:9 Directive \"@d\" may not be used on INPUT_OBJECT.",
                   "8:21 Directive \"@d\" may not be used on INPUT_FIELD_DEFINITION.",
                   "9:15 Directive \"@d\" may not be used on OBJECT."}},
                 {"unknown", "type Q @nope { a: Int }", {"1:8 Unknown directive \"@nope\"."}},
                 {"defined later", "type Q @d { a: Int } directive @d on OBJECT", {}},
                 {"of every schema",
                  "type Q { a: Int @deprecated } scalar S @specifiedBy(url: \"u\") input I @oneOf { a: Int }",
                  {}},
                 {"of every schema, misplaced",
                  "type Q @deprecated { a: Int }",
                  {"1:8 Directive \"@deprecated\" may not be used on OBJECT."}},
             }},
            {"UniqueDirectivesPerLocation",
             Target::Executable,
             {
                 {"repeatable", "{ id @mark(n: 1) @mark(n: 2) }", {}},
                 {"not",
                  "{ id @skip(if: true) @skip(if: false) @include(if: true) }",
                  {"1:6 The directive \"@skip\" can only be used once at this location."}},
             }},
            {"UniqueDirectivesPerLocation",
             Target::Sdl,
             {
                 {"repeatable",
                  "directive @d repeatable on OBJECT type Q @d @d { a: Int } extend type Q @d",
                  {}},
                 {"twice",
                  "directive @d on OBJECT type Q @d @d { a: Int }",
                  {"1:31 The directive \"@d\" can only be used once at this location."}},
                 {"in an extension",
                  "directive @d on OBJECT type Q @d { a: Int } extend type Q @d",
                  {"1:31 The directive \"@d\" can only be used once at this location."}},
                 {"in an extension of the schema",
                  "directive @d on SCHEMA schema @d { query: Q } extend schema @d",
                  {"1:31 The directive \"@d\" can only be used once at this location."}},
                 {"on two fields", "directive @d on FIELD_DEFINITION type Q { a: Int @d b: Int @d }", {}},
                 {"on one field",
                  "type Q { a: Int @deprecated @deprecated }",
                  {"1:17 The directive \"@deprecated\" can only be used once at this location."}},
                 {"unknown", "type Q @x @x { a: Int }", {}},
             }},
            {"DeferStreamDirectiveLabel",
             Target::Executable,
             {
                 {"different",
                  "{ ... @defer(label: \"a\") { id } shelf { items @stream(label: \"b\") } }",
                  {}},
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
                  {"1:7 Value for arguments \"defer(label:)\" and \"stream(label:)\" must be unique across "
                   "all "
                   "Defer/Stream directive usages."}},
                 {"the same, however it is written",
                  "{ ... @defer(label: \"a\") { id } ... @defer(label: \"\"\"a\"\"\") { id } }",
                  {"1:7 Value for arguments \"defer(label:)\" and \"stream(label:)\" must be unique across "
                   "all "
                   "Defer/Stream directive usages."}},
                 {"the same, three times, in several operations",
                  "query A { ... @defer(label: \"a\") { id } } query B { ... @defer(label: \"a\") { id } } "
                  "fragment C on Query { ... @defer(label: \"a\") { id } }",
                  {"1:15 Value for arguments \"defer(label:)\" and \"stream(label:)\" must be unique across "
                   "all "
                   "Defer/Stream directive usages.",
                   "1:15 Value for arguments \"defer(label:)\" and \"stream(label:)\" must be unique across "
                   "all "
                   "Defer/Stream directive usages."}},
             }},
            {"DeferStreamDirectiveOnRootField",
             Target::Executable,
             {
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
             }},
            {"DeferStreamDirectiveOnValidOperations",
             Target::Executable,
             {
                 {"queries", "{ shelf { ... @defer { one } items @stream } }", {}},
                 {"a fragment",
                  "subscription { news { ... @defer { id } } }",
                  {"1:27 Defer directive not supported on subscription operations. Disable `@defer` by "
                   "setting "
                   "the `if` argument to `false`."}},
                 {"a list",
                  "subscription { shelf { items @stream } }",
                  {"1:30 Stream directive not supported on subscription operations. Disable `@stream` by "
                   "setting "
                   "the `if` argument to `false`."}},
                 {"switched off", "subscription { news { ... @defer(if: false) { id } } }", {}},
                 {"perhaps switched off",
                  "subscription($on: Boolean!) { news { ... @defer(if: $on) { id } } }",
                  {}},
                 {"switched on",
                  "subscription { news { ... @defer(if: true) { id } } }",
                  {"1:27 Defer directive not supported on subscription operations. Disable `@defer` by "
                   "setting "
                   "the `if` argument to `false`."}},
                 {"where it is left out", "subscription { news { ... @skip(if: true) @defer { id } } }", {}},
                 {"where it is not left out",
                  "subscription { news { ... @skip(if: false) @defer { id } } }",
                  {"1:44 Defer directive not supported on subscription operations. Disable `@defer` by "
                   "setting "
                   "the `if` argument to `false`."}},
                 {"in a fragment queries use as well",
                  "query { pet { ...F } } subscription S { news { ...F } } fragment F on Dog { ... @defer { "
                  "id } "
                  "}",
                  {"1:81 Defer directive not supported on subscription operations. Disable `@defer` by "
                   "setting "
                   "the `if` argument to `false`."}},
             }},
            {"StreamDirectiveOnListField",
             Target::Executable,
             {
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
             }},
        };
    }
};

TOOLTRAY_TEST(DirectivesTest)
