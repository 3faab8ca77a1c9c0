// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "graphql/schema/schemastorage.h"

#include <string_view>
#include <vector>

namespace tooltray::graphql {

// Collects the elements of a schema, from wherever they come.
//
// Elements are added in order: a type, then its members, each field followed by its arguments. Until
// finish() types are referred to by name, in TypeRef::type, so that a definition may follow its uses. Names
// are not copied: their characters have to stay in place until then. What is added twice, a type, a member of
// one or a directive, replaces what was there.
class SchemaAssembler {
public:
    SchemaAssembler();

    Symbol name(std::string_view text) { return m_names.intern(text); }
    std::string_view name(Symbol symbol) const noexcept { return m_names.text(symbol); }
    TextRef text(std::string_view text);
    TextRef stringValue(std::string_view token); // of a string literal
    static TypeRef typeNamed(Symbol name) noexcept { return {index(name), 1}; }

    // All return the index of what was added; what it holds is written through the accessors below.
    std::uint32_t beginType(Symbol name, TypeKind kind);
    std::uint32_t addField(Symbol name);
    std::uint32_t addInputField(Symbol name);
    std::uint32_t addEnumValue(Symbol name);
    void addInterfaceOrMember(Symbol type);
    std::uint32_t beginDirective(Symbol name);
    void addLocation(Symbol location);      // to the directive before
    std::uint32_t addArgument(Symbol name); // to the field or directive before
    void setRootType(OperationType operation, Symbol type) noexcept;
    // Types from here on are there to be referred to; those that are not are left out.
    void beginBuiltIns() noexcept { m_givenTypes = m_storage.types.size(); }

    RootData &root() noexcept { return m_storage.root; }
    TypeData &type(std::uint32_t index) { return m_storage.types[index]; }
    FieldData &field(std::uint32_t index) { return m_storage.fields[index]; }
    InputData &input(std::uint32_t index) { return m_storage.inputs[index]; }
    EnumValueData &enumValue(std::uint32_t index) { return m_storage.enumValues[index]; }
    DirectiveData &directive(std::uint32_t index) { return m_storage.directives[index]; }

    std::uint32_t findType(Symbol name) const noexcept; // kNoIndex when there is none
    bool hasDirective(Symbol name) const noexcept;
    // Names that are used like types but are no type that was added so far.
    std::vector<Symbol> undefinedTypes() const;

    struct Finished {
        SchemaPointer schema;
        std::vector<std::uint32_t> typeIndices; // by what beginType() returned; kNoIndex for types left out
    };
    // Names of types that nothing defines become scalars. The assembler is spent afterwards.
    Finished finish();

private:
    // The index something was added at, by its name, within the latest owner.
    class Members {
    public:
        void beginOwner() noexcept { ++m_owner; }
        std::uint32_t find(Symbol name) const noexcept;
        void set(Symbol name, std::uint32_t index);

    private:
        struct Entry {
            std::uint32_t owner = 0;
            std::uint32_t index = kNoIndex;
        };
        std::vector<Entry> m_entries;
        std::uint32_t m_owner = 0;
    };

    template <class Data>
    std::uint32_t addMember(std::vector<Data> &table, Symbol name);
    void beginArguments(InputOwner ownerKind, std::uint32_t owner);

    SymbolTable m_names;
    SchemaStorage m_storage;
    std::size_t m_givenTypes = 0;
    std::vector<std::uint32_t> m_typeBySymbol;
    std::uint32_t m_currentType = kNoIndex;
    Members m_directives; // all of one owner
    Members m_members;
    Members m_arguments;
    InputOwner m_argumentOwnerKind = InputOwner::Field;
    std::uint32_t m_argumentOwner = kNoIndex;
};

} // namespace tooltray::graphql
