// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/executor.h"
#include "graphql/executor/plan.h"
#include "json/value.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::graphql {

// The data of a response while it comes together: a place for every value, which are filled in any order. What
// a container holds stands side by side.
class ResponseTree {
public:
    using Place = std::uint32_t;
    static constexpr Place kRoot = 0;

    ResponseTree() { m_slots.emplace_back(); }

    std::size_t size() const noexcept { return m_slots.size(); }
    Place parent(Place place) const noexcept { return m_slots[place].parent; }
    bool isNull(Place place) const noexcept { return m_slots[place].kind == Kind::Null; }

    void setNull(Place place) noexcept { m_slots[place].kind = Kind::Null; }
    void setLeaf(Place place, json::Value value);
    // Make places for what it holds; the first of them. The plan has to outlive the tree.
    Place setObject(Place place, const SelectionPlan &plan);
    Place setList(Place place, std::uint32_t count, bool hasNullableItems);

    // A value that must not be null has an error: what has to be null for it (September 2025, 6.4.4), which
    // may be the place itself. It is null now.
    Place propagateNull(Place from) noexcept;
    // True if a value above it became null, so that it no longer matters.
    bool isGone(Place place) const noexcept;

    json::Value path(Place place) const; // response names and indices
    void write(std::string &out) const;  // appends it as JSON

private:
    enum class Kind : std::uint8_t { Pending, Null, Leaf, Object, List };

    struct Slot {
        json::Value leaf;
        const SelectionPlan *plan = nullptr; // of objects
        Place parent = kRoot;
        Place first = 0;
        std::uint32_t count = 0;
        Kind kind = Kind::Pending;
        bool isNullable = true;
    };

    Place addSlots(Place place, Kind kind, std::uint32_t count);

    std::vector<Slot> m_slots;
};

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
