// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message/message.h"

#include "http/message/characters.h"
#include "json/value.h"
#include "json/write.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace tooltray::http {

std::optional<std::string_view> HeaderList::value(std::string_view name) const
{
    for (const Header &header : m_headers) {
        if (equalsIgnoringAsciiCase(header.name, name))
            return header.value;
    }
    return std::nullopt;
}

std::size_t HeaderList::count(std::string_view name) const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_headers, [name](const Header &header) { return equalsIgnoringAsciiCase(header.name, name); }));
}

std::optional<Header> parseFieldLine(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return std::nullopt;
    const std::string_view name = line.substr(0, colon);
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (!kToken.containsAll(name) || !kFieldValue.containsAll(value))
        return std::nullopt;
    return Header{asciiLower(name), std::string(value)};
}

Response Response::json(int status, std::string body)
{
    return {status, {{"Content-Type", "application/json"}}, std::move(body)};
}

Response Response::error(const Refusal &refusal)
{
    auto error = json::Value::object({{"code", refusal.code}, {"message", refusal.message}});
    if (!refusal.hint.empty())
        error.set("hint", refusal.hint);
    Response response = json(refusal.status, json::write(json::Value::object({{"error", std::move(error)}})));
    for (const Header &header : refusal.headers)
        response.headers.add(header.name, header.value);
    return response;
}

namespace {

// What RFC 3986 3.2.2 allows in a registered name, without percent-encoding: no name of ours needs it.
constexpr CharacterSet kRegisteredName =
    CharacterSet("-._~!$&'()*+,;=").with('0', '9').with('a', 'z').with('A', 'Z');
constexpr CharacterSet kAddress6 = kHexDigit.with(':', ':').with('.', '.');

} // namespace

std::optional<Authority> parseAuthority(std::string_view text)
{
    std::size_t hostEnd = text.find(':');
    if (text.starts_with('[')) {
        hostEnd = text.find(']');
        if (hostEnd == std::string_view::npos || hostEnd < 3
            || !kAddress6.containsAll(text.substr(1, hostEnd - 1)))
            return std::nullopt;
        ++hostEnd;
    }
    const std::string_view host = text.substr(0, hostEnd);
    std::string_view port = text.substr(host.size());
    if (host.empty() || (!host.starts_with('[') && !kRegisteredName.containsAll(host)))
        return std::nullopt;

    Authority authority{asciiLower(host), std::nullopt};
    if (port.empty())
        return authority;
    port.remove_prefix(1);
    std::uint16_t number = 0;
    const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), number);
    if (text[host.size()] != ':' || error != std::errc() || end != port.data() + port.size())
        return std::nullopt;
    authority.port = number;
    return authority;
}

} // namespace tooltray::http
