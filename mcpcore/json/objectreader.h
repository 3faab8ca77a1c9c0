// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/reader.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tooltray::json {

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
