// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message/message.h"

#include "text/framing/httpsyntax.h"
#include "json/value.h"
#include "json/write.h"

#include <charconv>
#include <utility>

namespace tooltray::http {

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
constexpr text::CharacterSet kRegisteredName =
    text::CharacterSet("-._~!$&'()*+,;=").with('0', '9').with('a', 'z').with('A', 'Z');
constexpr text::CharacterSet kAddress6 =
    text::CharacterSet(":.").with('0', '9').with('a', 'f').with('A', 'F');

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
