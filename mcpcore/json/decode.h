// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/reader.h"

#include <concepts>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Decoding values into structs. A type takes part by a function in its own namespace,
//
//     void read(const json::Reader &in, Limits &out)
//     {
//         json::ObjectReader object(in);
//         object.required("depth", out.depth, json::Between{1, 100});
//         object.optional("note", out.note);
//     }
//
// and an enum by the names of its values there,
//
//     constexpr auto namesOf(Transport)
//     {
//         return std::to_array<json::Named<Transport>>({{"http", Transport::Http}, {"stdio", Transport::Stdio}});
//     }
//
// after which decode<Limits>(value) gives the struct and everything that was wrong.
namespace tooltray::json {

template <typename T>
struct Decoded {
    T value{};
    std::vector<DecodeError> errors = {};

    explicit operator bool() const noexcept { return errors.empty(); }
};

template <typename E>
struct Named {
    std::string_view name;
    E value;
};

template <typename E>
concept NamedEnum = requires(E value)
{
    namesOf(value);
};

// The name of an enum value; empty when it has none.
template <NamedEnum E>
constexpr std::string_view nameOf(E value) noexcept
{
    for (const Named<E> &named : namesOf(value)) {
        if (named.value == value)
            return named.name;
    }
    return {};
}

namespace detail {

std::optional<std::int64_t> readInteger(const Reader &in, std::int64_t least, std::int64_t most);
std::optional<std::uint64_t> readInteger(const Reader &in, std::uint64_t least, std::uint64_t most);
std::optional<double> readDouble(const Reader &in, double least, double most);
void reportNoneOf(const Reader &in, std::vector<std::string> accepted);

} // namespace detail

// Reads a number from the least to the most, both included.
template <typename Number>
struct Between {
    Number least;
    Number most;

    template <std::integral T>
    void operator()(const Reader &in, T &out) const
    {
        using Wide = std::conditional_t<std::signed_integral<T>, std::int64_t, std::uint64_t>;
        if (const auto number = detail::readInteger(in, Wide{least}, Wide{most}))
            out = static_cast<T>(*number);
    }

    template <std::floating_point T>
    void operator()(const Reader &in, T &out) const
    {
        if (const auto number = detail::readDouble(in, least, most))
            out = static_cast<T>(*number);
    }
};

template <typename Number>
Between(Number, Number) -> Between<Number>; // clang 14 does not deduce it itself

// Reads a string that is not empty.
struct NonEmpty {
    void operator()(const Reader &in, std::string &out) const;
};

void read(const Reader &in, bool &out);
void read(const Reader &in, double &out);
void read(const Reader &in, std::string &out);
void read(const Reader &in, Value &out);

template <std::integral T>
void read(const Reader &in, T &out)
{
    if (in.value().isNumber())
        Between<T>{std::numeric_limits<T>::min(), std::numeric_limits<T>::max()}(in, out);
    else
        in.reportExpected(CORE_TEXT("Core", "an integer"));
}

template <NamedEnum E>
void read(const Reader &in, E &out)
{
    std::vector<std::string> accepted;
    for (const Named<E> &named : namesOf(out)) {
        if (in.value().isString() && in.value().toString() == named.name) {
            out = named.value;
            return;
        }
        accepted.emplace_back(named.name);
    }
    detail::reportNoneOf(in, std::move(accepted));
}

// Null stands for nothing.
template <typename T>
void read(const Reader &in, std::optional<T> &out)
{
    if (in.value().isNull())
        out.reset();
    else
        read(in, out.emplace());
}

template <typename T>
void read(const Reader &in, std::vector<T> &out)
{
    out.clear();
    if (!in.value().isArray())
        in.reportExpected(CORE_TEXT("Core", "an array"));
    for (std::size_t i = 0; i < in.value().elements().size(); ++i)
        read(in.element(i), out.emplace_back());
}

template <typename T, typename Order>
void read(const Reader &in, std::map<std::string, T, Order> &out)
{
    out.clear();
    if (!in.value().isObject())
        in.reportExpected(CORE_TEXT("Core", "an object"));
    for (const Member &member : in.value().members())
        read(in.member(member.name), out[std::string(member.name)]);
}

// Keeps the order of the members.
template <typename T>
void read(const Reader &in, std::vector<std::pair<std::string, T>> &out)
{
    out.clear();
    if (!in.value().isObject())
        in.reportExpected(CORE_TEXT("Core", "an object"));
    for (const Member &member : in.value().members())
        read(in.member(member.name), out.emplace_back(member.name, T()).second);
}

template <typename T>
Decoded<T> decode(const Value &value)
{
    Decoded<T> result;
    read(Reader(value, result.errors), result.value);
    return result;
}

template <typename T, ReadsInto<T> How>
Decoded<T> decode(const Value &value, const How &how)
{
    Decoded<T> result;
    how(Reader(value, result.errors), result.value);
    return result;
}

} // namespace tooltray::json
