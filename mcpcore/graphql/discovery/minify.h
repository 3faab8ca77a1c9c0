// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/sentence.h"
#include "graphql/schema/schema.h"

#include <cstddef>
#include <string>

// Schemas for readers who pay by the token. What is printed is SDL that can be parsed, pasted and needs no legend:
// real keywords and scalar names, spaces where commas could stand (a space is part of the next word's token),
// each type in one line. Descriptions are most of a schema: they are cut, those of arguments and enum values
// are left out first.
namespace tooltray::graphql {

struct MinifyOptions {
    Descriptions descriptions = Descriptions::FirstSentence;
    std::size_t maxSentence = 100; // bytes, where descriptions are cut to sentences
};

// One definition. Appends.
void minify(SchemaType type, std::string &out, const MinifyOptions &options = {});

// All types but the built-in ones, each in a line.
std::string minify(const Schema &schema, const MinifyOptions &options = {});

} // namespace tooltray::graphql
