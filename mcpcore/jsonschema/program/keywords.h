// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/program/options.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::jsonschema {

enum class Keyword : std::uint8_t {
    AdditionalItems,
    AdditionalProperties,
    AllOf,
    AnyOf,
    Const,
    Contains,
    ContentEncoding,
    ContentMediaType,
    ContentSchema,
    Definitions,
    Defs,
    Dependencies,
    DependentRequired,
    DependentSchemas,
    DynamicRef,
    Else,
    Enum,
    ExclusiveMaximum,
    ExclusiveMinimum,
    Format,
    If,
    Items,
    MaxContains,
    MaxItems,
    MaxLength,
    MaxProperties,
    Maximum,
    MinContains,
    MinItems,
    MinLength,
    MinProperties,
    Minimum,
    MultipleOf,
    Not,
    OneOf,
    Pattern,
    PatternProperties,
    PrefixItems,
    Properties,
    PropertyNames,
    RecursiveRef,
    Ref,
    Required,
    Then,
    Type,
    UnevaluatedItems,
    UnevaluatedProperties,
    UniqueItems,
};

// The vocabularies of 2019-09 and 2020-12 (core 8.1); draft-07 has all of them, undivided.
enum class Vocabulary : std::uint8_t {
    Core = 1,
    Applicator = 2,
    Unevaluated = 4,
    Validation = 8,
    Format = 16,
    FormatAssertion = 32,
    Content = 64,
    MetaData = 128,
};

// Where the schemas are in the value of a keyword.
enum class Subschemas : std::uint8_t { None, Itself, List, Members, ItselfOrList, MembersOrNames };

struct KeywordInfo {
    std::string_view name;
    Keyword keyword;
    Draft firstDraft;
    Draft lastDraft;
    Vocabulary vocabulary;
    Subschemas subschemas;
};

// Which keywords mean something.
struct Dialect {
    Draft draft = Draft::Draft2020_12;
    std::uint8_t vocabularies = 0xFF & ~static_cast<unsigned>(Vocabulary::FormatAssertion);

    bool has(Vocabulary vocabulary) const noexcept
    {
        return (vocabularies & static_cast<std::uint8_t>(vocabulary)) != 0;
    }
    // Null for what is not a keyword here.
    const KeywordInfo *find(std::string_view name) const noexcept;

    bool operator==(const Dialect &) const = default;
};

std::string_view keywordName(Keyword keyword) noexcept;

// The dialect of one of the drafts.
Dialect standardDialect(Draft draft) noexcept;

// The same by the URI that $schema gives; nothing for any other URI.
std::optional<Dialect> standardDialect(std::string_view uri) noexcept;

// What `$vocabulary` of a meta-schema makes of the base (core 8.1.2). When it requires one that is not known
// here, `unknown` names it.
Dialect withVocabularies(const json::Value &vocabularies, Dialect base, std::string &unknown);

// The text of one of the drafts' own documents, by its URI without a fragment; empty for any other.
std::string_view metaSchema(std::string_view uri) noexcept;

} // namespace tooltray::jsonschema
