// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "graphql/validation/coerceliteral.h"
#include "json/value.h"

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
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

// The information a resolver gets about the field it resolves.
struct ResolveInfo {
    SchemaField field;
    SchemaType parent;            // the object it is a field of
    const json::Value &arguments; // coerced; those that were not given and have no default are not there
    const Source &context;        // of the request

    const json::Value &operator[](std::string_view argument) const noexcept { return arguments[argument]; }
};

using Resolver = std::function<Resolved(const Source &source, const ResolveInfo &info)>;
// The events of a subscription; its field is then resolved from each of them.
using Subscribed = std::variant<std::unique_ptr<EventStream>, FieldError>;
using Subscriber = std::function<Subscribed(const Source &root, const ResolveInfo &info)>;

// A custom scalar: how its values go out and come in. What is not given lets everything pass.
struct Scalar {
    using Outcome = InputScalars::Outcome;
    std::function<Outcome(const json::Value &)> serialize;
    std::function<Outcome(const json::Value &)> parse;
};

// Resolves the fields of a schema. A field without a resolver of its own is the member of its name in a JSON object;
// introspection needs no resolvers.
class Resolvers final : public InputScalars {
public:
    explicit Resolvers(SchemaPointer schema);

    void setField(std::string_view type, std::string_view field, Resolver resolver);
    void setSubscription(std::string_view field, Subscriber subscriber);
    void setScalar(std::string_view type, Scalar scalar);

    // The coordinates that were set and that the schema does not have.
    const std::vector<std::string> &unknown() const noexcept { return m_unknown; }

    const SchemaPointer &schema() const noexcept { return m_schema; }
    const Resolver &resolver(SchemaField field) const noexcept;
    const Subscriber *subscriber(SchemaField field) const noexcept;
    const Scalar *scalar(SchemaType type) const noexcept;
    Outcome parse(SchemaType scalar, const json::Value &value) const override;

private:
    void setField(SchemaField field, Resolver resolver);

    SchemaPointer m_schema;
    std::vector<Resolver> m_fields; // by the index of the field
    std::unordered_map<std::uint32_t, Subscriber> m_subscriptions;
    std::unordered_map<std::uint32_t, Scalar> m_scalars;
    std::vector<std::string> m_unknown;
};

// The member of the field's name of a source that is JSON; null of others.
Resolved memberOfJson(const Source &source, const ResolveInfo &info);

} // namespace tooltray::graphql
