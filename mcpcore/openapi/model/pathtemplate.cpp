// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/model/pathtemplate.h"

#include <algorithm>

namespace tooltray::openapi {

namespace {

std::vector<PathTemplate::Part> partsIn(std::string_view text)
{
    std::vector<PathTemplate::Part> parts;
    while (!text.empty()) {
        const std::size_t open = std::min(text.find('{'), text.size());
        const std::size_t close = text.find('}', open);
        const bool isPlaceholder = close != std::string_view::npos && close > open + 1;
        const std::size_t end = isPlaceholder ? open : std::min(open + 1, text.size());
        if (end > 0)
            parts.push_back({text.substr(0, end), false});
        if (isPlaceholder)
            parts.push_back({text.substr(open + 1, close - open - 1), true});
        text.remove_prefix(isPlaceholder ? close + 1 : end);
    }
    return parts;
}

// The first of the characters that is in no placeholder.
std::size_t endOfPart(std::string_view path, std::string_view characters)
{
    bool isInside = false;
    for (std::size_t i = 0; i < path.size(); ++i) {
        isInside = path[i] == '{' || (isInside && path[i] != '}');
        if (!isInside && characters.find(path[i]) != std::string_view::npos)
            return i;
    }
    return path.size();
}

} // namespace

PathTemplate::PathTemplate(std::string_view path)
{
    const std::size_t end = endOfPart(path, "?#");
    m_parts = partsIn(path.substr(0, end));
    path.remove_prefix(end);
    if (path.starts_with('?'))
        m_query = partsIn(path.substr(1, endOfPart(path.substr(1), "#")));
}

std::vector<std::string_view> PathTemplate::placeholders() const
{
    std::vector<std::string_view> names;
    for (const std::vector<Part> *parts : {&m_parts, &m_query}) {
        for (const Part &part : *parts) {
            if (part.isPlaceholder && std::ranges::find(names, part.text) == names.end())
                names.push_back(part.text);
        }
    }
    return names;
}

std::string_view PathTemplate::nameOf(std::string_view placeholder)
{
    if (placeholder.starts_with('+') || placeholder.starts_with('/') || placeholder.starts_with('.'))
        placeholder.remove_prefix(1);
    if (placeholder.ends_with('*'))
        placeholder.remove_suffix(1);
    return placeholder;
}

} // namespace tooltray::openapi
