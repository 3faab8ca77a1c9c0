// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/regex/regex.h"
#include "json/value.h"

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

} // namespace tooltray::workspace
