// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/executionresult.h"
#include "graphql/executor/plan.h"
#include "graphql/executor/preparedoperation.h"
#include "graphql/executor/responsetree.h"

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::graphql {

// One run of an operation (September 2025, 6.3 and 6.4). It goes depth first through what is there and keeps
// its place in a stack of its own, so that neither deep documents nor late answers need the program's.
class Execution : public std::enable_shared_from_this<Execution> {
public:
    using Done = std::function<void(ExecutionResult)>;

    Execution(std::shared_ptr<const PreparedOperation> operation, Source root, Source context,
              ExecutionOptions options, Done done);

    void start();

private:
    using Place = ResponseTree::Place;

    // A container whose values are being resolved, one after the other.
    struct Frame {
        Place container = 0;
        Place first = 0;
        std::uint32_t next = 0;
        std::uint32_t count = 0;
        SelectionPlan *selection = nullptr; // of objects
        Source source;                      // of objects
        PlannedField *field = nullptr;      // of lists: whose they are
        TypeRef itemType;                   // of lists
        Resolved::List items;               // of lists
        Resolved::Json json;                // of lists that are JSON
    };
    struct Late {
        Place place;
        TypeRef type;
        PlannedField *field;
        Resolved value;
    };

    void run();
    bool isIdle() const noexcept { return m_frames.size() <= m_floor; }
    void step();
    void resolve(Place place, PlannedField &field, const SelectionPlan &selection, const Source &source);
    void complete(Place place, TypeRef type, PlannedField &field, Resolved value);
    void completeList(Place place, TypeRef type, PlannedField &field, Resolved value);
    void completeLeaf(Place place, TypeRef type, PlannedField &field, json::Value value);
    void completeObject(Place place, TypeRef type, PlannedField &field, Resolved::Object object);
    void completeJson(Place place, TypeRef type, PlannedField &field, Resolved::Json json);
    SchemaType runtimeType(Place place, SchemaType declared, PlannedField &field, std::string_view name);
    void completeNull(Place place, TypeRef type, PlannedField &field);
    void waitFor(Place place, TypeRef type, PlannedField &field, Deferred later);

    void fail(Place place, const PlannedField &field, FieldError error);
    void fail(Place place, const PlanProblem &problem);
    void propagate(Place place);
    void addError(Place place, FieldError error, const std::vector<std::uint32_t> &offsets);
    bool isOverBudget() const noexcept;
    void finish();

    std::shared_ptr<const PreparedOperation> m_operation;
    const Schema &m_schema;
    Source m_root;
    Source m_context;
    ExecutionOptions m_options;
    Done m_done;
    Planner m_planner;
    ResponseTree m_tree;
    std::vector<Frame> m_frames;
    std::size_t m_floor = 0; // frames below it wait
    std::deque<Late> m_late;
    std::size_t m_pending = 0;
    std::vector<ExecutionError> m_errors;
    std::unique_ptr<LineMap> m_lines;
    bool m_isRunning = false; // or will go on by itself
    bool m_isFinished = false;
};

} // namespace tooltray::graphql
