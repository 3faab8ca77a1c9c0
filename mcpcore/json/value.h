// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/cell.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::json {

// UTF-8 text in 16 bytes: short texts (nearly all member names) live inside, longer ones on the heap.
class String {
public:
    String() noexcept { m_cell.tag = detail::Tag::ShortString; }
    explicit String(std::string_view text) : m_cell(detail::makeText(text, detail::TextKind::String)) {}
    String(const String &other) : m_cell(detail::copyText(other.m_cell)) {}
    String(String &&other) noexcept : String() { std::swap(m_cell, other.m_cell); }
    String &operator=(const String &other)
    {
        if (this != &other)
            *this = String(other);
        return *this;
    }
    String &operator=(String &&other) noexcept
    {
        String taken(std::move(other));
        std::swap(m_cell, taken.m_cell);
        return *this;
    }
    ~String()
    {
        if (detail::ownsMemory(m_cell))
            detail::releaseMemory(m_cell);
    }

    std::string_view view() const noexcept { return detail::text(m_cell); }
    operator std::string_view() const noexcept { return view(); }

    friend bool operator==(const String &a, const String &b) noexcept
    {
        return detail::isSameText(a.m_cell, b.m_cell);
    }
    friend bool operator==(const String &a, std::string_view b) noexcept { return a.view() == b; }

private:
    friend class Value;

    detail::Cell m_cell;
};

static_assert(sizeof(String) == 16);

enum class Type : std::uint8_t { Null, Boolean, Number, String, Array, Object };

struct Member;

// One JSON value with value semantics. Objects keep the order of their members; numbers keep their
// text, so that 12345678901234567890 and 1.0 leave as they came. Copies share what is inside until one of
// them is written to.
class Value {
public:
    constexpr Value() noexcept = default;
    Value(std::nullptr_t) noexcept : Value() {}
    Value(std::same_as<bool> auto boolean) noexcept
    {
        m_cell.tag = boolean ? detail::Tag::True : detail::Tag::False;
    }
    Value(std::integral auto integer) requires(
        !std::same_as<decltype(integer), bool> && !std::same_as<decltype(integer), char>)
        : m_cell(fromInteger(integer))
    {}
    Value(char character) = delete; // a text or a number?
    Value(double number);           // not finite: null, as JSON has no such number
    Value(String string) noexcept { std::swap(m_cell, string.m_cell); }
    Value(std::string_view string) : m_cell(detail::makeText(string, detail::TextKind::String)) {}
    Value(const char *string) : Value(std::string_view(string)) {}
    Value(const std::string &string) : Value(std::string_view(string)) {}

    Value(const Value &other);
    Value(Value &&other) noexcept : m_cell(std::exchange(other.m_cell, {})) {}
    Value &operator=(const Value &other);
    Value &operator=(Value &&other) noexcept;
    ~Value()
    {
        if (detail::ownsMemory(m_cell))
            release();
    }

    // The number with exactly this text; nothing when the text is no JSON number.
    static std::optional<Value> number(std::string_view text);
    static Value array(std::initializer_list<Value> elements = {});
    static Value object(std::initializer_list<std::pair<std::string_view, Value>> members = {});

    Type type() const noexcept
    {
        constexpr Type kTypes[] = {Type::Null,   Type::Boolean, Type::Boolean, Type::Number, Type::String,
                                   Type::Number, Type::String,  Type::Array,   Type::Object};
        return kTypes[static_cast<std::size_t>(m_cell.tag)];
    }
    bool isNull() const noexcept { return type() == Type::Null; }
    bool isBoolean() const noexcept { return type() == Type::Boolean; }
    bool isNumber() const noexcept { return type() == Type::Number; }
    bool isString() const noexcept { return type() == Type::String; }
    bool isArray() const noexcept { return type() == Type::Array; }
    bool isObject() const noexcept { return type() == Type::Object; }

    // Reading never fails: a value of another type reads as the fallback, "" or empty.
    bool toBool(bool fallback = false) const noexcept
    {
        return isBoolean() ? m_cell.tag == detail::Tag::True : fallback;
    }
    std::optional<std::int64_t> toInt64() const noexcept; // 7, 7.0 and 7e0; nothing when not that exactly
    std::optional<std::uint64_t> toUInt64() const noexcept;
    std::optional<double> toDouble() const noexcept; // the nearest one; nothing beyond the finite ones
    std::string_view numberText() const noexcept
    {
        return isNumber() ? detail::text(m_cell) : std::string_view();
    }
    std::string_view toString() const noexcept
    {
        return isString() ? detail::text(m_cell) : std::string_view();
    }

    std::size_t size() const noexcept // elements or members
    {
        return detail::isContainer(m_cell) ? detail::size(m_cell) : 0;
    }
    bool isEmpty() const noexcept { return size() == 0; }
    std::span<const Value> elements() const noexcept { return inside<const Value>(Type::Array); }
    std::span<Value> elements()
    {
        unshare();
        return inside<Value>(Type::Array);
    }
    std::span<const Member> members() const noexcept { return inside<const Member>(Type::Object); }
    std::span<Member> members()
    {
        unshare();
        return inside<Member>(Type::Object);
    }

    const Value *find(std::string_view name) const noexcept;
    Value *find(std::string_view name);
    bool contains(std::string_view name) const noexcept { return find(name) != nullptr; }
    // The member or element, or null (the JSON one) when there is none.
    const Value &operator[](std::string_view name) const noexcept;
    const Value &operator[](std::size_t index) const noexcept;

    // Writing turns a null into the container asked for; on other types it is a programming error.
    // References into a container are valid until it is written to or asked for what can be written to; through
    // them, nothing is written once the container was copied.
    void reserve(std::size_t count); // of an array or object
    Value &append(Value element);
    void insertAt(std::size_t index, Value element);
    void removeAt(std::size_t index);
    Value &set(std::string_view name, Value value); // replaces in place or adds at the end
    bool remove(std::string_view name);

    // Equality of JSON values: members in any order, numbers by their exact mathematical value.
    friend bool operator==(const Value &a, const Value &b) noexcept;
    // Equality down to the order of members and the text of numbers.
    bool isIdenticalTo(const Value &other) const noexcept;

private:
    friend class Builder;

    explicit Value(const detail::Cell &taken) noexcept : m_cell(taken) {}

    static detail::Cell fromInteger(std::signed_integral auto integer) { return fromInt64(integer); }
    static detail::Cell fromInteger(std::unsigned_integral auto integer) { return fromUInt64(integer); }
    static detail::Cell fromInt64(std::int64_t integer);
    static detail::Cell fromUInt64(std::uint64_t integer);

    // The elements or members of a container of the type, side by side as it was laid down in its block.
    template <typename T>
    std::span<T> inside(Type container) const noexcept
    {
        if (type() != container || detail::block(m_cell) == nullptr)
            return {};
        return {reinterpret_cast<T *>(detail::block(m_cell)->cells()), detail::size(m_cell)};
    }

    void release() noexcept;
    void unshare();
    void become(detail::Tag container);

    detail::Cell m_cell;
};

static_assert(sizeof(Value) == 16);

// The name is constant, as objects find their members by it.
struct Member {
    const String name;
    Value value;
};

static_assert(sizeof(Member) == 32);

} // namespace tooltray::json
