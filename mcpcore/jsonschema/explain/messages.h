// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/program/errors.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::jsonschema {

// The way from the root of a value to a place in it, kept on the stack of whoever walks it. Null is the root.
struct ValuePath {
    const ValuePath *parent = nullptr;
    std::string_view name = {}; // of a member
    std::size_t index = 0;      // of an element, when there is no name
    bool isElement = false;
};

std::string pointerOf(const ValuePath *path); // RFC 6901
// The path as people write it: `filter.tags[2]`, in backquotes; the root is "The value".
std::string subjectOf(const ValuePath *path);

// The words of an error, from its code, arguments and suggestion.
std::string sentence(const ValidationError &error);

// Pieces of arguments.

std::string quotedValue(const json::Value &value);             // as JSON, cut when long: "OPEN", 5, {"a":1}
std::string describedValue(const json::Value &value);          // the string "OPEN", the number 5, an object
std::string describedTypes(std::uint8_t types);                // a string, number or null
std::string counted(std::size_t count, std::string_view noun); // 1 element, 2 elements
std::string asClause(std::string_view sentence);               // to be part of another
std::string listed(std::span<const std::string> items, std::string_view lastWord = {}); // a, b or c

// The candidate that a misspelt name was probably meant to be; empty when none is near.
std::string_view closest(std::string_view name, std::span<const std::string_view> candidates);

// What was probably meant, as JSON; empty when there is no good guess.

// Models put numbers, objects and lists into strings, strings where one word of a list belongs, and so on.
std::string meantForTypes(std::uint8_t types, const json::Value &value);

std::string meantForEnum(std::span<const json::Value> allowed, const json::Value &value);

} // namespace tooltray::jsonschema
