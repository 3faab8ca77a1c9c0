// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/deferred.h"
#include "graphql/executor/source.h"
#include "json/value.h"

#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::graphql {

// Why a field has no value; it is reported with the place of the field.
struct FieldError {
    std::string message;
    json::Value extensions; // an object, or nothing

    bool operator==(const FieldError &) const = default;
};

// What a resolver answers for a field. JSON stands for anything: a leaf, null, a list, or an object whose
// members are its fields and whose __typename says what it is where the schema leaves that open.
class Resolved {
public:
    struct Object {
        Source source;
        std::string_view
            type; // its name, where the field is of an abstract type; lives as long as the schema
    };
    using List = std::vector<Resolved>;
    using Json = std::shared_ptr<const json::Value>; // a part of something bigger, shared with it
    using Content = std::variant<json::Value, Json, Object, List, FieldError, Deferred>;

    Resolved() noexcept = default; // null
    template <class T>
    requires std::convertible_to<T, json::Value> Resolved(T &&leaf)
        : m_content(json::Value(std::forward<T>(leaf)))
    {}
    Resolved(Json json) : m_content(std::move(json)) {}
    Resolved(FieldError error) : m_content(std::move(error)) {}
    Resolved(Deferred later) : m_content(std::move(later)) {}
    Resolved(List list) : m_content(std::move(list)) {}
    static Resolved object(Source source, std::string_view type = {})
    {
        Resolved resolved;
        resolved.m_content = Object{std::move(source), type};
        return resolved;
    }

    Content &content() noexcept { return m_content; }
    const Content &content() const noexcept { return m_content; }

private:
    Content m_content;
};

} // namespace tooltray::graphql
