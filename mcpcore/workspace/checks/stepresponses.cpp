// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/stepresponses.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "workspace/checks/pinning.h"
#include "workspace/checks/selection.h"
#include "workspace/checks/shapepattern.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {

namespace {

using Tokens = std::vector<std::string>;
using PathRest = std::span<const std::string>; // of a path
using MissingName = std::optional<std::string>;

// More than paths and shapes that somebody writes take.
constexpr int kMaxFollowed = 2'000;

bool fetchesPages(const Shared<Pagination> &pagination)
{
    return pagination && pagination->enabled;
}

std::string pathOf(PathRest tokens)
{
    return json::Pointer(Tokens(tokens.begin(), tokens.end())).toString();
}

json::Value constantSchema(const json::Value &constant)
{
    constexpr std::array<std::string_view, 6> kNames{"", "boolean", "number", "string", "array", "object"};
    constexpr std::array kTypes{json::Type::Null,   json::Type::Boolean, json::Type::Number,
                                json::Type::String, json::Type::Array,   json::Type::Object};
    const auto *const found = std::ranges::find(kTypes, constant.type());
    const std::string_view name = kNames[static_cast<std::size_t>(found - kTypes.begin())];
    return name.empty() ? json::Value() : json::Value::object({{"type", name}, {"const", constant}});
}

// Where an index leads within a list that is the same in every call, it stands for each of the elements.
MissingName missingIn(const json::Value &constant, PathRest path)
{
    if (path.empty())
        return std::nullopt;
    if (constant.isArray() && json::detail::arrayIndex(path.front())) {
        MissingName missing = path.front();
        for (const json::Value &element : constant.elements()) {
            missing = missingIn(element, path.subspan(1));
            if (!missing)
                return std::nullopt;
        }
        return missing;
    }
    const json::Value *member = constant.find(path.front());
    return member == nullptr ? MissingName(path.front()) : missingIn(*member, path.subspan(1));
}

} // namespace

ItemsOf itemsOf(const Binding &list, const ItemsOf &around)
{
    // Transforms and mappings make other elements.
    const bool areKept =
        list.mapping.empty() && std::ranges::all_of(list.transforms, [](const Transform &transform) {
            return transform.kind == Transform::Kind::Compact;
        });
    if (!areKept)
        return std::nullopt;
    if (const auto *source = std::get_if<StepSource>(&list.source))
        return *source;
    const auto *item = std::get_if<ItemSource>(&list.source);
    if (item == nullptr || !around)
        return std::nullopt;
    return StepSource{around->step, around->path + kAnyElement + item->path};
}

// A composite tool that steps call.
struct StepResponses::Called {
    ToolVersion definition;
    std::string endpoint;
    std::map<std::string_view, const Step *> steps = {};
};

// The parts of a step's response.
struct StepResponses::Response {
    std::optional<GraphqlOperation> operation = {}; // nothing: it is none of an operation
    graphql::Document document = {};                // of the operation
    graphql::SchemaPointer schema = {};
    ResultShape shape = {}; // of the called tool
    bool isPaged = false;
    std::string endpoint = {}; // that the operation is sent to
    FixedConditions fixed = {};
    const Called *composite = nullptr;
    const Switch::Case *picked = nullptr; // of the called tool, if every call of the step picks it
    std::optional<json::Value> data = {}; // the schema of the operation's data, once it was asked for
};

// Follows a path into what a called composite makes.
class StepResponses::Made {
public:
    Made(StepResponses &responses, const Response &response)
        : m_responses(responses)
        , m_called(*response.composite)
        , m_picked(response.picked)
    {}

    MissingName missing(PathRest path)
    {
        if (const auto *choice = std::get_if<Switch>(&*m_called.definition.operation))
            return missingInCases(*choice, path);
        const auto &sequence = std::get<Sequence>(*m_called.definition.operation);
        if (sequence.result)
            return missing(*sequence.result, path, {});
        // Which step ran last is known in the call.
        return sequence.steps.empty() || sequence.steps.back().when
                   ? std::nullopt
                   : missingInStep(sequence.steps.back(), {}, path);
    }

    json::Value schema(PathRest path, VersionCheck &check)
    {
        if (m_picked != nullptr)
            return schemaOfStep(m_picked->step, {}, path, check);
        const auto *sequence = std::get_if<Sequence>(&*m_called.definition.operation);
        if (sequence == nullptr)
            return {};
        if (sequence->result)
            return schema(*sequence->result, path, {}, check);
        return sequence->steps.empty() || sequence->steps.back().when
                   ? json::Value()
                   : schemaOfStep(sequence->steps.back(), {}, path, check);
    }

private:
    static bool isChanged(const Binding &made) { return !made.mapping.empty() || !made.transforms.empty(); }

    // A value of an item: of an object it is one of two members.
    static bool isOfMembers(const ItemSource &item)
    {
        return item.path.starts_with("/key") || item.path.starts_with("/value");
    }

    const Step *stepNamed(const std::string &name) const
    {
        const auto found = m_called.steps.find(name);
        return found == m_called.steps.end() ? nullptr : found->second;
    }

    MissingName missingInCases(const Switch &choice, PathRest path)
    {
        if (m_picked != nullptr)
            return missingInStep(m_picked->step, {}, path);
        MissingName first;
        for (const Switch::Case &one : choice.cases) {
            const MissingName missing = missingInStep(one.step, {}, path);
            if (!missing)
                return std::nullopt;
            if (!first)
                first = missing;
        }
        return first;
    }

    // A path of the called tool that leads nowhere is a problem of that tool.
    MissingName missingInStep(const Step &step, const std::string &from, PathRest path)
    {
        const Response &response = m_responses.of(step, m_called.endpoint);
        if (!from.empty() && m_responses.firstMissing(response, from))
            return std::nullopt;
        return m_responses.firstMissing(response, from + pathOf(path));
    }

    MissingName missing(const Binding &made, PathRest path, const ItemsOf &items)
    {
        if (path.empty() || isChanged(made) || ++m_responses.m_steps > kMaxFollowed)
            return std::nullopt;
        if (const auto *constant = std::get_if<ConstantSource>(&made.source))
            return missingIn(constant->value, path);
        if (const auto *source = std::get_if<StepSource>(&made.source)) {
            const Step *step = stepNamed(source->step);
            return step == nullptr ? std::nullopt : missingInStep(*step, source->path, path);
        }
        if (const auto *item = std::get_if<ItemSource>(&made.source)) {
            const Step *step = items && !isOfMembers(*item) ? stepNamed(items->step) : nullptr;
            return step == nullptr ? std::nullopt
                                   : missingInStep(*step, items->path + kAnyElement + item->path, path);
        }
        if (const auto *object = std::get_if<ObjectSource>(&made.source)) {
            const auto member = std::ranges::find(object->members, path.front(), &NamedBinding::name);
            return member == object->members.end() ? MissingName(path.front())
                                                   : missing(member->binding, path.subspan(1), items);
        }
        if (const auto *first = std::get_if<FirstSource>(&made.source))
            return missingInAll(first->candidates, path, items);
        const bool isElement = json::detail::arrayIndex(path.front()).has_value();
        if (const auto *list = std::get_if<ListSource>(&made.source))
            return isElement ? missingInAll(list->elements, path.subspan(1), items)
                             : MissingName(path.front());
        if (const auto *each = std::get_if<EachSource>(&made.source))
            return isElement ? missing(*each->as, path.subspan(1), itemsOf(*each->of, items))
                             : MissingName(path.front());
        return std::nullopt;
    }

    // Where one of them may have it, it is there.
    MissingName missingInAll(const std::vector<Binding> &bindings, PathRest path, const ItemsOf &items)
    {
        MissingName first;
        for (const Binding &binding : bindings) {
            const MissingName name = missing(binding, path, items);
            if (!name)
                return std::nullopt;
            if (!first)
                first = name;
        }
        return first;
    }

    json::Value schemaOfStep(const Step &step, const std::string &from, PathRest path, VersionCheck &check)
    {
        return m_responses.schemaAt(m_responses.of(step, m_called.endpoint), from + pathOf(path), check);
    }

    json::Value schema(const Binding &made, PathRest path, const ItemsOf &items, VersionCheck &check)
    {
        if (isChanged(made) || ++m_responses.m_steps > kMaxFollowed)
            return {};
        if (const auto *constant = std::get_if<ConstantSource>(&made.source)) {
            const json::Value *value =
                json::resolve(constant->value, json::Pointer(Tokens(path.begin(), path.end())));
            return value == nullptr ? json::Value() : constantSchema(*value);
        }
        if (const auto *source = std::get_if<StepSource>(&made.source)) {
            const Step *step = stepNamed(source->step);
            return step == nullptr ? json::Value() : schemaOfStep(*step, source->path, path, check);
        }
        if (const auto *item = std::get_if<ItemSource>(&made.source)) {
            const Step *step = items && !isOfMembers(*item) ? stepNamed(items->step) : nullptr;
            return step == nullptr ? json::Value()
                                   : schemaOfStep(*step, items->path + kAnyElement + item->path, path, check);
        }
        if (const auto *object = std::get_if<ObjectSource>(&made.source)) {
            if (path.empty())
                return json::Value::object({{"type", "object"}});
            const auto member = std::ranges::find(object->members, path.front(), &NamedBinding::name);
            return member == object->members.end() ? json::Value()
                                                   : schema(member->binding, path.subspan(1), items, check);
        }
        const auto *each = std::get_if<EachSource>(&made.source);
        if (path.empty() && (each != nullptr || std::holds_alternative<ListSource>(made.source)))
            return json::Value::object({{"type", "array"}});
        return each == nullptr ? json::Value()
                               : schema(*each->as, path.subspan(1), itemsOf(*each->of, items), check);
    }

    StepResponses &m_responses;
    const Called &m_called;
    const Switch::Case *m_picked;
};

// Follows a path into what a result shape makes back to the response.
class StepResponses::Shaped {
public:
    Shaped(StepResponses &responses, const Response &response) : m_responses(responses), m_response(response)
    {
        if (response.operation && response.document.isValid())
            m_operation = findOperation(response.document, response.operation->operationName);
    }

    MissingName firstMissing(const std::string &path)
    {
        const auto pointer = json::Pointer::parse(path);
        const bool isEvents = m_operation && m_operation.operation() == graphql::OperationType::Subscription;
        // The events of a subscription are a list of their own.
        if (!pointer || isEvents || (m_response.operation && !m_operation) || isShapeOfNothing())
            return std::nullopt;
        return missing({pointer->tokens().begin(), pointer->tokens().end()}, m_response.shape.rename.size());
    }

private:
    // A path of the called tool's own shape that leads nowhere is a problem of that tool.
    bool isShapeOfNothing() const
    {
        const std::string &path = m_response.shape.path;
        if (m_response.composite != nullptr && !path.empty()) {
            const auto pointer = json::Pointer::parse(path);
            return !pointer || Made(m_responses, m_response).missing(pointer->tokens());
        }
        return m_operation && firstUnselected(m_operation, path, m_response.fixed);
    }

    // Of what there is after so many of the renamings, each of which is about what those before have made.
    MissingName missing(Tokens path, std::size_t renamings)
    {
        if (++m_responses.m_steps > kMaxFollowed)
            return std::nullopt;
        if (renamings == 0)
            return missingUnnamed(path);
        const ResultShape::Renaming &renaming = m_response.shape.rename[--renamings];
        const ShapePattern pattern(renaming.from);
        if (pattern.name() == renaming.to)
            return missing(std::move(path), renamings);
        for (std::size_t i = 0; i < path.size(); ++i) {
            const bool isNew = path[i] == renaming.to;
            if (!pattern.isAt(path, i) || (!isNew && path[i] != pattern.name()))
                continue;
            Tokens other(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            other.back() = isNew ? pattern.name() : renaming.to;
            const bool isThere = !missing(std::move(other), renamings);
            if (isNew && isThere)
                path[i] = pattern.name();
            else if (!isNew && !(m_operation && isThere)) // a name that is taken stops the renaming
                return path[i];
        }
        return missing(std::move(path), renamings);
    }

    MissingName missingUnnamed(const Tokens &path) const
    {
        for (const std::string &dropped : m_response.shape.drop) {
            const ShapePattern pattern(dropped);
            for (std::size_t i = 0; i < path.size(); ++i) {
                if (pattern.isAt(path, i) && (pattern.name() == "*" || pattern.name() == path[i]))
                    return path[i];
            }
        }
        const std::string whole = m_response.shape.path + pathOf(path);
        if (m_response.composite != nullptr) {
            const auto pointer = json::Pointer::parse(whole);
            return pointer ? Made(m_responses, m_response).missing(pointer->tokens()) : std::nullopt;
        }
        if (!m_operation)
            return std::nullopt;
        if (const auto name = firstUnselected(m_operation, whole, m_response.fixed)) {
            // Joined pages have the nodes of edges in their place.
            return m_response.isPaged && *name == "nodes" ? std::nullopt : name;
        }
        return belowLeaf(whole);
    }

    // The name below a value that has no members for sure.
    MissingName belowLeaf(const std::string &path) const
    {
        const auto leaf = leafWithin(m_operation, path);
        if (!leaf || !m_response.schema)
            return std::nullopt;
        const json::Value value =
            workspace::schemaAt(dataSchema(*m_response.schema, *m_response.operation), *leaf);
        const std::vector<std::string_view> types = namedTypes(value);
        if (types.empty() || std::ranges::find(types, "object") != types.end())
            return std::nullopt;
        return json::Pointer::parse(path.substr(leaf->size()))->tokens().front();
    }

    StepResponses &m_responses;
    const Response &m_response;
    graphql::OperationDefinition m_operation;
};

StepResponses::StepResponses(const Workspace &workspace, const StepEndpoints &endpoints)
    : m_workspace(workspace)
    , m_endpoints(endpoints)
{}

StepResponses::~StepResponses() = default;

StepResponses::Response &StepResponses::of(const Step &step)
{
    return of(step, m_endpoints.own);
}

StepResponses::Response &StepResponses::of(const Step &step, const std::string &own)
{
    std::unique_ptr<Response> &known = m_responses[{&step, own}];
    if (!known)
        known = lookAt(step, own);
    return *known;
}

std::unique_ptr<StepResponses::Response> StepResponses::lookAt(const Step &step, const std::string &own)
{
    auto response = std::make_unique<Response>();
    const auto setOperation = [&](const GraphqlOperation &operation, const std::string &endpoint) {
        response->operation = operation;
        response->document = graphql::parseDocument(operation.document);
        response->endpoint = endpoint;
        response->schema = schemasOf(m_endpoints.schemas, endpoint).graphql;
    };
    if (const auto *operation = std::get_if<GraphqlOperation>(&step.action)) {
        setOperation(*operation, step.endpoint.empty() ? own : step.endpoint);
        response->isPaged = fetchesPages(step.pagination);
    }
    const auto *call = std::get_if<ToolInvocation>(&step.action);
    const Tool *tool = call == nullptr ? nullptr : m_workspace.find<Tool>(call->tool);
    if (tool == nullptr)
        return response;
    const Tool called = call->version ? *tool : served(*tool);
    const Version version = call->version.value_or(called.active);
    if (!called.versions.contains(version))
        return response;
    const ToolVersion definition = called.resolved(version);
    if (!definition.operation)
        return response;
    response->shape = definition.result;
    response->isPaged = fetchesPages(definition.pagination);
    const std::string endpoint = step.endpoint.empty() ? endpointOf(m_workspace, called) : step.endpoint;
    if (const auto *operation = std::get_if<GraphqlOperation>(&*definition.operation)) {
        setOperation(*operation, endpoint);
        response->fixed = fixedConditions(m_workspace, response->document, definition, step);
    } else if (!std::holds_alternative<RestRequest>(*definition.operation)) {
        response->composite = calledComposite(*call, definition, endpoint);
        const auto *choice = std::get_if<Switch>(&*response->composite->definition.operation);
        response->picked = choice == nullptr ? nullptr : pickedCase(*choice, step);
    }
    return response;
}

const StepResponses::Called *StepResponses::calledComposite(const ToolInvocation &call,
                                                            const ToolVersion &definition,
                                                            const std::string &endpoint)
{
    const std::string key =
        call.tool + '@' + (call.version ? call.version->toString() : std::string()) + '@' + endpoint;
    std::unique_ptr<const Called> &known = m_called[key];
    if (!known) {
        auto called = std::make_unique<Called>(Called{definition, endpoint});
        walkSteps(std::as_const(called->definition),
                  [&](const Step &step) { called->steps.emplace(step.name, &step); });
        known = std::move(called);
    }
    return known.get();
}

std::optional<std::string> StepResponses::firstMissing(const Step &step, const std::string &path)
{
    m_steps = 0;
    return firstMissing(of(step), path);
}

std::optional<std::string> StepResponses::firstMissing(const Response &response, const std::string &path)
{
    if (m_level > static_cast<int>(kMaxCallDepth))
        return std::nullopt;
    ++m_level;
    MissingName missing = Shaped(*this, response).firstMissing(path);
    --m_level;
    return missing;
}

json::Value StepResponses::schemaAt(const Step &step, const std::string &path, VersionCheck &check)
{
    m_steps = 0;
    return schemaAt(of(step), path, check);
}

// More than one way leads to what a shape renames, and what joined pages hold is another list.
json::Value StepResponses::schemaAt(Response &response, const std::string &path, VersionCheck &check)
{
    if (response.isPaged || !response.shape.rename.empty() || m_level > static_cast<int>(kMaxCallDepth))
        return {};
    const std::string whole = response.shape.path + path;
    if (response.composite != nullptr) {
        const auto pointer = json::Pointer::parse(whole);
        ++m_level;
        json::Value schema = pointer ? Made(*this, response).schema(pointer->tokens(), check) : json::Value();
        --m_level;
        return schema;
    }
    if (!response.operation)
        return {};
    if (!response.data) {
        response.data.emplace();
        if (response.schema) {
            *response.data = dataSchema(*response.schema, *response.operation);
            check.uses.emplace_back(response.endpoint,
                                    graphql::UsedParts(response.document, *response.schema));
        } else {
            check.awaitedSchemas.push_back(response.endpoint);
        }
    }
    return workspace::schemaAt(*response.data, whole);
}

bool StepResponses::isMade(const Step &step)
{
    const Response &response = of(step);
    const ResultShape &shape = response.shape;
    return response.composite != nullptr || !shape.path.empty() || !shape.drop.empty()
           || !shape.rename.empty();
}

} // namespace tooltray::workspace
