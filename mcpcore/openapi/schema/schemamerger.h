// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

// Puts what stands at several places about one value into one schema: references and allOf are resolved, on the
// surface only. Works on schemas of 2020-12 with "#/$defs/..." references, and does a bounded amount of work.
class SchemaMerger {
public:
    explicit SchemaMerger(const json::Value &definitions) : m_definitions(definitions) {}

    struct Merged {
        json::Value schema;     // without $ref and allOf
        std::string name = {};  // of the definition that it is, if it is one
        bool isComplete = true; // false: it is too much, or a circle
    };
    Merged merge(const json::Value &schema);

    // What both say about one value. Of what contradicts each other the later counts.
    static json::Value united(json::Value first, const json::Value &second);

private:
    json::Value surface(const json::Value &schema, std::size_t depth);
    const json::Value *definition(std::string_view reference) const;

    const json::Value &m_definitions;
    std::size_t m_steps = 0;
    bool m_isComplete = true;
};

// The name in "#/$defs/NAME".
std::string_view definitionOf(const json::Value &schema);

// The types that a schema says, as a list; empty when it says none.
std::vector<std::string_view> typesOf(const json::Value &schema);
bool hasType(const json::Value &schema, std::string_view type);
// Objects without a type are recognized by their properties.
bool isObjectSchema(const json::Value &schema);

} // namespace tooltray::openapi
