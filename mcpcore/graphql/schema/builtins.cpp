// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/builtins.h"

#include "graphql/language/parse.h"

namespace tooltray::graphql {

namespace {

// Directives and their locations in the order graphql-js lists them.
constexpr const char kDefinitions[] = R"GRAPHQL(
"Text, as a sequence of Unicode characters."
scalar String
"A whole number between -2^31 and 2^31 - 1."
scalar Int
"A double-precision floating point number (IEEE 754)."
scalar Float
"True or false."
scalar Boolean
"An opaque identifier. It is written as a string; integers are accepted as well."
scalar ID

"Includes the field or fragment only when the argument is true."
directive @include("Whether to include it." if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
"Skips the field or fragment when the argument is true."
directive @skip("Whether to skip it." if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
"Marks a part of the schema that should no longer be used."
directive @deprecated("Why, and what to use instead, in Markdown." reason: String! = "No longer supported")
  on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE | DIRECTIVE_DEFINITION
"Points to the specification of a custom scalar."
directive @specifiedBy("Where the specification is found." url: String!) on SCALAR
"Marks an input object of which exactly one field is given, and not as null."
directive @oneOf on INPUT_OBJECT

"A schema: the types and directives a service knows and the operations it offers."
type __Schema {
  description: String
  "All types."
  types: [__Type!]!
  "The type queries start from."
  queryType: __Type!
  "The type mutations start from, if there are any."
  mutationType: __Type
  "The type subscriptions start from, if there are any."
  subscriptionType: __Type
  "All directives."
  directives(includeDeprecated: Boolean! = false): [__Directive!]!
}

"A type: a named one of a kind, or a list or non-null around another. Which fields hold something depends on the kind."
type __Type {
  kind: __TypeKind!
  name: String
  description: String
  specifiedByURL: String
  fields(includeDeprecated: Boolean! = false): [__Field!]
  interfaces: [__Type!]
  possibleTypes: [__Type!]
  enumValues(includeDeprecated: Boolean! = false): [__EnumValue!]
  inputFields(includeDeprecated: Boolean! = false): [__InputValue!]
  ofType: __Type
  isOneOf: Boolean
}

"The kinds of types."
enum __TypeKind {
  "A scalar."
  SCALAR
  "An object; it has `fields` and `interfaces`."
  OBJECT
  "An interface; it has `fields`, `interfaces` and `possibleTypes`."
  INTERFACE
  "A union; it has `possibleTypes`."
  UNION
  "An enum; it has `enumValues`."
  ENUM
  "An input object; it has `inputFields`."
  INPUT_OBJECT
  "A list; its items are of `ofType`."
  LIST
  "A type that cannot be null, around `ofType`."
  NON_NULL
}

"A field of an object or interface."
type __Field {
  name: String!
  description: String
  args(includeDeprecated: Boolean! = false): [__InputValue!]!
  type: __Type!
  isDeprecated: Boolean!
  deprecationReason: String
}

"An argument of a field or directive, or a field of an input object."
type __InputValue {
  name: String!
  description: String
  type: __Type!
  "The default value as a GraphQL literal."
  defaultValue: String
  isDeprecated: Boolean!
  deprecationReason: String
}

"One of the values of an enum, which is a string in JSON."
type __EnumValue {
  name: String!
  description: String
  isDeprecated: Boolean!
  deprecationReason: String
}

"A directive: a way to change how a part of a document is executed or checked."
type __Directive {
  name: String!
  description: String
  isRepeatable: Boolean!
  locations: [__DirectiveLocation!]!
  args(includeDeprecated: Boolean! = false): [__InputValue!]!
  isDeprecated: Boolean!
  deprecationReason: String
}

"The places of a document a directive can be put at."
enum __DirectiveLocation {
  "On a query."
  QUERY
  "On a mutation."
  MUTATION
  "On a subscription."
  SUBSCRIPTION
  "On a field that is selected."
  FIELD
  "On the definition of a fragment."
  FRAGMENT_DEFINITION
  "On the spread of a fragment."
  FRAGMENT_SPREAD
  "On an inline fragment."
  INLINE_FRAGMENT
  "On the definition of a variable of an operation."
  VARIABLE_DEFINITION
  "On the definition of a variable of a fragment."
  FRAGMENT_VARIABLE_DEFINITION
  "On the schema."
  SCHEMA
  "On a scalar."
  SCALAR
  "On an object type."
  OBJECT
  "On a field of an object or interface."
  FIELD_DEFINITION
  "On an argument of a field or directive."
  ARGUMENT_DEFINITION
  "On an interface."
  INTERFACE
  "On a union."
  UNION
  "On an enum."
  ENUM
  "On a value of an enum."
  ENUM_VALUE
  "On an input object."
  INPUT_OBJECT
  "On a field of an input object."
  INPUT_FIELD_DEFINITION
  "On the definition of a directive."
  DIRECTIVE_DEFINITION
}
)GRAPHQL";

} // namespace

const Document &builtInDefinitions()
{
    static const Document document = parseDocument(std::string(kDefinitions));
    return document;
}

} // namespace tooltray::graphql
