// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/pathpattern.h"

#include "text/encoding/encoding.h"

namespace tooltray::http {

namespace {

// Takes the first segment, with the slash before it, off the path.
std::string_view takeSegment(std::string_view &path)
{
    const std::string_view segment = path.substr(0, path.find('/', 1));
    path.remove_prefix(segment.size());
    return segment;
}

bool isPlaceholder(std::string_view segment)
{
    return segment.starts_with("/{") && segment.ends_with('}');
}

} // namespace

std::string_view PathParameters::value(std::string_view name) const
{
    for (const auto &[key, value] : m_values) {
        if (key == name)
            return value;
    }
    return {};
}

PathPattern::PathPattern(std::string_view text)
    : m_text(text)
    , m_isExact(text.find("/{") == std::string_view::npos)
{}

std::optional<PathParameters> PathPattern::match(std::string_view path) const
{
    if (m_isExact)
        return path == m_text ? std::optional(PathParameters()) : std::nullopt;
    PathParameters parameters;
    std::string_view pattern = m_text;
    while (!pattern.empty() && !path.empty()) {
        const std::string_view expected = takeSegment(pattern);
        const std::string_view found = takeSegment(path);
        if (!isPlaceholder(expected)) {
            if (expected != found)
                return std::nullopt;
            continue;
        }
        std::optional<std::string> value = percentDecoded(found.substr(1));
        if (!value || value->empty())
            return std::nullopt;
        parameters.add(std::string(expected.substr(2, expected.size() - 3)), std::move(*value));
    }
    if (!pattern.empty() || !path.empty())
        return std::nullopt;
    return parameters;
}

std::optional<std::string> percentDecoded(std::string_view text)
{
    for (std::size_t at = text.find('%'); at != std::string_view::npos; at = text.find('%', at + 1)) {
        const auto byte = decodePercent(text.substr(at, 3));
        if (!byte || static_cast<unsigned char>(byte->front()) < 0x20 || byte->front() == 0x7f)
            return std::nullopt;
    }
    return decodePercent(text);
}

} // namespace tooltray::http
