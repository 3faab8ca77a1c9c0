// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/names.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tooltray::workspace {

std::string_view kindName(ObjectKind kind)
{
    static constexpr std::array<std::string_view, kObjectKinds> names{
        "settings", "endpoint", "credential", "client",          "tool",
        "type",     "mapping",  "prompt",     "context variable"};
    return names[static_cast<std::size_t>(kind)];
}

std::string toString(const ObjectKey &key)
{
    std::string text(kindName(key.kind));
    if (!key.name.empty())
        text.append(" \"").append(key.name).append("\"");
    return text;
}

namespace {

// Takes a number without sign or leading zeros from the front of the text.
bool takeNumber(std::string_view &text, std::uint32_t &number)
{
    if (text.starts_with('0') && text.size() > 1 && text[1] >= '0' && text[1] <= '9')
        return false;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc())
        return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

bool takeDot(std::string_view &text)
{
    if (!text.starts_with('.'))
        return false;
    text.remove_prefix(1);
    return true;
}

} // namespace

std::optional<Version> Version::parse(std::string_view text)
{
    Version version;
    const bool complete = takeNumber(text, version.major) && takeDot(text) && takeNumber(text, version.minor)
                          && takeDot(text) && takeNumber(text, version.patch) && text.empty();
    return complete ? std::optional(version) : std::nullopt;
}

std::string Version::toString() const
{
    return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
}

namespace {

constexpr std::size_t kLongestToolName = 48;
constexpr std::size_t kLongestName = 64;
constexpr std::size_t kLongestAlias = 96;

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isLetter(char c)
{
    return isLower(c) || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string quoted(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

// Devices of Windows, with any ending: no file there can be called so.
bool isDeviceName(std::string_view name)
{
    static constexpr std::array<std::string_view, 4> plain{"con", "prn", "aux", "nul"};
    const std::string folded = foldedCase(name);
    if (std::ranges::find(plain, folded) != plain.end())
        return true;
    return folded.size() == 4 && (folded.starts_with("com") || folded.starts_with("lpt"))
           && isDigit(folded[3]);
}

bool isToolName(std::string_view name)
{
    return !name.empty() && isLower(name.front())
           && std::ranges::all_of(name, [](char c) { return isLower(c) || isDigit(c) || c == '_'; });
}

bool isDashedName(std::string_view name)
{
    return !name.empty() && (isLetter(name.front()) || isDigit(name.front()))
           && std::ranges::all_of(name,
                                  [](char c) { return isLetter(c) || isDigit(c) || c == '_' || c == '-'; });
}

std::string tooLong(std::string_view what, std::string_view name, std::size_t longest)
{
    return std::string(what) + ' ' + quoted(name) + " is " + std::to_string(name.size())
           + " characters long; at most " + std::to_string(longest) + " are allowed.";
}

} // namespace

std::optional<std::string> nameProblem(ObjectKind kind, std::string_view name)
{
    const std::string what = "The " + std::string(kindName(kind)) + " name";
    if (kind == ObjectKind::Settings)
        return name.empty() ? std::nullopt : std::optional<std::string>("The settings have no name.");
    if (name.empty())
        return what + " is empty.";
    if (name.size() > longestName(kind))
        return tooLong(what, name, longestName(kind));
    switch (kind) {
    case ObjectKind::Tool:
    case ObjectKind::Prompt:
        if (!isToolName(name))
            return what + ' ' + quoted(name)
                   + " must start with a lowercase letter and contain only lowercase letters, digits and _.";
        break;
    case ObjectKind::Type:
    case ObjectKind::Mapping:
    case ObjectKind::Context:
        if (!isIdentifier(name))
            return what + ' ' + quoted(name)
                   + " must start with a letter or _ and contain only letters, digits and _.";
        break;
    case ObjectKind::Settings:
    case ObjectKind::Endpoint:
    case ObjectKind::Credential:
    case ObjectKind::Client:
        if (!isDashedName(name))
            return what + ' ' + quoted(name)
                   + " must start with a letter or digit and contain only letters, digits, _ and -.";
        break;
    }
    if (isDeviceName(name))
        return what + ' ' + quoted(name) + " is reserved by Windows.";
    return std::nullopt;
}

std::size_t longestName(ObjectKind kind)
{
    return kind == ObjectKind::Tool ? kLongestToolName : kLongestName;
}

std::optional<std::string> aliasProblem(std::string_view alias)
{
    if (alias.size() > kLongestAlias)
        return tooLong("The alias", alias, kLongestAlias);
    for (std::string_view rest = alias;;) {
        const std::size_t dot = rest.find('.');
        if (!isToolName(rest.substr(0, dot)))
            return "The alias " + quoted(alias)
                   + " must be one or more names joined by dots, each a lowercase letter followed by "
                     "lowercase letters, digits and _.";
        if (dot == std::string_view::npos)
            return std::nullopt;
        rest.remove_prefix(dot + 1);
    }
}

bool isIdentifier(std::string_view text)
{
    return !text.empty() && (isLetter(text.front()) || text.front() == '_')
           && std::ranges::all_of(text, [](char c) { return isLetter(c) || isDigit(c) || c == '_'; });
}

std::string foldedContextKey(std::string_view key)
{
    std::string folded = foldedCase(key);
    std::erase(folded, '_');
    return folded;
}

std::string foldedCase(std::string_view name)
{
    std::string folded(name);
    std::ranges::transform(folded, folded.begin(), lowered);
    return folded;
}

} // namespace tooltray::workspace
