// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/resolvers.h"
#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/coerceliteral.h"
#include "json/value.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::graphql {

// Something in the document that cannot be executed, and where it stands.
struct PlanProblem {
    std::string message;
    Node place;
};

struct ArgumentValues {
    json::Value values = json::Value::object();
    std::optional<PlanProblem> problem;
};

// The arguments of a field or directive as its resolver sees them (September 2025, 6.4.1). Variables hold what
// coerceVariables() made of them.
ArgumentValues coerceArguments(const Schema &schema, SchemaInputs inputs, Node owner, Arguments arguments,
                               const json::Value &variables, const InputScalars *scalars);

// A scalar or enum value as it leaves in a response (September 2025, 3.5 and 3.9, result coercion). Numbers and
// texts become each other only where nothing is lost.
Scalar::Outcome serializeLeaf(const Resolvers &resolvers, SchemaType type, json::Value value);

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

struct SelectionPlan;

// A plan, or what in the document or the variables makes it impossible. The Planner owns both.
using Planned = std::variant<SelectionPlan *, const PlanProblem *>;

// All selections of one response name on an object of one type, merged (September 2025, 6.3.2), and what they
// ask for.
struct PlannedField {
    std::string_view responseName;
    std::vector<Field> nodes;
    SchemaField field;
    SchemaType parent;
    const Resolver *resolver = nullptr; // none for __typename
    ArgumentValues arguments;
    // The plans for each actual type of the object. The Planner fills them as needed.
    std::vector<std::pair<SchemaType, Planned>> below;
};

// The fields selected on objects of a type, in the order of the response.
struct SelectionPlan {
    SchemaType type;
    std::vector<PlannedField> fields;
};

// A selection set is merged and its arguments are coerced once for an operation and type, however many
// objects it is applied to.
class Planner {
public:
    Planner(const Resolvers &resolvers, const Document &document, const json::Value &variables);
    Planner(const Planner &) = delete;
    Planner &operator=(const Planner &) = delete;

    Planned root(OperationDefinition operation, SchemaType type);
    Planned below(PlannedField &field, SchemaType type);
    // The number of selections examined so far, which can be far more than the document holds.
    std::size_t work() const noexcept { return m_work; }

private:
    Planned plan(SchemaType type, const std::vector<SelectionSet> &selections);

    const Resolvers &m_resolvers;
    const Schema &m_schema;
    const json::Value &m_variables;
    std::vector<Symbol> m_symbols;               // the schema's symbol of each of the document's
    std::vector<FragmentDefinition> m_fragments; // by the symbol of the document
    // Side by side: they lead to each other as deep as the document does.
    std::deque<SelectionPlan> m_plans;
    std::deque<PlanProblem> m_problems;
    std::size_t m_work = 0;
};

struct ExecutionOptions {
    // How many values a response may have; one that asks for more is refused, as is a document that makes the
    // same selections over and over.
    std::size_t maxValues = 1'000'000;
    // Where the program has other things to do in between: runs the continuation a little later. Called after
    // so many values.
    std::function<void(std::function<void()>)> pause = nullptr;
    std::size_t valuesBetweenPauses = 1000;
};

// An operation that can be run: it was found, and its variables are values of their types.
struct PreparedOperation {
    std::shared_ptr<const Resolvers> resolvers;
    std::shared_ptr<const Document> document;
    OperationDefinition operation;
    SchemaType rootType;
    json::Value variables;
};

} // namespace tooltray::graphql
