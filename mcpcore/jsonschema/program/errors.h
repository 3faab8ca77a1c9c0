// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::jsonschema {

// Why a value does not fit.
enum class Code : std::uint8_t {
    Type,
    Enum,
    Const,
    MultipleOf,
    Minimum,
    ExclusiveMinimum,
    Maximum,
    ExclusiveMaximum,
    MinLength,
    MaxLength,
    Pattern,
    Format,
    ContentEncoding,
    ContentMediaType,
    MinItems,
    MaxItems,
    UniqueItems,
    Contains,
    MaxContains,
    TooManyItems,
    MinProperties,
    MaxProperties,
    Required,
    DependentRequired,
    RequiredAny,
    UnknownProperty,
    PropertyName,
    Not,
    AnyOf,
    OneOfNone,
    OneOfSeveral,
    NotAllowed,
    DepthLimit,
    StepLimit,
    PatternLimit,
    TimeLimit,
};

std::string_view codeName(Code code) noexcept;        // "unknown-property"
std::string_view messageTemplate(Code code) noexcept; // "%1 must be at least %2, not %3"

struct ValidationError {
    Code code = Code::NotAllowed;
    std::string instancePointer;         // RFC 6901, to the value that does not fit
    std::string schemaLocation;          // of the keyword: URI of its schema, "#" and pointer
    std::string_view keyword;            // "enum"; empty for a schema that is false
    std::string message;                 // a sentence
    std::vector<std::string> arguments;  // for the placeholders of messageTemplate()
    std::string suggestion;              // what was probably meant, ready to be read
    std::vector<ValidationError> causes; // anyOf and oneOf: why the closest of them does not fit

    bool operator==(const ValidationError &) const = default;
};

// Why a schema cannot be used.
struct CompileError {
    enum class Kind : std::uint8_t {
        Malformed,          // a keyword has a value it cannot have
        BadPattern,         // no regular expression
        UnknownReference,   // nothing is where a reference leads
        UnsupportedDialect, // $schema or a required vocabulary
        EndlessLoop,        // references that lead back without going into the value
        TooLarge,
    };

    Kind kind = Kind::Malformed;
    std::string document; // URI of the document; the base URI for the one given
    std::string pointer;  // RFC 6901, to the keyword in the document
    std::string message;

    bool operator==(const CompileError &) const = default;
};

} // namespace tooltray::jsonschema
