// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/wire/headerparameters.h"

#include "text/encoding/encoding.h"
#include "text/framing/httpsyntax.h"
#include "text/unicode/ascii.h"
#include "json/write.h"

#include <algorithm>

namespace tooltray::mcp {

namespace {

constexpr std::string_view kPrefix = "=?base64?";
constexpr std::string_view kSuffix = "?=";

bool isVisible(char c)
{
    return c >= 0x20 && c <= 0x7e;
}

bool looksEncoded(std::string_view value)
{
    return value.size() >= kPrefix.size() + kSuffix.size() && value.starts_with(kPrefix)
           && value.ends_with(kSuffix);
}

} // namespace

std::optional<std::string> readMirrorHeader(std::string_view value)
{
    value = trimmed(value);
    if (!std::ranges::all_of(value, [](char c) { return isVisible(c) || c == '\t'; }))
        return {};
    if (!looksEncoded(value))
        return std::string(value);
    value.remove_prefix(kPrefix.size());
    value.remove_suffix(kSuffix.size());
    return decodeBase64(value);
}

std::string writeMirrorHeader(std::string_view text)
{
    if (std::ranges::all_of(text, isVisible) && !looksEncoded(text) && trimmed(text) == text)
        return std::string(text);
    return std::string(kPrefix) + encodeBase64(text) + std::string(kSuffix);
}

namespace {

void collect(const json::Value &schema, std::vector<std::string> &path, std::vector<HeaderParameter> &found)
{
    for (const json::Member &property : schema["properties"].members()) {
        path.emplace_back(property.name.view());
        const std::string_view header = property.value["x-mcp-header"].toString();
        if (!header.empty())
            found.push_back({std::string(header), path});
        collect(property.value, path, found);
        path.pop_back();
    }
}

const json::Value &at(const json::Value &arguments, std::span<const std::string> path)
{
    const json::Value *value = &arguments;
    for (const std::string &name : path)
        value = &(*value)[name];
    return *value;
}

bool says(const std::string &header, const json::Value &value)
{
    if (value.isBoolean())
        return header == (value.toBool() ? "true" : "false");
    if (!value.isNumber())
        return value.isString() && header == value.toString();
    const auto number = json::Value::number(header); // 42.0 says 42
    return number && *number == value;
}

Failure mismatch(const std::string &header, std::string_view problem)
{
    return {Fault::HeaderMismatch, "The header Mcp-Param-" + header + std::string(problem)};
}

} // namespace

std::vector<HeaderParameter> findHeaderParameters(const json::Value &inputSchema)
{
    std::vector<HeaderParameter> found;
    std::vector<std::string> path;
    collect(inputSchema, path, found);
    return found;
}

std::optional<Failure> checkHeaderParameters(std::span<const HeaderParameter> parameters,
                                             const json::Value &arguments,
                                             std::span<const ParameterHeader> headers)
{
    for (const HeaderParameter &parameter : parameters) {
        const json::Value &value = at(arguments, parameter.path);
        if (value.isNull())
            continue; // then no header is expected
        const auto sent = std::ranges::find_if(headers, [&](const ParameterHeader &header) {
            return equalsIgnoringAsciiCase(header.header, parameter.header);
        });
        if (sent == headers.end())
            return mismatch(parameter.header, " is missing.");
        const auto text = readMirrorHeader(sent->value);
        if (!text || !says(*text, value))
            return mismatch(parameter.header, " and the argument it repeats differ.");
    }
    return {};
}

std::vector<std::pair<std::string, std::string>>
writeHeaderParameters(std::span<const HeaderParameter> parameters, const json::Value &arguments)
{
    std::vector<std::pair<std::string, std::string>> headers;
    for (const HeaderParameter &parameter : parameters) {
        const json::Value &value = at(arguments, parameter.path);
        if (!text::isToken(parameter.header) || value.isNull() || value.isArray() || value.isObject())
            continue;
        headers.emplace_back(parameter.header,
                             value.isString() ? writeMirrorHeader(value.toString()) : json::write(value));
    }
    return headers;
}

} // namespace tooltray::mcp
