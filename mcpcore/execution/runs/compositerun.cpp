// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/runs/compositerun.h"

#include "base/task/post.h"
#include "execution/answers/callresult.h"
#include "execution/arguments/bindings.h"
#include "execution/arguments/toolparameters.h"
#include "execution/delivery/classification.h"
#include "upstream/graphql/errormeaning.h"
#include "workspace/definitions/walk.h"
#include "json/write.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace tooltray::execution {
namespace {

using workspace::Sequence;
using workspace::Step;
using workspace::stepsBehind;
using workspace::Switch;
using workspace::ToolInvocation;

constexpr std::string_view kErrors = "errors";
constexpr std::string_view kStepErrors = "step_errors"; // that came with the data of completed steps
constexpr Template kMaybeChanged =
    CORE_TEXT("Core", "Check whether the change was made before you try again.");

Error cycle(const std::string &tool)
{
    return {ErrorKind::Invalid,
            "tool_cycle",
            {CORE_TEXT("Core", "The tool \"{tool}\" is already running and would call itself endlessly."),
             {{"tool", tool}}},
            CORE_TEXT("Core", "Remove the call to it from one of the tools that call each other.")};
}

Error tooDeep(const std::string &tool)
{
    return {ErrorKind::Invalid,
            "tool_depth",
            {CORE_TEXT(
                 "Core",
                 "The tool \"{tool}\" is not called: at most {count} tools can call each other in a chain."),
             {{"tool", tool}, {"count", workspace::kMaxCallDepth}}},
            CORE_TEXT("Core", "Let the tools call operations instead of other tools.")};
}

Error notNow(const std::string &name)
{
    return {ErrorKind::Invalid,
            "case_condition",
            {CORE_TEXT("Core", "The case \"{name}\" does not apply: its condition fails."), {{"name", name}}},
            CORE_TEXT("Core", "Look at the condition of the case in the definition of the tool, and pass "
                              "other arguments.")};
}

// An error of a tool that was called may name the step of that tool already.
void addCaller(json::Value &error, const Step &step)
{
    const std::string inner(error["step"].toString());
    if (!inner.empty() && std::holds_alternative<ToolInvocation>(step.action))
        error.set("step", step.name + '/' + inner);
}

// Whatever the steps before return.
bool isSkippedForSure(const Step &step, const Scope &scope)
{
    if (!step.when)
        return false;
    bool dependsOnSteps = false;
    workspace::walkBindings(*step.when, [&](const workspace::Binding &binding) {
        dependsOnSteps = dependsOnSteps || std::holds_alternative<workspace::StepSource>(binding.source);
    });
    if (dependsOnSteps)
        return false;
    const Result<bool> applies = holds(*step.when, scope);
    return applies && !*applies;
}

} // namespace

CompositeRun::CompositeRun(StepRunner &runner, CompositeOrder order, Done<OperationOutcome> done)
    : m_runner(runner)
    , m_order(std::move(order))
    , m_done(std::move(done))
    , m_mutations(std::make_shared<Mutations>(m_order.mutations, m_order.parent))
{}

void CompositeRun::start()
{
    if (std::optional<Error> error = choose())
        fail(nullptr, *std::move(error));
    else
        next();
}

std::optional<Error> CompositeRun::choose()
{
    if (const auto *sequence = std::get_if<Sequence>(m_order.operation.get())) {
        for (const Step &step : sequence->steps) {
            m_steps.push_back(&step);
            if (m_order.from.steps.contains(step.name) && isSkippedForSure(step, m_order.scope))
                return foreignCursor();
        }
        return std::nullopt;
    }
    const auto &choice = std::get<Switch>(*m_order.operation);
    const Result<const Switch::Case *> chosen = chosenCase(choice, m_order.scope.arguments);
    if (!chosen)
        return chosen.error();
    m_steps.push_back(&(*chosen)->step);
    return std::nullopt;
}

void CompositeRun::next()
{
    while (m_at < m_steps.size()) {
        if (begin(*m_steps[m_at++]))
            return;
    }
    // With no step that runs this is still within start().
    if (m_last.empty())
        return later([this] { complete(); });
    complete();
}

std::function<void(std::uint64_t)> CompositeRun::beginProgress(const Step &step) const
{
    if (!m_order.onProgress)
        return {};
    const auto done = static_cast<double>(m_at - 1);
    m_order.onProgress(done, m_steps.size(), step.name, 0);
    // The number of pages is not known: each is a part of what is left of the step.
    return [this, done, told = 0.0, name = step.name](std::uint64_t count) mutable {
        told += 1;
        m_order.onProgress(done + told / (told + 1), m_steps.size(), name, count);
    };
}

// Returns true if an outcome follows later.
bool CompositeRun::begin(const Step &step)
{
    if (m_order.budget && ++m_order.budget->steps > CallBudget::kSteps) {
        fail(&step, EndpointBudget().error(EndpointBudget::Limit::Steps));
        return true;
    }
    if (isUnknown(step)) {
        if (m_order.onUnknown) {
            std::vector<std::string> dependsOn = stepsBehind(step);
            for (std::string &name : dependsOn)
                name = placeOf(name);
            m_order.onUnknown(step, placeOf(step.name), dependsOn);
        }
        return false;
    }
    if (step.when) {
        const Result<bool> applies = holds(*step.when, m_order.scope);
        if (!applies) {
            fail(&step, applies.error());
            return true;
        }
        if (!*applies) {
            const bool isCase = std::holds_alternative<Switch>(*m_order.operation);
            const bool isResumed = m_order.from.steps.contains(step.name);
            if (isCase || isResumed)
                fail(&step, isCase ? notNow(step.name) : foreignCursor());
            return isCase || isResumed;
        }
    }
    const auto *call = std::get_if<ToolInvocation>(&step.action);
    m_endpoint = !step.endpoint.empty() ? step.endpoint : call == nullptr ? m_order.endpoint : std::string();
    m_order.scope.endpoint = m_endpoint;
    Result<json::Value> arguments = argumentsOf(step);
    if (!arguments) {
        fail(&step, std::move(arguments).error());
        return true;
    }
    StepOrder order{.step = step,
                    .scope = m_order.scope,
                    .endpoint = m_endpoint,
                    .arguments = *std::move(arguments),
                    .place = placeOf(step.name),
                    .tools = m_order.tools,
                    .mutations = m_mutations,
                    .lists = m_lists,
                    .onProgress = beginProgress(step)};
    if (call != nullptr)
        order.tools.push_back(call->tool);
    Result<std::unique_ptr<Run>> run = m_runner.run(
        std::move(order), [this, &step](OperationOutcome outcome) { take(step, std::move(outcome)); });
    if (run)
        m_run = *std::move(run);
    else
        fail(&step, std::move(run).error());
    return true;
}

Result<json::Value> CompositeRun::argumentsOf(const Step &step) const
{
    const auto *call = std::get_if<ToolInvocation>(&step.action);
    if (call == nullptr)
        return json::Value();
    if (std::ranges::find(m_order.tools, call->tool) != m_order.tools.end())
        return cycle(call->tool);
    if (m_order.tools.size() >= workspace::kMaxCallDepth)
        return tooDeep(call->tool);
    return evaluate(step.bindings, m_order.scope);
}

void CompositeRun::take(const Step &step, OperationOutcome outcome)
{
    m_run.reset();
    if (auto *failure = std::get_if<CallFailure>(&outcome)) {
        m_mutations->settle(effectOf(*failure));
        return fail(step, std::move(*failure));
    }
    auto &answer = std::get<OperationAnswer>(outcome);
    // The effect of a mutation that came with errors is unknown: the result of the tool must not claim it.
    const bool isDoubtful = m_mutations->isRunning() && !answer.errors.isEmpty();
    if (isDoubtful || hasOnlyErrors(answer)) {
        json::Value completed = std::move(answer.completed);
        CallFailure failure = failureOf(std::move(answer));
        if (!completed.isNull())
            failure.error.details.set(kCompletedSteps, std::move(completed));
        adviseCaller(failure);
        const Mutations::Effect effect = effectOf(failure);
        if (effect == Mutations::Effect::MayHave)
            failure.error.hint = kMaybeChanged;
        m_mutations->settle(effect);
        return fail(step, std::move(failure));
    }
    constexpr int kFirstFailedStatus = 400;
    const bool isTool = std::holds_alternative<ToolInvocation>(step.action);
    if (answer.status >= kFirstFailedStatus && !isTool && !m_mutations->isRunning())
        m_expectedFailures.insert(step.name);
    m_mutations->settle(m_order.isPreview ? Mutations::Effect::None : Mutations::Effect::Took);
    keep(step, std::move(answer));
    next();
}

void CompositeRun::keep(const Step &step, OperationAnswer answer)
{
    m_last = step.name;
    m_order.scope.answers.set(step.name, std::move(answer.data));
    for (json::Member &inner : answer.completed.members())
        m_completedInside.set(step.name + '/' + std::string(inner.name.view()), std::move(inner.value));
    for (json::Value &error : answer.errors.elements()) {
        addCaller(error, step);
        if (error.isObject() && !error.contains("step"))
            error.set("step", json::Value(step.name));
        m_answer.errors.append(std::move(error));
    }
    m_answer.bytes += answer.bytes;
    m_answer.status = answer.status;
    m_answer.extensions = std::move(answer.extensions);
    m_answer.note = std::move(answer.note);
    if (!answer.pages)
        return;
    const auto inSteps = [&](PagePosition position) {
        PagePosition all;
        all.steps.emplace(step.name, std::move(position));
        return all;
    };
    PagedResult &pages = m_pages.emplace_back(*std::move(answer.pages));
    const std::optional<PagePosition> end = pages.next ? pages.next : std::move(pages.behind);
    if (pages.isOfCaller && end)
        m_lists.steps.insert_or_assign(step.name, *end);
    if (pages.next)
        pages.next = inSteps(*std::move(pages.next));
    for (auto &[before, position] : pages.starts)
        position = inSteps(std::move(position));
    if (end)
        pages.behind = inSteps(*end);
}

// The lists as one. Those that only other lists are made of are told of where they are all that is not whole.
std::optional<PagedResult> CompositeRun::pages()
{
    const auto isWhole = [](const PagedResult &pages) { return pages.end == PageEnd::LastPage; };
    const auto isOfCaller = [](const PagedResult &pages) { return pages.isOfCaller; };
    const bool areOwnWhole = std::ranges::all_of(
        m_pages, [&](const PagedResult &pages) { return !isOfCaller(pages) || isWhole(pages); });
    const bool tellsOthers = areOwnWhole && !std::ranges::all_of(m_pages, isWhole);
    if (std::ranges::any_of(m_pages, isOfCaller))
        std::erase_if(m_pages, [&](const PagedResult &pages) { return isOfCaller(pages) == tellsOthers; });
    if (m_pages.empty())
        return std::nullopt;
    const auto told = std::ranges::find_if_not(m_pages, isWhole);
    PagedResult all = told == m_pages.end() ? m_pages.front() : *told;
    if (m_pages.size() == 1)
        return all;
    const auto hasNext = [](const PagedResult &pages) { return pages.next.has_value(); };
    all.next = std::ranges::any_of(m_pages, hasNext) ? std::optional(m_lists) : std::nullopt;
    all.isMoreKnown = std::ranges::any_of(
        m_pages, [&](const PagedResult &pages) { return hasNext(pages) && pages.isMoreKnown; });
    all.behind = m_lists;
    all.starts.clear();
    all.pages = all.items = 0;
    for (const PagedResult &pages : m_pages) {
        all.pages += pages.pages;
        all.items += pages.items;
    }
    return all;
}

void CompositeRun::complete()
{
    const auto *sequence = std::get_if<Sequence>(m_order.operation.get());
    if (m_order.isPreview)
        return finish(std::move(m_answer));
    m_answer.pages = pages();
    if (sequence != nullptr && sequence->result) {
        Result<MaybeValue> result = evaluate(*sequence->result, m_order.scope, Missing::LeftOut);
        if (!result) {
            CallFailure failure = toolFailure(std::move(result).error());
            failure.error.message = {CORE_TEXT("Core", "The result could not be created. {problem}"),
                                     {{"problem", std::move(failure.error.message)}}};
            return failResult(std::move(failure));
        }
        m_answer.data = std::move(*result).value_or(json::Value());
    } else if (json::Value *last = m_order.scope.answers.find(m_last)) {
        m_answer.data = *last;
    }
    const bool hasOwnResult = sequence != nullptr && sequence->result.has_value();
    // Errors suggest another call, which would make the change once more. The outermost tool knows of all changes.
    if (m_order.parent)
        m_answer.completed = hiddenSteps(hasOwnResult);
    else if (!m_answer.errors.isEmpty() && !m_mutations->tookEffect().empty())
        noteEffects(hasOwnResult);
    if (!m_order.classify)
        return finish(std::move(m_answer));
    OperationOutcome outcome = m_order.classify(std::move(m_answer));
    if (auto *failure = std::get_if<CallFailure>(&outcome))
        return failResult(std::move(*failure));
    finish(std::move(outcome));
}

// With what the changes returned, unless that is the result.
void CompositeRun::noteEffects(bool hasOwnResult)
{
    m_answer.note = Message::joined({m_answer.note, effectSentence(*m_mutations)});
    const json::Value made = completedSteps(
        [&](std::string_view step) { return (hasOwnResult || step != m_last) && hasTakenEffect(step); });
    if (!made.isEmpty())
        m_answer.note = Message::joined({m_answer.note,
                                         {CORE_TEXT("Core", "Returned by the completed steps: {steps}."),
                                          {{"steps", json::write(made)}}}});
}

// What the tool that calls this one has to tell where it fails: after errors everything, else what changes returned,
// unless that is the result. Null for nothing.
json::Value CompositeRun::hiddenSteps(bool hasOwnResult) const
{
    json::Value steps = completedSteps([&](std::string_view step) {
        return (hasOwnResult || step != m_last) && (!m_answer.errors.isEmpty() || hasTakenEffect(step));
    });
    return steps.isEmpty() ? json::Value() : steps;
}

bool CompositeRun::hasTakenEffect(std::string_view step) const
{
    const std::string place = placeOf(step);
    return std::ranges::any_of(m_mutations->tookEffect(), [&](std::string_view changed) {
        return changed == place || changed.starts_with(place + '/');
    });
}

// Every step was done, and there is no result all the same.
void CompositeRun::failResult(CallFailure failure)
{
    if (!failure.error.details.isObject())
        failure.error.details = json::Value::object();
    nameCompleted(failure.error);
    if (!m_order.parent)
        nameMutations(*m_mutations, failure.error);
    finish(std::move(failure));
}

bool CompositeRun::isUnknown(const Step &step) const
{
    return m_order.isPreview && !stepsBehind(step).empty();
}

std::string CompositeRun::placeOf(std::string_view step) const
{
    return m_order.place.empty() ? std::string(step) : m_order.place + '/' + std::string(step);
}

// The answers of steps. A failure that a step expects says nothing of what was done.
json::Value CompositeRun::completedSteps(const std::function<bool(std::string_view)> &isWanted) const
{
    std::vector<CompletedStep> steps;
    const auto add = [&](const json::Member &answer, CompletedStep::Kind ifMade) {
        const std::string_view name = answer.name.view();
        if (!m_expectedFailures.contains(name) && isWanted(name))
            steps.push_back({answer, hasTakenEffect(name) ? ifMade : CompletedStep::Kind::Read});
    };
    for (const json::Member &answer : m_order.scope.answers.members())
        add(answer, CompletedStep::Kind::Made);
    for (const json::Member &answer : m_completedInside.members())
        add(answer, CompletedStep::Kind::MadeInside);
    return accountOf(steps);
}

// Adds the answers of earlier steps, perhaps the only record of what a mutation made. The steps of a tool
// that was called have told theirs already.
void CompositeRun::nameCompleted(Error &error) const
{
    json::Value completed = completedSteps([](std::string_view) { return true; });
    if (const json::Value *inner = error.details.find(kCompletedSteps)) {
        const std::string outer = m_at == 0 ? std::string() : m_steps[m_at - 1]->name + '/';
        for (const json::Member &answer : inner->members())
            completed.set(outer + std::string(answer.name.view()), answer.value);
    }
    if (!completed.isEmpty())
        error.details.set(kCompletedSteps, std::move(completed));
    nameStepErrors(error);
}

// A value may be missing because of an error that the API reported.
void CompositeRun::nameStepErrors(Error &error) const
{
    json::Value told = json::Value::array();
    std::size_t bytes = 0;
    for (const json::Value &one : m_answer.errors.elements()) {
        json::Value reported = upstream::reportedError(one);
        bytes += json::writtenSize(reported);
        if (bytes > kMaxCompleted)
            break;
        told.append(std::move(reported));
    }
    if (const json::Value *inner = error.details.find(kStepErrors)) {
        for (const json::Value &one : inner->elements())
            told.append(one);
    }
    if (!told.isEmpty())
        error.details.set(kStepErrors, std::move(told));
}

void CompositeRun::fail(const Step &step, CallFailure failure)
{
    Error &error = failure.error;
    if (!error.details.isObject())
        error.details = json::Value::object();
    for (const std::string_view list : {kErrors, kStepErrors}) {
        if (json::Value *errors = error.details.find(list)) {
            for (json::Value &one : errors->elements())
                addCaller(one, step);
        }
    }
    const json::Value *inner = error.details.find("step"); // of a tool that was called
    if (!error.message.starts_with(step.name + ": "))
        error.message = {CORE_TEXT("Core", "{name}: {problem}"),
                         {{"name", step.name}, {"problem", std::move(error.message)}}};
    error.details.set(
        "step", json::Value(inner == nullptr ? step.name : step.name + '/' + std::string(inner->toString())));
    nameCompleted(error);
    // The outermost tool knows of those of all others.
    if (!m_order.parent)
        nameMutations(*m_mutations, error);
    finish(std::move(failure));
}

void CompositeRun::fail(const Step *step, Error error)
{
    later([this, step, error = std::move(error)]() mutable {
        CallFailure failure = toolFailure(std::move(error));
        if (step != nullptr)
            fail(*step, std::move(failure));
        else
            finish(std::move(failure));
    });
}

void CompositeRun::finish(OperationOutcome outcome)
{
    std::exchange(m_done, nullptr)(std::move(outcome)); // which may destroy this
}

} // namespace tooltray::execution
