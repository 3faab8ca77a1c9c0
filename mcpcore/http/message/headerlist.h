// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::http {

struct Header {
    std::string name;
    std::string value;

    bool operator==(const Header &) const = default;
};

// The fields of a message in their order, duplicates included. Names are compared without case; those
// of a received request are in lower case already.
class HeaderList {
public:
    HeaderList() = default;
    HeaderList(std::initializer_list<Header> headers) : m_headers(headers) {}

    void add(std::string name, std::string value)
    {
        m_headers.push_back({std::move(name), std::move(value)});
    }

    std::optional<std::string_view> value(std::string_view name) const; // of the first one
    bool contains(std::string_view name) const { return value(name).has_value(); }
    std::size_t count(std::string_view name) const;

    std::size_t size() const { return m_headers.size(); }
    bool isEmpty() const { return m_headers.empty(); }
    auto begin() const { return m_headers.begin(); }
    auto end() const { return m_headers.end(); }

    bool operator==(const HeaderList &) const = default;

private:
    std::vector<Header> m_headers;
};

// One "name: value" line (RFC 9112 5) with the name in lower case and the value without white space
// around it. Nothing for anything else: a folded line, a space before the colon, control characters.
std::optional<Header> parseFieldLine(std::string_view line);

} // namespace tooltray::http
