// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/toolversion.h"

#include <concepts>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

// walkBindings() calls back with every binding of a definition, the ones inside of others included; those
// of a definition that is not constant may be changed.
namespace tooltray::workspace {

template <typename T, typename Of>
concept MaybeConst = std::same_as<std::remove_const_t<T>, Of>;

template <MaybeConst<Binding> B, typename F>
void walkBindings(B &binding, F &&callback)
{
    callback(binding);
    std::visit(
        [&](auto &source) {
            using Source = std::remove_cvref_t<decltype(source)>;
            if constexpr (std::is_same_v<Source, ObjectSource>) {
                for (auto &member : source.members)
                    walkBindings(member.binding, callback);
            } else if constexpr (std::is_same_v<Source, ListSource>) {
                for (auto &element : source.elements)
                    walkBindings(element, callback);
            } else if constexpr (std::is_same_v<Source, FirstSource>) {
                for (auto &candidate : source.candidates)
                    walkBindings(candidate, callback);
            } else if constexpr (std::is_same_v<Source, EachSource>) {
                walkBindings(*source.of, callback);
                walkBindings(*source.as, callback);
            }
        },
        binding.source);
}

template <MaybeConst<std::vector<NamedBinding>> B, typename F>
void walkBindings(B &bindings, F &&callback)
{
    for (auto &named : bindings)
        walkBindings(named.binding, callback);
}

template <MaybeConst<Condition> C, typename F>
void walkBindings(C &condition, F &&callback)
{
    std::visit(
        [&](auto &test) {
            using Test = std::remove_cvref_t<decltype(test)>;
            if constexpr (std::is_same_v<Test, EqualsTest>) {
                walkBindings(test.left, callback);
                walkBindings(test.right, callback);
            } else if constexpr (std::is_same_v<Test, NotTest>) {
                walkBindings(*test.condition, callback);
            } else if constexpr (std::is_same_v<Test, AllTest> || std::is_same_v<Test, AnyTest>) {
                for (auto &inner : test.conditions)
                    walkBindings(inner, callback);
            } else {
                walkBindings(test.value, callback);
            }
        },
        condition.test);
}

template <MaybeConst<RestRequest> R, typename F>
void walkBindings(R &request, F &&callback)
{
    walkBindings(request.query, callback);
    walkBindings(request.headers, callback);
    walkBindings(request.cookies, callback);
    if (request.body)
        walkBindings(*request.body, callback);
}

template <MaybeConst<Step> S, typename F>
void walkBindings(S &step, F &&callback)
{
    if (step.when)
        walkBindings(*step.when, callback);
    walkBindings(step.bindings, callback);
    if (auto *request = std::get_if<RestRequest>(&step.action))
        walkBindings(*request, callback);
}

// The steps whose answers a step is made of, in their order.
inline std::vector<std::string> stepsBehind(const Step &step)
{
    std::vector<std::string> names;
    std::set<std::string_view> known;
    walkBindings(step, [&](const Binding &binding) {
        const auto *source = std::get_if<StepSource>(&binding.source);
        if (source != nullptr && known.insert(source->step).second)
            names.push_back(source->step);
    });
    return names;
}

template <MaybeConst<ToolVersion> V, typename F>
void walkBindings(V &version, F &&callback)
{
    walkBindings(version.bindings, callback);
    if (!version.operation)
        return;
    std::visit(
        [&](auto &operation) {
            using Kind = std::remove_cvref_t<decltype(operation)>;
            if constexpr (std::is_same_v<Kind, RestRequest>) {
                walkBindings(operation, callback);
            } else if constexpr (std::is_same_v<Kind, Sequence>) {
                for (auto &step : operation.steps)
                    walkBindings(step, callback);
                if (operation.result)
                    walkBindings(*operation.result, callback);
            } else if constexpr (std::is_same_v<Kind, Switch>) {
                for (auto &choice : operation.cases)
                    walkBindings(choice.step, callback);
            }
        },
        *version.operation);
}

// Every step of a composite operation.
template <MaybeConst<ToolVersion> V, typename F>
void walkSteps(V &version, F &&callback)
{
    if (!version.operation)
        return;
    if (auto *sequence = std::get_if<Sequence>(&*version.operation)) {
        for (auto &step : sequence->steps)
            callback(step);
    } else if (auto *choice = std::get_if<Switch>(&*version.operation)) {
        for (auto &one : choice->cases)
            callback(one.step);
    }
}

} // namespace tooltray::workspace
