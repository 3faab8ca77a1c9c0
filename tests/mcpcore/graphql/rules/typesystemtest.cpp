// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletest.h"

class TypeSystemTest : public RuleTest {
    std::vector<Rule> rules() const override
    {
        return {
            {"LoneSchemaDefinition",
             Target::Sdl,
             {
                 {"one", "schema { query: Q }", {}},
                 {"two",
                  "schema { query: Q } schema { query: R } schema { query: S }",
                  {"1:21 Must provide only one schema definition.",
                   "1:41 Must provide only one schema definition."}},
             }},
            {"UniqueOperationTypes",
             Target::Sdl,
             {
                 {"each once", "schema { query: Q mutation: M }", {}},
                 {"twice",
                  "schema { query: Q query: R } extend schema { query: S }",
                  {"1:10 There can be only one query type in schema.",
                   "1:10 There can be only one query type in schema."}},
             }},
            {"UniqueTypeNames",
             Target::Sdl,
             {
                 {"different", "type A { a: Int } enum B { C }", {}},
                 {"the same",
                  "type A { a: Int } scalar A input A { a: Int }",
                  {"1:6 There can be only one type named \"A\".",
                   "1:6 There can be only one type named \"A\"."}},
             }},
            {"UniqueEnumValueNames",
             Target::Sdl,
             {
                 {"different", "enum E { A B } enum F { A }", {}},
                 {"the same",
                  "enum E { A B A } extend enum E { B }",
                  {"1:10 Enum value \"E.A\" can only be defined once.",
                   "1:12 Enum value \"E.B\" can only be defined once."}},
             }},
            {"UniqueFieldDefinitionNames",
             Target::Sdl,
             {
                 {"different", "type A { a: Int b: Int }", {}},
                 {"the same",
                  "type A { a: Int a: Int } extend type A { a: Int } input I { b: Int b: Int }",
                  {"1:10 Field \"A.a\" can only be defined once.",
                   "1:10 Field \"A.a\" can only be defined once.",
                   "1:61 Field \"I.b\" can only be defined once."}},
             }},
            {"UniqueArgumentDefinitionNames",
             Target::Sdl,
             {
                 {"different", "type A { a(x: Int, y: Int): Int }", {}},
                 {"the same",
                  "type A { a(x: Int, x: Int): Int } directive @d(y: Int, y: Int) on FIELD",
                  {"1:12 Argument \"A.a(x:)\" can only be defined once.",
                   "1:48 Argument \"@d(y:)\" can only be defined once."}},
             }},
            {"UniqueDirectiveNames",
             Target::Sdl,
             {
                 {"different", "directive @a on FIELD directive @b on FIELD", {}},
                 {"the same",
                  "directive @a on FIELD directive @a on QUERY",
                  {"1:12 There can be only one directive named \"@a\"."}},
             }},
            {"PossibleTypeExtensions",
             Target::Sdl,
             {
                 {"of the kind", "type A { a: Int } extend type A { b: Int }", {}},
                 {"of another",
                  "type A { a: Int } extend enum A { B } extend scalar A @d",
                  {"1:1 Cannot extend non-enum type \"A\".", "1:1 Cannot extend non-scalar type \"A\"."}},
                 {"of nothing",
                  "type Able { a: Int } extend type Abel { b: Int }",
                  {"1:34 Cannot extend type \"Abel\" because it is not defined. Did you mean \"Able\"?"}},
             }},
        };
    }
};

TOOLTRAY_TEST(TypeSystemTest)
