// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/box.h"
#include "json/decode.h"
#include "json/value.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

// Structs are described once for reading and writing, by a function beside their codec,
//
//     template <typename Members>
//     void describe(Members &members, std::type_identity<Header>)
//     {
//         members.required("name", &Header::name, json::NonEmpty());
//         members.optional("value", &Header::value);
//     }
//
// where an optional member is left out while it is what a new struct holds. A third argument reads, and
// writes if it has encode(), in a way of its own; see json/decode.h and fieldformats.h.
// The way back of json/decode.h: encode() makes the value from which read() makes the same struct. A type
// takes part by a function in its own namespace.

namespace tooltray::workspace {

template <typename T>
concept JsonScalar = std::same_as<T, bool> || std::integral<T> || std::same_as<T, std::string>;

template <JsonScalar T>
json::Value encode(const T &value)
{
    return json::Value(value);
}

inline json::Value encode(const json::Value &value)
{
    return value;
}

template <json::NamedEnum E>
json::Value encode(const E &value)
{
    return json::Value(json::nameOf(value));
}

// Precondition: there is a value; members without one are left out.
template <typename T>
json::Value encode(const std::optional<T> &value)
{
    return encode(*value);
}

template <typename T>
json::Value encode(const Shared<T> &value)
{
    return encode(*value);
}

template <typename T>
json::Value encode(const std::vector<T> &values)
{
    json::Value list = json::Value::array();
    list.reserve(values.size());
    for (const T &value : values)
        list.append(encode(value));
    return list;
}

// Null stands for nothing, as it does for an optional.
template <typename T>
void read(const json::Reader &in, Shared<T> &out)
{
    if (in.value().isNull())
        out.reset();
    else
        read(in, out.emplace());
}

template <typename T>
class MemberReader {
public:
    MemberReader(const json::Reader &in, T &out) : m_object(in), m_out(out) {}

    template <typename M, typename... How>
    void required(std::string_view name, M T::*member, const How &...how)
    {
        m_object.required(name, m_out.*member, how...);
    }

    template <typename M, typename... How>
    void optional(std::string_view name, M T::*member, const How &...how)
    {
        m_object.optional(name, m_out.*member, how...);
    }

    json::ObjectReader &object() { return m_object; }

private:
    json::ObjectReader m_object;
    T &m_out;
};

template <typename T>
class MemberWriter {
public:
    explicit MemberWriter(const T &in) : m_in(in) {}

    template <typename M, typename... How>
    void required(std::string_view name, M T::*member, const How &...how)
    {
        m_out.set(name, encodeAs(m_in.*member, how...));
    }

    template <typename M, typename... How>
    void optional(std::string_view name, M T::*member, const How &...how)
    {
        if (m_in.*member != m_defaults.*member)
            required(name, member, how...);
    }

    json::Value take() { return std::move(m_out); }

private:
    template <typename M>
    static json::Value encodeAs(const M &value)
    {
        return encode(value);
    }

    template <typename M, typename How>
    static json::Value encodeAs(const M &value, const How &how)
    {
        if constexpr (requires { how.encode(value); })
            return how.encode(value);
        else
            return encode(value);
    }

    const T &m_in;
    const T m_defaults{};
    json::Value m_out = json::Value::object();
};

template <typename T>
void readMembers(const json::Reader &in, T &out)
{
    MemberReader<T> members(in, out);
    describe(members, std::type_identity<T>());
}

template <typename T>
json::Value encodeMembers(const T &value)
{
    MemberWriter<T> members(value);
    describe(members, std::type_identity<T>());
    return members.take();
}

template <typename T>
concept Described = std::is_class_v<T> && requires(MemberWriter<T> &writer)
{
    describe(writer, std::type_identity<T>());
};

template <Described T>
void read(const json::Reader &in, T &out)
{
    readMembers(in, out);
}

template <Described T>
json::Value encode(const T &value)
{
    return encodeMembers(value);
}

} // namespace tooltray::workspace
