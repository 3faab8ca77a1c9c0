// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/operationchecks.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "text/words/message.h"
#include "workspace/checks/pinning.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/selection.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "json/pointer.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {

namespace {

// The parts that the response of a step is made of.
struct StepResponse {
    std::optional<GraphqlOperation> operation; // nothing: the response may hold anything
    graphql::Document document;                // of the operation
    graphql::SchemaPointer schema;
    ResultShape shape; // of the called tool
    bool isPaged = false;
    std::string endpoint = {}; // that the operation is sent to
    FixedConditions fixed = {};
};

// The list in the response of a step whose elements the items of an "each" are; nothing where it is not known.
using ItemsOf = std::optional<StepSource>;

bool fetchesPages(const Shared<Pagination> &pagination)
{
    return pagination && pagination->enabled;
}

graphql::SchemaPointer schemaFor(const StepEndpoints &endpoints, const std::string &endpoint)
{
    const auto found = endpoints.schemas.find(endpoint);
    return found == endpoints.schemas.end() ? nullptr : found->second;
}

// The boolean that an argument of a step is in every call; nothing where calls may differ.
std::optional<bool> fixedArgument(const Workspace &workspace, const json::Value &defaults, const Step &step,
                                  const std::string &name, const graphql::VariableDefinition *variable)
{
    const auto passed = std::ranges::find(step.bindings, name, &NamedBinding::name);
    if (passed != step.bindings.end()) {
        const Binding &binding = passed->binding;
        const auto *constant = std::get_if<ConstantSource>(&binding.source);
        const bool isAsIs = binding.mapping.empty() && binding.transforms.empty();
        return constant != nullptr && isAsIs && constant->value.isBoolean()
                   ? std::optional(constant->value.toBool())
                   : std::nullopt;
    }
    if (const json::Value *value = defaults.find(name))
        return value->isBoolean() ? std::optional(value->toBool()) : std::nullopt;
    if (variable == nullptr || workspace.contextFor(name) != nullptr)
        return std::nullopt;
    const auto literal = variable->defaultValue()
                             ? graphql::as<graphql::BooleanValue>(variable->defaultValue())
                             : graphql::BooleanValue();
    return literal ? std::optional(literal.value()) : std::nullopt;
}

// The variables of the called tool's operation that are true, or false, whenever the step calls it.
FixedConditions fixedConditions(const Workspace &workspace, const graphql::Document &document,
                                const ToolVersion &called, const Step &step)
{
    FixedConditions fixed;
    const auto &operation = std::get<GraphqlOperation>(*called.operation);
    const auto found = document.isValid() ? findOperation(document, operation.operationName)
                                          : graphql::OperationDefinition();
    if (!found)
        return fixed;
    const json::Value defaults = defaultsOf(workspace, called.parameters);
    for (const graphql::VariableDefinition variable : found.variables()) {
        const std::string name(variable.variable().name());
        const auto bound = std::ranges::find(called.bindings, name, &NamedBinding::name);
        std::optional<bool> value;
        if (bound == called.bindings.end()) {
            value = fixedArgument(workspace, defaults, step, name, &variable);
        } else if (bound->binding.mapping.empty() && bound->binding.transforms.empty()) {
            const auto *constant = std::get_if<ConstantSource>(&bound->binding.source);
            const auto *parameter = std::get_if<ParameterSource>(&bound->binding.source);
            if (constant != nullptr && constant->value.isBoolean())
                value = constant->value.toBool();
            else if (parameter != nullptr && parameter->path.empty())
                value = fixedArgument(workspace, defaults, step, parameter->name, nullptr);
        }
        if (value)
            fixed.emplace(name, *value);
    }
    return fixed;
}

std::optional<StepResponse> responseOf(const Workspace &workspace, const StepEndpoints &endpoints,
                                       const Step &step)
{
    if (const auto *operation = std::get_if<GraphqlOperation>(&step.action))
        return StepResponse{*operation,
                            graphql::parseDocument(operation->document),
                            schemaFor(endpoints, step.endpoint.empty() ? endpoints.own : step.endpoint),
                            {},
                            fetchesPages(step.pagination),
                            step.endpoint.empty() ? endpoints.own : step.endpoint};
    const auto *call = std::get_if<ToolInvocation>(&step.action);
    const Tool *tool = call == nullptr ? nullptr : workspace.find<Tool>(call->tool);
    if (tool == nullptr)
        return std::nullopt;
    const Tool called = call->version ? *tool : served(*tool);
    const Version version = call->version.value_or(called.active);
    if (!called.versions.contains(version))
        return std::nullopt;
    const ToolVersion definition = called.resolved(version);
    if (!definition.operation)
        return std::nullopt;
    const bool isPaged = fetchesPages(definition.pagination);
    if (const auto *operation = std::get_if<GraphqlOperation>(&*definition.operation)) {
        const std::string endpoint = step.endpoint.empty() ? endpointOf(workspace, called) : step.endpoint;
        StepResponse response{*operation,
                              graphql::parseDocument(operation->document),
                              schemaFor(endpoints, endpoint),
                              definition.result,
                              isPaged,
                              endpoint};
        response.fixed = fixedConditions(workspace, response.document, definition, step);
        return response;
    }
    return StepResponse{{}, graphql::parseDocument(""), {}, definition.result, isPaged};
}

using Tokens = std::vector<std::string>;

// The places that a pattern of a result shape is about: a path in which * is any name or index, or a name anywhere.
class ShapePattern {
public:
    explicit ShapePattern(const std::string &pattern)
    {
        const auto pointer = pattern.starts_with('/') ? json::Pointer::parse(pattern) : std::nullopt;
        m_isAnywhere = !pointer;
        if (pointer)
            m_tokens.assign(pointer->tokens().begin(), pointer->tokens().end());
        else
            m_tokens.push_back(pattern);
    }

    const std::string &name() const { return m_tokens.back(); }

    // Whether it is about the members of the object that the token is a member of. An index in a pattern is about one
    // element of several.
    bool isAt(const Tokens &path, std::size_t index) const
    {
        if (json::detail::arrayIndex(path[index]))
            return false;
        if (m_isAnywhere)
            return true;
        if (index + 1 != m_tokens.size())
            return false;
        for (std::size_t i = 0; i < index; ++i) {
            if (m_tokens[i] != "*" && (m_tokens[i] != path[i] || json::detail::arrayIndex(path[i])))
                return false;
        }
        return true;
    }

private:
    bool m_isAnywhere = false;
    Tokens m_tokens;
};

// Follows a path into what a result shape makes back to the response.
class ShapedPath {
public:
    explicit ShapedPath(const StepResponse &response) : m_response(response)
    {
        if (response.operation && response.document.isValid())
            m_operation = findOperation(response.document, response.operation->operationName);
    }

    // The first name along the path that the response does not have.
    std::optional<std::string> firstMissing(const std::string &path)
    {
        const auto pointer = json::Pointer::parse(path);
        const bool isEvents = m_operation && m_operation.operation() == graphql::OperationType::Subscription;
        // The events of a subscription are a list of their own.
        if (!pointer || isEvents || (m_response.operation && !m_operation)
            || (m_operation && firstUnselected(m_operation, m_response.shape.path, m_response.fixed)))
            return std::nullopt;
        return missing({pointer->tokens().begin(), pointer->tokens().end()}, m_response.shape.rename.size());
    }

private:
    // More than paths and shapes that somebody writes take.
    static constexpr int kMostSteps = 2'000;

    // Looks at what there is after so many of the renamings, each of which is about what those before have made.
    std::optional<std::string> missing(Tokens path, std::size_t renamings)
    {
        if (++m_steps > kMostSteps)
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

    std::optional<std::string> missingUnnamed(const Tokens &path) const
    {
        for (const std::string &dropped : m_response.shape.drop) {
            const ShapePattern pattern(dropped);
            for (std::size_t i = 0; i < path.size(); ++i) {
                if (pattern.isAt(path, i) && (pattern.name() == "*" || pattern.name() == path[i]))
                    return path[i];
            }
        }
        if (!m_operation)
            return std::nullopt;
        const std::string whole = m_response.shape.path + json::Pointer(path).toString();
        if (const auto name = firstUnselected(m_operation, whole, m_response.fixed)) {
            // Joined pages have the nodes of edges in their place.
            return m_response.isPaged && *name == "nodes" ? std::nullopt : name;
        }
        return belowLeaf(whole);
    }

    // The name below a value that has no members for sure.
    std::optional<std::string> belowLeaf(const std::string &path) const
    {
        const auto leaf = leafWithin(m_operation, path);
        if (!leaf || !m_response.schema)
            return std::nullopt;
        const json::Value value = schemaAt(dataSchema(*m_response.schema, *m_response.operation), *leaf);
        const std::vector<std::string_view> types = namedTypes(value);
        if (types.empty() || std::ranges::find(types, "object") != types.end())
            return std::nullopt;
        return json::Pointer::parse(path.substr(leaf->size()))->tokens().front();
    }

    const StepResponse &m_response;
    graphql::OperationDefinition m_operation;
    int m_steps = 0;
};

std::optional<std::string> firstMissing(const StepResponse &response, const std::string &path)
{
    return ShapedPath(response).firstMissing(path);
}

bool hasShape(const StepResponse &response)
{
    const ResultShape &shape = response.shape;
    return !shape.path.empty() || !shape.drop.empty() || !shape.rename.empty();
}

Message nothingAt(const StepResponse &response, const std::string &step, const std::string &path,
                  const std::string &name)
{
    return {hasShape(response)
                ? CORE_TEXT("Core", "The step \"{step}\" returns nothing at {path}: the result of the tool "
                                    "that it calls has no \"{name}\" there.")
                : CORE_TEXT("Core", "The step \"{step}\" returns nothing at {path}: \"{name}\" is not "
                                    "selected there."),
            {{"step", step}, {"path", path}, {"name", name}}};
}

// Patterns of a result shape with an index are not about any element.
constexpr const char *kAnyElement = "/0";

class StepPathChecker {
public:
    StepPathChecker(const Workspace &workspace, const StepEndpoints &endpoints, const Sequence &sequence,
                    ToolProblems &problems)
        : m_problems(problems)
    {
        for (const Step &step : sequence.steps) {
            if (auto response = responseOf(workspace, endpoints, step))
                m_responses.emplace(step.name, *std::move(response));
        }
    }

    void check(const Binding &binding, const std::string &place, const ItemsOf &items = {})
    {
        if (const auto *source = std::get_if<StepSource>(&binding.source)) {
            check(*source, place);
        } else if (const auto *item = std::get_if<ItemSource>(&binding.source)) {
            if (items)
                check(*item, *items, place);
        } else if (const auto *object = std::get_if<ObjectSource>(&binding.source)) {
            for (const NamedBinding &member : object->members)
                check(member.binding, nestedPlace(place + "/object", member.name), items);
        } else if (const auto *list = std::get_if<ListSource>(&binding.source)) {
            for (std::size_t i = 0; i < list->elements.size(); ++i)
                check(list->elements[i], place + "/list/" + std::to_string(i), items);
        } else if (const auto *first = std::get_if<FirstSource>(&binding.source)) {
            for (std::size_t i = 0; i < first->candidates.size(); ++i)
                check(first->candidates[i], place + "/first/" + std::to_string(i), items);
        } else if (const auto *each = std::get_if<EachSource>(&binding.source)) {
            check(*each->of, place + "/each", items);
            check(*each->as, place + "/as", itemsOf(*each->of, items));
        }
    }

    void check(const Condition &condition, const std::string &place)
    {
        if (const auto *equals = std::get_if<EqualsTest>(&condition.test)) {
            check(equals->left, place + "/equals/0");
            check(equals->right, place + "/equals/1");
        } else if (const auto *exists = std::get_if<ExistsTest>(&condition.test)) {
            check(exists->value, place + "/exists");
        } else if (const auto *matches = std::get_if<MatchesTest>(&condition.test)) {
            check(matches->value, place + "/matches");
        } else if (const auto *inverse = std::get_if<NotTest>(&condition.test)) {
            check(*inverse->condition, place + "/not");
        } else if (const auto *all = std::get_if<AllTest>(&condition.test)) {
            check(all->conditions, place + "/all/");
        } else {
            check(std::get<AnyTest>(condition.test).conditions, place + "/any/");
        }
    }

private:
    // Transforms and mappings make other elements.
    static ItemsOf itemsOf(const Binding &list, const ItemsOf &around)
    {
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

    void check(const std::vector<Condition> &conditions, const std::string &place)
    {
        for (std::size_t i = 0; i < conditions.size(); ++i)
            check(conditions[i], place + std::to_string(i));
    }

    void check(const StepSource &source, const std::string &place)
    {
        if (const auto name = unselected(source))
            report(place, nothingAt(m_responses.at(source.step), source.step, source.path, *name));
    }

    // The list may be an object, whose items have a key and a value.
    void check(const ItemSource &item, const StepSource &list, const std::string &place)
    {
        const auto name =
            unselected(list) ? std::nullopt : unselected({list.step, list.path + kAnyElement + item.path});
        if (!name || *name == "key" || *name == "value")
            return;
        report(place, {hasShape(m_responses.at(list.step))
                           ? CORE_TEXT("Core", "An item of the step \"{step}\" has nothing at {path}: the "
                                               "result of the tool that it calls has no \"{name}\" there.")
                           : CORE_TEXT("Core", "An item of the step \"{step}\" has nothing at {path}: "
                                               "\"{name}\" is not selected there."),
                       {{"step", list.step}, {"path", item.path}, {"name", *name}}});
    }

    void report(const std::string &place, Message message)
    {
        m_problems.push_back({"step_path_unknown", place, std::nullopt, std::move(message)});
    }

    std::optional<std::string> unselected(const StepSource &source) const
    {
        const auto found = m_responses.find(source.step);
        return found == m_responses.end() ? std::nullopt : firstMissing(found->second, source.path);
    }

    std::map<std::string, StepResponse> m_responses;
    ToolProblems &m_problems;
};

} // namespace

void checkStepPaths(const Workspace &workspace, const StepEndpoints &endpoints, const Sequence &sequence,
                    ToolProblems &problems)
{
    StepPathChecker checker(workspace, endpoints, sequence, problems);
    for (std::size_t i = 0; i < sequence.steps.size(); ++i) {
        const Step &step = sequence.steps[i];
        const std::string place = "/operation/steps/" + std::to_string(i);
        const auto checkAll = [&](const std::vector<NamedBinding> &bindings, const char *member) {
            for (const NamedBinding &bound : bindings)
                checker.check(bound.binding, nestedPlace(place + member, bound.name));
        };
        if (step.when)
            checker.check(*step.when, place + "/when");
        checkAll(step.bindings, "/bindings");
        if (const auto *request = std::get_if<RestRequest>(&step.action)) {
            checkAll(request->query, "/operation/query");
            checkAll(request->headers, "/operation/headers");
            if (request->body)
                checker.check(*request->body, place + "/operation/body");
        }
    }
    if (sequence.result)
        checker.check(*sequence.result, "/operation/result");
}

StepValues stepValues(const Workspace &workspace, const StepEndpoints &endpoints, const Sequence &sequence,
                      VersionCheck &check)
{
    struct Known {
        StepResponse response;
        json::Value data = {};
        bool isLookedAt = false;
    };
    const auto look = [&workspace, endpoints, &sequence] {
        std::map<std::string, Known> steps;
        for (const Step &step : sequence.steps) {
            auto response = responseOf(workspace, endpoints, step);
            if (response && response->operation && !response->isPaged && response->shape.rename.empty())
                steps.emplace(step.name, Known{*std::move(response)});
        }
        return steps;
    };
    return [look, steps = std::make_shared<std::optional<std::map<std::string, Known>>>(),
            &check](const StepSource &source) -> json::Value {
        if (!*steps)
            *steps = look();
        const auto found = (*steps)->find(source.step);
        if (found == (*steps)->end())
            return {};
        auto &[response, data, isLookedAt] = found->second;
        if (!std::exchange(isLookedAt, true)) {
            if (response.schema) {
                data = dataSchema(*response.schema, *response.operation);
                check.uses.emplace_back(response.endpoint,
                                        graphql::UsedParts(response.document, *response.schema));
            } else {
                check.awaitedSchemas.push_back(response.endpoint);
            }
        }
        return schemaAt(data, response.shape.path + source.path);
    };
}

namespace {

// Why there is always nothing at the place that a rule looks at, as a sentence; nothing where there may be something.
using WhyNothing = std::optional<Message>;

class RulePathChecker {
public:
    RulePathChecker(const Workspace &workspace, const StepEndpoints &endpoints, const ToolVersion &version)
        : m_workspace(workspace)
        , m_endpoints(endpoints)
        , m_version(version)
    {
        walkSteps(version, [&](const Step &step) { m_steps.emplace(step.name, &step); });
    }

    WhyNothing check(const ErrorRule &rule) const
    {
        const auto path = json::Pointer::parse(rule.nullAt);
        if (!path || path->isRoot() || !m_version.operation)
            return std::nullopt;
        if (const auto *operation = std::get_if<GraphqlOperation>(&*m_version.operation))
            return inOperation(*operation, rule.nullAt);
        const auto *choice = std::get_if<Switch>(&*m_version.operation);
        if (choice != nullptr && rule.step.empty())
            return inCases(*choice, rule);
        if (!rule.step.empty())
            return inStep(rule.step, rule.nullAt);
        const auto *sequence = std::get_if<Sequence>(&*m_version.operation);
        if (sequence == nullptr || sequence->steps.empty())
            return std::nullopt;
        if (sequence->result)
            return inResult(*sequence->result, path->tokens());
        const Step &last = sequence->steps.back();
        return last.when ? std::nullopt : inStep(last.name, rule.nullAt);
    }

private:
    WhyNothing inOperation(const GraphqlOperation &operation, const std::string &path) const
    {
        const StepResponse response{operation,
                                    graphql::parseDocument(operation.document),
                                    schemaFor(m_endpoints, m_endpoints.own),
                                    {},
                                    fetchesPages(m_version.pagination)};
        const auto name = firstMissing(response, path);
        return name ? WhyNothing(Message{CORE_TEXT("Core", "The path {path} does not exist in the response: "
                                                           "the operation does not select \"{name}\" there."),
                                         {{"path", path}, {"name", *name}}})
                    : std::nullopt;
    }

    WhyNothing inStep(const std::string &name, const std::string &path) const
    {
        const auto step = m_steps.find(name);
        const auto response =
            step == m_steps.end() ? std::nullopt : responseOf(m_workspace, m_endpoints, *step->second);
        const auto missing = response ? firstMissing(*response, path) : std::nullopt;
        return missing ? WhyNothing(nothingAt(*response, name, path, *missing)) : std::nullopt;
    }

    // With another condition the rule may be meant for some of the cases only.
    WhyNothing inCases(const Switch &choice, const ErrorRule &rule) const
    {
        const bool isForSome = rule.httpStatus || !rule.messageMatches.empty();
        WhyNothing why;
        for (const Switch::Case &one : choice.cases) {
            const auto response = responseOf(m_workspace, m_endpoints, one.step);
            const auto missing = response ? firstMissing(*response, rule.nullAt) : std::nullopt;
            if (!missing && isForSome)
                return std::nullopt;
            if (missing && !why)
                why = Message(
                    hasShape(*response)
                        ? CORE_TEXT("Core", "The case \"{case}\" returns nothing at {path}: the result of "
                                            "the tool that it calls has no \"{name}\" there.")
                        : CORE_TEXT("Core", "The case \"{case}\" returns nothing at {path}: \"{name}\" is "
                                            "not selected there."),
                    {{"case", one.step.name}, {"path", rule.nullAt}, {"name", *missing}});
        }
        return why;
    }

    WhyNothing inResult(const Binding &made, std::span<const std::string> path) const
    {
        if (!made.mapping.empty() || !made.transforms.empty())
            return std::nullopt;
        if (const auto *source = std::get_if<StepSource>(&made.source)) {
            // A path of the result that leads nowhere has a problem of its own.
            const json::Pointer rest(std::vector<std::string>(path.begin(), path.end()));
            return inStep(source->step, source->path) ? std::nullopt
                                                      : inStep(source->step, source->path + rest.toString());
        }
        const auto *object = std::get_if<ObjectSource>(&made.source);
        if (object == nullptr || path.empty())
            return std::nullopt;
        const auto member = std::ranges::find(object->members, path.front(), &NamedBinding::name);
        if (member == object->members.end())
            return Message(CORE_TEXT("Core", "The result of the tool has no member \"{name}\" where the "
                                             "rule looks for it."),
                           {{"name", path.front()}});
        return inResult(member->binding, path.subspan(1));
    }

    const Workspace &m_workspace;
    const StepEndpoints &m_endpoints;
    const ToolVersion &m_version;
    std::map<std::string_view, const Step *> m_steps;
};

} // namespace

void checkRulePaths(const Workspace &workspace, const StepEndpoints &endpoints, const ToolVersion &version,
                    ToolProblems &problems)
{
    if (version.errors.empty())
        return;
    const RulePathChecker checker(workspace, endpoints, version);
    for (std::size_t i = 0; i < version.errors.size(); ++i) {
        if (WhyNothing why = checker.check(version.errors[i]))
            problems.push_back({"rule_path_unknown", "/errors/" + std::to_string(i) + "/null_at",
                                std::nullopt, *std::move(why)});
    }
}

} // namespace tooltray::workspace
