// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class ArgumentsTest : public RuleTest {
    std::vector<Rule> rules() const override
    {
        return {
            {"UniqueVariableNames",
             Target::Executable,
             {
                 {"different", "query($a: Int, $b: Int) { id }", {}},
                 {"the same",
                  "query($a: Int, $a: Int, $a: Int) { id }",
                  {"1:8 There can be only one variable named \"$a\"."}},
             }},
            {"VariablesAreInputTypes",
             Target::Executable,
             {
                 {"all inputs", "query($a: Int, $b: [In!]!, $c: Kind) { id }", {}},
                 {"an object",
                  "query($a: [Dog!]) { id }",
                  {"1:11 Variable \"$a\" cannot be non-input type \"[Dog!]\"."}},
                 {"others",
                  "query($a: Pet, $b: Found!) { id }",
                  {"1:11 Variable \"$a\" cannot be non-input type \"Pet\".",
                   "1:20 Variable \"$b\" cannot be non-input type \"Found!\"."}},
             }},
            {"NoUndefinedVariables",
             Target::Executable,
             {
                 {"defined",
                  "query A($a: Int) { field(x: $a) ...F } fragment F on Query { field(x: $a) }",
                  {}},
                 {"not",
                  "query A { field(x: $a) }",
                  {"1:20 Variable \"$a\" is not defined by operation \"A\"."}},
                 {"through a fragment",
                  "query A { ...F } query B($a: Int) { ...F } fragment F on Query { field(x: $a) }",
                  {"1:75 Variable \"$a\" is not defined by operation \"A\"."}},
                 {"within values",
                  "{ find(in: {a: $b, list: [{a: $c}]}) { __typename } }",
                  {"1:16 Variable \"$b\" is not defined.", "1:31 Variable \"$c\" is not defined."}},
             }},
            {"NoUnusedVariables",
             Target::Executable,
             {
                 {"used in a fragment", "query($a: Int) { ...F } fragment F on Query { field(x: $a) }", {}},
                 {"not",
                  "query A($a: Int, $b: Int) { field(x: $a) }",
                  {"1:18 Variable \"$b\" is never used in operation \"A\"."}},
                 {"without a name", "query($b: Int) { id }", {"1:7 Variable \"$b\" is never used."}},
             }},
            {"VariablesInAllowedPosition",
             Target::Executable,
             {
                 {"fit",
                  "query($a: Int, $b: Int!, $c: [In!]!) { field(x: $a) x: field(x: $b) find(in: {list: $c}) "
                  "{ "
                  "__typename } }",
                  {}},
                 {"another type",
                  "query($a: String) { field(x: $a) }",
                  {"1:7 Variable \"$a\" of type \"String\" used in position expecting type \"Int\"."}},
                 {"nullable where it must not be",
                  "query($a: Int) { needs(x: $a) }",
                  {"1:7 Variable \"$a\" of type \"Int\" used in position expecting type \"Int!\"."}},
                 {"with a default", "query($a: Int = 1) { needs(x: $a) }", {}},
                 {"a default of null",
                  "query($a: Int = null) { needs(x: $a) }",
                  {"1:7 Variable \"$a\" of type \"Int\" used in position expecting type \"Int!\"."}},
                 {"a list",
                  "query($a: [Int]) { field(x: $a) }",
                  {"1:7 Variable \"$a\" of type \"[Int]\" used in position expecting type \"Int\"."}},
                 {"through a fragment",
                  "query A($a: String) { ...F } fragment F on Query { field(x: $a) }",
                  {"1:9 Variable \"$a\" of type \"String\" used in position expecting type \"Int\"."}},
                 {"one of",
                  "query($a: Int) { find(in: {one: {a: $a}}) { __typename } }",
                  {"1:7 Variable \"$a\" is of type \"Int\" but must be non-nullable to be used for OneOf "
                   "Input "
                   "Object \"One\"."}},
             }},
            {"KnownArgumentNames",
             Target::Executable,
             {
                 {"known", "{ field(x: 1) id @skip(if: true) }", {}},
                 {"unknown",
                  "{ field(y: 1) }",
                  {"1:9 Unknown argument \"y\" on field \"Query.field\". Did you mean \"x\"?"}},
                 {"misspelt",
                  "{ find(inn: {}) { __typename } }",
                  {"1:8 Unknown argument \"inn\" on field \"Query.find\". Did you mean \"in\"?"}},
             }},
            {"KnownArgumentNamesOnDirectives",
             Target::Sdl,
             {
                 {"known",
                  "directive @d(x: Int) on OBJECT type A @d(x: 1) { a: Int @deprecated(reason: \"b\") }",
                  {}},
                 {"unknown",
                  "directive @d(size: Int) on OBJECT type A @d(sice: 1) { a: Int @deprecated(why: \"b\") }",
                  {"1:45 Unknown argument \"sice\" on directive \"@d\". Did you mean \"size\"?",
                   "1:75 Unknown argument \"why\" on directive \"@deprecated\"."}},
             }},
            {"UniqueArgumentNames",
             Target::Executable,
             {
                 {"different", "{ field(x: 1) }", {}},
                 {"the same",
                  "{ field(x: 1, x: 2, x: 3) id @skip(if: true, if: true) }",
                  {"1:9 There can be only one argument named \"x\".",
                   "1:36 There can be only one argument named \"if\"."}},
             }},
            {"UniqueArgumentNames",
             Target::Sdl,
             {
                 {"different", "directive @d(x: Int, y: Int) on OBJECT type Q @d(x: 1, y: 2) { a: Int }", {}},
                 {"the same",
                  "directive @d(x: Int) on OBJECT type Q @d(x: 1, x: 2) { a: Int @deprecated(reason: \"a\", "
                  "reason: \"b\") }",
                  {"1:42 There can be only one argument named \"x\".",
                   "1:75 There can be only one argument named \"reason\"."}},
             }},
            {"ProvidedRequiredArguments",
             Target::Executable,
             {
                 {"given", "{ scalars(must: 1) required(in: {must: 1}) }", {}},
                 {"missing",
                  "{ required }",
                  {"1:3 Argument \"Query.required(in:)\" of type \"Must!\" is required, but it was not "
                   "provided."}},
                 {"with a default", "{ defaulted }", {}},
             }},
            {"ProvidedRequiredArgumentsOnDirectives",
             Target::Sdl,
             {
                 {"given", "directive @d(x: Int!) on OBJECT type A @d(x: 1) { a: Int }", {}},
                 {"missing",
                  "directive @d(x: Int!, y: Int! = 1) on OBJECT type A @d { a: Int } scalar B @specifiedBy",
                  {"1:53 Argument \"@d(x:)\" of type \"Int!\" is required, but it was not provided.",
                   "1:76 Argument \"@specifiedBy(url:)\" of type \"String!\" is required, but it was not "
                   "provided."}},
             }},
            {"ValuesOfCorrectType",
             Target::Executable,
             {
                 {"all kinds",
                  "{ field(x: -1) find(in: {a: 1, list: [{a: null}], kind: CAT, one: {a: 1}}) { __typename } "
                  "scalars(i: 1, f: 2, s: \"\", b: true, id: 4, any: {x: [1]}) }",
                  {}},
                 {"a string for a number",
                  "{ field(x: \"1\") }",
                  {"1:12 Int cannot represent non-integer value: \"1\""}},
                 {"too big",
                  "{ field(x: 2147483648) }",
                  {"1:12 Int cannot represent non 32-bit signed integer value: 2147483648"}},
                 {"a fraction", "{ field(x: 1.5) }", {"1:12 Int cannot represent non-integer value: 1.5"}},
                 {"scalars",
                  "{ scalars(i: true, f: \"1\", s: 1, b: 1, id: 1.5) }",
                  {"1:14 Int cannot represent non-integer value: true",
                   "1:23 Float cannot represent non numeric value: \"1\"",
                   "1:31 String cannot represent a non string value: 1",
                   "1:37 Boolean cannot represent a non boolean value: 1",
                   "1:44 ID cannot represent a non-string and non-integer value: 1.5"}},
                 {"an enum",
                  "{ find(in: {kind: COW}) { __typename } }",
                  {"1:19 Value \"COW\" does not exist in \"Kind\" enum. Did you mean the enum value \"CAT\" "
                   "or "
                   "\"DOG\"?"}},
                 {"an enum as a string",
                  "{ find(in: {kind: \"CAT\"}) { __typename } }",
                  {"1:19 Enum \"Kind\" cannot represent non-enum value: \"CAT\". Did you mean the enum value "
                   "\"CAT\"?"}},
                 {"null",
                  "{ scalars(must: null) }",
                  {"1:17 Expected value of non-null type \"Int!\" not to be null."}},
                 {"unknown and missing keys",
                  "{ find(in: {lst: []}) { __typename } required(in: {}) }",
                  {"1:13 Expected value of type \"In\" not to include unknown field \"lst\". Did you mean "
                   "\"list\"? Found: { lst: [] }.",
                   "1:51 Expected value of type \"Must\" to include required field \"must\", found: {  }."}},
                 {"one of",
                  "{ find(in: {one: {}}) { __typename } }",
                  {"1:18 Within OneOf Input Object type \"One\", exactly one field must be specified, and "
                   "the "
                   "value for that field must be non-null."}},
                 {"one of, twice",
                  "{ find(in: {one: {a: 1, b: 2}}) { __typename } }",
                  {"1:18 Within OneOf Input Object type \"One\", exactly one field must be specified, and "
                   "the "
                   "value for that field must be non-null."}},
                 {"one of, null",
                  "{ find(in: {one: {a: null}}) { __typename } }",
                  {"1:18 Within OneOf Input Object type \"One\", exactly one field must be specified, and "
                   "the "
                   "value for that field must be non-null."}},
                 {"a single value in a list",
                  "{ find(in: {list: {a: \"x\"}}) { __typename } }",
                  {"1:23 Int cannot represent non-integer value: \"x\""}},
                 {"defaults",
                  "query($a: Int! = null, $b: In = {a: \"1\"}) { id }",
                  {"1:18 Expected value of non-null type \"Int!\" not to be null.",
                   "1:37 Int cannot represent non-integer value: \"1\""}},
             }},
            {"UniqueInputFieldNames",
             Target::Executable,
             {
                 {"different", "{ find(in: {a: 1, kind: CAT}) { __typename } }", {}},
                 {"the same",
                  "{ find(in: {a: 1, a: 2, list: [{a: 1, a: 2}]}) { __typename } }",
                  {"1:13 There can be only one input field named \"a\".",
                   "1:33 There can be only one input field named \"a\"."}},
             }},
            {"UniqueInputFieldNames",
             Target::Sdl,
             {
                 {"different", "input I { a: Int b: I = {a: 1, b: {a: 1}} }", {}},
                 {"the same",
                  "type Q @d(x: {a: 1, a: 2}) {\n  f(i: I = {a: 1, a: 2}): Int\n}\ninput I { a: Int b: I = "
                  "{b: "
                  "{a: 1, a: 2}} }",
                  {"1:15 There can be only one input field named \"a\".",
                   "2:13 There can be only one input field named \"a\".",
                   "4:30 There can be only one input field named \"a\"."}},
             }},
        };
    }
};

TOOLTRAY_TEST(ArgumentsTest)
