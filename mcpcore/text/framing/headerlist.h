// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/framing/linecollector.h"

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::text {

struct Header {
    std::string name;
    std::string value;

    bool operator==(const Header &) const = default;
};

// The fields of an HTTP message in their order, duplicates included. Names are compared without case; those
// of a received message are in lower case already.
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
// around it. Nothing for a folded line and for control characters; strictly, for any name that is no token.
std::optional<Header> parseFieldLine(std::string_view line, Tolerance tolerance = Tolerance::Strict);

} // namespace tooltray::text
