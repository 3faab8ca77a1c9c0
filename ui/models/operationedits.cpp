// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/operationedits.h"

#include "workspace/codec/operationcodec.h"
#include "workspace/definitions/walk.h"
#include "json/pointer.h"

#include <algorithm>
#include <utility>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr std::string_view kStepPlaces = "/operation/steps/";

bool isAt(std::string_view place, std::string_view root)
{
    return place.starts_with(root) && (place.size() == root.size() || place[root.size()] == '/');
}

// Keys of what was typed in a draft begin with the version.
void moveTyped(ToolDraft &draft, const std::vector<std::pair<std::string, std::string>> &moves)
{
    const std::string version = draft.version.toString();
    std::map<std::string, std::string> moved;
    for (auto &[key, text] : draft.unfinished) {
        const auto move = std::ranges::find_if(
            moves, [&, &typed = key](const auto &one) { return isAt(typed, version + one.first); });
        if (move == moves.end())
            moved.emplace(key, text);
        else if (!move->second.empty())
            moved.emplace(version + move->second + key.substr(version.size() + move->first.size()), text);
    }
    draft.unfinished = std::move(moved);
}

bool hasName(const Operation &operation, std::string_view name)
{
    for (std::size_t i = 0; i < stepCount(operation); ++i) {
        if (stepAt(operation, i)->name == name)
            return true;
    }
    return false;
}

std::string freeName(const Operation &operation)
{
    const std::string stem = std::holds_alternative<Switch>(operation) ? "case" : "step";
    for (std::size_t number = stepCount(operation) + 1;; ++number) {
        std::string name = stem + std::to_string(number);
        if (!hasName(operation, name))
            return name;
    }
}

// Where the steps are before, by where they are to be.
std::vector<std::string> placesOf(const Operation &operation)
{
    std::vector<std::string> places;
    for (std::size_t i = 0; i < stepCount(operation); ++i)
        places.push_back(stepPlace(operation, i));
    return places;
}

} // namespace

std::size_t stepCount(const Operation &operation)
{
    if (const auto *sequence = std::get_if<Sequence>(&operation))
        return sequence->steps.size();
    const auto *choice = std::get_if<Switch>(&operation);
    return choice ? choice->cases.size() : 0;
}

const Step *stepAt(const Operation &operation, std::size_t index)
{
    if (index >= stepCount(operation))
        return nullptr;
    if (const auto *sequence = std::get_if<Sequence>(&operation))
        return &sequence->steps[index];
    return &std::get<Switch>(operation).cases[index].step;
}

Step *stepAt(Operation &operation, std::size_t index)
{
    return const_cast<Step *>(stepAt(std::as_const(operation), index));
}

std::string stepPlace(const Operation &operation, std::size_t index)
{
    if (std::holds_alternative<Sequence>(operation))
        return std::string(kStepPlaces) + std::to_string(index);
    const Step *step = stepAt(operation, index);
    return (json::Pointer{"operation", "cases"} / (step ? std::string_view(step->name) : "")).toString();
}

std::size_t stepAround(const Operation &operation, std::string_view place)
{
    const std::vector<std::string> places = placesOf(operation);
    const auto found = std::ranges::find_if(places, [&](const auto &one) { return isAt(place, one); });
    return static_cast<std::size_t>(found - places.begin());
}

Operation operationOf(const ToolDraft &draft)
{
    if (!draft.tool.versions.contains(draft.version))
        return GraphqlOperation();
    const auto operation = draft.resolved().operation;
    return operation ? *operation : Operation();
}

bool isBlank(const ToolDraft &draft)
{
    if (!draft.original.empty() || !draft.tool.versions.contains(draft.version))
        return false;
    const workspace::Operation operation = operationOf(draft);
    if (const auto *graphql = std::get_if<workspace::GraphqlOperation>(&operation))
        return graphql->document.empty();
    const workspace::Step *step = stepCount(operation) == 1 ? stepAt(operation, 0) : nullptr;
    const auto *call = step ? std::get_if<workspace::ToolInvocation>(&step->action) : nullptr;
    return call && call->tool.empty();
}

void setOperation(ToolDraft &draft, Operation operation)
{
    if (operationOf(draft) != operation)
        draft.edited().operation = std::move(operation);
}

void dropTypedBefore(ToolDraft &draft, const Operation &before)
{
    const auto inVersion = [](const Operation &operation) {
        return json::Value::object({{"operation", encode(operation)}});
    };
    const json::Value then = inVersion(before);
    const json::Value now = inVersion(operationOf(draft));
    const std::string version = draft.version.toString();
    std::erase_if(draft.unfinished, [&](const auto &typed) {
        if (!isAt(typed.first, version + "/operation"))
            return false;
        const auto pointer = json::Pointer::parse(typed.first.substr(version.size()));
        const json::Value *was = pointer ? json::resolve(then, *pointer) : nullptr;
        const json::Value *is = pointer ? json::resolve(now, *pointer) : nullptr;
        return was && is ? *was != *is : was != is;
    });
}

std::size_t addStep(ToolDraft &draft)
{
    Operation operation = operationOf(draft);
    const std::size_t index = stepCount(operation);
    Step step{.name = freeName(operation), .action = ToolInvocation{}};
    if (auto *sequence = std::get_if<Sequence>(&operation))
        sequence->steps.push_back(std::move(step));
    else if (auto *choice = std::get_if<Switch>(&operation))
        choice->cases.push_back({std::move(step), {}});
    setOperation(draft, std::move(operation));
    return index;
}

void removeStep(ToolDraft &draft, std::size_t index)
{
    Operation operation = operationOf(draft);
    if (index >= stepCount(operation))
        return;
    const std::vector<std::string> before = placesOf(operation);
    const auto at = static_cast<std::ptrdiff_t>(index);
    if (auto *sequence = std::get_if<Sequence>(&operation))
        sequence->steps.erase(sequence->steps.begin() + at);
    else
        std::get<Switch>(operation).cases.erase(std::get<Switch>(operation).cases.begin() + at);
    const std::vector<std::string> after = placesOf(operation);
    std::vector<std::pair<std::string, std::string>> moves{{before[index], std::string()}};
    for (std::size_t i = index; i < after.size(); ++i)
        moves.emplace_back(before[i + 1], after[i]);
    moveTyped(draft, moves);
    setOperation(draft, std::move(operation));
}

void moveStep(ToolDraft &draft, std::size_t index, int by)
{
    Operation operation = operationOf(draft);
    const std::size_t target = index + static_cast<std::size_t>(by); // below nothing it is far beyond
    if (index >= stepCount(operation) || target >= stepCount(operation))
        return;
    if (auto *sequence = std::get_if<Sequence>(&operation)) {
        std::swap(sequence->steps[index], sequence->steps[target]);
        moveTyped(draft, {{stepPlace(operation, index), stepPlace(operation, target)},
                          {stepPlace(operation, target), stepPlace(operation, index)}});
    } else { // the places are by name
        std::swap(std::get<Switch>(operation).cases[index], std::get<Switch>(operation).cases[target]);
    }
    setOperation(draft, std::move(operation));
}

bool renameStep(ToolDraft &draft, std::size_t index, const std::string &name)
{
    Operation operation = operationOf(draft);
    Step *step = stepAt(operation, index);
    if (!step || step->name == name)
        return step != nullptr;
    if (hasName(operation, name))
        return false;
    const std::string before = stepPlace(operation, index);
    const std::string old = std::exchange(step->name, name);
    ToolVersion version;
    version.operation = std::move(operation);
    walkBindings(version, [&](Binding &binding) {
        auto *source = std::get_if<StepSource>(&binding.source);
        if (source && source->step == old)
            source->step = name;
    });
    moveTyped(draft, {{before, stepPlace(*version.operation, index)}});
    setOperation(draft, std::move(*version.operation));
    return true;
}

void renameInCase(ToolDraft &draft, std::size_t index, const std::string &from, const std::string &to)
{
    Operation operation = operationOf(draft);
    auto *choice = std::get_if<Switch>(&operation);
    // One that all cases take goes on being there.
    if (!choice || index >= choice->cases.size() || draft.resolved().parameters["properties"].contains(from))
        return;
    Step &step = choice->cases[index].step;
    walkBindings(step, [&](Binding &binding) {
        auto *source = std::get_if<ParameterSource>(&binding.source);
        if (source && source->name == from)
            source->name = to;
    });
    for (Example &example : draft.tool.examples) {
        const bool isOfCase = example.parameters[choice->parameter].toString() == step.name;
        if (!isOfCase || !example.parameters.contains(from) || example.parameters.contains(to))
            continue;
        json::Value renamed = json::Value::object();
        for (json::Member &member : example.parameters.members())
            renamed.set(member.name == from ? std::string_view(to) : member.name.view(),
                        std::move(member.value));
        example.parameters = std::move(renamed);
    }
    setOperation(draft, std::move(operation));
}

using workspace::Pagination;

namespace {

Pagination noPagination()
{
    Pagination nothing;
    nothing.enabled = false;
    return nothing;
}

Pagination paginationIn(const workspace::Shared<Pagination> &said)
{
    return said ? *said : noPagination();
}

void put(workspace::Shared<Pagination> &said, const Pagination &value)
{
    if (value == paginationIn(said)) // it may say so without need
        return;
    if (value == noPagination())
        said.reset();
    else
        said = value;
}

} // namespace

Pagination paginationOf(const ToolDraft &draft)
{
    return paginationIn(draft.edited().pagination);
}

void setPagination(ToolDraft &draft, const Pagination &value)
{
    put(draft.edited().pagination, value);
}

Pagination paginationOf(const ToolDraft &draft, std::size_t step)
{
    const workspace::Operation operation = operationOf(draft);
    const workspace::Step *found = stepAt(operation, step);
    return found ? paginationIn(found->pagination) : noPagination();
}

void setPagination(ToolDraft &draft, std::size_t step, const Pagination &value)
{
    workspace::Operation operation = operationOf(draft);
    workspace::Step *found = stepAt(operation, step);
    if (!found)
        return;
    put(found->pagination, value);
    setOperation(draft, std::move(operation));
}

} // namespace tooltray::ui
