// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

// What a schema is written as: SDL and short SDL.

namespace tooltray::graphql {

// The first sentence of a description in one line: white space is collapsed, never deleted, and a sentence of
// more than so many bytes ends behind a word that fits, with "...".
std::string firstSentence(std::string_view description,
                          std::size_t maxBytes = std::numeric_limits<std::size_t>::max());

// The whole description in one line.
std::string inOneLine(std::string_view description);

enum class Descriptions : std::uint8_t { None, FirstSentence, Full };

// The requested part of a description.
std::string describe(std::string_view description, Descriptions descriptions);

// The schema in SDL, without what every schema has; as graphql-js prints it.
std::string printSchema(const Schema &schema);

// One definition. Appends.
void printType(SchemaType type, std::string &out);

// Schemas for readers who pay by the token. What is printed is SDL that can be parsed, pasted and needs no legend:
// real keywords and scalar names, spaces where commas could stand (a space is part of the next word's token),
// each type in one line. Descriptions are most of a schema: they are cut, those of arguments and enum values
// are left out first.
struct MinifyOptions {
    Descriptions descriptions = Descriptions::FirstSentence;
    std::size_t maxSentence = 100; // bytes, where descriptions are cut to sentences
};

// One definition. Appends.
void minify(SchemaType type, std::string &out, const MinifyOptions &options = {});

// All types but the built-in ones, each in a line.
std::string minify(const Schema &schema, const MinifyOptions &options = {});

// The name of the kind in __TypeKind.
std::string_view kindName(TypeKind kind) noexcept;

} // namespace tooltray::graphql
