// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::http {

// The values of a pattern's placeholders in a path.
class PathParameters {
public:
    void add(std::string name, std::string value)
    {
        m_values.emplace_back(std::move(name), std::move(value));
    }
    std::string_view value(std::string_view name) const; // empty when there is none

    bool operator==(const PathParameters &) const = default;

private:
    std::vector<std::pair<std::string, std::string>> m_values;
};

// A path as "/w/{name}/mcp": a placeholder stands for one segment that is not empty.
class PathPattern {
public:
    explicit PathPattern(std::string_view text);

    bool isExact() const { return m_isExact; }
    const std::string &text() const { return m_text; }

    // The segments are compared as sent; the values are percent-decoded. Nothing when the path does not
    // match or is wrongly encoded.
    std::optional<PathParameters> match(std::string_view path) const;

private:
    std::string m_text;
    bool m_isExact = true;
};

// Nothing when a percent sign has no two digits behind it or stands for a control character.
std::optional<std::string> percentDecoded(std::string_view text);

} // namespace tooltray::http
