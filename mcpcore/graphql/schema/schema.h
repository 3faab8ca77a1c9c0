// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schematables.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

// The parts of a Schema as small values: a pointer to the schema and an index. A default-made one is no
// element at all, which is also what looking up an unknown name gives.
namespace tooltray::graphql {

class Schema;

// The index of the type at a place in the tables' lists of types.
std::uint32_t typeInList(const Schema &schema, std::uint32_t at) noexcept;

class SchemaElement {
public:
    SchemaElement() noexcept = default;
    SchemaElement(const Schema *schema, std::uint32_t index) noexcept : m_schema(schema), m_index(index) {}

    explicit operator bool() const noexcept { return m_schema != nullptr; }
    bool operator==(const SchemaElement &) const = default;
    const Schema &schema() const noexcept { return *m_schema; }
    std::uint32_t index() const noexcept { return m_index; }

protected:
    std::string_view text(TextRef ref) const noexcept;
    std::string_view text(Symbol name) const noexcept;

private:
    const Schema *m_schema = nullptr;
    std::uint32_t m_index = 0;
};

// A run of elements in one of the tables, or of the types a list of indices names.
template <class Element, bool IsList = false>
class SchemaRange {
public:
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Element;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = Element;

        Iterator() noexcept = default;
        Iterator(const Schema *schema, std::uint32_t at) noexcept : m_schema(schema), m_at(at) {}
        Element operator*() const noexcept { return at(m_schema, m_at); }
        Iterator &operator++() noexcept
        {
            ++m_at;
            return *this;
        }
        Iterator operator++(int) noexcept { return {m_schema, m_at++}; }
        bool operator==(const Iterator &) const = default;

    private:
        const Schema *m_schema = nullptr;
        std::uint32_t m_at = 0;
    };

    SchemaRange() noexcept = default;
    SchemaRange(const Schema *schema, IndexSpan span) noexcept : m_schema(schema), m_span(span) {}

    Iterator begin() const noexcept { return {m_schema, m_span.begin}; }
    Iterator end() const noexcept { return {m_schema, m_span.begin + m_span.count}; }
    std::size_t size() const noexcept { return m_span.count; }
    bool isEmpty() const noexcept { return m_span.count == 0; }
    Element operator[](std::size_t i) const noexcept
    {
        return at(m_schema, m_span.begin + static_cast<std::uint32_t>(i));
    }

private:
    static Element at(const Schema *schema, std::uint32_t at) noexcept;

    const Schema *m_schema = nullptr;
    IndexSpan m_span;
};

class SchemaType;
class SchemaDirective;

// An argument of a field or directive, or a field of an input object.
class SchemaInput : public SchemaElement {
public:
    using SchemaElement::SchemaElement;

    const InputData &data() const noexcept;
    Symbol symbol() const noexcept { return data().name; }
    std::string_view name() const noexcept { return text(data().name); }
    TypeRef type() const noexcept { return data().type; }
    std::string_view description() const noexcept { return text(data().description); }
    bool hasDescription() const noexcept { return data().description.isPresent(); }
    bool hasDefaultValue() const noexcept { return data().defaultValue.isPresent(); }
    std::string_view defaultValue() const noexcept { return text(data().defaultValue); } // as a literal
    bool isRequired() const noexcept { return data().type.isNonNull() && !hasDefaultValue(); }
    bool isDeprecated() const noexcept { return data().deprecation.isPresent(); }
    std::string_view deprecationReason() const noexcept { return text(data().deprecation); }
    std::string coordinate() const; // Query.user(id:), @skip(if:), UserInput.name
};

using SchemaInputs = SchemaRange<SchemaInput>;

class SchemaField : public SchemaElement {
public:
    using SchemaElement::SchemaElement;

    const FieldData &data() const noexcept;
    Symbol symbol() const noexcept { return data().name; }
    std::string_view name() const noexcept { return text(data().name); }
    SchemaType parent() const noexcept; // no type for the introspection fields of every type
    TypeRef type() const noexcept { return data().type; }
    SchemaType namedType() const noexcept;
    SchemaInputs arguments() const noexcept { return {&schema(), data().arguments}; }
    SchemaInput argument(Symbol name) const noexcept;
    SchemaInput argument(std::string_view name) const noexcept;
    std::string_view description() const noexcept { return text(data().description); }
    bool hasDescription() const noexcept { return data().description.isPresent(); }
    bool isDeprecated() const noexcept { return data().deprecation.isPresent(); }
    std::string_view deprecationReason() const noexcept { return text(data().deprecation); }
    std::string coordinate() const; // Query.user
};

using SchemaFields = SchemaRange<SchemaField>;

class SchemaEnumValue : public SchemaElement {
public:
    using SchemaElement::SchemaElement;

    const EnumValueData &data() const noexcept;
    Symbol symbol() const noexcept { return data().name; }
    std::string_view name() const noexcept { return text(data().name); }
    std::string_view description() const noexcept { return text(data().description); }
    bool hasDescription() const noexcept { return data().description.isPresent(); }
    bool isDeprecated() const noexcept { return data().deprecation.isPresent(); }
    std::string_view deprecationReason() const noexcept { return text(data().deprecation); }
    std::string coordinate() const; // Colour.RED
};

using SchemaEnumValues = SchemaRange<SchemaEnumValue>;
using SchemaTypeList = SchemaRange<SchemaType, true>;

class SchemaType : public SchemaElement {
public:
    using SchemaElement::SchemaElement;

    const TypeData &data() const noexcept;
    Symbol symbol() const noexcept { return data().name; }
    std::string_view name() const noexcept { return text(data().name); }
    TypeKind kind() const noexcept { return data().kind; }
    bool is(TypeKind kind) const noexcept { return *this && data().kind == kind; }
    bool isComposite() const noexcept { return *this && graphql::isComposite(kind()); }
    bool isAbstract() const noexcept { return *this && graphql::isAbstract(kind()); }
    bool isLeaf() const noexcept { return *this && graphql::isLeaf(kind()); }
    bool isInput() const noexcept { return *this && graphql::isInput(kind()); }
    bool isOutput() const noexcept { return *this && graphql::isOutput(kind()); }
    bool isBuiltIn() const noexcept { return (data().flags & TypeData::kBuiltIn) != 0; }
    bool isIntrospection() const noexcept { return (data().flags & TypeData::kIntrospection) != 0; }
    bool isOneOf() const noexcept { return (data().flags & TypeData::kOneOf) != 0; }
    TypeRef reference() const noexcept { return {index(), 1}; }

    std::string_view description() const noexcept { return text(data().description); }
    bool hasDescription() const noexcept { return data().description.isPresent(); }
    bool hasSpecifiedBy() const noexcept { return data().specifiedBy.isPresent(); }
    std::string_view specifiedBy() const noexcept { return text(data().specifiedBy); }

    // Empty, or no element, on types of another kind.
    SchemaFields fields() const noexcept;
    SchemaField field(Symbol name) const noexcept;
    SchemaField field(std::string_view name) const noexcept;
    SchemaInputs inputFields() const noexcept;
    SchemaInput inputField(Symbol name) const noexcept;
    SchemaInput inputField(std::string_view name) const noexcept;
    SchemaEnumValues enumValues() const noexcept;
    SchemaEnumValue enumValue(Symbol name) const noexcept;
    SchemaEnumValue enumValue(std::string_view name) const noexcept;
    SchemaTypeList interfaces() const noexcept;    // it implements
    SchemaTypeList members() const noexcept;       // of a union
    SchemaTypeList possibleTypes() const noexcept; // objects an abstract type can be
    SchemaTypeList implementingInterfaces() const noexcept;

private:
    std::uint32_t memberNamed(Symbol name) const noexcept;
};

using SchemaTypes = SchemaRange<SchemaType>;

class SchemaDirective : public SchemaElement {
public:
    using SchemaElement::SchemaElement;

    const DirectiveData &data() const noexcept;
    Symbol symbol() const noexcept { return data().name; }
    std::string_view name() const noexcept { return text(data().name); }
    std::string_view description() const noexcept { return text(data().description); }
    bool hasDescription() const noexcept { return data().description.isPresent(); }
    bool isDeprecated() const noexcept { return data().deprecation.isPresent(); }
    std::string_view deprecationReason() const noexcept { return text(data().deprecation); }
    bool isRepeatable() const noexcept { return (data().flags & DirectiveData::kRepeatable) != 0; }
    bool isSpecified() const noexcept { return (data().flags & DirectiveData::kSpecified) != 0; }
    SchemaInputs arguments() const noexcept { return {&schema(), data().arguments}; }
    SchemaInput argument(Symbol name) const noexcept;
    SchemaInput argument(std::string_view name) const noexcept;
    std::span<const Symbol> locations() const noexcept; // Symbol::LocationQuery...
    bool isAllowedOn(Symbol location) const noexcept;
    std::string coordinate() const; // @skip
};

using SchemaDirectives = SchemaRange<SchemaDirective>;

template <class Element, bool IsList>
Element SchemaRange<Element, IsList>::at(const Schema *schema, std::uint32_t at) noexcept
{
    if constexpr (IsList)
        return Element(schema, typeInList(*schema, at));
    else
        return Element(schema, at);
}

// A GraphQL schema: immutable, and so free to be shared between threads (SchemaPointer). Made by
// buildSchema(), readIntrospection() or openSchemaCache(); its elements are read through the views
// above, which need it to stay alive.
class Schema {
public:
    // The owner keeps alive what the tables point to.
    Schema(const SchemaTables &tables, std::shared_ptr<const void> owner);
    Schema(const Schema &) = delete;
    Schema &operator=(const Schema &) = delete;

    SchemaTypes types() const noexcept; // all, introspection included, in the order of introspection
    SchemaDirectives directives() const noexcept;
    std::string_view description() const noexcept { return text(m_tables.root.description); }
    bool hasDescription() const noexcept { return m_tables.root.description.isPresent(); }

    // No element when there is none of the name.
    SchemaType type(std::string_view name) const noexcept { return type(symbol(name)); }
    SchemaType type(Symbol name) const noexcept;
    SchemaType type(std::uint32_t index) const noexcept;
    SchemaType type(TypeRef type) const noexcept; // the named one inside
    SchemaDirective directive(std::string_view name) const noexcept { return directive(symbol(name)); }
    SchemaDirective directive(Symbol name) const noexcept;
    SchemaType rootType(OperationType operation) const noexcept;
    SchemaType queryType() const noexcept { return rootType(OperationType::Query); }

    // The field of a composite type, or one of __typename, __schema and __type where they are allowed.
    SchemaField field(SchemaType parent, Symbol name) const noexcept;

    // Relations of types (September 2025, 3.4 to 3.9 and 5.5.2.3).
    bool isPossibleType(SchemaType abstract, SchemaType type) const noexcept;
    bool doTypesOverlap(SchemaType a, SchemaType b) const noexcept;
    bool isSubType(TypeRef type, TypeRef ofType) const noexcept;

    // Names. A Document has symbols of its own; this is what they are called here.
    Symbol symbol(std::string_view name) const noexcept;
    std::vector<Symbol> symbolsFor(const SymbolTable &names) const;
    std::string_view text(Symbol name) const noexcept { return text(m_tables.names[index(name)].text); }

    // The type a document spells; unknown when the schema does not have it.
    TypeRef typeRef(TypeReference type) const noexcept;
    std::string print(TypeRef type) const;

    const SchemaTables &tables() const noexcept { return m_tables; }
    std::string_view text(TextRef ref) const noexcept
    {
        return ref.isPresent() ? std::string_view(m_tables.text.data() + ref.offset, ref.length)
                               : std::string_view();
    }

private:
    Symbol find(std::string_view name, std::uint32_t hash) const noexcept;

    SchemaTables m_tables;
    std::shared_ptr<const void> m_owner;
};

using SchemaPointer = std::shared_ptr<const Schema>;

// The wrappers a document writes around a type name, as TypeRef::wraps; 0 when there are too many for that.
std::uint32_t wrapsOf(TypeReference type) noexcept;

} // namespace tooltray::graphql
