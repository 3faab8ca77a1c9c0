// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcpcore/graphql/generate/chance.h"

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

#include <string>
#include <utility>
#include <vector>

namespace tooltray::graphql::test {

// What a server could put into the data of a response: the algorithm of the specification, step by step
// (September 2025, 6.3 and 6.4), with random objects, lists and nulls.
class RandomResponse {
public:
    RandomResponse(const Schema &schema, OperationDefinition operation, const json::Value &variables,
                   Chance &chance);

    json::Value data();

private:
    using Grouped = std::vector<std::pair<std::string, std::vector<Field>>>;

    void collect(SchemaType object, SelectionSet set, Grouped &fields, std::vector<std::string> &spread);
    bool isIncluded(Directives directives) const;
    json::Value object(SchemaType type, const std::vector<SelectionSet> &sets, std::size_t depth);
    json::Value value(TypeRef type, const std::vector<Field> &fields, std::size_t depth);

    const Schema &m_schema;
    OperationDefinition m_operation;
    const json::Value &m_variables;
    Chance &m_chance;
};

} // namespace tooltray::graphql::test
