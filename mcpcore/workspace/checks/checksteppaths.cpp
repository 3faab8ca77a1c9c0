// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/operationchecks.h"

#include "text/words/message.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/definitions/walk.h"
#include "json/pointer.h"

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

Message nothingAt(StepResponses &responses, const Step &step, const std::string &path,
                  const std::string &name)
{
    return {responses.isMade(step)
                ? CORE_TEXT("Core", "The step \"{step}\" returns nothing at {path}: the result of the tool "
                                    "that it calls has no \"{name}\" there.")
                : CORE_TEXT("Core", "The step \"{step}\" returns nothing at {path}: \"{name}\" is not "
                                    "selected there."),
            {{"step", step.name}, {"path", path}, {"name", name}}};
}

class StepPathChecker {
public:
    StepPathChecker(const Workspace &workspace, const StepEndpoints &endpoints, const Sequence &sequence,
                    ToolProblems &problems)
        : m_responses(workspace, endpoints)
        , m_problems(problems)
    {
        for (const Step &step : sequence.steps)
            m_steps.emplace(step.name, &step);
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
    void check(const std::vector<Condition> &conditions, const std::string &place)
    {
        for (std::size_t i = 0; i < conditions.size(); ++i)
            check(conditions[i], place + std::to_string(i));
    }

    void check(const StepSource &source, const std::string &place)
    {
        if (const auto name = unselected(source))
            report(place, nothingAt(m_responses, *m_steps.at(source.step), source.path, *name));
    }

    // The list may be an object, whose items have a key and a value.
    void check(const ItemSource &item, const StepSource &list, const std::string &place)
    {
        const auto name =
            unselected(list) ? std::nullopt : unselected({list.step, list.path + kAnyElement + item.path});
        if (!name || *name == "key" || *name == "value")
            return;
        report(place, {m_responses.isMade(*m_steps.at(list.step))
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

    std::optional<std::string> unselected(const StepSource &source)
    {
        const auto found = m_steps.find(source.step);
        return found == m_steps.end() ? std::nullopt : m_responses.firstMissing(*found->second, source.path);
    }

    StepResponses m_responses;
    std::map<std::string_view, const Step *> m_steps;
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
            checkAll(request->cookies, "/operation/cookies");
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
    auto responses = std::make_shared<StepResponses>(workspace, endpoints);
    std::map<std::string_view, const Step *> steps;
    for (const Step &step : sequence.steps)
        steps.emplace(step.name, &step);
    return [responses, steps = std::move(steps), &check](const StepSource &source) -> json::Value {
        const auto found = steps.find(source.step);
        return found == steps.end() ? json::Value() : responses->schemaAt(*found->second, source.path, check);
    };
}

namespace {

// Why there is always nothing at the place that a rule looks at, as a sentence; nothing where there may be something.
using WhyNothing = std::optional<Message>;

class RulePathChecker {
public:
    RulePathChecker(const Workspace &workspace, const StepEndpoints &endpoints, const ToolVersion &version)
        : m_responses(workspace, endpoints)
        , m_version(version)
    {
        walkSteps(version, [&](const Step &step) { m_steps.emplace(step.name, &step); });
    }

    WhyNothing check(const ErrorRule &rule)
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
    WhyNothing inOperation(const GraphqlOperation &operation, const std::string &path)
    {
        if (!m_alone)
            m_alone = Step{.name = {}, .action = operation, .pagination = m_version.pagination};
        const auto name = m_responses.firstMissing(*m_alone, path);
        return name ? WhyNothing(Message{CORE_TEXT("Core", "The path {path} does not exist in the response: "
                                                           "the operation does not select \"{name}\" there."),
                                         {{"path", path}, {"name", *name}}})
                    : std::nullopt;
    }

    WhyNothing inStep(const std::string &name, const std::string &path)
    {
        const auto step = m_steps.find(name);
        const auto missing =
            step == m_steps.end() ? std::nullopt : m_responses.firstMissing(*step->second, path);
        return missing ? WhyNothing(nothingAt(m_responses, *step->second, path, *missing)) : std::nullopt;
    }

    // With another condition the rule may be meant for some of the cases only.
    WhyNothing inCases(const Switch &choice, const ErrorRule &rule)
    {
        const bool isForSome = rule.httpStatus || !rule.messageMatches.empty();
        WhyNothing why;
        for (const Switch::Case &one : choice.cases) {
            const auto missing = m_responses.firstMissing(one.step, rule.nullAt);
            if (!missing && isForSome)
                return std::nullopt;
            if (missing && !why)
                why = Message(
                    m_responses.isMade(one.step)
                        ? CORE_TEXT("Core", "The case \"{case}\" returns nothing at {path}: the result of "
                                            "the tool that it calls has no \"{name}\" there.")
                        : CORE_TEXT("Core", "The case \"{case}\" returns nothing at {path}: \"{name}\" is "
                                            "not selected there."),
                    {{"case", one.step.name}, {"path", rule.nullAt}, {"name", *missing}});
        }
        return why;
    }

    WhyNothing inResult(const Binding &made, std::span<const std::string> path)
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

    StepResponses m_responses;
    const ToolVersion &m_version;
    std::map<std::string_view, const Step *> m_steps;
    std::optional<Step> m_alone; // of the tool's own operation
};

} // namespace

void checkRulePaths(const Workspace &workspace, const StepEndpoints &endpoints, const ToolVersion &version,
                    ToolProblems &problems)
{
    if (version.errors.empty())
        return;
    RulePathChecker checker(workspace, endpoints, version);
    for (std::size_t i = 0; i < version.errors.size(); ++i) {
        if (WhyNothing why = checker.check(version.errors[i]))
            problems.push_back({"rule_path_unknown", "/errors/" + std::to_string(i) + "/null_at",
                                std::nullopt, *std::move(why)});
    }
}

} // namespace tooltray::workspace
