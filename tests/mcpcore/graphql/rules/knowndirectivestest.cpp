// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class KnownDirectivesTest : public RuleTest {
    Target target() const override { return Target::Executable; }
    std::string_view rule() const override { return "KnownDirectives"; }
    std::vector<Row> rows() const override
    {
        return {
            {"known", "query @mark(n: 1) { id @skip(if: true) }", {}},
            {"unknown", "{ id @nope }", {"1:6 Unknown directive \"@nope\"."}},
            {"elsewhere",
             "query @skip(if: true) { id } fragment F on Query @include(if: true) { id }",
             {"1:7 Directive \"@skip\" may not be used on QUERY.",
              "1:50 Directive \"@include\" may not be used on FRAGMENT_DEFINITION."}},
            {"of a variable",
             "query($a: Int @mark(n: 1)) { id }",
             {"1:15 Directive \"@mark\" may not be used on VARIABLE_DEFINITION."}},
        };
    }
};

class KnownDirectivesInSdlTest : public RuleTest {
    Target target() const override { return Target::Sdl; }
    std::string_view rule() const override { return "KnownDirectives"; }
    std::vector<Row> rows() const override
    {
        return {
            {"allowed everywhere",
             "directive @d on SCHEMA | SCALAR | OBJECT | ARGUMENT_DEFINITION | FIELD_DEFINITION | INTERFACE "
             "| UNION | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION\nschema @d { query: Q "
             "}\nscalar S @d\ntype Q @d { a(b: Int @d): Int @d }\ninterface I @d { a: Int }\nunion U @d = "
             "Q\nenum E @d { A @d }\ninput P @d { a: Int @d }\nextend type Q @d",
             {}},
            {"allowed nowhere",
             "directive @d on FIELD\nschema @d { query: Q }\nscalar S @d\ntype Q @d { a(b: Int @d): Int @d "
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
        };
    }
};

TOOLTRAY_TEST(KnownDirectivesTest)
TOOLTRAY_TEST(KnownDirectivesInSdlTest)
