// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

// Every name the language itself gives a meaning to, interned at the same number in every table, so that
// keywords, directive locations, built-in types and introspection fields are a switch. The two groups whose
// order matters (operations and directive locations) come first.
#define GRAPHQL_SYMBOLS(X)                                                                                   \
    X(Query, "query")                                                                                        \
    X(Mutation, "mutation")                                                                                  \
    X(Subscription, "subscription")                                                                          \
    X(LocationQuery, "QUERY")                                                                                \
    X(LocationMutation, "MUTATION")                                                                          \
    X(LocationSubscription, "SUBSCRIPTION")                                                                  \
    X(LocationField, "FIELD")                                                                                \
    X(LocationFragmentDefinition, "FRAGMENT_DEFINITION")                                                     \
    X(LocationFragmentSpread, "FRAGMENT_SPREAD")                                                             \
    X(LocationInlineFragment, "INLINE_FRAGMENT")                                                             \
    X(LocationVariableDefinition, "VARIABLE_DEFINITION")                                                     \
    X(LocationFragmentVariableDefinition, "FRAGMENT_VARIABLE_DEFINITION")                                    \
    X(LocationSchema, "SCHEMA")                                                                              \
    X(LocationScalar, "SCALAR")                                                                              \
    X(LocationObject, "OBJECT")                                                                              \
    X(LocationFieldDefinition, "FIELD_DEFINITION")                                                           \
    X(LocationArgumentDefinition, "ARGUMENT_DEFINITION")                                                     \
    X(LocationInterface, "INTERFACE")                                                                        \
    X(LocationUnion, "UNION")                                                                                \
    X(LocationEnum, "ENUM")                                                                                  \
    X(LocationEnumValue, "ENUM_VALUE")                                                                       \
    X(LocationInputObject, "INPUT_OBJECT")                                                                   \
    X(LocationInputFieldDefinition, "INPUT_FIELD_DEFINITION")                                                \
    X(LocationDirectiveDefinition, "DIRECTIVE_DEFINITION")                                                   \
    X(Fragment, "fragment")                                                                                  \
    X(On, "on")                                                                                              \
    X(True, "true")                                                                                          \
    X(False, "false")                                                                                        \
    X(Null, "null")                                                                                          \
    X(Schema, "schema")                                                                                      \
    X(Scalar, "scalar")                                                                                      \
    X(Type, "type")                                                                                          \
    X(Interface, "interface")                                                                                \
    X(Union, "union")                                                                                        \
    X(Enum, "enum")                                                                                          \
    X(Input, "input")                                                                                        \
    X(Directive, "directive")                                                                                \
    X(Extend, "extend")                                                                                      \
    X(Implements, "implements")                                                                              \
    X(Repeatable, "repeatable")                                                                              \
    X(IntType, "Int")                                                                                        \
    X(FloatType, "Float")                                                                                    \
    X(StringType, "String")                                                                                  \
    X(BooleanType, "Boolean")                                                                                \
    X(IdType, "ID")                                                                                          \
    X(QueryType, "Query")                                                                                    \
    X(MutationType, "Mutation")                                                                              \
    X(SubscriptionType, "Subscription")                                                                      \
    X(Skip, "skip")                                                                                          \
    X(Include, "include")                                                                                    \
    X(Deprecated, "deprecated")                                                                              \
    X(SpecifiedBy, "specifiedBy")                                                                            \
    X(OneOf, "oneOf")                                                                                        \
    X(Defer, "defer")                                                                                        \
    X(Stream, "stream")                                                                                      \
    X(If, "if")                                                                                              \
    X(Reason, "reason")                                                                                      \
    X(Url, "url")                                                                                            \
    X(Label, "label")                                                                                        \
    X(MetaTypename, "__typename")                                                                            \
    X(MetaSchema, "__schema")                                                                                \
    X(MetaType, "__type")                                                                                    \
    X(SchemaType, "__Schema")                                                                                \
    X(TypeType, "__Type")                                                                                    \
    X(FieldType, "__Field")                                                                                  \
    X(InputValueType, "__InputValue")                                                                        \
    X(EnumValueType, "__EnumValue")                                                                          \
    X(DirectiveType, "__Directive")                                                                          \
    X(TypeKindType, "__TypeKind")                                                                            \
    X(DirectiveLocationType, "__DirectiveLocation")                                                          \
    X(Name, "name")                                                                                          \
    X(Kind, "kind")                                                                                          \
    X(Description, "description")                                                                            \
    X(Fields, "fields")                                                                                      \
    X(Interfaces, "interfaces")                                                                              \
    X(PossibleTypes, "possibleTypes")                                                                        \
    X(EnumValues, "enumValues")                                                                              \
    X(InputFields, "inputFields")                                                                            \
    X(OfType, "ofType")                                                                                      \
    X(SpecifiedByUrl, "specifiedByURL")                                                                      \
    X(IsOneOf, "isOneOf")                                                                                    \
    X(Types, "types")                                                                                        \
    X(QueryTypeField, "queryType")                                                                           \
    X(MutationTypeField, "mutationType")                                                                     \
    X(SubscriptionTypeField, "subscriptionType")                                                             \
    X(Directives, "directives")                                                                              \
    X(Args, "args")                                                                                          \
    X(IsDeprecated, "isDeprecated")                                                                          \
    X(DeprecationReason, "deprecationReason")                                                                \
    X(DefaultValue, "defaultValue")                                                                          \
    X(Locations, "locations")                                                                                \
    X(IsRepeatable, "isRepeatable")                                                                          \
    X(IncludeDeprecated, "includeDeprecated")

namespace tooltray::graphql {

// A name as a number; equal names of one SymbolTable have equal symbols.
enum class Symbol : std::uint32_t {
    None = 0,
#define X(identifier, text) identifier,
    GRAPHQL_SYMBOLS(X)
#undef X
        FirstFree
};

constexpr std::uint32_t kKnownSymbolCount = static_cast<std::uint32_t>(Symbol::FirstFree);

constexpr std::string_view kKnownSymbolTexts[kKnownSymbolCount] = {"",
#define X(identifier, text) text,
                                                                   GRAPHQL_SYMBOLS(X)
#undef X
};

constexpr std::uint32_t index(Symbol symbol) noexcept
{
    return static_cast<std::uint32_t>(symbol);
}

constexpr bool isKnown(Symbol symbol) noexcept
{
    return index(symbol) < kKnownSymbolCount;
}

constexpr bool isDirectiveLocation(Symbol symbol) noexcept
{
    return symbol >= Symbol::LocationQuery && symbol <= Symbol::LocationDirectiveDefinition;
}

// The text of a symbol below FirstFree, which needs no table.
constexpr std::string_view knownText(Symbol symbol) noexcept
{
    return kKnownSymbolTexts[index(symbol)];
}

// Numbers for names. The characters stay where they are: whoever interns keeps them alive and in place
// (a Document its source, a Schema its pool).
class SymbolTable {
public:
    SymbolTable();

    Symbol intern(std::string_view text);
    Symbol find(std::string_view text) const noexcept; // None when it was never interned
    std::string_view text(Symbol symbol) const noexcept { return m_entries[index(symbol)].text; }
    std::uint32_t hash(Symbol symbol) const noexcept { return m_entries[index(symbol)].hash; }
    // Symbols run from 0 (None) to size() - 1.
    std::size_t size() const noexcept { return m_entries.size(); }

    Symbol find(std::string_view text, std::uint32_t hash) const noexcept;

    static std::uint32_t hashOf(std::string_view text) noexcept;

private:
    struct Entry {
        std::string_view text;
        std::uint32_t hash;
    };

    std::size_t slotOf(std::string_view text, std::uint32_t hash) const noexcept;
    void grow();

    std::vector<Entry> m_entries;
    std::vector<Symbol> m_slots; // open addressing, a power of two, at most half full
};

} // namespace tooltray::graphql
