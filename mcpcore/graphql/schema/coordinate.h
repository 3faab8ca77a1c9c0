// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/syntaxerror.h"
#include "graphql/schema/schema.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tooltray::graphql {

// The name of a part of a schema (September 2025, 3.14): Type, Type.member, Type.field(argument:),
// @directive, @directive(argument:). Slices of the text that was parsed.
struct Coordinate {
    bool isDirective = false;
    std::string_view name;
    std::string_view member;   // "" when there is none
    std::string_view argument; // "" when there is none

    bool operator==(const Coordinate &) const = default;
};

struct ParsedCoordinate {
    Coordinate coordinate;
    std::optional<SyntaxError> error; // worded by message(*error, text)
};

// A coordinate has no ignored characters: spaces in it are errors.
ParsedCoordinate parseCoordinate(std::string_view text);

enum class CoordinateKind : std::uint8_t {
    NamedType,
    Field,
    InputField,
    EnumValue,
    FieldArgument,
    Directive,
    DirectiveArgument
};

std::string_view name(CoordinateKind kind) noexcept;

struct ResolvedCoordinate {
    CoordinateKind kind = CoordinateKind::NamedType;
    std::variant<std::monostate, SchemaType, SchemaField, SchemaInput, SchemaEnumValue, SchemaDirective>
        element;
    std::string problem; // why it cannot name anything: what stands before the last name is missing or unfit

    explicit operator bool() const noexcept { return element.index() != 0; }
    std::string_view name() const;
};

ResolvedCoordinate resolve(const Coordinate &coordinate, const Schema &schema);

} // namespace tooltray::graphql
