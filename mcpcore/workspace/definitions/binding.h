// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/box.h"
#include "workspace/definitions/transform.h"
#include "json/value.h"

#include <string>
#include <variant>
#include <vector>

namespace tooltray::workspace {

struct Binding;
struct NamedBinding;

struct ConstantSource {
    json::Value value;

    bool operator==(const ConstantSource &) const = default;
};

struct ParameterSource {
    std::string name;
    std::string path = {}; // JSON Pointer into the argument

    bool operator==(const ParameterSource &) const = default;
};

struct ContextSource {
    std::string key;

    bool operator==(const ContextSource &) const = default;
};

// The answer of an earlier step; absent when that step did not run.
struct StepSource {
    std::string step;
    std::string path = {};

    bool operator==(const StepSource &) const = default;
};

// The element that the nearest EachSource around is at; of an object, {"key", "value"}.
struct ItemSource {
    std::string path;

    bool operator==(const ItemSource &) const = default;
};

// An object made of bindings; members that are absent are left out.
struct ObjectSource {
    std::vector<NamedBinding> members;

    bool operator==(const ObjectSource &) const;
};

struct ListSource {
    std::vector<Binding> elements;

    bool operator==(const ListSource &) const;
};

// The first candidate that is neither absent nor null.
struct FirstSource {
    std::vector<Binding> candidates;

    bool operator==(const FirstSource &) const;
};

// A list with one element made for each element or member of another value.
struct EachSource {
    Box<Binding> of;
    Box<Binding> as;

    bool operator==(const EachSource &) const;
};

// Where a value comes from, and what is done to it on the way: first the mapping's lookup, then the
// transforms in their order. Serves variables, REST requests and the results of composite tools.
struct Binding {
    using Source = std::variant<ConstantSource, ParameterSource, ContextSource, StepSource, ItemSource,
                                ObjectSource, ListSource, FirstSource, EachSource>;

    Source source;
    std::string mapping = {}; // empty: none
    std::vector<Transform> transforms = {};
    // What an earlier step did not return may be left out. Else nothing is sent without it.
    bool isOptional = false;

    bool operator==(const Binding &) const = default;
};

struct NamedBinding {
    std::string name;
    Binding binding;

    bool operator==(const NamedBinding &) const = default;
};

} // namespace tooltray::workspace
