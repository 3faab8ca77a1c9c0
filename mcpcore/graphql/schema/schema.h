// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schemaelements.h"
#include "graphql/schema/schematables.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// A GraphQL schema: immutable, and so free to be shared between threads (SchemaPointer). Made by
// buildSchema(), readIntrospection() or openSchemaCache(); its elements are read through the views of
// schemaelements.h, which need it to stay alive.
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
