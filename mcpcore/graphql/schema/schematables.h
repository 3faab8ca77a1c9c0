// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/symboltable.h"

#include <cassert>
#include <cstdint>
#include <span>

// What a schema consists of: arrays of plain structs that refer to each other by index and to text by
// offset. There is no pointer in them, so that a cache file can hold them as they stand and be used where it
// is mapped.

namespace tooltray::graphql {

constexpr std::uint32_t kNoIndex = 0xFFFFFFFF;

// A named type of a schema and the lists and non-nulls around it: [User!]! in 8 bytes, equal when the
// types are.
struct TypeRef {
    std::uint32_t type = kNoIndex; // index of the named type
    // One bit a wrapper, the outermost lowest (1 is non-null, 0 a list), closed by a 1 above them.
    std::uint32_t wraps = 1;

    static constexpr std::uint32_t kMaxWraps = 31;

    bool operator==(const TypeRef &) const = default;

    constexpr bool isKnown() const noexcept { return type != kNoIndex; }
    constexpr bool isNamed() const noexcept { return wraps == 1; }
    constexpr bool isNonNull() const noexcept { return wraps > 1 && (wraps & 1) != 0; }
    constexpr bool isList() const noexcept { return (wraps & 1) == 0; } // and not non-null

    constexpr TypeRef inner() const noexcept // without the outermost wrapper
    {
        assert(!isNamed());
        return {type, wraps >> 1};
    }
    constexpr TypeRef nullable() const noexcept { return isNonNull() ? inner() : *this; }
    constexpr TypeRef named() const noexcept { return {type, 1}; }

    constexpr bool isFull() const noexcept { return wraps >> kMaxWraps != 0; }
    constexpr TypeRef list() const noexcept
    {
        assert(!isFull());
        return {type, wraps << 1};
    }
    constexpr TypeRef nonNull() const noexcept
    {
        assert(!isFull() && !isNonNull());
        return {type, wraps << 1 | 1};
    }
};

enum class TypeKind : std::uint8_t { Scalar, Object, Interface, Union, Enum, InputObject };

constexpr bool isComposite(TypeKind kind) noexcept
{
    return kind == TypeKind::Object || kind == TypeKind::Interface || kind == TypeKind::Union;
}

constexpr bool isAbstract(TypeKind kind) noexcept
{
    return kind == TypeKind::Interface || kind == TypeKind::Union;
}

constexpr bool isLeaf(TypeKind kind) noexcept
{
    return kind == TypeKind::Scalar || kind == TypeKind::Enum;
}

constexpr bool isInput(TypeKind kind) noexcept
{
    return isLeaf(kind) || kind == TypeKind::InputObject;
}

constexpr bool isOutput(TypeKind kind) noexcept
{
    return kind != TypeKind::InputObject;
}

// A stretch of SchemaTables::text; absent is not the same as empty.
struct TextRef {
    std::uint32_t offset = 0;
    std::uint32_t length = kAbsent;

    static constexpr std::uint32_t kAbsent = 0xFFFFFFFF;
    constexpr bool isPresent() const noexcept { return length != kAbsent; }
    bool operator==(const TextRef &) const = default;
};

struct IndexSpan {
    std::uint32_t begin = 0;
    std::uint32_t count = 0;

    bool operator==(const IndexSpan &) const = default;
};

struct NameData {
    TextRef text;
    std::uint32_t hash = 0;
};

struct TypeData {
    static constexpr std::uint8_t kOneOf = 1;
    static constexpr std::uint8_t kBuiltIn = 2; // a specified scalar or an introspection type
    static constexpr std::uint8_t kIntrospection = 4;

    Symbol name = Symbol::None;
    TypeKind kind = TypeKind::Scalar;
    std::uint8_t flags = 0;
    std::uint16_t reserved = 0;
    TextRef description;
    TextRef specifiedBy;                  // of scalars
    IndexSpan members;                    // fields, input values or enum values, by kind
    std::uint32_t memberSlots = kNoIndex; // of big types: begin of their hash table in memberSlots
    std::uint32_t memberMask = 0;
    IndexSpan types;        // in typeLists: the interfaces of an object or interface, the members of a union
    IndexSpan possible;     // in typeLists: the objects an abstract type can be
    IndexSpan implementing; // in typeLists: the interfaces that implement an interface
    std::uint32_t possibleBits = kNoIndex; // of abstract types: begin in bits, one bit an object
    std::uint32_t objectNumber = kNoIndex; // of objects: which bit
};

struct FieldData {
    Symbol name = Symbol::None;
    std::uint32_t parent = kNoIndex; // the type; none for __schema, __type and __typename
    TypeRef type;
    IndexSpan arguments;
    TextRef description;
    TextRef deprecation; // the reason; absent when it is not deprecated
};

enum class InputOwner : std::uint8_t { Field, Directive, InputObject };

// An argument or an input field.
struct InputData {
    Symbol name = Symbol::None;
    std::uint32_t owner = kNoIndex; // index of the field, directive or type
    TypeRef type;
    TextRef description;
    TextRef deprecation;
    TextRef defaultValue; // a GraphQL literal in canonical print
    InputOwner ownerKind = InputOwner::Field;
    std::uint8_t reserved[3] = {};
};

struct EnumValueData {
    Symbol name = Symbol::None;
    std::uint32_t parent = kNoIndex;
    TextRef description;
    TextRef deprecation;
};

struct DirectiveData {
    static constexpr std::uint8_t kRepeatable = 1;
    static constexpr std::uint8_t kSpecified = 2; // one of the specification's own

    Symbol name = Symbol::None;
    TextRef description;
    TextRef deprecation;
    IndexSpan arguments;
    IndexSpan locations; // in locationLists, in the order they were written
    std::uint8_t flags = 0;
    std::uint8_t reserved[3] = {};
};

struct RootData {
    TextRef description;
    std::uint32_t types[3] = {kNoIndex, kNoIndex, kNoIndex}; // by OperationType
    std::uint32_t objectCount = 0;
};

struct SchemaTables {
    RootData root;
    std::span<const char> text;
    std::span<const NameData> names; // by Symbol
    std::span<const Symbol> nameSlots;
    std::span<const std::uint32_t> typeByName; // by Symbol: the index of the type
    std::span<const TypeData> types;
    std::span<const FieldData> fields;
    std::span<const InputData> inputs;
    std::span<const EnumValueData> enumValues;
    std::span<const DirectiveData> directives;
    std::span<const std::uint32_t> typeLists;
    std::span<const Symbol> locationLists;
    std::span<const std::uint32_t> memberSlots;
    std::span<const std::uint64_t> bits;
};

// Where the hash table of a type's members begins to look for a name.
constexpr std::uint32_t memberSlotOf(Symbol name) noexcept
{
    return static_cast<std::uint32_t>(name) * 0x9E3779B1u >> 7;
}

// Where __schema, __type and __typename stand in the fields of every schema.
enum class MetaField : std::uint32_t { Schema, Type, Typename };
constexpr std::uint32_t kMetaFieldCount = 3;

} // namespace tooltray::graphql
