// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string_view>

// What the keywords of a schema take, whatever the edition. Values that they do not take are left out, so that every
// schema that is written can be compiled.
namespace tooltray::openapi {

struct SchemaKeyword {
    enum class Takes : std::uint8_t {
        Schema,
        SchemaList,
        SchemaMap,
        PatternMap, // schemas by regular expressions
        Number,
        Positive, // a number
        Count,
        Text,
        Pattern,
        Names,
        NamesMap,
        Flag,
        Any,
    };

    std::string_view name;
    Takes takes;
    bool isSince31 = false; // means nothing in earlier editions
};

// Null for what is no keyword, and for those that the writer treats on its own: $ref, type, enum, items and the like.
const SchemaKeyword *findSchemaKeyword(std::string_view name);

// A plain value as the keyword takes it, or nothing. Precondition: the keyword takes no schemas.
std::optional<json::Value> takenBy(const SchemaKeyword &keyword, const json::Value &value);

// The types that are meant: of "int", ["string", "null"] and the like; empty for all.
json::Value typesMeant(const json::Value &type);

bool isUsablePattern(std::string_view pattern);

} // namespace tooltray::openapi
