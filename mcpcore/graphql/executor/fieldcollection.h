// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/argumentvalues.h"
#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace tooltray::graphql {

// CollectFields (September 2025, 6.3.2): the fields that selection sets ask of an object of a type, through
// fragments and past @skip and @include, grouped by response name in the order they first appear. Does not
// recurse, however deep fragments lead.
class FieldCollection {
public:
    using Group = std::vector<Field>;

    // The fragments by the document's symbols, and the schema's symbol for each of the document's.
    FieldCollection(const Schema &schema, SchemaType type, std::span<const FragmentDefinition> fragments,
                    std::span<const Symbol> symbols, const json::Value &variables)
        : m_schema(schema)
        , m_type(type)
        , m_fragments(fragments)
        , m_symbols(symbols)
        , m_variables(variables)
    {}

    void add(SelectionSet selections);

    std::vector<Group> takeGroups() noexcept { return std::move(m_groups); }
    const std::optional<PlanProblem> &problem() const noexcept { return m_problem; }
    std::size_t visited() const noexcept { return m_visitedCount; } // selections looked at

private:
    using Iterator = ViewRange<Selection>::Iterator;
    struct Level {
        Iterator at;
        Iterator end;
    };

    void enter(SelectionSet selections);
    void visit(Selection selection);
    bool isIncluded(Directives directives);
    bool condition(Directive directive);
    bool applies(TypeReference condition) const;

    const Schema &m_schema;
    SchemaType m_type;
    std::span<const FragmentDefinition> m_fragments;
    std::span<const Symbol> m_symbols;
    const json::Value &m_variables;
    std::vector<Level> m_levels;
    std::unordered_map<Symbol, std::size_t> m_groupByName;
    std::unordered_set<Symbol> m_visited;
    std::vector<Group> m_groups;
    std::optional<PlanProblem> m_problem;
    std::size_t m_visitedCount = 0;
};

} // namespace tooltray::graphql
