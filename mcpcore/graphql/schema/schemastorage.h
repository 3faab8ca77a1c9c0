// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/symboltable.h"
#include "graphql/schema/schematables.h"

#include <string>
#include <vector>

namespace tooltray::graphql {

// The tables of a schema as they are filled, and as they live on behind a Schema that was built in memory.
struct SchemaStorage {
    RootData root;
    std::string text;
    std::vector<NameData> names;
    std::vector<Symbol> nameSlots;
    std::vector<std::uint32_t> typeByName;
    std::vector<TypeData> types;
    std::vector<FieldData> fields;
    std::vector<InputData> inputs;
    std::vector<EnumValueData> enumValues;
    std::vector<DirectiveData> directives;
    std::vector<std::uint32_t> typeLists;
    std::vector<Symbol> locationLists;
    std::vector<std::uint32_t> memberSlots;
    std::vector<std::uint64_t> bits;

    SchemaTables tables() const;
};

// Turns tables in which types are symbols into ones in which they are indices, and adds what is computed:
// the order of types, possible types, hash tables, names. Every symbol has to be that of a type.
// The first `givenTypes` types keep their order; of the others, those referred to are placed behind the
// first that does, as graphql-js orders them, and the rest is dropped.
// Returns the new index of each type, kNoIndex for those dropped.
std::vector<std::uint32_t> linkSchema(SchemaStorage &storage, const SymbolTable &names,
                                      std::size_t givenTypes);

// Whether everything in the tables refers to something that is there, so that a Schema of them can be used.
// Tables that were built are; this is for those that come from a file.
bool areSound(const SchemaTables &tables) noexcept;

} // namespace tooltray::graphql
