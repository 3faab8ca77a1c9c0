// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

// A path with placeholders of any name: /a/{pet-id}.json, /v1/{+name}, getX(date='{date}'). What follows a # only
// tells operations apart, and what follows a ? is a query that is always sent. Looks into the text it was made of.
class PathTemplate {
public:
    struct Part {
        std::string_view text; // a literal, or the name of a placeholder
        bool isPlaceholder = false;
    };

    explicit PathTemplate(std::string_view path);

    const std::vector<Part> &parts() const noexcept { return m_parts; }
    // The query behind the path, if it has one.
    const std::vector<Part> &query() const noexcept { return m_query; }
    std::vector<std::string_view> placeholders() const; // each once, as they stand there

    // Without the sign that some put before or behind it: {+name}, {name*}.
    static std::string_view nameOf(std::string_view placeholder);

private:
    std::vector<Part> m_parts;
    std::vector<Part> m_query;
};

} // namespace tooltray::openapi
