// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"
#include "json/pointer.h"
#include "json/value.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::json {

// One reason why a value is not what its reader wants.
struct DecodeError {
    enum class Kind : std::uint8_t { Unexpected, Missing, Unknown };

    Kind kind = Kind::Unexpected;
    Pointer path;    // of the value; where a member is missing, of its object
    Message message; // expected a number at /endpoints/github/limits/depth, found the string "12"
    std::vector<std::string> accepted =
        {}; // the member or enum names that would do, where that is the question

    // What to point at: an unknown member by its name, all else by the value.
    Part part() const noexcept { return kind == Kind::Unknown ? Part::Name : Part::Value; }

    bool operator==(const DecodeError &) const = default;
};

// A value being decoded, its place in the document, and where errors about it go. A reader made from
// another one must not outlive it, nor the name it was made with.
class Reader {
public:
    // After so many errors no further ones are collected.
    static constexpr std::size_t kMaxErrors = 100;

    Reader(const Value &root, std::vector<DecodeError> &errors) noexcept : m_value(root), m_errors(errors) {}

    Reader member(std::string_view name) const noexcept; // of an object that has it
    Reader element(std::size_t index) const noexcept;

    const Value &value() const noexcept { return m_value; }
    Pointer path() const;
    std::size_t errorCount() const noexcept { return m_errors.size(); }

    // "expected <what> at /path, found ..."
    void reportExpected(const Message &what, std::vector<std::string> accepted = {}) const;
    // "<what> at /path"
    void report(const Message &what) const;
    void reportMissing(std::string_view name) const;
    void reportUnknown(std::string_view name, std::vector<std::string> accepted) const;

private:
    Reader(const Value &value, const Reader &parent, std::string_view name, std::size_t index) noexcept
        : m_value(value)
        , m_errors(parent.m_errors)
        , m_parent(&parent)
        , m_name(name)
        , m_index(index)
    {}

    void add(DecodeError error) const;

    const Value &m_value;
    std::vector<DecodeError> &m_errors;
    const Reader *m_parent = nullptr;
    std::string_view m_name;
    std::size_t m_index = 0; // counts where the parent is an array
};

// Something that reads a value in a way of its own, as Between and NonEmpty do.
template <typename How, typename T>
concept ReadsInto = std::invocable<How, const Reader &, T &>;

// Reads the members of an object. Whatever else the object has is reported when the reader goes; where
// the value is no object, that alone is.
class ObjectReader {
public:
    enum class Unknown : std::uint8_t { Refuse, Ignore };

    explicit ObjectReader(const Reader &in, Unknown unknown = Unknown::Refuse);
    ObjectReader(const ObjectReader &) = delete;
    ObjectReader &operator=(const ObjectReader &) = delete;
    ~ObjectReader();

    // The member, if the object has it; the name is known from then on.
    std::optional<Reader> find(std::string_view name);

    // An absent member leaves `out` as it is; whether it was there is returned.
    template <typename T>
    bool optional(std::string_view name, T &out)
    {
        return optional(name, out, [](const Reader &in, T &value) { read(in, value); });
    }

    template <typename T, ReadsInto<T> How>
    bool optional(std::string_view name, T &out, const How &how)
    {
        const std::optional<Reader> member = find(name);
        if (member)
            how(*member, out);
        return member.has_value();
    }

    template <typename T>
    void required(std::string_view name, T &out)
    {
        if (!optional(name, out))
            reportMissing(name);
    }

    template <typename T, ReadsInto<T> How>
    void required(std::string_view name, T &out, const How &how)
    {
        if (!optional(name, out, how))
            reportMissing(name);
    }

    // Whether nothing in this object was wrong so far: checks across members need to know.
    bool isFine() const noexcept { return m_in.errorCount() == m_errorsBefore; }

    const Reader &reader() const noexcept { return m_in; }

private:
    void reportMissing(std::string_view name) const;

    const Reader m_in;
    Unknown m_unknown;
    std::size_t m_errorsBefore;
    std::vector<std::string_view> m_known;
};

} // namespace tooltray::json
