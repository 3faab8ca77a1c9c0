// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class ValuesOfCorrectTypeTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "ValuesOfCorrectType"; }
    std::vector<Row> rows() const override
    {
        return {
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
             {"1:19 Value \"COW\" does not exist in \"Kind\" enum. Did you mean the enum value \"CAT\" or "
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
             {"1:18 Within OneOf Input Object type \"One\", exactly one field must be specified, and the "
              "value for that field must be non-null."}},
            {"one of, twice",
             "{ find(in: {one: {a: 1, b: 2}}) { __typename } }",
             {"1:18 Within OneOf Input Object type \"One\", exactly one field must be specified, and the "
              "value for that field must be non-null."}},
            {"one of, null",
             "{ find(in: {one: {a: null}}) { __typename } }",
             {"1:18 Within OneOf Input Object type \"One\", exactly one field must be specified, and the "
              "value for that field must be non-null."}},
            {"a single value in a list",
             "{ find(in: {list: {a: \"x\"}}) { __typename } }",
             {"1:23 Int cannot represent non-integer value: \"x\""}},
            {"defaults",
             "query($a: Int! = null, $b: In = {a: \"1\"}) { id }",
             {"1:18 Expected value of non-null type \"Int!\" not to be null.",
              "1:37 Int cannot represent non-integer value: \"1\""}},
        };
    }
};

TOOLTRAY_TEST(ValuesOfCorrectTypeTest)
