// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/source.h"
#include "json/value.h"

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::graphql {

class Resolved;

// An answer that comes later. A resolver returns one and keeps a copy; the first answer given counts. When
// the last copy goes without one, the field ends with an error, so that nobody waits for ever.
class Deferred {
public:
    Deferred();

    void answer(Resolved value) const;

    // For the execution: calls back once, at once where the answer is there already. Then this is no copy
    // any more.
    void whenAnswered(std::function<void(Resolved)> take) &&;

private:
    struct State;
    std::shared_ptr<State> m_state;
};

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

// What happens, one event after the other, for somebody who asks for the next one when the last is dealt
// with. Destroying it says that nobody wants any more.
class EventStream {
public:
    // The next event, now or later; nothing when there will be no more.
    using Take = std::function<void(std::optional<Source>)>;

    virtual ~EventStream() = default;
    // Precondition: the one before has come.
    virtual void next(Take take) = 0;
};

} // namespace tooltray::graphql
