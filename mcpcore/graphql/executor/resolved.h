// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::graphql {

class Resolved;

// What the fields of an object are resolved from: a value of a type of the program's own, either shared or
// small and plain (a pointer, an id). Whoever reads it knows its type; as() says whether that is so.
class Source {
public:
    Source() noexcept = default; // nothing
    template <class T>
    explicit Source(std::shared_ptr<const T> object) noexcept : m_shared(std::move(object))
                                                              , m_type(&kType<T>)
    {}
    template <class T>
    static Source of(const T &value) noexcept
    {
        // The size of a pointer is meant. NOLINTNEXTLINE(bugprone-sizeof-expression)
        static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= kInline && alignof(T) <= kAlignment);
        Source source;
        new (source.m_inline.data()) T(value);
        source.m_type = &kType<T>;
        return source;
    }

    explicit operator bool() const noexcept { return m_type != nullptr; }

    template <class T>
    const T *as() const noexcept // null when it is something else
    {
        if (m_type != &kType<T>)
            return nullptr;
        if (m_shared)
            return static_cast<const T *>(m_shared.get());
        return std::launder(reinterpret_cast<const T *>(m_inline.data()));
    }
    template <class T>
    const T &get() const noexcept
    {
        assert(as<T>());
        return *as<T>();
    }
    // For what belongs to it and is handed on by itself.
    const std::shared_ptr<const void> &owner() const noexcept { return m_shared; }

private:
    template <class T>
    static constexpr char kType = 0; // its address tells types apart

    static constexpr std::size_t kInline = 2 * sizeof(void *);
    static constexpr std::size_t kAlignment = alignof(void *);

    std::shared_ptr<const void> m_shared;
    alignas(kAlignment) std::array<std::byte, kInline> m_inline{};
    const char *m_type = nullptr;
};

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
