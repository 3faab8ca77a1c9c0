// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"
#include "workspace/definitions/toolversion.h"
#include "json/pointer.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tooltray::workspace {

inline std::string nestedPlace(const std::string &place, std::string_view name)
{
    return place + (json::Pointer() / name).toString();
}

enum class ItemsAround : std::uint8_t { None, OfEach };

template <typename F>
void walkPlaced(const std::vector<NamedBinding> &bindings, const std::string &place, F &&callback,
                ItemsAround items = ItemsAround::None);

// Like walkBindings(), with the place of each binding, and whether an "each" around it has items.
template <typename F>
void walkPlaced(const Binding &binding, const std::string &place, F &&callback,
                ItemsAround items = ItemsAround::None)
{
    const auto walkAll = [&](const std::vector<Binding> &inner, const char *member) {
        for (std::size_t i = 0; i < inner.size(); ++i)
            walkPlaced(inner[i], place + member + std::to_string(i), callback, items);
    };
    callback(binding, place, items);
    if (const auto *object = std::get_if<ObjectSource>(&binding.source)) {
        walkPlaced(object->members, place + "/object", callback, items);
    } else if (const auto *list = std::get_if<ListSource>(&binding.source)) {
        walkAll(list->elements, "/list/");
    } else if (const auto *first = std::get_if<FirstSource>(&binding.source)) {
        walkAll(first->candidates, "/first/");
    } else if (const auto *each = std::get_if<EachSource>(&binding.source)) {
        walkPlaced(*each->of, place + "/each", callback, items);
        walkPlaced(*each->as, place + "/as", callback, ItemsAround::OfEach);
    }
}

template <typename F>
void walkPlaced(const std::vector<NamedBinding> &bindings, const std::string &place, F &&callback,
                ItemsAround items)
{
    for (const NamedBinding &bound : bindings)
        walkPlaced(bound.binding, nestedPlace(place, bound.name), callback, items);
}

// Like walkSteps(), with the place of each step.
template <typename F>
void walkPlacedSteps(const ToolVersion &version, F &&callback)
{
    if (!version.operation)
        return;
    if (const auto *sequence = std::get_if<Sequence>(&*version.operation)) {
        for (std::size_t i = 0; i < sequence->steps.size(); ++i)
            callback(sequence->steps[i], "/operation/steps/" + std::to_string(i));
    } else if (const auto *choice = std::get_if<Switch>(&*version.operation)) {
        for (const Switch::Case &one : choice->cases)
            callback(one.step, nestedPlace("/operation/cases", one.step.name));
    }
}

// Without a schema: the binding changes what it passes on, or nothing is known of the place.
using TakePlaced = std::function<void(const std::string &name, const json::Value *schema, bool isRequired)>;

// Takes the parameters in the binding of a variable, each with the schema of the place in the variable that it fills.
// at: the schema of the variable; what it refers to is in the root.
void takePlaced(const json::Value &root, const Binding &binding, const json::Value *at, bool isRequired,
                const TakePlaced &take);

bool isRequiredIn(const json::Value &schema, std::string_view name);

// Declared parameters of which the tool reads all that a caller may pass, so that a misspelled name is refused and not
// dropped: what several schemas together say of the names is all that there are, and an object that bindings only read
// members of has those that it declares or, where it declares none, those that are read. What its author opens by
// "additionalProperties" or patterns stays open.
json::Value closedParameters(json::Value parameters, const ToolVersion &version);

// The places, in the declared parameters, of members that no binding reads though bindings read others beside them.
std::vector<json::Pointer> unreadMembers(const ToolVersion &version);

} // namespace tooltray::workspace
