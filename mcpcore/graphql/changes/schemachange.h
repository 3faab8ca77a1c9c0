// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "text/words/message.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// The effect of a change on clients of the schema. A dangerous one leaves every operation valid, but what it
// returns or does may differ.
enum class ChangeImpact : std::uint8_t { Safe, Dangerous, Breaking };

// The kinds of graphql-js under its names, and what it does not look at: root types, @oneOf, @specifiedBy,
// deprecation, and inputs that lose the default which made them optional.
enum class ChangeCode : std::uint8_t {
    // Breaking
    TypeRemoved,
    TypeChangedKind,
    TypeRemovedFromUnion,
    ValueRemovedFromEnum,
    RequiredInputFieldAdded,
    ImplementedInterfaceRemoved,
    FieldRemoved,
    FieldChangedKind,
    RequiredArgAdded,
    ArgRemoved,
    ArgChangedKind,
    DirectiveRemoved,
    DirectiveArgRemoved,
    RequiredDirectiveArgAdded,
    DirectiveRepeatableRemoved,
    DirectiveLocationRemoved,
    RootTypeRemoved,
    RootTypeChanged,
    InputBecameRequired,
    OneOfAdded,
    // Dangerous
    ValueAddedToEnum,
    TypeAddedToUnion,
    OptionalInputFieldAdded,
    OptionalArgAdded,
    ImplementedInterfaceAdded,
    ArgDefaultValueChange,
    InputFieldDefaultValueChange,
    SpecifiedByChanged,
    // Safe
    TypeAdded,
    FieldAdded,
    FieldChangedKindSafe,
    ArgChangedKindSafe,
    ArgDefaultValueAdded,
    InputFieldDefaultValueAdded,
    DirectiveAdded,
    DirectiveRepeatableAdded,
    DirectiveLocationAdded,
    OptionalDirectiveArgAdded,
    RootTypeAdded,
    OneOfRemoved,
    Deprecated,
    DeprecationReasonChanged,
    DeprecationRemoved,
    DescriptionChanged,
};

constexpr ChangeImpact impactOf(ChangeCode code) noexcept
{
    if (code <= ChangeCode::OneOfAdded)
        return ChangeImpact::Breaking;
    return code <= ChangeCode::SpecifiedByChanged ? ChangeImpact::Dangerous : ChangeImpact::Safe;
}

std::string_view codeName(ChangeCode code) noexcept; // TYPE_REMOVED
std::string_view impactName(ChangeImpact impact) noexcept;

struct SchemaChange {
    ChangeCode code = ChangeCode::DescriptionChanged;
    // Names the element that was added, removed or changed; for members and interfaces, the type they belong
    // to; "" for a change to the schema as a whole.
    std::string coordinate;
    Message message; // Argument Query.user(id:) was removed.

    ChangeImpact impact() const noexcept { return impactOf(code); }
    bool operator==(const SchemaChange &) const = default;
};

using SchemaChanges = std::vector<SchemaChange>;

// The effect of a changed type on clients that read or send its values.
enum class TypeChange : std::uint8_t { None, Compatible, Incompatible };

// A type with the schema it is of.
struct TypeOfSchema {
    const Schema &schema;
    TypeRef type;
};

// Compares the type of a field, which may become narrower.
TypeChange outputChange(TypeOfSchema before, TypeOfSchema after);
// Compares the type of an argument or input field, which may become wider.
TypeChange inputChange(TypeOfSchema before, TypeOfSchema after);

// The default of an input in a form that is the same for all ways to write the value: the fields of input
// objects have no order (September 2025, 2.9.8). "" when there is none.
std::string canonicalDefault(SchemaInput input);

} // namespace tooltray::graphql
