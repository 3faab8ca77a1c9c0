// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/endpoints/contexttemplate.h"

#include "base/percent.h"
#include "execution/bind/transform.h"
#include "execution/rest/restpath.h"
#include "workspace/definitions/names.h"

#include <algorithm>
#include <optional>

namespace tooltray::execution {
namespace {

Error missingKey(const std::string &name)
{
    Error error{ErrorKind::Invalid, "context_missing",
                "The endpoint needs the context variable \"" + name + "\", and it has no value.",
                "Set the context variable \"" + name + "\"."};
    error.details = json::Value::object({{"context_key", json::Value(name)}});
    return error;
}

// Else an agent could have the credential of an endpoint sent to wherever it likes.
Error untrustedOrigin(const std::string &name)
{
    Error error{ErrorKind::Denied, "context_untrusted",
                "The context variable \"" + name
                    + "\" decides which host the endpoint is at, and an agent has set it.",
                "Have a person set \"" + name + "\", in the window or in config.yaml."};
    error.details = json::Value::object({{"context_key", json::Value(name)}});
    return error;
}

// Without the value, which may be a secret.
Error unfitForPath(const std::string &name, const std::string &why)
{
    Error error{ErrorKind::Invalid, "context_unfit",
                "The context variable \"" + name + "\" is part of the endpoint's path, and " + why + ".",
                "Set \"" + name + "\" to the one id or name that belongs in this place of the path."};
    error.details = json::Value::object({{"context_key", json::Value(name)}});
    return error;
}

std::optional<std::string> unfitnessForPath(const std::string &text)
{
    if (text.empty())
        return "it is empty";
    if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }))
        return "it has a control character";
    if (climbs(text))
        return "it would lead to another place";
    return std::nullopt;
}

// Where the path, query or fragment begins; a URL that begins with a variable has its origin in there.
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
            if (const auto why = unfitnessForPath(*text))
                return unfitForPath(part.text, *why);
        }
        filled.text += m_of == Of::Url && !part.isInOrigin ? encodePercent(*text) : *text;
        filled.isSecret = filled.isSecret || found->second.isSecret;
    }
    if (m_of == Of::Url && !isPlain()) {
        // What only the values together make, as in /{A}{B} with two dots.
        const std::size_t path = std::min(endOfOrigin(filled.text), filled.text.size());
        const std::size_t end = std::min(filled.text.find_first_of("?#", path), filled.text.size());
        if (climbs(filled.text.substr(path, end - path)))
            return unfitForPath(m_names.back(), "it would lead to another place");
    }
    return filled;
}

} // namespace tooltray::execution
