// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/wire/mirrorheader.h"

#include "base/text/encoding.h"

#include <algorithm>

namespace tooltray::mcp {

namespace {

constexpr std::string_view kPrefix = "=?base64?";
constexpr std::string_view kSuffix = "?=";
constexpr std::string_view kBlanks = " \t";

bool isVisible(char c)
{
    return c >= 0x20 && c <= 0x7e;
}

bool looksEncoded(std::string_view value)
{
    return value.size() >= kPrefix.size() + kSuffix.size() && value.starts_with(kPrefix)
           && value.ends_with(kSuffix);
}

std::string_view trimmed(std::string_view value)
{
    const std::size_t first = value.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return {};
    return value.substr(first, value.find_last_not_of(kBlanks) - first + 1);
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

} // namespace tooltray::mcp
