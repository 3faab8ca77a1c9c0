// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/placeholders.h"

#include "text/unicode/ascii.h"
#include "workspace/definitions/names.h"

#include <algorithm>
#include <array>

namespace tooltray::workspace {

namespace {

struct Found {
    std::size_t begin = std::string_view::npos;
    std::size_t end = std::string_view::npos;
    std::string_view name = {};
};

// The first placeholder from there on.
Found nextPlaceholder(std::string_view text, std::size_t from, bool takesBraces)
{
    for (std::size_t at = text.find('{', from); at != std::string_view::npos; at = text.find('{', at + 1)) {
        const bool isDouble = text.substr(at).starts_with("{{");
        const std::string_view close = isDouble ? "}}" : "}";
        const std::size_t inside = at + close.size();
        const std::size_t end = text.find(close, inside);
        if (end == std::string_view::npos)
            continue;
        const std::string_view name = plainName(text.substr(inside, end - inside));
        const bool isShell = !isDouble && at > from && text[at - 1] == '$';
        const bool isBare = takesBraces && isIdentifier(name);
        if (name.empty() || name.find_first_of("{}\"") != std::string_view::npos
            || !(isDouble || isShell || isBare))
            continue;
        return {at - (isShell ? 1 : 0), end + close.size(), name};
    }
    return {};
}

} // namespace

std::string_view plainName(std::string_view name)
{
    name = trimmed(name);
    if (name.starts_with("_."))
        name.remove_prefix(2);
    return name;
}

std::vector<PlaceholderPart> placeholderParts(std::string_view text)
{
    std::vector<PlaceholderPart> parts;
    std::size_t at = 0;
    while (at < text.size()) {
        const Found found = nextPlaceholder(text, at, true);
        const std::size_t begin = std::min(found.begin, text.size());
        if (begin > at)
            parts.push_back({std::string(text.substr(at, begin - at)), false});
        if (found.name.empty())
            break;
        parts.push_back({std::string(found.name), true});
        at = found.end;
    }
    return parts;
}

bool hasPlaceholders(std::string_view text)
{
    return !nextPlaceholder(text, 0, false).name.empty();
}

std::string onlyPlaceholder(std::string_view text)
{
    text = trimmed(text);
    const Found found = nextPlaceholder(text, 0, false);
    return found.begin == 0 && found.end == text.size() ? std::string(found.name) : std::string();
}

std::size_t endOutside(std::string_view text, std::size_t from, std::string_view characters)
{
    Found next = nextPlaceholder(text, from, true);
    for (std::size_t i = from; i < text.size(); ++i) {
        if (i == next.begin) {
            i = next.end - 1;
            next = nextPlaceholder(text, i + 1, true);
        } else if (characters.find(text[i]) != std::string_view::npos) {
            return i;
        }
    }
    return text.size();
}

std::string quotedPlaceholders(std::string_view json)
{
    std::string out;
    Found next = nextPlaceholder(json, 0, false);
    bool isInText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (i == next.begin) {
            const std::string_view written = json.substr(i, next.end - i);
            out += isInText ? std::string(written) : '"' + std::string(written) + '"';
            i = next.end - 1;
            next = nextPlaceholder(json, i + 1, false);
            continue;
        }
        if (json[i] == '\\' && isInText && i + 1 < json.size())
            out += json[i++];
        else if (json[i] == '"')
            isInText = !isInText;
        out += json[i];
    }
    return out;
}

} // namespace tooltray::workspace
