// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcpcore/graphql/generate/chance.h"

#include "graphql/schema/schema.h"

#include <map>
#include <string>
#include <vector>

namespace tooltray::graphql::test {

// Writes random operations: fields, inline and named fragments on types that fit, conditions on variables,
// arguments as variables. Most of them are valid, some name the same response twice in ways that conflict.
class RandomOperation {
public:
    RandomOperation(const Schema &schema, Chance &chance) : m_schema(schema), m_chance(chance) {}

    std::string text();

private:
    std::string selections(SchemaType type, std::size_t depth);
    std::string selection(SchemaType type, std::size_t depth);
    std::string field(SchemaType type, std::size_t depth);
    std::string arguments(SchemaField field);
    std::string condition();
    SchemaType narrower(SchemaType type);
    std::string variable(const std::string &type);

    const Schema &m_schema;
    Chance &m_chance;
    std::vector<std::string> m_variables; // as defined
    std::vector<std::string> m_fragments;
    std::map<std::string, std::vector<std::string>> m_fragmentsOn; // their names by type
    std::size_t m_budget = 0;
};

} // namespace tooltray::graphql::test
