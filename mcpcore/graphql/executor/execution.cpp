// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/execution.h"

#include "graphql/executor/plan.h"
#include "graphql/language/diagnostic.h"
#include "json/write.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tooltray::graphql {
namespace {

std::string nameOf(const PlannedField &field)
{
    return std::string(field.parent.name()).append(".").append(field.field.name());
}

} // namespace

Execution::Execution(std::shared_ptr<const PreparedOperation> operation, Source root, Source context,
                     ExecutionOptions options, Done done)
    : m_operation(std::move(operation))
    , m_schema(*m_operation->resolvers->schema())
    , m_root(std::move(root))
    , m_context(std::move(context))
    , m_options(std::move(options))
    , m_done(std::move(done))
    , m_planner(*m_operation->resolvers, *m_operation->document, m_operation->variables)
{}

void Execution::start()
{
    const Planned planned = m_planner.root(m_operation->operation, m_operation->rootType);
    if (const auto *problem = std::get_if<const PlanProblem *>(&planned)) {
        fail(ResponseTree::kRoot, **problem);
        return finish();
    }
    SelectionPlan *plan = std::get<SelectionPlan *>(planned);
    Frame &frame = m_frames.emplace_back();
    frame.first = m_tree.setObject(ResponseTree::kRoot, *plan);
    frame.count = static_cast<std::uint32_t>(plan->fields.size());
    frame.selection = plan;
    frame.source = m_root;
    run();
}

void Execution::run()
{
    if (std::exchange(m_isRunning, true))
        return;
    const bool isSerial = m_operation->operation.operation() == OperationType::Mutation;
    std::size_t steps = 0;
    while (!m_isFinished) {
        if (m_options.pause && steps++ == m_options.valuesBetweenPauses) {
            m_options.pause([self = shared_from_this()] {
                self->m_isRunning = false;
                self->run();
            });
            return;
        }
        if (isOverBudget())
            break;
        if (!isIdle()) {
            // A mutation's next field waits for everything below the one before (6.2.2).
            if (isSerial && m_frames.size() == 1 && m_pending > 0)
                m_floor = 1;
            else
                step();
        } else if (!m_late.empty()) {
            Late late = std::move(m_late.front());
            m_late.pop_front();
            --m_pending;
            m_floor = m_frames.size();
            if (!m_tree.isGone(late.place))
                complete(late.place, late.type, *late.field, std::move(late.value));
        } else if (!m_frames.empty() && m_pending == 0) {
            m_floor = 0;
        } else {
            break;
        }
    }
    m_isRunning = false;
    const bool isComplete = m_frames.empty() && m_pending == 0;
    if (isComplete || m_tree.isNull(ResponseTree::kRoot) || isOverBudget())
        finish();
}

void Execution::step()
{
    // The frame may move while its value is being completed.
    Frame &frame = m_frames.back();
    if (frame.next == frame.count) {
        m_frames.pop_back();
        return;
    }
    const std::uint32_t number = frame.next++;
    const Place place = frame.first + number;
    if (frame.selection) {
        const Source source = frame.source;
        resolve(place, frame.selection->fields[number], *frame.selection, source);
    } else if (frame.json) {
        completeJson(place, frame.itemType, *frame.field, Resolved::Json(frame.json, &(*frame.json)[number]));
    } else {
        complete(place, frame.itemType, *frame.field, std::move(frame.items[number]));
    }
}

void Execution::resolve(Place place, PlannedField &field, const SelectionPlan &selection,
                        const Source &source)
{
    if (!field.resolver)
        return m_tree.setLeaf(place, selection.type.name());
    if (field.arguments.problem)
        return fail(place, *field.arguments.problem);
    const ResolveInfo info{field.field, field.parent, field.arguments.values, m_context};
    complete(place, field.field.type(), field, (*field.resolver)(source, info));
}

void Execution::complete(Place place, TypeRef type, PlannedField &field, Resolved value)
{
    Resolved::Content &content = value.content();
    if (Deferred *later = std::get_if<Deferred>(&content))
        return waitFor(place, type, field, std::move(*later));
    if (FieldError *error = std::get_if<FieldError>(&content))
        return fail(place, field, std::move(*error));
    if (Resolved::Json *json = std::get_if<Resolved::Json>(&content))
        return completeJson(place, type, field, std::move(*json));
    if (json::Value *leaf = std::get_if<json::Value>(&content)) {
        if (leaf->isNull())
            return completeNull(place, type, field);
        if (!type.nullable().isList() && m_schema.type(type).isLeaf())
            return completeLeaf(place, type.nullable(), field, std::move(*leaf));
        return completeJson(place, type, field, std::make_shared<const json::Value>(std::move(*leaf)));
    }
    type = type.nullable();
    if (type.isList())
        return completeList(place, type, field, std::move(value));
    if (Resolved::Object *object = std::get_if<Resolved::Object>(&content); object && object->source)
        return completeObject(place, type, field, std::move(*object));
    fail(place, field,
         {"Expected a value of type " + inQuotes(m_schema.print(type)) + " for field "
              + inQuotes(nameOf(field)) + ", but its resolver gave something else.",
          {}});
}

void Execution::completeNull(Place place, TypeRef type, PlannedField &field)
{
    if (type.isNonNull())
        return fail(place, field, {"Cannot return null for non-nullable field " + nameOf(field) + ".", {}});
    m_tree.setNull(place);
}

void Execution::completeJson(Place place, TypeRef type, PlannedField &field, Resolved::Json json)
{
    if (json->isNull())
        return completeNull(place, type, field);
    type = type.nullable();
    if (type.isList()) {
        if (!json->isArray())
            return completeList(place, type, field, {});
        Frame frame;
        frame.container = place;
        frame.count = static_cast<std::uint32_t>(json->size());
        frame.first = m_tree.setList(place, frame.count, !type.inner().isNonNull());
        frame.field = &field;
        frame.itemType = type.inner();
        frame.json = std::move(json);
        m_frames.push_back(std::move(frame));
        return;
    }
    if (m_schema.type(type).isLeaf())
        return completeLeaf(place, type, field, *json);
    const std::string_view name = (*json)["__typename"].toString();
    completeObject(place, type, field, {Source(std::move(json)), name});
}

void Execution::completeList(Place place, TypeRef type, PlannedField &field, Resolved value)
{
    Resolved::List *list = std::get_if<Resolved::List>(&value.content());
    if (!list)
        return fail(
            place, field,
            {"Expected Iterable, but did not find one for field " + inQuotes(nameOf(field)) + ".", {}});
    Frame frame;
    frame.container = place;
    frame.count = static_cast<std::uint32_t>(list->size());
    frame.first = m_tree.setList(place, frame.count, !type.inner().isNonNull());
    frame.field = &field;
    frame.itemType = type.inner();
    frame.items = std::move(*list);
    m_frames.push_back(std::move(frame));
}

void Execution::completeLeaf(Place place, TypeRef type, PlannedField &field, json::Value value)
{
    Scalar::Outcome outcome = serializeLeaf(*m_operation->resolvers, m_schema.type(type), std::move(value));
    if (outcome.value)
        m_tree.setLeaf(place, std::move(*outcome.value));
    else
        fail(place, field, {std::move(outcome.problem), {}});
}

void Execution::completeObject(Place place, TypeRef type, PlannedField &field, Resolved::Object object)
{
    SchemaType actual = m_schema.type(type);
    if (actual.isLeaf())
        return fail(place, field,
                    {"Expected a value of type " + inQuotes(actual.name()) + " for field "
                         + inQuotes(nameOf(field)) + ", but its resolver gave an object.",
                     {}});
    if (actual.isAbstract())
        actual = runtimeType(place, actual, field, object.type);
    if (!actual)
        return;
    const Planned below = m_planner.below(field, actual);
    if (const auto *problem = std::get_if<const PlanProblem *>(&below))
        return fail(place, **problem);
    SelectionPlan *plan = std::get<SelectionPlan *>(below);
    Frame frame;
    frame.container = place;
    frame.count = static_cast<std::uint32_t>(plan->fields.size());
    frame.first = m_tree.setObject(place, *plan);
    frame.selection = plan;
    frame.source = std::move(object.source);
    m_frames.push_back(std::move(frame));
}

// ResolveAbstractType (6.4.3). No type when it is none, which was reported.
SchemaType Execution::runtimeType(Place place, SchemaType declared, PlannedField &field,
                                  std::string_view name)
{
    const std::string subject = "Abstract type " + inQuotes(declared.name());
    const auto refuse = [&](std::string message) {
        fail(place, field, {std::move(message), {}});
        return SchemaType();
    };
    if (name.empty())
        return refuse(subject + " must resolve to an Object type at runtime for field "
                      + inQuotes(nameOf(field)) + ". Its resolver has to say which.");
    const SchemaType type = m_schema.type(name);
    if (!type)
        return refuse(subject + " was resolved to a type " + inQuotes(name)
                      + " that does not exist inside the schema.");
    if (!type.is(TypeKind::Object))
        return refuse(subject + " was resolved to a non-object type " + inQuotes(name) + ".");
    if (!m_schema.isPossibleType(declared, type))
        return refuse("Runtime Object type " + inQuotes(name) + " is not a possible type for "
                      + inQuotes(declared.name()) + ".");
    return type;
}

void Execution::waitFor(Place place, TypeRef type, PlannedField &field, Deferred later)
{
    ++m_pending;
    std::move(later).whenAnswered([self = shared_from_this(), place, type, &field](Resolved value) {
        self->m_late.push_back({place, type, &field, std::move(value)});
        self->run();
    });
}

void Execution::fail(Place place, const PlannedField &field, FieldError error)
{
    std::vector<std::uint32_t> offsets;
    for (const Field node : field.nodes)
        offsets.push_back(node.start());
    addError(place, std::move(error), offsets);
}

void Execution::fail(Place place, const PlanProblem &problem)
{
    addError(place, {problem.message, {}}, {problem.place.start()});
}

void Execution::addError(Place place, FieldError error, const std::vector<std::uint32_t> &offsets)
{
    if (!m_lines)
        m_lines = std::make_unique<LineMap>(m_operation->document->lineMap());
    ExecutionError &added = m_errors.emplace_back();
    added.message = std::move(error.message);
    for (const std::uint32_t offset : offsets)
        added.locations.push_back(m_lines->at(offset));
    if (place != ResponseTree::kRoot)
        added.path = m_tree.path(place);
    added.extensions = std::move(error.extensions);
    propagate(place);
}

void Execution::propagate(Place place)
{
    const Place nulled = m_tree.propagateNull(place);
    // What is under way below it ends. The frames above the floor lead from one to the next.
    while (!isIdle() && (nulled == ResponseTree::kRoot || m_frames.back().container != m_tree.parent(nulled)))
        m_frames.pop_back();
}

bool Execution::isOverBudget() const noexcept
{
    return m_tree.size() + m_planner.work() / 10 > m_options.maxValues;
}

void Execution::finish()
{
    if (std::exchange(m_isFinished, true))
        return;
    ExecutionResult result;
    if (isOverBudget()) {
        result = requestError("The response would have more than " + std::to_string(m_options.maxValues)
                              + " values. Ask for less at once.");
        result.data = "null";
    } else {
        m_tree.write(result.data);
        result.errors = std::move(m_errors);
    }
    m_frames.clear();
    m_late.clear();
    std::exchange(m_done, nullptr)(std::move(result));
}

void ResponseTree::setLeaf(Place place, json::Value value)
{
    m_slots[place].leaf = std::move(value);
    m_slots[place].kind = Kind::Leaf;
}

ResponseTree::Place ResponseTree::addSlots(Place place, Kind kind, std::uint32_t count)
{
    const auto first = static_cast<Place>(m_slots.size());
    m_slots[place].kind = kind;
    m_slots[place].first = first;
    m_slots[place].count = count;
    m_slots.resize(m_slots.size() + count);
    for (Place at = first; at < first + count; ++at)
        m_slots[at].parent = place;
    return first;
}

ResponseTree::Place ResponseTree::setObject(Place place, const SelectionPlan &plan)
{
    const Place first = addSlots(place, Kind::Object, static_cast<std::uint32_t>(plan.fields.size()));
    m_slots[place].plan = &plan;
    for (std::size_t i = 0; i < plan.fields.size(); ++i)
        m_slots[first + i].isNullable = !plan.fields[i].field.type().isNonNull();
    return first;
}

ResponseTree::Place ResponseTree::setList(Place place, std::uint32_t count, bool hasNullableItems)
{
    const Place first = addSlots(place, Kind::List, count);
    for (Place at = first; at < first + count; ++at)
        m_slots[at].isNullable = hasNullableItems;
    return first;
}

ResponseTree::Place ResponseTree::propagateNull(Place from) noexcept
{
    while (!m_slots[from].isNullable)
        from = m_slots[from].parent;
    setNull(from);
    return from;
}

bool ResponseTree::isGone(Place place) const noexcept
{
    while (place != kRoot && !isNull(place))
        place = m_slots[place].parent;
    return isNull(place);
}

json::Value ResponseTree::path(Place place) const
{
    std::vector<json::Value> steps;
    for (; place != kRoot; place = m_slots[place].parent) {
        const Slot &container = m_slots[m_slots[place].parent];
        const Place number = place - container.first;
        steps.push_back(container.kind == Kind::Object
                            ? json::Value(container.plan->fields[number].responseName)
                            : json::Value(number));
    }
    json::Value path = json::Value::array();
    std::for_each(steps.rbegin(), steps.rend(), [&](json::Value &step) { path.append(std::move(step)); });
    return path;
}

void ResponseTree::write(std::string &out) const
{
    struct Open {
        const Slot *container;
        std::uint32_t next;
    };
    std::vector<Open> open;
    const auto begin = [&](const Slot &slot) {
        switch (slot.kind) {
        case Kind::Pending:
        case Kind::Null: out += "null"; return;
        case Kind::Leaf: json::write(slot.leaf, out); return;
        case Kind::Object: out += '{'; break;
        case Kind::List: out += '['; break;
        }
        open.push_back({&slot, 0});
    };
    begin(m_slots[kRoot]);
    while (!open.empty()) {
        Open &top = open.back();
        const Slot &container = *top.container;
        const std::uint32_t number = top.next++;
        const bool isObject = container.kind == Kind::Object;
        if (number == container.count) {
            out += isObject ? '}' : ']';
            open.pop_back();
            continue;
        }
        if (number > 0)
            out += ',';
        if (isObject) // names need no escapes (2.1.9)
            out.append("\"").append(container.plan->fields[number].responseName).append("\":");
        begin(m_slots[container.first + number]);
    }
}

} // namespace tooltray::graphql
