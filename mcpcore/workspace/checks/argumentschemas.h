// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "text/regex/regex.h"
#include "text/words/message.h"
#include "json/value.h"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Facts about all values of a JSON Schema, which holds its own definitions.

namespace tooltray::workspace {

// What a reference within the schema leads to; nothing: it leads elsewhere, or nowhere.
const json::Value *referred(const json::Value &root, const json::Value &schema);

// True if it, or something in it, refers to anything. Labels of a mapping stand for other values, and what a reference
// within the schema leads to may be one.
bool holdsReference(const json::Value &schema);

// What a parameter schema says of single parameters, in whichever part: in its properties, by patterns, behind
// references and within combinators.
class ArgumentSchemas {
public:
    struct Found {
        const json::Value *schema;
        std::string place;          // JSON Pointer into the parameter schema
        bool isAlternative = false; // another part may count in its place
    };

    // With types in place of their names.
    explicit ArgumentSchemas(json::Value schema);
    ArgumentSchemas(const ArgumentSchemas &) = delete;
    ArgumentSchemas &operator=(const ArgumentSchemas &) = delete;

    const json::Value &root() const { return m_root; }
    std::vector<Found> of(std::string_view name) const;
    std::vector<Found> parts() const; // all that count for the arguments as a whole, the root first
    // True if agents learn of the parameter: the schema does more than not forbid it.
    bool declares(std::string_view name) const;
    // True if it says at least what a parameter of the name is.
    bool describes(std::string_view name) const;

private:
    struct Pattern {
        text::Regex regex;
        const json::Value *schema;
        std::string place;
    };
    struct Part {
        const json::Value *schema;
        std::string place;
        std::vector<Pattern> patterns;
        bool isAlternative = false;
    };

    void visit(const json::Value &schema, const std::string &place, bool isAlternative, int level);
    void visitAll(const json::Value &schema, const std::string &place, bool isAlternative, int level);
    void visitChoices(const json::Value &schema, const std::string &place, bool isAlternative, int level);
    static bool addNamed(const Part &part, std::string_view name, std::vector<Found> &found);

    json::Value m_root;
    std::vector<Part> m_parts;
    std::set<const json::Value *> m_visited;
    bool m_isOpen = false; // some of it lies elsewhere
};

// Deeper than any schema that somebody writes.
inline constexpr int kMaxParameterLevels = 40;

// Types of JSON as a set of bits; null is not among them, as it says that there is no value.
using JsonTypes = std::uint8_t;
inline constexpr JsonTypes kListType = 16;

// The types that values can have, as far as the schema says.
JsonTypes typesOf(const json::Value &root, const json::Value &schema);

// True if there is no value but null.
bool isForNothing(const json::Value &root, const json::Value &schema);

// Whether some value of the schema can be one of the input type, and whether two schemas, with where their references
// lead, have a JSON type in common. Null counts for nothing.
bool mayFit(const json::Value &root, const json::Value &made, graphql::TypeRef type,
            const graphql::Schema &schema);
bool mayFit(const json::Value &made, const json::Value &root, const json::Value &taken);

// The JSON types of a schema: "a string or a number".
Message typesInWords(const json::Value &root, const json::Value &schema);

// The values that a schema names one by one, without null; none where there are others, or more than anybody names.
std::vector<json::Value> listedIn(const json::Value &made);

// Whether the schema takes one of the values; true as well where there are none, and where it cannot be told.
bool takesOneOf(const std::vector<json::Value> &values, const json::Value &taken);

// The values, of many the first: "a", "b", ...
std::string listed(const std::vector<json::Value> &values);

} // namespace tooltray::workspace
