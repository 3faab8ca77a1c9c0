// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/names.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tooltray::workspace {

namespace {

struct KindWords {
    Template kind;
    Template named;
};

constexpr std::array<KindWords, kObjectKinds> kKindWords{{
    {CORE_TEXT("Core", "settings"), CORE_TEXT("Core", "settings")},
    {CORE_TEXT("Core", "endpoint"), CORE_TEXT("Core", "endpoint \"{name}\"")},
    {CORE_TEXT("Core", "credential"), CORE_TEXT("Core", "credential \"{name}\"")},
    {CORE_TEXT("Core", "client"), CORE_TEXT("Core", "client \"{name}\"")},
    {CORE_TEXT("Core", "tool"), CORE_TEXT("Core", "tool \"{name}\"")},
    {CORE_TEXT("Core", "type"), CORE_TEXT("Core", "type \"{name}\"")},
    {CORE_TEXT("Core", "mapping"), CORE_TEXT("Core", "mapping \"{name}\"")},
    {CORE_TEXT("Core", "prompt"), CORE_TEXT("Core", "prompt \"{name}\"")},
    {CORE_TEXT("Core", "context variable"), CORE_TEXT("Core", "context variable \"{name}\"")},
}};

const KindWords &wordsOf(ObjectKind kind)
{
    return kKindWords[static_cast<std::size_t>(kind)];
}

} // namespace

std::string_view kindName(ObjectKind kind)
{
    return wordsOf(kind).kind.english;
}

Message toString(ObjectKind kind)
{
    return wordsOf(kind).kind;
}

Message toString(const ObjectKey &key)
{
    if (key.name.empty())
        return toString(key.kind);
    return {wordsOf(key.kind).named, {{"name", key.name}}};
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

// Devices of Windows, with any ending: no file there can be called so.
bool isDeviceName(std::string_view name)
{
    static constexpr std::array<std::string_view, 4> plain{"con", "prn", "aux", "nul"};
    const std::string folded = foldedCase(name);
    if (std::ranges::find(plain, folded) != plain.end())
        return true;
    return folded.size() == 4 && (folded.starts_with("com") || folded.starts_with("lpt"))
           && isAsciiDigit(folded[3]);
}

bool isToolName(std::string_view name)
{
    return !name.empty() && isAsciiLower(name.front()) && std::ranges::all_of(name, [](char c) {
        return isAsciiLower(c) || isAsciiDigit(c) || c == '_';
    });
}

bool isDashedName(std::string_view name)
{
    return !name.empty() && (isAsciiLetter(name.front()) || isAsciiDigit(name.front()))
           && std::ranges::all_of(
               name, [](char c) { return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-'; });
}

std::optional<Message> ended(std::optional<Message> flaw)
{
    return flaw ? std::optional(flaw->asSentence()) : std::nullopt;
}

} // namespace

std::optional<Message> nameFlaw(ObjectKind kind, std::string_view name)
{
    if (kind == ObjectKind::Settings) {
        if (name.empty())
            return std::nullopt;
        return CORE_TEXT("Core", "The settings have no name");
    }
    const auto problem = [&](Template english) {
        return Message(english, {{"kind", toString(kind)}, {"name", name}});
    };
    if (name.empty())
        return problem(CORE_TEXT("Core", "The {kind} name is empty"));
    if (name.size() > longestName(kind))
        return Message(
            CORE_TEXT("Core",
                      "The {kind} name \"{name}\" is {size} characters long; at most {most} are allowed"),
            {{"kind", toString(kind)}, {"name", name}, {"size", name.size()}, {"most", longestName(kind)}});
    switch (kind) {
    case ObjectKind::Tool:
    case ObjectKind::Prompt:
        if (!isToolName(name))
            return problem(CORE_TEXT("Core", "The {kind} name \"{name}\" must start with a lowercase letter "
                                             "and contain only lowercase letters, digits and _"));
        break;
    case ObjectKind::Type:
    case ObjectKind::Mapping:
    case ObjectKind::Context:
        if (!isIdentifier(name))
            return problem(CORE_TEXT("Core", "The {kind} name \"{name}\" must start with a letter or _ and "
                                             "contain only letters, digits and _"));
        break;
    case ObjectKind::Settings:
    case ObjectKind::Endpoint:
    case ObjectKind::Credential:
    case ObjectKind::Client:
        if (!isDashedName(name))
            return problem(CORE_TEXT("Core", "The {kind} name \"{name}\" must start with a letter or digit "
                                             "and contain only letters, digits, _ and -"));
        break;
    }
    if (isDeviceName(name))
        return problem(CORE_TEXT("Core", "The {kind} name \"{name}\" is reserved by Windows"));
    return std::nullopt;
}

std::optional<Message> nameProblem(ObjectKind kind, std::string_view name)
{
    return ended(nameFlaw(kind, name));
}

std::size_t longestName(ObjectKind kind)
{
    return kind == ObjectKind::Tool ? kLongestToolName : kLongestName;
}

std::optional<Message> aliasFlaw(std::string_view alias)
{
    if (alias.size() > kLongestAlias)
        return Message(
            CORE_TEXT("Core", "The alias \"{name}\" is {size} characters long; at most {most} are allowed"),
            {{"name", alias}, {"size", alias.size()}, {"most", kLongestAlias}});
    for (std::string_view rest = alias;;) {
        const std::size_t dot = rest.find('.');
        if (!isToolName(rest.substr(0, dot)))
            return Message(CORE_TEXT("Core",
                                     "The alias \"{name}\" must be one or more names joined by dots, each a "
                                     "lowercase letter followed by lowercase letters, digits and _"),
                           {{"name", alias}});
        if (dot == std::string_view::npos)
            return std::nullopt;
        rest.remove_prefix(dot + 1);
    }
}

std::optional<Message> aliasProblem(std::string_view alias)
{
    return ended(aliasFlaw(alias));
}

bool isIdentifier(std::string_view text)
{
    return !text.empty() && (isAsciiLetter(text.front()) || text.front() == '_')
           && std::ranges::all_of(text,
                                  [](char c) { return isAsciiLetter(c) || isAsciiDigit(c) || c == '_'; });
}

std::string foldedContextKey(std::string_view key)
{
    std::string folded = foldedCase(key);
    std::erase(folded, '_');
    return folded;
}

std::string foldedCase(std::string_view name)
{
    return asciiLower(name);
}

} // namespace tooltray::workspace
