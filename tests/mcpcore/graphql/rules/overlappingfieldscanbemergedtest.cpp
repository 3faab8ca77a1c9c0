// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class OverlappingFieldsCanBeMergedTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "OverlappingFieldsCanBeMerged"; }
    std::vector<Row> rows() const override
    {
        return {
            {"the same", "{ id id a: field(x: 1) a: field(x: 1) }", {}},
            {"other arguments",
             "{ field(x: 1) field(x: 2) }",
             {"1:3 Fields \"field\" conflict because they have differing arguments. Use different aliases on "
              "the fields to fetch both if this was intentional."}},
            {"other fields",
             "{ a: id a: kind }",
             {"1:3 Fields \"a\" conflict because \"id\" and \"kind\" are different fields. Use different "
              "aliases on the fields to fetch both if this was intentional."}},
            {"missing arguments",
             "{ field field(x: 2) }",
             {"1:3 Fields \"field\" conflict because they have differing arguments. Use different aliases on "
              "the fields to fetch both if this was intentional."}},
            {"apart", "{ pet { ... on Dog { a: name } ... on Cat { a: name(upper: true) } } }", {}},
            {"other types apart",
             "{ pet { ... on Dog { a: barks } ... on Cat { a: name } } }",
             {"1:22 Fields \"a\" conflict because they return conflicting types \"Int\" and \"String\". Use "
              "different aliases on the fields to fetch both if this was intentional."}},
            {"deep",
             "{ pet { a: id } pet { a: name } }",
             {"1:3 Fields \"pet\" conflict because subfields \"a\" conflict because \"id\" and \"name\" are "
              "different fields. Use different aliases on the fields to fetch both if this was "
              "intentional."}},
            {"through fragments",
             "{ ...A ...B } fragment A on Query { x: id } fragment B on Query { x: kind }",
             {"1:37 Fields \"x\" conflict because \"id\" and \"kind\" are different fields. Use different "
              "aliases on the fields to fetch both if this was intentional."}},
            {"order of keys",
             "{ find(in: {a: 1, kind: CAT}) { __typename } find(in: {kind: CAT, a: 1}) { __typename } }",
             {}},
        };
    }
};

TOOLTRAY_TEST(OverlappingFieldsCanBeMergedTest)
