// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/box.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::workspace {

// One step of changing a bound value, written `name` or `name:argument`.
struct Transform {
    enum class Kind : std::uint8_t {
        Default, // the argument, as JSON if it is JSON and else as text, in place of a missing or null value
        Gid,     // 7 with the argument Project -> gid://gitlab/Project/7
        UrlEncode,
        UrlDecode,
        Upper,
        Lower,
        Number,
        String,
        Json,    // the value as JSON text
        Join,    // a list to one text, with the argument between
        Split,   // one text to a list, at the argument
        Compact, // without the nulls of a list or object
        Present, // true in place of any value, null as well: a step that succeeded, a member that it returned
        First,   // of a list its first element, of an empty one nothing
        // The path of a project or group on GitLab, of its address or written with slashes, space or %2F around it.
        ProjectPath,
        Base64Text, // the text, in UTF-8 or else Latin-1, that is in base64; what is no text stays in base64
        Base64Encoding, // what Base64Text makes of the same value: text, latin-1 or base64
    };

    Kind kind = Kind::String;
    std::string argument = {};

    bool operator==(const Transform &) const = default;
};

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
    // A value that is absent or null is omitted, and of a body also an object without members. Else nothing is sent without
    // what an earlier step was to return.
    bool isOptional = false;

    bool operator==(const Binding &) const = default;
};

struct NamedBinding {
    std::string name;
    Binding binding;

    bool operator==(const NamedBinding &) const = default;
};

// Not defaulted: clang 14 crashes on defaulted comparisons that call each other in a circle.

inline bool ObjectSource::operator==(const ObjectSource &other) const
{
    return members == other.members;
}

inline bool ListSource::operator==(const ListSource &other) const
{
    return elements == other.elements;
}

inline bool FirstSource::operator==(const FirstSource &other) const
{
    return candidates == other.candidates;
}

inline bool EachSource::operator==(const EachSource &other) const
{
    return of == other.of && as == other.as;
}

} // namespace tooltray::workspace
