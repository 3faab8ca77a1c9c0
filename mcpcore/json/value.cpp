// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/value.h"

#include "json/containers.h"
#include "json/number.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace tooltray::json {

using detail::Cell;
using detail::Tag;

namespace {

constinit const Value kNull;

// Going on would write into memory that is something else.
[[noreturn]] void failPrecondition(const char *what) noexcept
{
    std::fprintf(stderr, "json::Value: %s\n", what);
    std::abort();
}

template <typename Number>
Cell numberCell(Number number)
{
    std::array<char, 32> buffer;
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    return detail::makeText({buffer.data(), written.ptr}, detail::TextKind::Number);
}

} // namespace

Value::Value(double number)
{
    if (std::isfinite(number))
        m_cell = numberCell(number);
}

Value::Value(const Value &other) : m_cell(detail::copy(other.m_cell)) {}

Value &Value::operator=(const Value &other)
{
    if (this != &other)
        *this = Value(other);
    return *this;
}

Value &Value::operator=(Value &&other) noexcept
{
    Value taken(std::move(other));
    std::swap(m_cell, taken.m_cell);
    return *this;
}

void Value::release() noexcept
{
    detail::destroy(m_cell);
}

void Value::unshare()
{
    if (detail::isContainer(m_cell))
        detail::unshare(m_cell);
}

Cell Value::fromInt64(std::int64_t integer)
{
    return numberCell(integer);
}

Cell Value::fromUInt64(std::uint64_t integer)
{
    return numberCell(integer);
}

std::optional<Value> Value::number(std::string_view text)
{
    if (!isNumberText(text))
        return std::nullopt;
    return Value(detail::makeText(text, detail::TextKind::Number));
}

Value Value::array(std::initializer_list<Value> elements)
{
    Value result;
    result.m_cell.tag = Tag::Array;
    result.reserve(elements.size());
    for (const Value &element : elements)
        result.append(element);
    return result;
}

Value Value::object(std::initializer_list<std::pair<std::string_view, Value>> members)
{
    Value result;
    result.m_cell.tag = Tag::Object;
    result.reserve(members.size());
    for (const auto &[name, value] : members)
        result.set(name, value);
    return result;
}

std::optional<std::int64_t> Value::toInt64() const noexcept
{
    return isNumber() ? detail::toInt64(numberText()) : std::nullopt;
}

std::optional<std::uint64_t> Value::toUInt64() const noexcept
{
    return isNumber() ? detail::toUInt64(numberText()) : std::nullopt;
}

std::optional<double> Value::toDouble() const noexcept
{
    return isNumber() ? detail::toDouble(numberText()) : std::nullopt;
}

const Value *Value::find(std::string_view name) const noexcept
{
    if (!isObject())
        return nullptr;
    const std::size_t position = detail::findMember(m_cell, name);
    return position == detail::kNotFound ? nullptr : &members()[position].value;
}

Value *Value::find(std::string_view name)
{
    if (!isObject())
        return nullptr;
    const std::size_t position = detail::findMember(m_cell, name);
    return position == detail::kNotFound ? nullptr : &members()[position].value;
}

const Value &Value::operator[](std::string_view name) const noexcept
{
    const Value *found = find(name);
    return found == nullptr ? kNull : *found;
}

const Value &Value::operator[](std::size_t index) const noexcept
{
    const std::span<const Value> all = elements();
    return index < all.size() ? all[index] : kNull;
}

void Value::become(Tag container)
{
    if (m_cell.tag == Tag::Null)
        m_cell.tag = container;
    if (m_cell.tag != container)
        failPrecondition(container == Tag::Array ? "not an array" : "not an object");
    unshare();
}

void Value::reserve(std::size_t count)
{
    if (!detail::isContainer(m_cell))
        failPrecondition("neither an array nor an object");
    unshare();
    detail::reserve(m_cell, count);
}

Value &Value::append(Value element)
{
    become(Tag::Array);
    insertAt(size(), std::move(element));
    return elements().back();
}

void Value::insertAt(std::size_t index, Value element)
{
    become(Tag::Array);
    if (index > size())
        failPrecondition("inserting past the end");
    detail::insertElement(m_cell, index, std::exchange(element.m_cell, {}));
}

void Value::removeAt(std::size_t index)
{
    if (index >= elements().size())
        failPrecondition("no such element");
    detail::removeElement(m_cell, index);
}

Value &Value::set(std::string_view name, Value value)
{
    become(Tag::Object);
    const std::size_t position = detail::findOrAddMember(m_cell, name);
    Value &place = members()[position].value;
    place = std::move(value);
    return place;
}

bool Value::remove(std::string_view name)
{
    if (!isObject())
        return false;
    const std::size_t position = detail::findMember(m_cell, name);
    if (position == detail::kNotFound)
        return false;
    unshare();
    detail::removeMember(m_cell, position);
    return true;
}

bool operator==(const Value &a, const Value &b) noexcept
{
    return detail::isEqual(a.m_cell, b.m_cell, detail::Equality::Mathematical);
}

bool Value::isIdenticalTo(const Value &other) const noexcept
{
    return detail::isEqual(m_cell, other.m_cell, detail::Equality::Literal);
}

} // namespace tooltray::json
