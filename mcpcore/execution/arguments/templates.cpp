// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/templates.h"

#include "execution/arguments/transform.h"
#include "openapi/request/styles.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/requestrules.h"
#include "json/write.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tooltray::execution {
namespace {

Error badValue(std::string code, const std::string &name, Template message, const std::string &value = {})
{
    Error error{ErrorKind::Invalid,
                std::move(code),
                {message, {{"name", name}, {"value", value}}},
                CORE_TEXT("Core", "Pass a single ID or name.")};
    error.details = json::Value::object({{"placeholder", name}});
    return error;
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < ' ' || c == '\x7f';
}

bool isEscape(std::string_view text)
{
    return text.size() >= 3 && hexDigit(text[1]) && hexDigit(text[2]);
}

void appendLiteral(std::string_view literal, std::string &out)
{
    constexpr std::string_view kMarks = "-._~!$&'()*+,;=:@/?";
    for (std::size_t i = 0; i < literal.size(); ++i) {
        const char c = literal[i];
        const bool isPlain = isAsciiLetter(c) || isAsciiDigit(c) || kMarks.find(c) != std::string_view::npos
                             || (c == '%' && isEscape(literal.substr(i)));
        out += isPlain ? std::string(1, c) : encodePercent(literal.substr(i, 1));
    }
}

Result<std::string> segmentText(const std::string &name, const MaybeValue &value)
{
    const std::optional<std::string> text = scalarText(*value);
    if (!text)
        return badValue("path_value_invalid", name,
                        CORE_TEXT("Core", "\"{name}\" is not a string, number or boolean: {value}."),
                        json::write(*value));
    if (text->empty())
        return badValue("path_value_empty", name, CORE_TEXT("Core", "\"{name}\" is empty."));
    if (std::ranges::any_of(*text, isControl))
        return badValue("path_value_invalid", name, CORE_TEXT("Core", "\"{name}\" has a control character."));
    if (climbs(*text))
        return badValue("path_climbs", name,
                        CORE_TEXT("Core", "\"{name}\" is {value}, which leads to another place."),
                        json::write(json::Value(*text)));
    return *text;
}

Result<std::string> encodedSegment(const std::string &name, const MaybeValue &value)
{
    return segmentText(name, value).transform([](std::string &&text) { return encodePercent(text); });
}

Result<std::string> styledSegment(const std::string &name, const json::Value &value,
                                  const openapi::FieldStyle &style)
{
    const openapi::StyleOptions options =
        openapi::styleOptions(&style, {openapi::Style::Simple, false, openapi::Escaping::Unreserved},
                              openapi::Escaping::ReservedPath);
    std::optional<std::string> text =
        openapi::styledText(style.name.empty() ? name : style.name, value, options);
    if (!text || text->empty())
        return badValue("path_value_empty", name, CORE_TEXT("Core", "\"{name}\" is empty."));
    if (std::ranges::any_of(decodePercentLeniently(*text), isControl))
        return badValue("path_value_invalid", name, CORE_TEXT("Core", "\"{name}\" has a control character."));
    if (climbs(*text))
        return badValue("path_climbs", name,
                        CORE_TEXT("Core", "\"{name}\" is {value}, which leads to another place."),
                        json::write(value));
    return *std::move(text);
}

} // namespace

Result<std::string> filledPath(std::string_view pathTemplate,
                               const std::function<Result<MaybeValue>(const std::string &name)> &valueOf,
                               std::span<const std::string> leftOpen, const openapi::FieldStyles &styles)
{
    std::string path;
    while (!pathTemplate.empty()) {
        const std::size_t open = pathTemplate.find('{');
        const std::size_t close = open == std::string_view::npos ? open : pathTemplate.find('}', open);
        appendLiteral(pathTemplate.substr(0, close == std::string_view::npos ? close : open), path);
        if (close == std::string_view::npos)
            break;
        const std::string name(pathTemplate.substr(open + 1, close - open - 1));
        pathTemplate.remove_prefix(close + 1);
        if (std::ranges::count(leftOpen, name) > 0) {
            path.append("{").append(name).append("}");
            continue;
        }
        const Result<MaybeValue> value = valueOf(name);
        if (!value)
            return value.error();
        if (!*value || (*value)->isNull())
            return badValue("path_value_missing", name,
                            CORE_TEXT("Core", "The path needs \"{name}\", and it has no value."));
        const openapi::FieldStyle *style = openapi::findStyle(styles, "path", name);
        const Result<std::string> text =
            style == nullptr ? encodedSegment(name, *value) : styledSegment(name, **value, *style);
        if (!text)
            return text;
        path += *text;
    }
    // Also what only the values together make, as in /{a}{b} with two dots.
    if (climbs(path.substr(0, path.find('?'))))
        return Error{
            ErrorKind::Invalid,
            "path_climbs",
            {CORE_TEXT("Core", "The path {path} has a segment of dots, which leads to another place."),
             {{"path", path}}},
            CORE_TEXT("Core", "Correct the path of the tool, or the arguments that fill it.")};
    return path;
}

namespace {

Error missingKey(const std::string &name)
{
    Error error{
        ErrorKind::Invalid,
        std::string(kContextMissing),
        {CORE_TEXT("Core", "The endpoint needs the context variable \"{name}\", and it has no value."),
         {{"name", name}}},
        {CORE_TEXT("Core", "Set the context variable \"{name}\"."), {{"name", name}}}};
    error.details = json::Value::object({{"context_key", json::Value(name)}});
    return error;
}

// Else an agent could have the credential of an endpoint sent to wherever it likes.
Error untrustedOrigin(const std::string &name)
{
    Error error{ErrorKind::Denied,
                "context_untrusted",
                {CORE_TEXT("Core", "The host of the endpoint comes from the context "
                                   "variable \"{name}\", which an agent has set."),
                 {{"name", name}}},
                {CORE_TEXT("Core", "Have a person set \"{name}\", in the window or in config.yaml."),
                 {{"name", name}}}};
    error.details = json::Value::object({{"context_key", json::Value(name)}});
    return error;
}

// Without the value, which may be a secret.
Error unfitForPath(const std::string &name, Message why)
{
    Error error{
        ErrorKind::Invalid,
        "context_unfit",
        {CORE_TEXT("Core", "The context variable \"{name}\" is part of the endpoint's path, and {reason}."),
         {{"name", name}, {"reason", std::move(why)}}},
        {CORE_TEXT("Core", "Set \"{name}\" to the one id or name that belongs in this place of the path."),
         {{"name", name}}}};
    error.details = json::Value::object({{"context_key", json::Value(name)}});
    return error;
}

constexpr Template kLeadsElsewhere = CORE_TEXT("Core", "it would lead to another place");

std::optional<Message> unfitnessForPath(const std::string &text)
{
    if (text.empty())
        return CORE_TEXT("Core", "it is empty");
    if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }))
        return CORE_TEXT("Core", "it has a control character");
    if (climbs(text))
        return kLeadsElsewhere;
    return std::nullopt;
}

// The start of the path, query or fragment; a URL that begins with a variable has its origin in there.
std::size_t endOfOrigin(std::string_view url)
{
    const std::size_t scheme = url.find("://");
    return url.find_first_of("/?#", scheme == std::string_view::npos ? 0 : scheme + 3);
}

} // namespace

ContextTemplate::ContextTemplate(std::string_view text, Of of) : m_of(of)
{
    const std::size_t path = of == Of::Url ? endOfOrigin(text) : 0;
    const std::size_t query = text.find_first_of("?#", std::min(path, text.size()));
    std::size_t begin = 0; // of what no part holds yet
    const auto addText = [&](std::size_t end) {
        if (end > begin)
            m_parts.push_back({std::string(text.substr(begin, end - begin))});
    };
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos)
            break;
        const std::string_view name = text.substr(open + 1, close - open - 1);
        if (!workspace::isIdentifier(name))
            continue;
        addText(open);
        m_parts.push_back({std::string(name), true, of == Of::Url && open < path,
                           of == Of::Url && open > path && open < query});
        m_names.emplace_back(name);
        begin = close + 1;
    }
    addText(text.size());
}

Result<ContextTemplate::Filled> ContextTemplate::fill(const ContextValues &values) const
{
    Filled filled;
    for (const Part &part : m_parts) {
        if (!part.isName) {
            filled.text += part.text;
            continue;
        }
        const auto found = values.find(part.text);
        const std::optional<std::string> text =
            found == values.end() ? std::nullopt : scalarText(found->second.value);
        if (!text)
            return missingKey(part.text);
        if (part.isInOrigin && found->second.origin == workspace::Origin::Agent)
            return untrustedOrigin(part.text);
        if (part.isInPath) {
            if (auto why = unfitnessForPath(*text))
                return unfitForPath(part.text, *std::move(why));
        }
        filled.text += m_of == Of::Url && !part.isInOrigin ? encodePercent(*text) : *text;
        filled.isSecret = filled.isSecret || found->second.isSecret;
    }
    if (m_of == Of::Url && !isPlain()) {
        // Values can also climb only together, as in /{A}{B} with two dots.
        const std::size_t path = std::min(endOfOrigin(filled.text), filled.text.size());
        const std::size_t end = std::min(filled.text.find_first_of("?#", path), filled.text.size());
        if (climbs(filled.text.substr(path, end - path)))
            return unfitForPath(m_names.back(), kLeadsElsewhere);
    }
    return filled;
}

} // namespace tooltray::execution
