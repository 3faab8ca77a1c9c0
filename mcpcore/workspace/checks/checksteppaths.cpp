// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checksteppaths.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "workspace/checks/pinning.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/selection.h"
#include "workspace/definitions/walk.h"
#include "json/pointer.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {

namespace {

// The operation that the response of a step comes from.
struct StepResponse {
    graphql::Document document;
    std::string operationName;
    std::string path; // that the called tool returns of it
    bool isPaged = false;
};

// The list in the response of a step whose elements the items of an "each" are; nothing where it is not known.
using ItemsOf = std::optional<StepSource>;

bool fetchesPages(const Rare<Pagination> &pagination)
{
    return pagination && pagination->enabled;
}

std::optional<StepResponse> responseOf(const Workspace &workspace, const Step &step)
{
    if (const auto *operation = std::get_if<GraphqlOperation>(&step.action))
        return StepResponse{graphql::parseDocument(operation->document),
                            operation->operationName,
                            {},
                            fetchesPages(step.pagination)};
    const auto *call = std::get_if<ToolInvocation>(&step.action);
    const Tool *tool = call == nullptr ? nullptr : workspace.find<Tool>(call->tool);
    if (tool == nullptr)
        return std::nullopt;
    const Tool called = call->version ? *tool : served(*tool);
    const Version version = call->version.value_or(called.active);
    if (!called.versions.contains(version))
        return std::nullopt;
    const ToolVersion definition = called.resolved(version);
    const auto *operation =
        definition.operation ? std::get_if<GraphqlOperation>(&*definition.operation) : nullptr;
    if (operation == nullptr || !definition.result.drop.empty() || !definition.result.rename.empty())
        return std::nullopt;
    return StepResponse{graphql::parseDocument(operation->document), operation->operationName,
                        definition.result.path, fetchesPages(definition.pagination)};
}

// The first name along the path that the response does not have.
std::optional<std::string> firstMissing(const StepResponse &response, const std::string &path)
{
    const auto operation = response.document.isValid()
                               ? findOperation(response.document, response.operationName)
                               : graphql::OperationDefinition();
    // The events of a subscription are a list of their own.
    if (!operation || operation.operation() == graphql::OperationType::Subscription
        || firstUnselected(operation, response.path))
        return std::nullopt;
    auto name = firstUnselected(operation, response.path + path);
    // Joined pages have the nodes of edges in their place.
    return response.isPaged && name == "nodes" ? std::nullopt : name;
}

std::string nothingAt(const std::string &step, const std::string &path, const std::string &name)
{
    return "The step \"" + step + "\" returns nothing at " + path + ": \"" + name
           + "\" is not selected there.";
}

class StepPathChecker {
public:
    StepPathChecker(const Workspace &workspace, const Sequence &sequence, StepPaths paths,
                    ToolProblems &problems)
        : m_paths(paths)
        , m_problems(problems)
    {
        for (const Step &step : sequence.steps) {
            if (auto response = responseOf(workspace, step))
                m_responses.emplace(step.name, *std::move(response));
        }
    }

    void check(const Binding &binding, const std::string &place, StepPaths around = StepPaths::Needed,
               const ItemsOf &items = {})
    {
        const bool mayBeAbsent =
            binding.isOptional || std::ranges::any_of(binding.transforms, [](const Transform &transform) {
                return transform.kind == Transform::Kind::Default
                       || transform.kind == Transform::Kind::Present;
            });
        const StepPaths paths = mayBeAbsent ? StepPaths::Optional : around;
        if (const auto *source = std::get_if<StepSource>(&binding.source)) {
            if (paths == m_paths)
                check(*source, place);
        } else if (const auto *item = std::get_if<ItemSource>(&binding.source)) {
            if (items && paths == m_paths)
                check(*item, *items, place);
        } else if (const auto *object = std::get_if<ObjectSource>(&binding.source)) {
            for (const NamedBinding &member : object->members)
                check(member.binding, nestedPlace(place + "/object", member.name), paths, items);
        } else if (const auto *list = std::get_if<ListSource>(&binding.source)) {
            for (std::size_t i = 0; i < list->elements.size(); ++i)
                check(list->elements[i], place + "/list/" + std::to_string(i), paths, items);
        } else if (const auto *first = std::get_if<FirstSource>(&binding.source)) {
            for (std::size_t i = 0; i < first->candidates.size(); ++i)
                check(first->candidates[i], place + "/first/" + std::to_string(i), StepPaths::Optional,
                      items);
        } else if (const auto *each = std::get_if<EachSource>(&binding.source)) {
            check(*each->of, place + "/each", paths, items);
            check(*each->as, place + "/as", paths, itemsOf(*each->of, items));
        }
    }

    void check(const Condition &condition, const std::string &place)
    {
        if (const auto *equals = std::get_if<EqualsTest>(&condition.test)) {
            check(equals->left, place + "/equals/0", StepPaths::Optional);
            check(equals->right, place + "/equals/1", StepPaths::Optional);
        } else if (const auto *exists = std::get_if<ExistsTest>(&condition.test)) {
            check(exists->value, place + "/exists", StepPaths::Optional);
        } else if (const auto *matches = std::get_if<MatchesTest>(&condition.test)) {
            check(matches->value, place + "/matches", StepPaths::Optional);
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
        return StepSource{around->step, around->path + item->path};
    }

    void check(const std::vector<Condition> &conditions, const std::string &place)
    {
        for (std::size_t i = 0; i < conditions.size(); ++i)
            check(conditions[i], place + std::to_string(i));
    }

    void check(const StepSource &source, const std::string &place)
    {
        if (const auto name = unselected(source))
            report(place, nothingAt(source.step, source.path, *name));
    }

    // The list may be an object, whose items have a key and a value.
    void check(const ItemSource &item, const StepSource &list, const std::string &place)
    {
        const auto name = unselected(list) ? std::nullopt : unselected({list.step, list.path + item.path});
        if (name && *name != "key" && *name != "value")
            report(place, "An item of the step \"" + list.step + "\" has nothing at " + item.path + ": \""
                              + *name + "\" is not selected there.");
    }

    void report(const std::string &place, std::string message)
    {
        m_problems.push_back({"step_path_unknown", place, std::nullopt, std::move(message)});
    }

    std::optional<std::string> unselected(const StepSource &source) const
    {
        const auto found = m_responses.find(source.step);
        return found == m_responses.end() ? std::nullopt : firstMissing(found->second, source.path);
    }

    StepPaths m_paths;
    std::map<std::string, StepResponse> m_responses;
    ToolProblems &m_problems;
};

} // namespace

void checkStepPaths(const Workspace &workspace, const Sequence &sequence, StepPaths paths,
                    ToolProblems &problems)
{
    StepPathChecker checker(workspace, sequence, paths, problems);
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

namespace {

// Why there is always nothing at the place that a rule looks at, as a sentence; nothing where there may be something.
using WhyNothing = std::optional<std::string>;

class RulePathChecker {
public:
    RulePathChecker(const Workspace &workspace, const ToolVersion &version)
        : m_workspace(workspace)
        , m_version(version)
    {}

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
        const StepResponse response{graphql::parseDocument(operation.document),
                                    operation.operationName,
                                    {},
                                    fetchesPages(m_version.pagination)};
        const auto name = firstMissing(response, path);
        return name ? WhyNothing("The path " + path
                                 + " does not exist in the response: the operation does not select \"" + *name
                                 + "\" there.")
                    : std::nullopt;
    }

    std::optional<std::string> missingIn(const Step &step, const std::string &path) const
    {
        const auto response = responseOf(m_workspace, step);
        return response ? firstMissing(*response, path) : std::nullopt;
    }

    WhyNothing inStep(const std::string &name, const std::string &path) const
    {
        WhyNothing why;
        walkSteps(m_version, [&](const Step &step) {
            if (step.name != name)
                return;
            if (const auto missing = missingIn(step, path))
                why = nothingAt(name, path, *missing);
        });
        return why;
    }

    // With another condition the rule may be meant for some of the cases only.
    WhyNothing inCases(const Switch &choice, const ErrorRule &rule) const
    {
        const bool isForSome = rule.httpStatus || !rule.messageMatches.empty();
        WhyNothing why;
        for (const Switch::Case &one : choice.cases) {
            const auto missing = missingIn(one.step, rule.nullAt);
            if (!missing && isForSome)
                return std::nullopt;
            if (missing && !why)
                why = "The case \"" + one.step.name + "\" returns nothing at " + rule.nullAt + ": \""
                      + *missing + "\" is not selected there.";
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
            return "The result of the tool has no member \"" + path.front()
                   + "\" where the rule looks for it.";
        return inResult(member->binding, path.subspan(1));
    }

    const Workspace &m_workspace;
    const ToolVersion &m_version;
};

} // namespace

void checkRulePaths(const Workspace &workspace, const ToolVersion &version, ToolProblems &problems)
{
    const RulePathChecker checker(workspace, version);
    for (std::size_t i = 0; i < version.errors.size(); ++i) {
        if (WhyNothing why = checker.check(version.errors[i]))
            problems.push_back({"rule_path_unknown", "/errors/" + std::to_string(i) + "/null_at",
                                std::nullopt, *std::move(why)});
    }
}

} // namespace tooltray::workspace
